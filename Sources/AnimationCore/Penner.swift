#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Robert Penner's easings in their exact forms, not as Bezier curves fitted to them.
///
/// - Range: a progress outside 0...1 counts as the nearer end, where the value is exactly 0 or 1.
/// - Source: Penner, Programming Macromedia Flash MX; the same forms as libadwaita and react-spring.
public struct Penner: Hashable, Sendable {
  /// The family of the easing.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A straight line, whichever the phase.
    case linear
    /// The second power.
    case quad
    /// The third power.
    case cubic
    /// The fourth power.
    case quart
    /// The fifth power.
    case quint
    /// A quarter of a cosine wave.
    case sine
    /// Ten doublings.
    case expo
    /// A quarter of a circle.
    case circ
    /// Goes back a little first; see ``Penner/overshoot-swift.property``.
    case back
    /// A growing wave; see ``Penner/amplitude-swift.property`` and ``Penner/period-swift.property``.
    case elastic
    /// Four bounces of a ball.
    case bounce
  }

  /// Which end of the motion is eased.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The start.
    case easeIn
    /// The end.
    case easeOut
    /// Both.
    case easeInOut
  }

  /// The family of the easing.
  public let shape: Shape
  /// Which end is eased.
  public let phase: Phase
  /// How far ``Shape/back`` goes back; 1.70158 makes a tenth of the distance.
  ///
  /// Multiplied by 1.525 when both ends are eased.
  public let overshoot: Double
  /// The height of the wave of ``Shape/elastic``; 1 or less is 1.
  public let amplitude: Double
  /// The progress one wave of ``Shape/elastic`` takes.
  ///
  /// Multiplied by 1.5 when both ends are eased.
  public let period: Double

  /// Makes an easing; a period that is not positive, and a number that is not finite, count as the default.
  public init(
    _ shape: Shape, _ phase: Phase, overshoot: Double = Penner.overshoot, amplitude: Double = 1,
    period: Double = Penner.period
  ) {
    self.shape = shape
    self.phase = phase
    self.overshoot = overshoot.isFinite ? overshoot : Penner.overshoot
    self.amplitude = amplitude.isFinite ? amplitude : 1
    self.period = period > 0 && period.isFinite ? period : Penner.period
  }

  /// Penner's overshoot: a tenth of the distance.
  public static let overshoot = 1.70158

  /// Penner's period.
  public static let period = 0.3

  /// The eased progress.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch phase {
    case .easeIn: return rising(progress)
    case .easeOut: return 1 - rising(1 - progress)
    case .easeInOut:
      return progress < 0.5 ? rising(2 * progress) / 2 : 1 - rising(2 - 2 * progress) / 2
    }
  }

  /// How steep the easing is; outside 0...1 it is flat, at the ends it is the slope from inside.
  public func slope(at progress: Double) -> Double? {
    guard progress >= 0, progress <= 1 else { return 0 }
    switch phase {
    case .easeIn: return risingSlope(progress)
    case .easeOut: return risingSlope(1 - progress)
    case .easeInOut: return risingSlope(progress < 0.5 ? 2 * progress : 2 - 2 * progress)
    }
  }

  /// The eased start, from which both other phases are made by turning it half round.
  private func rising(_ t: Double) -> Double {
    switch shape {
    case .linear: return t
    case .quad: return t * t
    case .cubic: return t * t * t
    case .quart: return t * t * t * t
    case .quint: return t * t * t * t * t
    case .sine:
      let half = sin(.pi / 4 * t)
      return 2 * half * half
    case .expo: return exp2(10 * (t - 1))
    case .circ: return t * t / (1 + ((1 - t) * (1 + t)).squareRoot())
    case .back: return t * t * ((reach + 1) * t - reach)
    case .bounce: return 1 - Penner.bounced(1 - t)
    case .elastic: return -waveHeight * exp2(10 * (t - 1)) * sin(wavePhase(t))
    }
  }

  private func risingSlope(_ t: Double) -> Double? {
    switch shape {
    case .linear: return 1
    case .quad: return 2 * t
    case .cubic: return 3 * t * t
    case .quart: return 4 * t * t * t
    case .quint: return 5 * t * t * t * t
    case .sine: return .pi / 2 * sin(.pi / 2 * t)
    case .expo: return 10 * Penner.naturalLogarithmOf2 * exp2(10 * (t - 1))
    case .circ: return t < 1 ? t / ((1 - t) * (1 + t)).squareRoot() : nil
    case .back: return t * (3 * (reach + 1) * t - 2 * reach)
    case .bounce: return Penner.bouncedSlope(1 - t)
    case .elastic:
      let growth = 10 * Penner.naturalLogarithmOf2 * sin(wavePhase(t))
      let swing = 2 * .pi / wavePeriod * cos(wavePhase(t))
      return -waveHeight * exp2(10 * (t - 1)) * (growth + swing)
    }
  }

  private var reach: Double { phase == .easeInOut ? overshoot * 1.525 : overshoot }
  private var wavePeriod: Double { phase == .easeInOut ? period * 1.5 : period }
  private var waveHeight: Double { max(amplitude, 1) }

  private func wavePhase(_ t: Double) -> Double {
    let shift = amplitude <= 1 ? wavePeriod / 4 : wavePeriod / (2 * .pi) * asin(1 / amplitude)
    return (t - 1 - shift) * (2 * .pi) / wavePeriod
  }

  /// The four parabolas of a falling ball, each with its width, its middle and its floor in units of 1/2.75.
  private static func bounced(_ t: Double) -> Double {
    let (middle, floor) = arc(t)
    let offset = t - middle / 2.75
    return 7.5625 * offset * offset + floor
  }

  private static func bouncedSlope(_ t: Double) -> Double {
    2 * 7.5625 * (t - arc(t).middle / 2.75)
  }

  private static func arc(_ t: Double) -> (middle: Double, floor: Double) {
    if t < 1 / 2.75 { return (0, 0) }
    if t < 2 / 2.75 { return (1.5, 0.75) }
    if t < 2.5 / 2.75 { return (2.25, 0.9375) }
    return (2.625, 0.984375)
  }

  private static let naturalLogarithmOf2 = 0.693147180559945309417
}
