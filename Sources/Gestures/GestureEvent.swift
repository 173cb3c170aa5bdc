import Geometry

/// What became of a pointer, told to the candidate that it concerns.
public struct GestureEvent<Target: Hashable & Sendable>: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The press shows.
    case pressBegan
    /// The press does not show for now: the pointer left the bounds.
    case pressLeft
    /// The press ended without effect.
    case pressCancelled
    /// The press ended within its bounds: the action fires.
    case tapped
    /// The tap was the second in quick succession on the same target; follows `tapped`.
    case doubleTapped
    /// A long press took the pointer; drag reports follow.
    case lifted
    /// A drag took the pointer.
    case dragBegan
    /// The dragging pointer moved; the movement is from where the drag began, the slop left out.
    case dragMoved(translation: Point)
    /// The dragging pointer went up.
    case dragEnded(translation: Point)
    /// The drag ended without effect.
    case dragCancelled
  }

  /// Whom it concerns.
  public var target: Target
  /// What happened.
  public var kind: Kind
  /// Where the pointer was.
  public var position: Point
  /// When it happened, in seconds: the time of the sample, or of the timer that ran out.
  public var time: Double

  /// Makes an event.
  public init(target: Target, kind: Kind, position: Point, time: Double) {
    self.target = target
    self.kind = kind
    self.position = position
    self.time = time
  }
}
