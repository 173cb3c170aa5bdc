import AnimationCore
import Components
import Geometry
import Gestures
import Scene

/// The overlays over the screens of a prototype, the last one on top.
struct OverlayStack: Sendable {
  private struct Entry: Sendable {
    let serial: Int
    var overlay: any PrototypeOverlay
  }

  private var entries: [Entry] = []
  private var nextSerial = 0
  /// Whether overlays were told that a modal one has come over them.
  private var isCovered = false

  /// Whether something over the screens lets nothing below it be touched.
  var isModal: Bool { entries.contains { $0.overlay.isModal } }

  /// The element that has the keyboard, if one on an overlay has.
  var focusedElement: ElementID? { entries.last?.overlay.focusedElement }

  /// What a press of something on an overlay would do at a time; nothing when it, or the overlay, is not there any more.
  func meaning(of id: ElementID, for serial: Int, at time: Seconds) -> PressMeaning? {
    entries.first { $0.serial == serial }?.overlay.meaning(of: id, at: time)
  }

  /// Which overlay came last, and which mark of a tour shows.
  var arrangement: [Int] { [nextSerial, coachTour?.currentMark ?? -1] }

  /// Puts an overlay on top.
  mutating func append(_ overlay: any PrototypeOverlay, at time: Seconds, into actions: inout [ScreenAction]) {
    if overlay.isModal {
      isCovered = true
      for index in entries.indices { entries[index].overlay.covered(at: time, into: &actions) }
    }
    entries.append(Entry(serial: nextSerial, overlay: overlay))
    nextSerial += 1
  }

  /// Tells every overlay that the screen that it is about goes: one that can fades, the others are dropped.
  mutating func leaveScreen(at time: Seconds, into actions: inout [ScreenAction]) {
    for index in entries.indices { entries[index].overlay.screenLeft(at: time, into: &actions) }
    entries.removeAll { !$0.overlay.isLeaving }
    isCovered = false
  }

  /// The coach tours, those that fade among them.
  var coachOverlays: [CoachOverlay] { entries.compactMap { $0.overlay as? CoachOverlay } }

  /// Whether something modal lies over the others, or did when they were last told.
  var coversOthers: Bool { isCovered }

  /// The coach tour that is not over, if any.
  var coachTour: CoachTour? {
    entries.lazy.compactMap { $0.overlay as? CoachOverlay }.first { !$0.tour.isOver }?.tour
  }

  /// Lets the coach tour that is not over take a command.
  mutating func changeTour(_ change: (inout CoachOverlay) -> Void) {
    for index in entries.indices {
      guard var overlay = entries[index].overlay as? CoachOverlay, !overlay.tour.isOver else { continue }
      change(&overlay)
      entries[index].overlay = overlay
    }
  }

  /// Whether there is none but what fades.
  var isFree: Bool { entries.allSatisfy(\.overlay.isLeaving) }

  /// Whether one waits for the screen to say that a motion has ended.
  var awaitsDemonstration: Bool { entries.contains { $0.overlay.awaitsDemonstration } }

  /// The pictures that must be at hand.
  var mountedPictures: [PictureID] { entries.compactMap(\.overlay.mountedPicture) }

  // MARK: Input

  /// Whether a pointer at a point is for an overlay, so that no screen is asked.
  func covers(_ point: Point, at time: Seconds) -> Bool { entries.contains { $0.overlay.covers(point, at: time) } }

  /// Who would like to own a pointer that goes down at a point, the topmost first; nobody below one that covers it.
  func candidates(at point: Point, time: Seconds) -> [GestureCandidate<PointerTarget>] {
    var found: [GestureCandidate<PointerTarget>] = []
    for entry in entries.reversed() {
      found += entry.overlay.candidates(at: point, time: time).map { $0.map { .overlay(entry.serial, $0) } }
      if entry.overlay.covers(point, at: time) { break }
    }
    return found
  }

  /// Takes a report of the arena.
  mutating func handle(
    _ event: GestureEvent<ElementID>, for serial: Int, into actions: inout [ScreenAction]
  ) {
    guard let index = entries.firstIndex(where: { $0.serial == serial }) else { return }
    entries[index].overlay.handle(event, into: &actions)
    tellUncovered(at: event.time, into: &actions)
  }

  /// Takes a key, the topmost overlay first; says whether it meant anything to one.
  mutating func handle(_ key: KeyPress, over screen: ScreenView, into actions: inout [ScreenAction]) -> Bool {
    defer { tellUncovered(at: key.time, into: &actions) }
    for index in entries.indices.reversed()
    where entries[index].overlay.handle(key, over: screen, into: &actions) { return true }
    return false
  }

  /// Takes a wheel sample, the topmost overlay first; says whether it was for one.
  mutating func handle(_ sample: WheelSample) -> Bool {
    for index in entries.indices.reversed() where entries[index].overlay.handle(sample) { return true }
    return false
  }

  /// Tells the overlays that a pointer goes down on the screen below.
  mutating func screenTouched(at time: Seconds, into actions: inout [ScreenAction]) {
    for index in entries.indices { entries[index].overlay.screenTouched(at: time, into: &actions) }
  }

  /// Tells the overlays that a tap at a point of the window has reached the screen below.
  mutating func screenTapped(at point: Point, time: Seconds, into actions: inout [ScreenAction]) {
    for index in entries.indices { entries[index].overlay.screenTapped(at: point, time: time, into: &actions) }
  }

  /// Tells the overlays that a motion on the screen has ended.
  mutating func demonstrationEnded(completed: Bool, at time: Seconds, into actions: inout [ScreenAction]) {
    for index in entries.indices {
      entries[index].overlay.demonstrationEnded(completed: completed, at: time, into: &actions)
    }
  }

  /// Tells the overlays that nothing modal lies over them any more.
  private mutating func tellUncovered(at time: Seconds, into actions: inout [ScreenAction]) {
    guard isCovered, !isModal else { return }
    isCovered = false
    for index in entries.indices { entries[index].overlay.uncovered(at: time, into: &actions) }
  }

  // MARK: Time

  /// Brings about what is due at or before a time, and drops what has gone.
  mutating func advance(to time: Seconds, over screen: ScreenView, into actions: inout [ScreenAction]) {
    guard !entries.isEmpty else { return }
    for index in entries.indices { entries[index].overlay.advance(to: time, over: screen, into: &actions) }
    entries.removeAll { $0.overlay.isGone(at: time) }
    tellUncovered(at: time, into: &actions)
  }

  /// When something is due that only `advance(to:over:into:)` brings about.
  var nextDeadline: Seconds? {
    entries.reduce(nil) { Seconds.earliest($0, $1.overlay.nextDeadline) }
  }

  /// Lays the overlays out for another window.
  mutating func resize(to size: Size, environment: ComponentEnvironment, at time: Seconds) {
    for index in entries.indices { entries[index].overlay.resize(to: size, environment: environment, at: time) }
  }

  // MARK: What shows

  /// What moves at a time.
  func motions(at time: Seconds) -> [Motion] { entries.flatMap { $0.overlay.motions(at: time) } }

  /// What is on the overlays at a time; one that fades under another is not to be found any more.
  func elements(at time: Seconds) -> [Element] {
    entries.enumerated().flatMap { index, entry in
      entry.overlay.isLeaving && index < entries.count - 1 ? [] : entry.overlay.elements(at: time)
    }
  }

  /// Draws the overlays, the lowest first.
  func draw(into list: inout DisplayList, over screen: ScreenView, at time: Seconds) {
    for entry in entries { entry.overlay.draw(into: &list, over: screen, at: time) }
  }
}
