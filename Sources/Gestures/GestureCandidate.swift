import Geometry

/// Something that would like to own a pointer that has just gone down.
///
/// The candidates of a pointer come in order of rank, the first being asked first: overlay, sheet, edge
/// swipe, reorder handle, row swipe, scroll or pager. Presses may stand anywhere among them.
public struct GestureCandidate<Target: Hashable & Sendable>: Hashable, Sendable {
  /// How the candidate recognises its gesture.
  public enum Recognizer: Hashable, Sendable {
    /// Goes down and up within bounds that do not change for the whole press.
    case press(bounds: Rect)
    /// Moves past the slop in one of some directions.
    case drag(Directions)
    /// Owns the pointer from the moment it goes down, as a handle does.
    case immediateDrag
    /// Rests within the slop for ``GestureLimits/longPressDelay`` and then owns the pointer.
    case longPress
  }

  /// The directions that a drag accepts; a movement counts for the axis along which it is longer.
  public struct Directions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Toward smaller x.
    public static var left: Directions { Directions(rawValue: 1) }
    /// Toward larger x.
    public static var right: Directions { Directions(rawValue: 2) }
    /// Toward smaller y.
    public static var up: Directions { Directions(rawValue: 4) }
    /// Toward larger y.
    public static var down: Directions { Directions(rawValue: 8) }
    /// Left or right.
    public static var horizontal: Directions { [.left, .right] }
    /// Up or down.
    public static var vertical: Directions { [.up, .down] }
    /// Anywhere.
    public static var any: Directions { [.left, .right, .up, .down] }

    /// The direction of a movement; exactly diagonal ones count as vertical, so that lists scroll.
    public static func of(_ movement: Point) -> Directions {
      if abs(movement.x) > abs(movement.y) { return movement.x < 0 ? .left : .right }
      return movement.y < 0 ? .up : .down
    }
  }

  /// What would own the pointer.
  public var target: Target
  /// How it recognises its gesture.
  public var recognizer: Recognizer
  /// What a press of it meant when the pointer went down.
  public var meaning: PressMeaning

  /// Makes a candidate.
  public init(_ target: Target, _ recognizer: Recognizer, meaning: PressMeaning = .only) {
    self.target = target
    self.recognizer = recognizer
    self.meaning = meaning
  }

  /// Whether it is pressed, and not dragged.
  public var isPress: Bool { if case .press = recognizer { true } else { false } }
}
