#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A mass on a damped spring, solved exactly at any time.
///
/// The position is the closed-form solution of `m x'' + c x' + k (x - target) = 0`, so it depends on the time alone and
/// never on the frames in between. One spring moves any number of components, each by itself.
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let position = spring.value(fromValue: 0.0, toValue: 390, initialVelocity: 1200, time: 0.1)
/// ```
///
/// - Units: time in seconds, mass 1 unless given, stiffness in mass per second squared, damping in mass per second.
///   Velocities are absolute, in units of the value per second, positive where the value grows. One given in distances
///   per second, as Core Animation and UIKit do, is multiplied by the distance, `toValue - fromValue`.
/// - Regimes: ``dampingRatio`` 0 swings for ever, below 1 it overshoots, at 1 it arrives soonest without overshooting,
///   above 1 it creeps. All four are exact and join smoothly.
/// - Edge cases: a mass or stiffness that is zero, negative or not a number, or damping that is not a number, makes a
///   spring that is infinitely stiff: the value is on its target at once, see ``isInstant``. Negative damping counts
///   as 0. Infinite damping holds the value where it starts.
/// - Cost: an exponential, and a sine and cosine below critical damping; allocates nothing.
public struct Spring: Hashable, Sendable {
  /// What is moved.
  public let mass: Double

  /// The pull towards the target, per unit of distance.
  public let stiffness: Double

  /// The friction, per unit of speed.
  public let damping: Double

  /// The undamped angular frequency, in radians per second; infinite for an instant spring.
  public let angularFrequency: Double

  /// The damping as a fraction of what just prevents overshooting.
  public let dampingRatio: Double

  /// The law of motion, ready to be evaluated.
  let oscillation: Oscillation

  /// Makes a spring from its perceptual duration and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: the period the spring would have without damping, which is about how long it seems to move. Zero or
  ///     less makes an instant spring.
  ///   - bounce: 0 does not overshoot, 1 swings for ever, below 0 creeps; clamped to -1...1, and -1 never moves.
  /// - Source: damping ratio 1 - bounce, or 1 / (1 + bounce) below 0: Apple's SwiftUI documentation.
  public init(duration: Seconds = 0.5, bounce: Double = 0) {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -1), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    let deficit = bounce >= 0 ? bounce * (2 - bounce) : bounce * (2 + bounce) * (ratio * ratio)
    self.init(response: duration, dampingRatio: ratio, deficit: deficit)
  }

  /// Makes a spring of mass 1 from its undamped period and its damping ratio.
  ///
  /// A response of zero or less makes an instant spring, and so does a ratio that is not a number. A negative ratio
  /// counts as 0.
  public init(response: Seconds, dampingRatio: Double) {
    let ratio = max(dampingRatio, 0)
    self.init(
      response: dampingRatio.isNaN ? 0 : response, dampingRatio: ratio, deficit: (1 - ratio) * (1 + ratio))
  }

  /// Makes a spring from its physical constants.
  ///
  /// - Parameters:
  ///   - mass: what hangs on the spring.
  ///   - stiffness: the force per distance.
  ///   - damping: the force per speed.
  ///   - allowOverDamping: whether a damping ratio above 1 is solved as it is; if not, as in SwiftUI, the damping is
  ///     lowered to the critical one.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    guard mass > 0, stiffness > 0, !damping.isNaN else {
      self.init(mass: mass, stiffness: stiffness, damping: damping, angularFrequency: .infinity, dampingRatio: 1)
      return
    }
    let ratio = stiffness / mass
    let frequency = ratio.isNormal ? ratio.squareRoot() : stiffness.squareRoot() / mass.squareRoot()
    let product = stiffness * mass
    let critical = 2 * (product.isNormal ? product.squareRoot() : stiffness.squareRoot() * mass.squareRoot())
    let damping = max(damping, 0)
    // 4 k m - c^2, with the rounding errors of both products taken back.
    let (square, four) = (damping * damping, 4 * product)
    let difference =
      (four - square) + (square.addingProduct(-damping, damping) - four.addingProduct(-4 * stiffness, mass))
    let deficit =
      four.isNormal && square.isFinite ? difference / four : (1 - damping / critical) * (1 + damping / critical)
    if deficit <= 0, !allowOverDamping {
      self.init(
        mass: mass, stiffness: stiffness, damping: critical, angularFrequency: frequency, dampingRatio: 1, deficit: 0)
    } else {
      self.init(
        mass: mass, stiffness: stiffness, damping: damping, angularFrequency: frequency,
        dampingRatio: damping / critical, deficit: deficit)
    }
  }

  private init(response: Seconds, dampingRatio: Double, deficit: Double) {
    let frequency = response > 0 ? 2 * .pi / response : .infinity
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      angularFrequency: frequency, dampingRatio: dampingRatio, deficit: deficit)
  }

  /// An instant spring is always the same, so that springs made from numbers that are none are equal.
  private init(
    mass: Double, stiffness: Double, damping: Double, angularFrequency: Double, dampingRatio: Double,
    deficit: Double = 0
  ) {
    let isInstant = !(angularFrequency < .infinity)
    self.mass = isInstant ? 1 : mass
    self.stiffness = isInstant ? .infinity : stiffness
    self.damping = isInstant ? .infinity : damping
    self.angularFrequency = isInstant ? .infinity : angularFrequency
    self.dampingRatio = isInstant ? 1 : dampingRatio
    oscillation = Oscillation(
      angularFrequency: self.angularFrequency, dampingRatio: self.dampingRatio, deficit: isInstant ? 0 : deficit)
  }

  /// The period the spring would have without damping: its perceptual duration.
  public var response: Seconds { 2 * .pi / angularFrequency }

  /// The same as ``response``, by its newer name.
  public var duration: Seconds { response }

  /// How much the spring bounces, from -1 to 1; the inverse of ``init(duration:bounce:)``.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// Whether the value is on its target at once.
  public var isInstant: Bool { angularFrequency == .infinity }
}

extension Spring {
  /// No bounce, half a second.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A small bounce, half a second.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A clear bounce, half a second.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  /// A quick answer for what follows a finger.
  public static let interactive = Spring(response: 0.15, dampingRatio: 0.86)
}
