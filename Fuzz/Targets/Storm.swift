import Components
import Deck
import Geometry
import Gestures
import Prototype
import Scene

/// Plays bytes as input on a prototype: pointers that fit nothing before them, keys, wheels, sizes, waits.
func storm(_ bytes: [UInt8]) {
  guard let deck = DeckReader.read(bytes: Array(stormDeck.utf8), file: "deck.yaml").deck else {
    preconditionFailure("the deck of the storm has no errors")
  }
  let environment = PrototypeEnvironment(components: ComponentEnvironment(text: FixedWidthText()))
  var storm = Storm(prototype: Prototype(deck: deck, environment: environment), bytes: InputBytes(bytes))
  while !storm.bytes.isEmpty { storm.strike() }
  storm.calm()
}

/// A prototype under a storm.
private struct Storm {
  var prototype: Prototype
  var bytes: InputBytes
  private var list = DisplayList()

  /// Coordinates and lengths beyond what fits a window, as broken drivers report them.
  private static let extremes: [Double] = [0, -1, 1, 8_000, -1e9, 1e9, 1e300, .infinity, .nan]
  /// Waits in seconds: within a frame, a frame, a press, a motion, and an hour of sleep.
  private static let waits: [Double] = [0, 0.001, 1 / 60.0, 0.1, 0.35, 1, 6, 3_600]
  /// How late some drivers report, in seconds.
  private static let delays: [Double] = [0, 0, 0, 0.05]
  /// How long everything but an endless motion takes to come to rest, in seconds.
  private static let rest = 60.0

  init(prototype: Prototype, bytes: InputBytes) {
    self.prototype = prototype
    self.bytes = bytes
  }

  /// Does what the next bytes say.
  mutating func strike() {
    let time = prototype.time
    switch bytes.byte() % 12 {
    case 0, 1: send(bytes.choice([.began, .moved, .ended, .cancelled]), at: point())
    case 2, 3: tap()
    case 4: drag()
    case 5: prototype.handle(.key(KeyPress(bytes.choice(KeyPress.Key.allCases), shift: bytes.byte() > 127, time: time)))
    case 6:
      let delta = Point(bytes.number(in: -300...300), bytes.number(in: -300...300))
      let sample = WheelSample(delta: delta, isPrecise: bytes.byte() > 127, position: point(), time: time)
      prototype.handle(.wheel(sample))
    case 7:
      prototype.handle(.resize(Size(bytes.number(in: 1...1_000), bytes.number(in: 1...1_000)), time: time))
    case 8: send(bytes.choice([.began, .moved, .ended]), at: Point(extreme(), extreme()))
    case 9: prototype.handle(bytes.byte() > 127 ? .focusLost(time: time) : .text("é", time: time))
    case 10: prototype = prototype.reloaded(prototype.deck, environment: prototype.environment)
    default: prototype.advance(to: time + bytes.choice(Self.waits))
    }
    prototype.draw(into: &list)
  }

  /// Lets go of everything, and checks that nothing stays pressed, moves on or lies nowhere.
  mutating func calm() {
    prototype.handle(.focusLost(time: prototype.time))
    prototype.handle(.resize(prototype.deck.device.size, time: prototype.time))
    prototype.advance(to: prototype.time + Self.rest)
    prototype.draw(into: &list)
    precondition(!prototype.isTouched, "no finger stays down after the window has lost it")
    precondition(prototype.elements.allSatisfy { $0.frame.origin.isFinite }, "every element is somewhere")
    precondition(prototype.elements.allSatisfy { $0.state != "pressed" }, "nothing stays pressed")
  }

  private mutating func point() -> Point { Point(bytes.number(in: -20...420), bytes.number(in: -20...880)) }

  private mutating func extreme() -> Double { bytes.choice(Self.extremes) }

  private mutating func send(_ phase: PointerSample.Phase, at position: Point) {
    let time = prototype.time - bytes.choice(Self.delays)
    let id = bytes.byte()
    let sample = PointerSample(
      id: id / 2 % 10, device: id % 2 == 0 ? .mouse : .touch, phase: phase, position: position, time: time)
    prototype.handle(.pointer(sample))
  }

  /// Presses and releases an element that is there.
  private mutating func tap() {
    let elements = prototype.elements
    guard !elements.isEmpty else { return }
    touch(from: bytes.choice(elements).frame.center, by: .zero, over: 0.05)
  }

  private mutating func drag() {
    let start = point()
    let way = Point(bytes.number(in: -400...400), bytes.number(in: -400...400))
    touch(from: start, by: way, over: bytes.number(in: 0.02...0.6))
  }

  /// A finger or mouse that goes down, moves in a few samples, and lifts.
  private mutating func touch(from start: Point, by way: Point, over duration: Double) {
    let device: PointerSample.Device = bytes.byte() > 127 ? .touch : .mouse
    let begin = prototype.time
    let samples = 6
    for index in 0...samples {
      let fraction = Double(index) / Double(samples)
      let phase: PointerSample.Phase = index == 0 ? .began : index == samples ? .ended : .moved
      prototype.advance(to: begin + duration * fraction)
      prototype.handle(
        .pointer(
          PointerSample(device: device, phase: phase, position: start + way * fraction, time: prototype.time)))
    }
  }
}
