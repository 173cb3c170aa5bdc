import AnimationCore
import Components
import Geometry
import Gestures
import Scene

/// What lies over the screens of a prototype: it is asked first for every pointer and every key.
///
/// An overlay sees the screen below it as it is at each moment, so that it can follow what moves there, and asks for
/// what it wants done by actions, as a screen does.
protocol PrototypeOverlay: Sendable {
  /// Whether nothing below it can be touched.
  var isModal: Bool { get }
  /// The element that has the keyboard, if any.
  var focusedElement: ElementID? { get }
  /// When something is due that only `advance(to:over:into:)` brings about.
  var nextDeadline: Seconds? { get }
  /// Whether it is on its way out, so that nothing about it matters but how it looks.
  var isLeaving: Bool { get }
  /// Whether it waits for the screen to say that a motion has ended.
  var awaitsDemonstration: Bool { get }
  /// The picture that must be at hand for it, if any.
  var mountedPicture: PictureID? { get }

  /// Whether it has gone and can be dropped.
  func isGone(at time: Seconds) -> Bool
  /// Whether a pointer at a point of the window is its own, so that nothing below it is asked.
  func covers(_ point: Point, at time: Seconds) -> Bool
  /// Who would like to own a pointer that goes down at a point of the window, the first by rank first.
  func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ElementID>]
  /// What a press of something on it would do at a time; nothing when it cannot be pressed then.
  func meaning(of id: ElementID, at time: Seconds) -> PressMeaning?
  /// What moves at a time.
  func motions(at time: Seconds) -> [Motion]
  /// What is on it at a time, in reading order.
  func elements(at time: Seconds) -> [Element]
  /// Draws it over the screens.
  func draw(into list: inout DisplayList, over screen: ScreenView, at time: Seconds)

  /// Takes a report of the arena to one of its candidates.
  mutating func handle(_ event: GestureEvent<ElementID>, into actions: inout [ScreenAction])
  /// Takes a key; says whether it meant anything here.
  mutating func handle(_ key: KeyPress, over screen: ScreenView, into actions: inout [ScreenAction]) -> Bool
  /// Takes a wheel sample; says whether it was for the overlay and not for what lies below.
  mutating func handle(_ sample: WheelSample) -> Bool
  /// Tells it that a pointer goes down on the screen below.
  mutating func screenTouched(at time: Seconds, into actions: inout [ScreenAction])
  /// Tells it that a tap at a point of the window has reached the screen below.
  mutating func screenTapped(at point: Point, time: Seconds, into actions: inout [ScreenAction])
  /// Tells it that a motion that it asked for has ended.
  mutating func demonstrationEnded(completed: Bool, at time: Seconds, into actions: inout [ScreenAction])
  /// Tells it that something has come over it that lets nothing below be touched.
  mutating func covered(at time: Seconds, into actions: inout [ScreenAction])
  /// Tells it that that has gone.
  mutating func uncovered(at time: Seconds, into actions: inout [ScreenAction])
  /// Tells it that the screen that it is about goes.
  mutating func screenLeft(at time: Seconds, into actions: inout [ScreenAction])
  /// Brings about what is due at or before a time.
  mutating func advance(to time: Seconds, over screen: ScreenView, into actions: inout [ScreenAction])
  /// Lays it out for another window.
  mutating func resize(to size: Size, environment: ComponentEnvironment, at time: Seconds)
}

extension PrototypeOverlay {
  var isLeaving: Bool { false }
  var awaitsDemonstration: Bool { false }
  var mountedPicture: PictureID? { nil }
  func covers(_ point: Point, at time: Seconds) -> Bool { isModal }
  mutating func handle(_ sample: WheelSample) -> Bool { covers(sample.position, at: sample.time) }
  mutating func screenTouched(at time: Seconds, into actions: inout [ScreenAction]) {}
  mutating func screenTapped(at point: Point, time: Seconds, into actions: inout [ScreenAction]) {}
  mutating func demonstrationEnded(completed: Bool, at time: Seconds, into actions: inout [ScreenAction]) {}
  mutating func covered(at time: Seconds, into actions: inout [ScreenAction]) {}
  mutating func uncovered(at time: Seconds, into actions: inout [ScreenAction]) {}
  mutating func screenLeft(at time: Seconds, into actions: inout [ScreenAction]) {}
}

/// The current screen as it stands on the window, for what lies over it.
struct ScreenView {
  let screen: any PrototypeScreen
  /// Where the screen's corner is on the window.
  let origin: Point
  /// Whether a pointer that is down is for it.
  var isTouched = false

  /// Something on the screen by its name, where it is on the window at a time; nothing when it is not there.
  func element(_ id: ElementID, at time: Seconds) -> Element? {
    screen.element(id, at: time)?.offsetBy(origin)
  }

  /// What the keyboard can reach on the screen.
  func focus(backward: Bool) -> CoachFocusBelow { screen.focus(backward: backward) }

  /// Whether something on the screen that can be pressed lies at a point of the window.
  func isPressable(at point: Point, time: Seconds) -> Bool {
    screen.candidates(at: point - origin, time: time).contains { candidate in
      if case .press = candidate.recognizer { true } else { false }
    }
  }

  /// What a coach mark can see of something on the screen, where it is on the window at a time.
  func coachTarget(_ id: ElementID, at time: Seconds) -> CoachTarget? {
    guard var target = screen.coachTarget(id, at: time) else { return nil }
    target.frame = target.frame.offsetBy(x: origin.x, y: origin.y)
    target.visibleFrame = target.visibleFrame.offsetBy(x: origin.x, y: origin.y)
    return target
  }
}
