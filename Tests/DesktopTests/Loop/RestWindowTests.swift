import Foundation
import TestSupport
import Testing

/// A real window that rested answers a press at once.
@Suite(
  .serialized, .enabled(if: VirtualDisplay.isAvailable, "Xvfb and xdotool are not installed; `make deps` brings them"))
struct RestWindowTests {
  /// How long the window rests, in seconds: fifty times what passes for a stall.
  private static let rest = 5.0

  @Test(.timeLimit(.minutes(2)))
  func `a press after a rest is seen in the third frame at the latest, and the report says so`() async throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "deck.yaml",
      """
      noren: 1
      title: Rest
      screens:
        home:
          blocks:
            - button: {id: switch, label: Off, on-label: On, effect: toggle, animation: linear(0.5s)}
      """)
    let display = try VirtualDisplay()
    let noren = try RunningNoren(
      ["open", "deck.yaml", "--log", "--scale", "1", "--record", "rest.flow.yaml", "--stats", "stats.json"],
      environment: display.environment, folder: folder.path)
    try #require(noren.waitForLine(containing: "window: shown") != nil)
    let window = try display.xdotool("search", "--sync", "--onlyvisible", "--name", "Rest")
    // A rest of the machine's own clock is what this is about.
    try await Task.sleep(for: .seconds(Self.rest))
    try display.xdotool("mousemove", "--window", window, "195", "90", "click", "1")
    try #require(noren.waitForLine(containing: "switch") != nil)
    try await Task.sleep(for: .seconds(1))
    noren.send(SIGTERM)
    let (status, errors) = noren.finish()

    let moments = try Self.moments(of: folder.path + "/rest.flow.yaml")
    let press = try #require(moments.firstIndex { $0.words.contains("down") }, "\(errors)")
    let frames = moments[press...].filter { $0.words.first == "frame" }
    let pressTime = moments[press].time
    let stats = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: folder.path + "/stats.json")))
    let latency = (stats as? [String: Any])?["input_to_frame_ms"] as? [String: Any]
    #expect(status == 0, "\(errors)")
    #expect(pressTime > Self.rest - 1)
    #expect(frames.count > 3 && frames.dropFirst(2).first.map { $0.time > pressTime } == true)
    #expect((latency?["max"] as? Double).map { $0 > 0 && $0 < Self.rest * 1000 / 2 } == true, "\(latency ?? [:])")
  }

  /// The moments of a recorded flow: when, and the words after it.
  private static func moments(of path: String) throws -> [(time: Double, words: [Substring])] {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      let words = line.drop { $0 == " " || $0 == "-" }.split(separator: " ")
      guard let time = words.first.flatMap({ Double($0) }) else { return nil }
      return (time, Array(words.dropFirst()))
    }
  }
}
