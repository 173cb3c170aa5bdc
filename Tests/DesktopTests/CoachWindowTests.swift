import Foundation
import TestSupport
import Testing

/// What the coach marks of a real window remember.
@Suite(
  .serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"))
struct CoachWindowTests {
  private let folder: TemporaryFolder
  private let deck: String

  init() throws {
    folder = try TemporaryFolder()
    deck = try folder.file(
      "deck.yaml", "noren: 1\nscreens: {home: {blocks: [{text: Hello}], coach: [{text: Once, once: hello}]}}")
  }

  /// Opens a window for a moment; what it says.
  private func open(_ words: String..., on display: VirtualDisplay) throws -> (output: String, errors: String) {
    let noren = try RunningNoren(
      ["open", deck, "--log", "--scale", "1", "--quit-after", "1s"] + words, environment: display.environment)
    let output = noren.readAll()
    return (output, noren.finish().errors)
  }

  @Test(.timeLimit(.minutes(2)))
  func `a mark comes in the first window and in one that replays, and not in between`() throws {
    let display = try VirtualDisplay()
    let state = folder.path + "/state"

    let first = try open("--state", state, on: display)
    let second = try open("--state", state, on: display)
    let replay = try open("--state", state, "--replay-coach", on: display)

    #expect(first.output.contains("coach mark 1 of 1"))
    #expect(second.output.contains("window: shown") && !second.output.contains("coach mark"))
    #expect(replay.output.contains("coach mark 1 of 1"))
  }

  @Test(.timeLimit(.minutes(2)))
  func `a folder that cannot be written to costs a window one warning`() throws {
    let display = try VirtualDisplay()

    let run = try open("--state", "/dev/null", on: display)

    #expect(run.output.contains("coach mark 1 of 1"))
    #expect(run.errors.components(separatedBy: "coach marks are not remembered").count == 2, "\(run.errors)")
  }
}
