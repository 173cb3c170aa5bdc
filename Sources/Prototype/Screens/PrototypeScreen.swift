import AnimationCore
import Components
import Geometry
import Gestures
import Scene

/// What can own a pointer on a screen, whatever kind of screen it is.
enum ScreenTarget: Hashable, Sendable {
  case walkthrough(ElementID)
  case column(Column.Target)
}

/// How the things on a screen stand when nothing moves: two that differ have something else under the same finger.
struct ScreenArrangement: Hashable, Sendable {
  /// How long what scrolls is, in points.
  var length = 0.0
  /// What a message over it says.
  var message: String?
}

/// How a screen stands on the window.
struct ScreenPlace: Hashable, Sendable {
  /// How much room it has, in points.
  var size: Size
  /// How it came to be there.
  var presentation: Column.Presentation
}

/// One screen of a prototype, in a plane of its own whose origin is the screen's corner.
///
/// Screens are values; times go forward from call to call.
protocol PrototypeScreen: Sendable {
  /// What lies under everything on it.
  var background: Color { get }
  /// The pager, on screens that are one.
  var pager: Pager? { get }
  /// The element that has the keyboard, if any.
  var focusedElement: ElementID? { get }
  /// Whether it shows a motion by itself.
  var isDemonstrating: Bool { get }
  /// When something is due that only `advance(to:into:)` brings about.
  var nextDeadline: Seconds? { get }
  /// How the things on it stand when nothing moves, as far as a tap can change it.
  var arrangement: ScreenArrangement { get }

  /// Whether a drag down at a point would scroll nothing, so that a sheet may take it.
  func isAtTop(at point: Point, time: Seconds) -> Bool
  /// Who would like to own a pointer that goes down at a point, the first by rank first.
  func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ScreenTarget>]
  /// The name of what owns a pointer.
  func id(of target: ScreenTarget) -> ElementID?
  /// What the keyboard can reach on it, as a tour over it needs to know.
  func focus(backward: Bool) -> CoachFocusBelow
  /// What moves at a time.
  func motions(at time: Seconds) -> [Motion]
  /// What a press of something would do at a time; nothing when it is not there any more, or cannot be pressed.
  func meaning(of target: ScreenTarget, at time: Seconds) -> PressMeaning?
  /// Something on it by its name, whether it can be seen or not.
  func element(_ id: ElementID, at time: Seconds) -> Element?
  /// What a coach mark can see of something on it by its name.
  func coachTarget(_ id: ElementID, at time: Seconds) -> CoachTarget?
  /// The titles of a list's rows; nothing when there is no such list.
  func rows(of list: ElementID) -> [String]?
  /// The texts of a list's rows as they are drawn, from the top; nothing when there is no such list.
  func rowTexts(of list: ElementID, at time: Seconds) -> [String]?
  /// What is on it at a time, in reading order.
  func elements(at time: Seconds) -> [Element]
  /// The pictures that must be at hand at a time.
  func mountedPictures(at time: Seconds) -> [PictureID]
  /// The pictures that the next input may bring, with the sizes that they are drawn at.
  func picturesAhead(at time: Seconds) -> [SizedPicture]
  /// Draws it, without its background.
  func draw(into list: inout DisplayList, at time: Seconds)

  /// Tells it that a pointer went down, before anybody owns it.
  mutating func pointerBegan(at point: Point, time: Seconds, into actions: inout [ScreenAction])
  /// Takes a report of the arena to one of its candidates.
  mutating func handle(_ event: GestureEvent<ScreenTarget>, into actions: inout [ScreenAction])
  /// Takes a wheel sample.
  mutating func handle(_ sample: WheelSample, into actions: inout [ScreenAction])
  /// Takes a key; says whether it meant anything here.
  mutating func handle(_ key: KeyPress, into actions: inout [ScreenAction]) -> Bool
  /// Brings about what is due at or before a time.
  mutating func advance(to time: Seconds, into actions: inout [ScreenAction])
  /// Gives something by its name the keyboard, or takes it from what has it.
  mutating func focus(_ id: ElementID?, at time: Seconds)
  /// Scrolls something into view.
  mutating func reveal(_ id: ElementID, at time: Seconds)
  /// Shows a motion by itself; says whether it does. It tells of the end by an action, once, whatever ends it.
  mutating func demonstrate(
    _ motion: CoachMark.Demonstration, on id: ElementID?, at time: Seconds, into actions: inout [ScreenAction]
  ) -> Bool
  /// Ends such a motion from where it is.
  mutating func stopDemonstration(at time: Seconds, into actions: inout [ScreenAction])
  /// Shows something pressed, or lets it go, without an effect.
  mutating func showPress(of id: ElementID, isDown: Bool, at time: Seconds, into actions: inout [ScreenAction])
  /// Gives it another place.
  mutating func move(
    to place: ScreenPlace, environment: ComponentEnvironment, at time: Seconds, into actions: inout [ScreenAction])
  /// Stands where the same screen of an older deck stood, as far as it still has what that one had.
  ///
  /// What a finger holds there it holds here no more: it goes back, and the log is told.
  mutating func resume(_ other: any PrototypeScreen, at time: Seconds, into actions: inout [ScreenAction])
  /// Tells it that another screen comes over it, or that it goes.
  mutating func leave(at time: Seconds, into actions: inout [ScreenAction])
  /// Ends what keys have begun without effect: they are no longer heard.
  mutating func keyboardLost(at time: Seconds, into actions: inout [ScreenAction])
  /// Does what it asked about, after the answer was yes.
  mutating func handle(_ answer: ScreenAnswer, at time: Seconds, into actions: inout [ScreenAction])
}

extension PrototypeScreen {
  var arrangement: ScreenArrangement { ScreenArrangement() }
  /// Does nothing on screens on which keys begin nothing that lasts.
  mutating func keyboardLost(at time: Seconds, into actions: inout [ScreenAction]) {}
}
