import AnimationCore
import Components
import Geometry
import Gestures
import Scene

/// A coach tour over a made-up screen, with what it told.
struct CoachStand {
  var tour: CoachTour
  var events: [CoachTour.Event] = []
  var targets: [ElementID: CoachTarget] = [
    "one": CoachTarget(Rect(x: 20, y: 100, width: 350, height: 50)),
    "two": CoachTarget(Rect(x: 20, y: 400, width: 160, height: 48)),
    "three": CoachTarget(Rect(x: 300, y: 700, width: 60, height: 60)),
  ]
  var window = Rect(x: 0, y: 0, width: 390, height: 844)
  private(set) var time: Seconds
  private var arena = GestureArena<ElementID>()
  private var gestures: [GestureEvent<ElementID>] = []

  init(
    _ marks: [CoachMark], seen: Set<String> = [], startingAt start: Int = 0, reduceMotion: Bool = false,
    at time: Seconds = 0, missing: [ElementID] = [], moved: [ElementID: CoachTarget] = [:],
    change: (inout CoachTourContent) -> Void = { _ in }
  ) {
    var content = CoachTourContent(marks)
    change(&content)
    let environment = ComponentEnvironment(text: FixedWidthText(), reduceMotion: reduceMotion)
    self.time = time
    tour = CoachTour(content, seen: seen, startingAt: start, environment: environment, at: time)
    for id in missing { targets[id] = nil }
    targets.merge(moved) { $1 }
    advance(to: time)
  }

  /// A mark at a target.
  static func mark(_ target: ElementID?, _ change: (inout CoachMark) -> Void = { _ in }) -> CoachMark {
    var mark = CoachMark("Some words.", at: target.map { [.element($0)] } ?? [])
    change(&mark)
    return mark
  }

  mutating func advance(to time: Seconds) {
    self.time = time
    arena.advance(to: time, into: &gestures)
    deliver()
    let targets = targets
    tour.advance(to: time, in: window, targets: { targets[$0] }, into: &events)
  }

  /// Runs frame after frame.
  mutating func run(to end: Seconds, rate: Double = 60) {
    let start = time
    var frame = 1.0
    while start + frame / rate < end {
      advance(to: start + frame / rate)
      frame += 1
    }
    advance(to: end)
  }

  mutating func next() {
    tour.next(at: time, into: &events)
    advance(to: time)
  }

  @discardableResult
  mutating func key(_ key: KeyPress.Key, shift: Bool = false) -> Bool {
    let isUsed = tour.handle(KeyPress(key, shift: shift, time: time), into: &events)
    advance(to: time)
    return isUsed
  }

  /// Taps; says whether the tour let the tap pass to what lies below.
  @discardableResult
  mutating func tap(_ point: Point) -> Bool {
    guard let candidates = tour.candidates(at: point, time: time) else { return true }
    for phase in [PointerSample.Phase.began, .ended] {
      arena.handle(PointerSample(phase: phase, position: point, time: time), into: &gestures) { _ in candidates }
    }
    deliver()
    advance(to: time)
    return false
  }

  private mutating func deliver() {
    for gesture in gestures { tour.handle(gesture, into: &events) }
    gestures.removeAll()
  }

  /// Whether a pointer at a point is for what lies below.
  func passes(_ point: Point) -> Bool { tour.candidates(at: point, time: time) == nil }

  func element(_ id: ElementID) -> Element? { tour.elements(at: time).first { $0.id == id } }

  func center(of id: ElementID) -> Point { element(id)?.frame.center ?? .zero }

  /// The marks that were shown, in order.
  var shown: [Int] {
    events.compactMap { if case .shown(let mark, _, _, _) = $0 { mark } else { nil } }
  }

  var endings: [CoachTour.Ending] {
    events.compactMap { if case .ended(let ending, _, _) = $0 { ending } else { nil } }
  }

  var missing: [Int] {
    events.compactMap { if case .missing(let mark, _) = $0 { mark } else { nil } }
  }

  /// The present dim, its strength and its holes included.
  var spotlight: (holes: [RoundedRect], color: Color)? {
    var list = DisplayList(size: window.size)
    tour.draw(into: &list, at: time)
    for item in list.items {
      if case .spotlight(_, let holes, let color) = item.content { return (Array(list.holes[holes]), color) }
    }
    return nil
  }
}

extension Rect {
  /// How far the edges of two rectangles are from one another at most.
  func distance(to other: Rect) -> Double {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
