import Foundation
import TestSupport
import Testing

@testable import noren

/// What the shells offer, from the same table as the help.
@Suite struct CompletionTests {
  private let folder: TemporaryFolder
  private let script: String

  init() throws {
    folder = try TemporaryFolder()
    script = try folder.file("completions/noren.bash", try RunningNoren.run(["--completions", "bash"]).output)
  }

  /// What bash offers after some words, of which the last is being typed; one a line.
  private func offered(_ words: [String]) throws -> [String] {
    let call = #"""
      . "$1"; shift
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _noren noren "${!#}" ""
      if [ ${#COMPREPLY[@]} -gt 0 ]; then printf '%s\n' "${COMPREPLY[@]}"; fi
      """#
    let bash = try ChildProgram(
      "/bin/bash", ["-c", call, "bash", script, "noren"] + words, environment: ["PATH": "/usr/bin:/bin"],
      folder: folder.path)
    return bash.wait().output.split(separator: "\n").map(String.init)
  }

  @Test(arguments: ["", "my", "my\\ to", "\"my to", "'my to"])
  func `a name with spaces is offered in one piece`(_ typed: String) throws {
    try folder.file("my tour.yaml", "")

    #expect(try offered(["check", typed]).contains("my tour.yaml"))
  }

  @Test func `a name with a star is no pattern`() throws {
    try folder.file("a*.yaml", "")
    try folder.file("ab.yaml", "")

    #expect(try offered(["check", "a\\*"]) == ["a*.yaml"])
  }

  @Test func `every option is offered after its command`() throws {
    for spec in CommandTable.commands.map({ $0.spec }) {
      #expect(Set(spec.options.map(\.name)).isSubset(of: try offered([spec.name, "--"])), "\(spec.name)")
    }
  }

  @Test func `what stands in the place of a command is offered first, and its words after it`() throws {
    #expect(try offered(["--"]) == ProgramOption.allCases.map(\.rawValue))
    #expect(try offered(["--schema", ""]).starts(with: ["deck", "flow"]))
  }

  @Test(arguments: ["zsh", "fish"])
  func `the other shells know what stands in the place of a command`(_ shell: String) throws {
    let script = try RunningNoren.run(["--completions", shell]).output

    for option in ProgramOption.allCases { #expect(script.contains(option.rawValue.dropFirst(2)), "\(option)") }
  }
}
