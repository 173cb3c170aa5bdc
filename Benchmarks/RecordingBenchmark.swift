import CAllocationCount
import Components
import Deck
import Geometry
import Gestures
import Prototype
import Raster
import Scene
import Stage

/// What recording costs a frame: counted against the same frames without it.
enum RecordingBenchmark {
  /// Long enough that the recording is full and its storage is used again, at 60 frames a second.
  private static let warmUpFrames = 2_405
  /// Frames between two snapshots.
  private static let measuredFrames = 40

  static func run(_ report: inout Report) throws {
    let plain = try allocations(recording: false)
    let recorded = try allocations(recording: true)
    report.require(
      "recording of \(measuredFrames) dragged frames: allocations", Double(recorded) - Double(plain), atMost: 0,
      text: "\(recorded) allocations, \(plain) without a recording")
  }

  /// How much memory frames ask for while a finger drags a page to and fro.
  private static func allocations(recording: Bool) throws -> UInt64 {
    let result = DeckReader.read(bytes: Array(deck.utf8), file: "deck.yaml")
    guard let deck = result.deck else { throw BadDeck() }
    let environment = PrototypeEnvironment(components: ComponentEnvironment(text: FixedWidthText()))
    let sources = NothingToDraw()
    let stage = Stage(Prototype(deck: deck, environment: environment), pictures: sources, text: sources)
    if recording { stage.startRecording() }
    stage.handle(.pointer(PointerSample(phase: .began, position: Point(100, 200), time: 0)))
    var before = callocation_count()
    for frame in 1...(warmUpFrames + measuredFrames) {
      let time = Double(frame) / 60
      let x = 100 + Double(frame % 80) - 40
      stage.handle(.pointer(PointerSample(phase: .moved, position: Point(x, 200), time: time)))
      stage.advance(to: time)
      if frame == warmUpFrames { before = callocation_count() }
    }
    return callocation_count() - before
  }

  private struct BadDeck: Error {}

  private static let deck = """
    noren: 1
    device: {width: 200, height: 400}
    screens:
      welcome:
        walkthrough:
          pages: [{title: One, color: "#0E7C86"}, {title: Two, color: "#2E6F40"}]
    """

  /// Neither pictures nor text.
  private final class NothingToDraw: PictureSource, TextSource {
    func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? { nil }
    func placeholder(for id: PictureID) -> Color { .white }
    func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? { nil }
  }
}
