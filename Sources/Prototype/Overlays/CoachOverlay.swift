import AnimationCore
import Components
import Geometry
import Gestures
import Scene

/// A coach tour over the screens of a prototype.
struct CoachOverlay: PrototypeOverlay {
  private(set) var tour: CoachTour
  /// The opening of a screen that it is about.
  private let serial: Int
  private var window: Rect
  private var events: [CoachTour.Event] = []
  /// The mark that showed when a pointer went down on the screen: a tap through its hole is not one through the next.
  private var touchedMark: Int?

  init(_ tour: CoachTour, over serial: Int, size: Size) {
    self.tour = tour
    self.serial = serial
    window = Rect(origin: .zero, size: size)
  }

  // MARK: What shows

  var isModal: Bool { false }
  var isLeaving: Bool { tour.isOver }
  var awaitsDemonstration: Bool { tour.awaitsDemonstration }
  var focusedElement: ElementID? { tour.focusedElement }
  var nextDeadline: Seconds? { tour.nextDeadline }
  func isGone(at time: Seconds) -> Bool { tour.isGone(at: time) }

  func covers(_ point: Point, at time: Seconds) -> Bool { tour.candidates(at: point, time: time) != nil }

  func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ElementID>] {
    tour.candidates(at: point, time: time) ?? []
  }

  func meaning(of id: ElementID, at time: Seconds) -> PressMeaning? { tour.meaning(of: id, at: time) }

  func motions(at time: Seconds) -> [Motion] { tour.motions(at: time) }
  func elements(at time: Seconds) -> [Element] { tour.elements(at: time) }
  var mountedPicture: PictureID? { tour.mountedPicture }
  func draw(into list: inout DisplayList, over screen: ScreenView, at time: Seconds) {
    tour.draw(into: &list, at: time)
  }

  // MARK: What happens

  mutating func handle(_ event: GestureEvent<ElementID>, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.handle(event, into: &$1) }
  }

  mutating func handle(_ key: KeyPress, over screen: ScreenView, into actions: inout [ScreenAction]) -> Bool {
    let below = screen.focus(backward: key.shift)
    return change(into: &actions) { $0.handle(key, below: below, into: &$1) }
  }

  mutating func handle(_ sample: WheelSample) -> Bool { tour.handle(sample) }

  mutating func advance(to time: Seconds, over screen: ScreenView, into actions: inout [ScreenAction]) {
    let window = window
    change(into: &actions) { tour, events in
      tour.advance(
        to: time, in: window, isTouched: screen.isTouched, isTaken: { screen.isPressable(at: $0, time: time) },
        targets: { screen.coachTarget($0, at: time) }, into: &events)
    }
  }

  mutating func resize(to size: Size, environment: ComponentEnvironment, at time: Seconds) {
    window = Rect(origin: .zero, size: size)
  }

  mutating func screenTouched(at time: Seconds, into actions: inout [ScreenAction]) {
    touchedMark = tour.currentMark
    change(into: &actions) { $0.screenTouched(at: time, into: &$1) }
  }

  mutating func screenTapped(at point: Point, time: Seconds, into actions: inout [ScreenAction]) {
    guard touchedMark == tour.currentMark else { return }
    change(into: &actions) { tour, events in
      if tour.isOnHole(point, at: time) { tour.targetTapped(at: time, into: &events) }
    }
  }

  mutating func demonstrationEnded(completed: Bool, at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.demonstrationEnded(completed: completed, at: time, into: &$1) }
  }

  mutating func stopDemonstration(at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.stopDemonstration(at: time, into: &$1) }
  }

  mutating func covered(at time: Seconds, into actions: inout [ScreenAction]) { pause(at: time, into: &actions) }
  mutating func uncovered(at time: Seconds, into actions: inout [ScreenAction]) { resume(at: time, into: &actions) }

  /// Lets the tour stand still, out of the way.
  mutating func pause(hidesDim: Bool = true, at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.pause(hidesDim: hidesDim, at: time, into: &$1) }
  }

  /// Lets the tour go on.
  mutating func resume(at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.resume(at: time, into: &$1) }
  }

  /// Goes on in the place of the overlay of an older deck; see ``CoachTour/resume(_:marks:at:into:)``.
  mutating func resume(
    _ other: CoachOverlay, marks origins: [Int?], at time: Seconds, into actions: inout [ScreenAction]
  ) {
    change(into: &actions) { $0.resume(other.tour, marks: origins, at: time, into: &$1) }
  }

  /// Goes to a mark.
  mutating func go(to mark: Int, at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.go(to: mark, at: time, into: &$1) }
  }

  mutating func screenLeft(at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.end(.left, at: time, into: &$1) }
  }

  /// Lets the tour take something in, and turns what it tells into actions.
  private mutating func change<Result>(
    into actions: inout [ScreenAction], _ body: (inout CoachTour, inout [CoachTour.Event]) -> Result
  ) -> Result {
    events.removeAll(keepingCapacity: true)
    let result = body(&tour, &events)
    for event in events {
      if let logged = event.logged(of: tour.content.marks) { actions.append(.log(logged.text, at: logged.time)) }
      for request in event.requests { actions.append(.coach(request, serial: serial)) }
    }
    return result
  }
}

extension CoachTour.Event {
  /// What the prototype is asked for.
  fileprivate var requests: [CoachRequest] {
    switch self {
    case .shown(let mark, _, _, _): [.cameTo(mark: mark)]
    case .remember(let name, _): [.remember(name)]
    case .reveal(let id, let time): [.reveal(id, at: time)]
    case .focus(let id, let time): [.focus(id, at: time)]
    case .demonstrate(let motion, let id, _, let time): [.demonstrate(motion, on: id, at: time)]
    case .press(let id, let isDown, let time): [.press(id, isDown: isDown, at: time)]
    case .stopDemonstration(let time): [.stopDemonstration(at: time)]
    case .ended(let ending, let mark, _): [.ended(ending, mark: mark)]
    case .began, .missing, .waiting, .demonstrated, .noArrow, .vetoed, .paused, .resumed: []
    }
  }

  /// The words that the log uses, and when it happened; nothing for what is not for the log.
  fileprivate func logged(of marks: [CoachMark]) -> (text: String, time: Seconds)? {
    switch self {
    case .began(let time): ("tour began", time)
    case .shown(_, let number, let count, let time): ("coach mark \(number) of \(count)", time)
    case .missing(let mark, let time): ("coach mark left out: target \(mark + 1) is not there", time)
    case .waiting(let mark, let time): ("coach mark waits: target \(mark + 1) is not there yet", time)
    case .noArrow(_, let omission, let time): ("coach mark without an arrow: \(omission.rawValue)", time)
    case .demonstrate(let motion, _, let mark, let time):
      ("demonstrating \(motion.rawValue)\(marks[mark].targets.first?.id.map { " on \($0)" } ?? "")", time)
    case .demonstrated(let completed, let time):
      (completed ? "demonstration ended" : "demonstration interrupted", time)
    case .vetoed(_, let time): ("tour change refused", time)
    case .paused(let time): ("tour paused", time)
    case .resumed(let time): ("tour resumed", time)
    case .ended(let ending, _, let time): ("tour ended: \(ending.rawValue)", time)
    case .remember, .reveal, .focus, .press, .stopDemonstration: nil
    }
  }
}
