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

  /// Whether it has gone and can be dropped.
  func isGone(at time: Seconds) -> Bool
  /// Who would like to own a pointer that goes down at a point of the window, the first by rank first.
  func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ElementID>]
  /// What moves at a time.
  func motions(at time: Seconds) -> [Motion]
  /// What is on it at a time, in reading order.
  func elements(at time: Seconds) -> [Element]
  /// Draws it over the screens.
  func draw(into list: inout DisplayList, over screen: ScreenView, at time: Seconds)

  /// Takes a report of the arena to one of its candidates.
  mutating func handle(_ event: GestureEvent<ElementID>, into actions: inout [ScreenAction])
  /// Takes a key; says whether it meant anything here.
  mutating func handle(_ key: KeyPress, into actions: inout [ScreenAction]) -> Bool
  /// Brings about what is due at or before a time.
  mutating func advance(to time: Seconds, over screen: ScreenView, into actions: inout [ScreenAction])
  /// Lays it out for another window.
  mutating func resize(to size: Size, environment: ComponentEnvironment, at time: Seconds)
}

/// The current screen as it stands on the window, for what lies over it.
struct ScreenView {
  let screen: any PrototypeScreen
  /// Where the screen's corner is on the window.
  let origin: Point

  /// Something on the screen by its name, where it is on the window at a time; nothing when it is not there.
  func element(_ id: ElementID, at time: Seconds) -> Element? {
    screen.element(id, at: time)?.offsetBy(origin)
  }
}
