import Geometry

/// Anything that comes in from outside, with the time at which it happened.
///
/// - Units: times in seconds on the clock of the stage, positions in points of the window.
public enum InputEvent: Hashable, Sendable {
  /// A mouse button, a finger or a pen.
  case pointer(PointerSample)
  /// A wheel or a two-finger scroll.
  case wheel(WheelSample)
  /// A key that went down, or repeats.
  case key(KeyPress)
  /// Typed characters.
  case text(String, time: Double)
  /// The window has another size, in points.
  case resize(Size, time: Double)
  /// Keyboard focus, pointer capture or the window itself went away: every gesture ends without effect.
  case focusLost(time: Double)

  /// When it happened.
  public var time: Double {
    switch self {
    case .pointer(let sample): sample.time
    case .wheel(let sample): sample.time
    case .key(let press): press.time
    case .text(_, let time), .resize(_, let time), .focusLost(let time): time
    }
  }
}

/// One report of a pointer.
public struct PointerSample: Hashable, Sendable {
  /// What kind of pointer it is.
  public enum Device: Hashable, Sendable {
    /// A mouse, a trackball, a touchpad that moves a cursor.
    case mouse
    /// A finger on the screen.
    case touch
  }

  /// What the pointer did.
  public enum Phase: Hashable, Sendable {
    /// Went down.
    case began
    /// Moved while down.
    case moved
    /// Went up.
    case ended
    /// Was taken away: by the system, by a second button, by the window closing.
    case cancelled
  }

  /// Which pointer, among those that are down together.
  public var id: Int
  /// What kind it is.
  public var device: Device
  /// What it did.
  public var phase: Phase
  /// Where it is; it may lie outside the window while a button is held.
  public var position: Point
  /// When, in seconds.
  public var time: Double

  /// Makes a sample.
  public init(id: Int = 0, device: Device = .mouse, phase: Phase, position: Point, time: Double) {
    self.id = id
    self.device = device
    self.phase = phase
    self.position = position
    self.time = time
  }
}

/// One report of a wheel or of a two-finger scroll.
public struct WheelSample: Hashable, Sendable {
  /// How far a notch of a wheel scrolls, in points: three lines of text.
  public static let notchLength = 60.0

  /// How far the content shall move, in points: positive x shows what lies to the right, positive y what lies below.
  public var delta: Point
  /// Whether the device reports small steps, as touchpads do; a notched wheel does not.
  public var isPrecise: Bool
  /// Where the cursor is.
  public var position: Point
  /// When, in seconds.
  public var time: Double

  /// Makes a sample.
  public init(delta: Point, isPrecise: Bool, position: Point, time: Double) {
    self.delta = delta
    self.isPrecise = isPrecise
    self.position = position
    self.time = time
  }
}

/// A key that went down.
public struct KeyPress: Hashable, Sendable {
  /// The keys that mean something to a prototype; all others are not reported.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down
    case pageUp = "page up"
    case pageDown = "page down"
    case home, end, tab, enter, space, escape, backspace, delete
    /// The button of a mouse or keyboard that means "back".
    case back
  }

  /// Which key.
  public var key: Key
  /// Whether Shift was held.
  public var shift: Bool
  /// Whether the press comes from a key held down.
  public var isRepeat: Bool
  /// When, in seconds.
  public var time: Double

  /// Makes a key press.
  public init(_ key: Key, shift: Bool = false, isRepeat: Bool = false, time: Double) {
    self.key = key
    self.shift = shift
    self.isRepeat = isRepeat
    self.time = time
  }
}
