import Foundation
import TestSupport
import Testing

/// `--state`: where commands remember which coach marks were shown.
@Suite struct StateOptionTests {
  private let folder: TemporaryFolder
  private let deck: String

  init() throws {
    folder = try TemporaryFolder()
    deck = try folder.file(
      "deck.yaml", "noren: 1\nscreens: {home: {blocks: [{text: Hello}], coach: [{text: Once, once: hello}]}}")
  }

  private var state: String { folder.path + "/state" }

  private func run(_ words: String...) throws -> (status: Int32, output: String, errors: String) {
    let noren = try RunningNoren(words, environment: ["XDG_STATE_HOME": folder.path + "/desktop"])
    let output = noren.readAll()
    let (status, errors) = noren.finish()
    return (status, output, errors)
  }

  @Test func `a screen is described as a first visit again and again, and nothing is written`() throws {
    for _ in 0..<2 {
      let run = try run("describe", deck)

      #expect(run.output.contains("bubble coach \"Once\""))
    }
    #expect(folder.names == ["deck.yaml"])
  }

  @Test func `told of a folder, a description is a first visit once`() throws {
    let first = try run("describe", deck, "--state", state)
    let second = try run("describe", deck, "--state", state)

    #expect(first.output.contains("bubble coach \"Once\""))
    #expect(!second.output.contains("coach"))
    #expect(!folder.names.contains("desktop"))
  }

  @Test func `pictures remember where a description does`() throws {
    let captured = try run(
      "capture", deck, "--state", state, "--at", "0.5s", "--scale", "0.25", "--out", folder.path + "/a.png")
    let described = try run("describe", deck, "--state", state)

    #expect(captured.status == 0, "\(captured.errors)")
    #expect(!described.output.contains("coach"))
  }

  @Test func `what is remembered in a folder is shown and forgotten there`() throws {
    _ = try run("describe", deck, "--state", state)

    let shown = try run("state", "show", "--state", state)
    let elsewhere = try run("state", "show")
    let reset = try run("state", "reset", deck, "--state", state)
    let again = try run("describe", deck, "--state", state)

    #expect(shown.output.contains("shown   hello"))
    #expect(elsewhere.output == "nothing is remembered\n")
    #expect(reset.output == "forgot what was shown of \(deck)\n")
    #expect(again.output.contains("bubble coach \"Once\""))
  }

  @Test func `a folder that cannot be written to costs a warning`() throws {
    let run = try run("describe", deck, "--state", "/dev/null")

    #expect(run.status == 0)
    #expect(run.output.contains("bubble coach \"Once\""))
    #expect(run.errors.hasPrefix("noren: warning: coach marks are not remembered: "), "\(run.errors)")
  }
}
