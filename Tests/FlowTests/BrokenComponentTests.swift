import Flow
import Stage
import TestSupport
import Testing

/// Noren's own flows notice when a component does not do what it should, and say which.
@Suite struct BrokenComponentTests {
  /// A deck with one thing changed, the flow that must fail on it, and what it must say.
  struct Flaw: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let deck: String
    let text: String
    let change: String
    let flow: String
    let message: String
  }

  @Test(arguments: [
    Flaw(
      testDescription: "a pulse to 1.2", deck: "three-pages.yaml", text: "      pages:",
      change: "      pulse: {from: 1, to: 1.2, duration: 10s}\n      pages:", flow: "pulse.flow.yaml",
      message: "scale of picture-0: expected 1.05, got 1.1"),
    Flaw(
      testDescription: "a press to 0.9", deck: "cards.yaml", text: "scale: 0.95", change: "scale: 0.9",
      flow: "cards.flow.yaml", message: "scale of pushes: expected 0.95, got 0.9"),
    // The next page has the colour that puts the middle where linear light would put it.
    Flaw(
      testDescription: "a footer that is mixed in linear light", deck: "three-pages.yaml", text: "#2E6F40",
      change: "#36704E", flow: "walkthrough-halfway.flow.yaml",
      message: "color of footer: expected #1E7663, got #22766A"),
    Flaw(
      testDescription: "a spotlight one point aside", deck: "spotlight.yaml", text: "x: 100", change: "x: 101",
      flow: "spotlight.flow.yaml", message: "frame of hole-0: expected [94, 194, 92, 52], got [95, 194, 92, 52]"),
  ])
  func `a component that is broken is named`(flaw: Flaw) throws {
    let folder = try copyOfFlows()
    let deck = FileSystem.join(folder.path, "decks/\(flaw.deck)")
    let sound = try String(decoding: FileSystem.read(deck, limit: 1 << 20), as: UTF8.self)
    let broken = sound.replacing(flaw.text, with: flaw.change, maxReplacements: 1)
    try #require(broken != sound)
    try FileSystem.write(Array(broken.utf8), to: deck)

    let outcome = try #require(TestRun().run([FileSystem.join(folder.path, flaw.flow)]).first)

    #expect(outcome.text.contains(flaw.message), "\(outcome.text)")
  }

  private func copyOfFlows() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let flows = FileSystem.join(FileSystem.directory(of: FileSystem.directory(of: #filePath)), "Flows")
    try FileSystem.makeDirectory(FileSystem.join(folder.path, "decks"))
    for place in ["", "decks"] {
      for name in try FileSystem.names(in: FileSystem.join(flows, place)) {
        let file = FileSystem.join(FileSystem.join(flows, place), name)
        if FileSystem.isDirectory(file) { continue }
        let bytes = try FileSystem.read(file, limit: 1 << 20)
        try FileSystem.write(bytes, to: FileSystem.join(FileSystem.join(folder.path, place), name))
      }
    }
    return folder
  }
}
