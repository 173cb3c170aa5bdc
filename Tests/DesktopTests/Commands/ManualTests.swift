import Foundation
import TestSupport
import Testing

@testable import noren

/// The help, the manual page and the completions, which are made from one table.
@Suite struct ManualTests {
  @Test func `the manual has every option of every command`() throws {
    let page = try RunningNoren.run(["--manual"]).output
    let sections = page.components(separatedBy: ".SS noren ")

    for spec in CommandTable.commands.map({ $0.spec }) {
      let section = try #require(sections.first { $0.hasPrefix("\(spec.name) ") }, "\(spec.name)")
      for option in spec.options {
        let name = "\\fB" + option.name.replacing("-", with: "\\-") + "\\fR"
        #expect(section.contains(name), "\(spec.name) \(option.name)")
      }
    }
  }

  @Test func `the manual and the overview have what stands in the place of a command`() throws {
    let page = try RunningNoren.run(["--manual"]).output
    let overview = try RunningNoren.run(["--help"]).output

    for option in ProgramOption.allCases {
      #expect(page.contains("\\fB" + option.rawValue.replacing("-", with: "\\-")), "\(option)")
      #expect(overview.contains("  \(option.option.usage) "), "\(option)")
    }
  }

  @Test func `every command has a help with all its options`() throws {
    for spec in CommandTable.commands.map({ $0.spec }) {
      let run = try RunningNoren.run([spec.name, "--help"])

      #expect(run.status == 0)
      #expect(run.output.hasPrefix("Usage: noren \(spec.name)"))
      #expect(spec.options.allSatisfy { run.output.contains($0.usage) })
    }
  }

  @Test func `the overview has every command`() throws {
    let run = try RunningNoren.run(["--help"])

    #expect(run.status == 0)
    #expect(CommandTable.commands.allSatisfy { run.output.contains("  \($0.spec.name) ") })
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions name every command and its options`(_ shell: String) throws {
    let script = try RunningNoren.run(["--completions", shell]).output

    for spec in CommandTable.commands.map({ $0.spec }) {
      #expect(script.contains(spec.name))
      for option in spec.options { #expect(script.contains(option.name.drop { $0 == "-" }), "\(option.name)") }
    }
  }

  @Test func `the shell that is everywhere can read its completions`() throws {
    let folder = try TemporaryFolder()
    let script = try folder.file("noren.bash", try RunningNoren.run(["--completions", "bash"]).output)

    let bash = try ChildProgram("/bin/bash", ["-n", script], environment: [:])

    #expect(bash.wait().end == .status(0))
  }

  @Test func `a mistyped command brings the one that was probably meant`() throws {
    let run = try RunningNoren.run(["chek", "deck.yaml"])

    #expect(run.status == 2)
    #expect(run.errors.contains("did you mean `noren check`?"))
  }

  @Test func `an option that does not exist brings the one that was probably meant`() throws {
    let run = try RunningNoren.run(["check", "deck.yaml", "--strickt"])

    #expect(run.status == 2)
    #expect(run.errors.contains("--strict"))
  }
}
