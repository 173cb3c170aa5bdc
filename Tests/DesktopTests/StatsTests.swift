import Foundation
import TestSupport
import Testing

/// What `noren open --stats` leaves behind, on a real X server.
@Suite(.serialized) struct StatsTests {
  private static let deck = RunningNoren.root.appending(path: "resources/demo/deck.yaml").path

  @Test(
    .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"),
    .timeLimit(.minutes(2)))
  func `a window that is told to end writes what its frames took`() throws {
    let display = try VirtualDisplay()
    let folder = try TemporaryFolder()
    let file = "\(folder.path)/out.json"
    let noren = try RunningNoren(
      ["open", Self.deck, "--stats", file, "--log", "--scale", "1"], environment: display.environment)
    try #require(noren.waitForLine(containing: "window: shown") != nil)
    let window = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "Noren")
    try display.xdotool("key", "--window", window, "Right")
    try #require(noren.waitForLine(containing: "page settled on 1") != nil)

    noren.send(SIGTERM)
    let (status, errors) = noren.finish()

    let text = try String(contentsOfFile: file, encoding: .utf8)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let wakes = try #require(report["wakes"] as? [String: Int])
    let startup = try #require(report["startup_ms"] as? [String: Double])
    #expect(status == 0, "\(errors)")
    #expect((report["warmup_frames"] as? Int).map { $0 > 0 } == true)
    #expect(["detected", "assumed"].contains(report["fps_from"] as? String))
    #expect(wakes["frame", default: 0] > 0)
    #expect(["launch", "deck", "setup", "window", "first_frame", "total"].allSatisfy { startup[$0, default: -1] >= 0 })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.json"])
  }

  @Test(
    .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"),
    .timeLimit(.minutes(1)))
  func `a report that cannot be written is said before the window opens`() throws {
    let display = try VirtualDisplay()

    let noren = try RunningNoren(
      ["open", Self.deck, "--stats", "/nowhere/out.json"], environment: display.environment)
    let (status, errors) = noren.finish()

    #expect(status == 2)
    #expect(errors == "noren: /nowhere: no such file or directory\n")
  }
}
