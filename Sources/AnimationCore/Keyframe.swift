/// One stretch of a keyframed motion: how a value comes to its next key, and in which time.
public struct Keyframe<Value: Animatable>: Equatable, Sendable {
  /// How the value comes to the key.
  enum Approach: Hashable, Sendable {
    case curve(UnitCurve)
    case spring(Spring)
    case jump
  }

  /// The value at the end of the stretch.
  public let value: Value
  /// How long it takes; nothing for a spring that takes until it rests.
  public let duration: Seconds?
  /// How the value comes there.
  let approach: Approach

  /// Follows a curve for a duration; one that is zero, negative or not a number jumps.
  public static func curve(_ value: Value, _ curve: UnitCurve = .linear, duration: Seconds) -> Keyframe {
    Keyframe(value: value, duration: duration > 0 ? duration : 0, approach: .curve(curve))
  }

  /// Follows a spring from the value and velocity of the stretch before, for a duration or until it rests.
  ///
  /// A spring cut short hands over where it is. The last one of a motion always runs until it rests.
  public static func spring(_ value: Value, _ spring: Spring = .smooth, duration: Seconds? = nil) -> Keyframe {
    Keyframe(value: value, duration: duration.map { $0 > 0 ? $0 : 0 }, approach: .spring(spring))
  }

  /// Is there at once.
  public static func move(_ value: Value) -> Keyframe {
    Keyframe(value: value, duration: 0, approach: .jump)
  }

  /// Stays for a duration, then is there at once.
  public static func hold(until value: Value, duration: Seconds) -> Keyframe {
    curve(value, .stepEnd, duration: duration)
  }
}
