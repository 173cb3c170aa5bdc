import AnimationCore
internal import CSDL2
import Geometry

/// What the display's side of a window does: where it is, how large, what comes in, and when to go on.
///
/// ``Window`` decides with it; a test stands in for the display, and moves its clock while it waits.
@MainActor protocol NativeWindow: Presenter {
  /// The upper left corner, in coordinates of the desktop.
  var place: Window.Place { get }
  /// The size in window coordinates.
  var size: Size { get }
  /// The size of the surface in pixels.
  var pixelSize: Size { get }
  /// What the display leaves to windows, in coordinates of the desktop; nil when it does not say.
  var usableBounds: Rect? { get }
  /// How often the display shows a new picture, per second; nil when it does not say.
  var refreshRate: Double? { get }

  func setTitle(_ title: String)
  /// Puts text where other programs find it.
  func copy(_ text: String)
  /// Asks for a size in window coordinates, which may come later or not at all.
  func setSize(_ size: Size)
  func setPlace(_ place: Window.Place)
  /// Takes the whole display or leaves it; says whether it does.
  func setFullScreen(_ isFull: Bool) -> Bool

  /// Waits for an event.
  ///
  /// - Parameter timeout: how long in seconds, whole milliseconds being waited; nil for as long as it takes.
  /// - Returns: the event, or nothing when none came in time.
  func waitForEvent(timeout: Seconds?) -> SDL_Event?
  /// The next event that has already come.
  func pollEvent() -> SDL_Event?
  /// Sleeps until a moment on the machine's clock.
  func sleep(until time: Seconds)
}
