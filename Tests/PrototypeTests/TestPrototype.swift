import AnimationCore
import Components
import Deck
import Geometry
import Gestures
import Notation
import Prototype
import Scene
import Testing

/// A prototype that a test drives by hand, on a window of 400 x 800 points.
struct TestPrototype {
  var prototype: Prototype

  init(
    _ yaml: String, reduceMotion: Bool = false, languages: [String] = [], prefersDark: Bool = false,
    text: any TextMeasuring = FixedWidthText(), size: Size = Size(400, 800), memory: CoachMemory = CoachMemory()
  ) throws {
    let environment = PrototypeEnvironment(
      components: ComponentEnvironment(text: text, reduceMotion: reduceMotion), languages: languages,
      prefersDark: prefersDark, memory: memory)
    prototype = Prototype(deck: try Self.deck(yaml), size: size, environment: environment)
  }

  private static func deck(_ yaml: String) throws -> Deck {
    let result = DeckReader.read(bytes: Array(yaml.utf8), file: "deck.yaml")
    return try #require(result.deck, "\(result.diagnostics.map(\.text))")
  }

  /// Goes on with a changed deck, as a window does when the file is saved.
  mutating func reload(_ yaml: String) throws {
    prototype = prototype.reloaded(try Self.deck(yaml), environment: prototype.environment)
  }

  var time: Seconds { prototype.time }
  var screen: String { prototype.currentScreen }
  var log: [String] { prototype.log.entries.map(\.text) }
  var frame: DisplayList {
    var list = DisplayList()
    prototype.draw(into: &list)
    return list
  }

  func element(_ id: String) -> Element? { prototype.elements.first { $0.id.name == id } }

  mutating func wait(_ duration: Seconds) { prototype.advance(to: time + duration) }

  mutating func send(
    _ phase: PointerSample.Phase, _ point: Point, device: PointerSample.Device = .mouse, id: Int = 0
  ) {
    prototype.handle(.pointer(PointerSample(id: id, device: device, phase: phase, position: point, time: time)))
  }

  mutating func press(_ key: KeyPress.Key, shift: Bool = false) {
    prototype.handle(.key(KeyPress(key, shift: shift, time: time)))
  }

  mutating func tap(_ point: Point) {
    send(.began, point)
    wait(0.05)
    send(.ended, point)
  }

  /// Taps the middle of something that is there.
  mutating func tap(_ id: String) throws { tap(try center(of: id)) }

  /// The middle of something that is there.
  func center(of id: String) throws -> Point { try #require(element(id), "no \(id) on \(screen)").frame.center }

  /// Moves a pointer that is down to another point over a duration, in samples at 120 Hz.
  mutating func move(from start: Point, to end: Point, over duration: Seconds) {
    let begin = time
    let count = max(1, Int((duration * 120).rounded()))
    for sample in 1...count {
      let fraction = Double(sample) / Double(count)
      prototype.advance(to: begin + duration * fraction)
      send(.moved, start.interpolated(to: end, by: fraction))
    }
  }

  /// Drags from one point to another and lets go, after a hold if wanted.
  mutating func drag(from start: Point, to end: Point, over duration: Seconds = 0.2, hold: Seconds = 0) {
    send(.began, start)
    move(from: start, to: end, over: duration)
    if hold > 0 {
      wait(hold)
      send(.moved, end)
    }
    send(.ended, end)
  }

  /// Waits until nothing moves but what goes on for ever.
  mutating func settle(within limit: Seconds = 20) {
    let end = time + limit
    while time < end, prototype.motions.contains(where: { !$0.isEndless }) { wait(1 / 60) }
  }
}

/// Three walkthrough screens in a row, with a transition of one's choice between them.
func walkthroughs(_ transition: String) -> String {
  """
  noren: 1
  screens:
    one:
      walkthrough:
        pages: [{title: One, color: "#0E7C86"}]
        skip: false
        done: {label: Go, go: {screen: two, transition: \(transition)}}
    two:
      walkthrough:
        pages: [{title: Two, color: "#2E6F40"}, {title: Two again, color: "#7B2352"}]
        skip: {label: Go, go: {screen: three, transition: \(transition)}}
        done: {label: Home, go: one}
    three:
      walkthrough:
        pages: [{title: Three, color: "#A4452C"}]
        skip: false
        done: {label: Self, go: three}
  """
}
