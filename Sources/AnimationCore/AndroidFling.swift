#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The free run of a scroll view on Android.
///
/// - Units: density-independent points and points per second.
/// - Edge cases: a velocity of zero, or a friction that is not positive, gives no motion.
/// - Source: Android's OverScroller. Its table of 100 floats is a sampled cubic Bezier curve; this is the curve itself.
public struct AndroidFling: Hashable, Sendable {
  /// The shape of the run.
  public enum Model: String, Hashable, Sendable, CaseIterable {
    /// Android's own: a cubic Bezier curve.
    case spline
    /// Flutter's clamping scroll physics: a power, over the same distance in 0.83 of the time.
    case clamping
  }

  /// The velocity at the start.
  public let velocity: Double
  /// The shape.
  public let model: Model
  /// How long it runs.
  public let duration: Seconds
  /// How far it runs, with the sign of the velocity.
  public let distance: Double

  /// Makes a run from the velocity of a flick.
  public init(velocity: Double, friction: Double = AndroidFling.friction, model: Model = .spline) {
    self.velocity = velocity
    self.model = model
    guard velocity != 0, velocity.isFinite, friction > 0 else {
      duration = 0
      distance = 0
      return
    }
    let reference = friction * AndroidFling.physicalCoefficient / AndroidFling.inflection
    let run = pow(abs(velocity) / reference, 1 / (AndroidFling.decelerationRate - 1))
    duration = model == .spline ? run : AndroidFling.inflection * AndroidFling.decelerationRate * run
    distance = AndroidFling.inflection * velocity * run
  }

  /// How far the run has come.
  public func position(at time: Seconds) -> Double {
    guard time > 0 else { return 0 }
    guard time < duration else { return distance }
    switch model {
    case .spline: return distance * AndroidFling.curve.value(at: time / duration)
    case .clamping: return distance * (1 - pow(1 - time / duration, AndroidFling.decelerationRate))
    }
  }

  /// How fast it is.
  public func velocity(at time: Seconds) -> Double {
    guard time > 0 else { return duration > 0 ? velocity : 0 }
    guard time < duration else { return 0 }
    switch model {
    case .spline: return distance / duration * (AndroidFling.curve.slope(at: time / duration) ?? 0)
    case .clamping: return velocity * pow(1 - time / duration, AndroidFling.decelerationRate - 1)
    }
  }

  /// Android's scroll friction.
  public static let friction = 0.015

  /// What Android's velocities fall by.
  private static let decelerationRate = log(0.78) / log(0.9)

  /// The tension at which Android's spline turns.
  private static let inflection = 0.35

  /// Earth's gravity in metres, inches to the metre, 160 points to the inch, and Android's look-and-feel factor.
  private static let physicalCoefficient = 9.80665 * 39.37 * 160 * 0.84

  private static let curve = CubicBezier(0.175, 0.5, 0.35, 1)
}
