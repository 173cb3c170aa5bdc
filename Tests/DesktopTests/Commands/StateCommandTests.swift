import Foundation
import TestSupport
import Testing

/// `noren state`, with a state folder of its own.
@Suite struct StateCommandTests {
  private let folder: TemporaryFolder
  private let deck: String

  init() throws {
    folder = try TemporaryFolder()
    deck = try folder.file("deck.yaml", "noren: 1")
  }

  /// Writes what a run remembered of a deck.
  private func remember(_ lines: String, as name: String = "deck.yaml-1.state", deck: String) throws {
    try folder.file("noren/\(name)", "noren-state 1\ndeck \(deck)\n\(lines)\n")
  }

  private func run(_ words: String...) throws -> (status: Int32, output: String, errors: String) {
    try RunningNoren.run(["state"] + words, environment: ["XDG_STATE_HOME": folder.path])
  }

  @Test func `nothing is remembered before anything was shown`() throws {
    let run = try run("show")

    #expect(run.status == 0)
    #expect(run.output == "nothing is remembered\n")
    #expect(folder.names == ["deck.yaml"])
  }

  @Test func `what is remembered of every deck is shown`() throws {
    try remember("seen swipe\nresume home 2", deck: "/decks/one.yaml")
    try remember("seen tap", as: "other-2.state", deck: "/decks/two.yaml")

    let run = try run("show")

    #expect(
      run.output == """
        /decks/one.yaml
          shown   swipe
          left    home, at mark 3
        /decks/two.yaml
          shown   tap

        """)
  }

  @Test func `a damaged file costs a warning, and the others are shown`() throws {
    try folder.file("noren/broken-3.state", "\u{0}\u{1}")
    try remember("seen tap", deck: "/decks/two.yaml")

    let run = try run("show")

    #expect(run.status == 0)
    #expect(run.output.contains("shown   tap"))
    #expect(run.errors.hasPrefix("noren: warning: "))
  }

  @Test func `a reset without a deck forgets everything, damaged files too`() throws {
    try folder.file("noren/broken-3.state", "what")
    try remember("seen tap", deck: "/decks/two.yaml")

    let reset = try run("reset")

    #expect(reset.output == "forgot what was shown of 2 decks\n")
    #expect(try run("show").output == "nothing is remembered\n")
  }

  @Test func `a deck of which nothing is known is said to be so`() throws {
    try remember("seen tap", deck: "/decks/two.yaml")

    let reset = try run("reset", deck)

    #expect(reset.status == 0)
    #expect(reset.output == "nothing was remembered of \(deck)\n")
    #expect(try run("show").output.contains("two.yaml"))
  }

  @Test func `another word than show or reset is usage`() throws {
    let run = try run("forget")

    #expect(run.status == 2)
    #expect(run.errors.contains("show or reset"))
  }
}
