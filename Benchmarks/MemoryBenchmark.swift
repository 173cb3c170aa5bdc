import CAllocationCount
import Geometry
import Stage

/// Whether the memory in use stays as it is while frames go by.
enum MemoryBenchmark {
  /// Frames until every cache has what it keeps: twenty runs of the finger to and fro.
  private static let warmUpFrames = 2_400
  /// Frames that may not add to what is in use.
  private static let measuredFrames = 10_000
  /// What may be added all the same, in bytes.
  ///
  /// The log notes some three hundred events of about a hundred bytes; the smallest object that each frame forgot would
  /// take 32 bytes, 320,000 in all.
  private static let allowance = 131_072.0

  static func run(_ report: inout Report, folder: String) throws {
    let setup = try StageSetup()
    let decks: [(String, String, Finger)] = [
      ("walkthrough-scene", "dragged", .dragging(from: Point(330, 300), to: Point(60, 300))),
      ("lesson-scene", "scrolled", .dragging(from: Point(195, 760), to: Point(195, 460))),
      ("lesson-scene", "tapped", .tapping(Point(195, 329))),
    ]
    for (name, deed, finger) in decks {
      let deck = try FrameBenchmark.deck("\(folder)/\(name)/deck.yaml")
      let growth = growth(StageRunner(name, deck: deck, setup: setup, scale: 1, threads: 1, finger: finger))
      report.require(
        "\(name), \(deed): growth over \(measuredFrames) frames", growth, atMost: allowance,
        text: "\(BenchmarkResult.text(growth)) bytes more in use after \(measuredFrames) frames, at most "
          + BenchmarkResult.text(allowance))
    }
  }

  /// How many bytes more are in use after the frames than before.
  private static func growth(_ runner: StageRunner) -> Double {
    for frame in 0..<warmUpFrames { _ = runner.drawFrame(frame) }
    let before = callocation_bytes_in_use()
    for frame in warmUpFrames..<(warmUpFrames + measuredFrames) { _ = runner.drawFrame(frame) }
    return Double(callocation_bytes_in_use()) - Double(before)
  }
}
