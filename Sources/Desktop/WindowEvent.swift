import Geometry
import Gestures

/// What comes out of the window's event queue.
enum WindowEvent: Hashable, Sendable {
  /// Something for the prototype.
  case input(InputEvent)
  /// The user or the system wants the window closed.
  case quit
  /// The window shows again, or parts of it were lost: everything must be drawn.
  case exposed
  /// The graphics card was reset and has forgotten its textures: they must be made anew, and everything drawn.
  case deviceReset
  /// Nobody can see the window.
  case hidden
  /// A key that concerns the window and not the prototype.
  case command(WindowCommand)
}

/// What keys do with the window itself.
enum WindowCommand: Hashable, Sendable {
  case zoomIn, zoomOut, zoomReset
  /// Turns the device by a quarter.
  case rotate
  /// Shows the deck on the next of the common devices.
  case nextDevice
  /// Takes the whole display, or leaves it.
  case fullScreen
  /// Puts a phone around the device, or takes it away.
  case frame
  case inspector(InspectorCommand)
}

/// What keys do with the inspector.
enum InspectorCommand: Hashable, Sendable {
  /// Opens or closes it.
  case toggle
  /// Shows the frame before, or the one after.
  case stepBack, stepForward
  case togglePause
  case slower, faster
  /// Writes what shows, or the session up to it; with the inspector closed too.
  case savePicture, saveFlow
}
