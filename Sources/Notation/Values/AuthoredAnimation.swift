import AnimationCore

/// How a value gets from one place to another: not at all, along a curve, or by a spring.
public enum AuthoredAnimation: Hashable, Sendable {
  /// At once.
  case none
  /// Along a curve.
  case curve(AuthoredCurve, duration: Seconds)
  /// By a spring, with its perceptual duration and its bounce.
  case spring(duration: Seconds, bounce: Double)

  /// The motion for the animation core; nothing for a value that jumps.
  public var animation: Animation? {
    switch self {
    case .none: nil
    case .curve(let curve, let duration): .curve(curve.unitCurve, duration: duration)
    case .spring(let duration, let bounce): .spring(duration: duration, bounce: bounce)
    }
  }

  /// How the file writes it, such as `ease-in(0.2s)` or `spring(duration: 0.3s, bounce: 0)`.
  public var notation: String {
    switch self {
    case .none: "none"
    case .curve(let curve, let duration):
      curve.notation.hasSuffix(")")
        ? "\(curve.notation.dropLast()), \(duration.shortest)s)" : "\(curve.notation)(\(duration.shortest)s)"
    case .spring(let duration, let bounce): "spring(duration: \(duration.shortest)s, bounce: \(bounce.shortest))"
    }
  }
}
