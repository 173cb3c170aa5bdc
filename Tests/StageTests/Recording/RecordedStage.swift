import Components
import Deck
import Geometry
import Gestures
import Prototype
import Raster
import Scene
import TestSupport

@testable import Stage

/// Draws no pictures and no text, so that tests need neither files nor fonts.
final class NoSources: PictureSource, TextSource {
  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? { nil }
  func placeholder(for id: PictureID) -> Color { .white }
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? { nil }
}

/// A stage that records while a random hand plays with it at ragged frame times.
struct RecordedStage {
  static let deckText = """
    noren: 1
    device: {width: 200, height: 400}
    screens:
      welcome:
        walkthrough:
          pages:
            - {title: Sail, body: One, color: "#0E7C86"}
            - {title: Walk, body: Two, color: "#2E6F40"}
            - {title: Rest, body: Three, color: "#A4452C"}
          done: {label: Start, go: home}
      home:
        blocks:
          - list: {id: fruits, rows: [apple, banana, cherry], swipe: [{label: Remove, role: destructive}], reorder: true}
          - button: {label: Like, effect: bubble, count: 9}
          - button: {label: Back, go: welcome}
    """

  static func makePrototype(_ text: String = deckText) -> Prototype? {
    let deck = DeckReader.read(bytes: Array(text.utf8), file: "deck.yaml").deck
    let environment = PrototypeEnvironment(components: ComponentEnvironment(text: FixedWidthText()))
    return deck.map { Prototype(deck: $0, environment: environment) }
  }

  let stage: Stage
  private(set) var lists: [DisplayList] = []
  private(set) var times: [Double] = []
  private var random: SeededGenerator
  private var time = 0.0
  private var finger: Point?

  init(seed: UInt64) throws {
    let sources = NoSources()
    guard let prototype = Self.makePrototype() else { throw FileError(path: "deck.yaml", reason: "is wrong") }
    stage = Stage(prototype, pictures: sources, text: sources)
    random = SeededGenerator(seed: seed)
    stage.startRecording()
  }

  /// Plays on for so many seconds.
  mutating func play(for duration: Double) {
    let end = time + duration
    while time < end {
      let step = Double.random(in: 0.002...0.034, using: &random)
      let input = time + Double.random(in: 0...step, using: &random)
      time += step
      touch(at: input)
      stage.advance(to: time)
      var list = DisplayList()
      stage.prototype.draw(into: &list)
      lists.append(list)
      times.append(time)
    }
  }

  /// Moves the finger on, or puts it down, lifts it, presses a key or turns the wheel.
  private mutating func touch(at time: Double) {
    let dice = Int.random(in: 0..<100, using: &random)
    if let point = finger {
      let phase: PointerSample.Phase = dice < 6 ? .ended : dice == 6 ? .cancelled : .moved
      let next = phase == .moved ? point + Point(.random(in: -18...12, using: &random), 1) : point
      finger = phase == .moved ? next : nil
      return stage.handle(.pointer(PointerSample(phase: phase, position: next, time: time)))
    }
    switch dice {
    case 0..<12:
      let point = Point(.random(in: 0...200, using: &random), .random(in: 0...400, using: &random))
      finger = point
      stage.handle(.pointer(PointerSample(phase: .began, position: point, time: time)))
    case 12: stage.handle(.key(KeyPress(.right, time: time)))
    case 13: stage.handle(.key(KeyPress(.enter, time: time)))
    case 14: stage.handle(.wheel(WheelSample(delta: Point(0, 60), isPrecise: false, position: Point(9, 9), time: time)))
    case 15: stage.handle(.focusLost(time: time))
    case 16: stage.handle(.resize(Size(.random(in: 180...260, using: &random), 400), time: time))
    default: break
    }
  }
}
