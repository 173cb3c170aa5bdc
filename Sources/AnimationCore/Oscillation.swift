#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How far a free, damped oscillation has gone: four factors that depend on the time alone.
///
/// A motion that starts at a displacement y and a velocity v is at `y * displacement + v * impulse`,
/// with the velocity `y * displacementRate + v * impulseRate`.
@usableFromInline
struct OscillationFactors: Sendable {
  /// What a unit of initial displacement adds to the displacement.
  @usableFromInline let displacement: Double
  /// What a unit of initial velocity adds to the displacement, in seconds.
  @usableFromInline let impulse: Double
  /// What a unit of initial displacement adds to the velocity, per second.
  @usableFromInline let displacementRate: Double
  /// What a unit of initial velocity adds to the velocity.
  @usableFromInline let impulseRate: Double

  /// Makes the four factors.
  init(_ displacement: Double, _ impulse: Double, _ displacementRate: Double, _ impulseRate: Double) {
    self.displacement = displacement
    self.impulse = impulse
    self.displacementRate = displacementRate
    self.impulseRate = impulseRate
  }

  /// Before anything has moved.
  static let start = OscillationFactors(1, 0, 0, 1)

  /// Where it started, for good.
  static let held = OscillationFactors(1, 0, 0, 0)

  /// At the target, for good.
  static let rest = OscillationFactors(0, 0, 0, 0)
}

/// The law y'' + 2 z w y' + w^2 y = 0 of a displacement from rest, for one frequency w and one damping ratio z.
///
/// Each regime is written so that it neither cancels nor overflows, up to the border to the next:
/// below critical damping the sine is divided by its frequency, which tends to the time as the frequency
/// vanishes; above it, the slow exponential is a factor of everything and the fast one only appears relative
/// to it. A form with hyperbolic functions would underflow where friction is large.
@usableFromInline
struct Oscillation: Hashable, Sendable {
  enum Regime: Hashable, Sendable {
    case instant
    case held
    case undamped
    case underdamped
    case overdamped
  }

  /// Which formula applies; critical damping is the limit of ``Regime/overdamped``.
  let regime: Regime
  /// The undamped angular frequency, in radians per second.
  let frequency: Double
  /// The rate at which the motion decays, per second; above critical damping, the slower of the two.
  let decay: Double
  /// The damped angular frequency; above critical damping, half of the difference between the two rates.
  let split: Double
  /// One over ``split`` below critical damping, which saves a division at every evaluation.
  private let inverseSplit: Double

  /// Makes the law.
  ///
  /// - Parameter deficit: 1 less the square of the damping ratio, which callers know better than it can be computed
  ///   from the ratio: close to critical damping the subtraction would leave only noise.
  init(angularFrequency: Double, dampingRatio: Double, deficit: Double) {
    frequency = angularFrequency
    let damped = angularFrequency * max(deficit, 0).squareRoot()
    if !(angularFrequency < .infinity) {
      regime = .instant
      decay = .infinity
      split = 0
    } else if dampingRatio == .infinity || angularFrequency == 0 {
      regime = .held
      decay = 0
      split = 0
    } else if damped > 0, 1 / damped < .infinity {
      regime = dampingRatio > 0 ? .underdamped : .undamped
      decay = dampingRatio * angularFrequency
      split = damped
    } else {
      let root = deficit > -.infinity ? max(-deficit, 0).squareRoot() : dampingRatio
      regime = .overdamped
      decay = angularFrequency / (dampingRatio + root)
      split = angularFrequency * root
    }
    inverseSplit = regime == .underdamped || regime == .undamped ? 1 / split : 0
  }

  /// What is left after a time of the displacement and of the velocity at the start.
  @usableFromInline
  func shares(at time: Seconds) -> MotionShares {
    let factors = factors(at: time)
    return MotionShares(displacement: factors.displacement, velocity: factors.impulse)
  }

  /// The factors after a time; before the start, and at a time that is not a number, those of the start.
  @inline(__always)
  func factors(at time: Seconds) -> OscillationFactors {
    guard time > 0 else { return regime == .instant ? .rest : .start }
    if regime == .underdamped || regime == .undamped { return swing(at: time) }
    return regime == .overdamped ? creep(at: time) : regime == .held ? .held : .rest
  }

  /// Below critical damping.
  @inline(__always)
  private func swing(at time: Seconds) -> OscillationFactors {
    let phase = split * time
    guard phase < .infinity else { return .rest }
    let envelope = exp(-decay * time)
    let wave = sin(phase) * inverseSplit * envelope
    let swing = cos(phase) * envelope
    return OscillationFactors(
      swing + decay * wave, wave, -frequency * (frequency * wave), swing - decay * wave)
  }

  /// From critical damping on.
  @inline(__always)
  private func creep(at time: Seconds) -> OscillationFactors {
    let envelope = exp(-decay * time)
    guard envelope > 0 else { return .rest }
    let fast = exp(-2 * split * time)
    let growth = split > 0 ? -expm1(-2 * split * time) / (2 * split) : time
    let wave = growth * envelope
    return OscillationFactors(
      envelope + decay * wave, wave, -frequency * (frequency * wave), envelope * fast - decay * wave)
  }
}
