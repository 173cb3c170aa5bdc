#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The free run of a scroll view after a flick: the velocity falls by the same factor every millisecond.
///
/// - Units: points and points per second; the rate is per **millisecond**, as in UIKit.
/// - Edge cases: a rate of zero or less stops at once, and so does one that is not a number; from 1 on nothing slows
///   down and the end is infinitely far.
/// - Source: `v(t) = v0 rate^(1000 t)`, and its integral for the position.
public struct Deceleration: Hashable, Sendable {
  /// The factor by which the velocity falls every millisecond.
  public let rate: Double

  /// The natural logarithm of what is left of the velocity after a second; negative.
  private let decay: Double

  /// Makes a law from its factor per millisecond.
  public init(ratePerMillisecond rate: Double) {
    self.rate = rate
    decay = rate > 0 ? min(1000 * log(rate), 0) : -.infinity
  }

  /// UIScrollView's `normal`.
  public static let normal = Deceleration(ratePerMillisecond: 0.998)
  /// UIScrollView's `fast`, which also suits paging.
  public static let fast = Deceleration(ratePerMillisecond: 0.99)

  /// Where a flick is after a time.
  public func value(from start: Double, velocity: Double, at time: Seconds) -> Double {
    guard time > 0, decay > -.infinity else { return start }
    return start + velocity * (decay < 0 ? expm1(decay * time) / decay : time)
  }

  /// How fast it is then.
  public func velocity(_ velocity: Double, at time: Seconds) -> Double {
    guard time > 0 else { return velocity }
    return decay == 0 ? velocity : velocity * exp(decay * time)
  }

  /// Where it comes to rest.
  public func projectedEnd(from start: Double, velocity: Double) -> Double {
    velocity == 0 ? start : start + velocity / abs(decay)
  }

  /// Where it would come to rest if it moved in steps of a millisecond: the formula of Apple's talk on fluid
  /// interfaces.
  public func projectedEndInMilliseconds(from start: Double, velocity: Double) -> Double {
    guard rate > 0, velocity != 0 else { return start }
    return start + velocity / 1000 * rate / (1 - min(rate, 1))
  }

  /// How long until the speed is down to a threshold; 0 if it already is.
  public func duration(velocity: Double, untilSpeed threshold: Double) -> Seconds {
    abs(velocity) > threshold ? log(threshold / abs(velocity)) / decay : 0
  }

  /// How long until the rest of the way is down to a threshold; 0 if it already is.
  public func duration(velocity: Double, untilDistance threshold: Double) -> Seconds {
    duration(velocity: velocity / decay, untilSpeed: threshold)
  }

  /// When the position is reached; nothing if it lies behind, or beyond the end.
  public func time(toReach position: Double, from start: Double, velocity: Double) -> Seconds? {
    let share = (position - start) / velocity
    guard velocity != 0, share >= 0 else { return position == start ? 0 : nil }
    if decay == 0 { return share }
    let left = share * decay
    return left > -1 ? log1p(left) / decay : nil
  }
}
