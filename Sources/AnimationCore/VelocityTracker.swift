public import Geometry

/// How fast a pointer was when it let go, estimated from its last samples.
///
/// - Units: points and seconds in, points per second out.
/// - Memory: the last ``capacity`` samples; adding to a full tracker forgets the oldest and allocates nothing.
/// - Edge cases: a sample earlier than the one before it, or with anything that is not finite, is left out.
public struct VelocityTracker: Equatable, Sendable {
  /// How samples make a velocity.
  public enum Estimator: String, Hashable, Sendable, CaseIterable {
    /// The slope of the least-squares line through the last 100 ms.
    case line
    /// The slope at its end of the least-squares parabola through the last 100 ms: Android's and Flutter's.
    case parabola
    /// A weighted mean of the last three pair velocities, which leans on the older: Flutter's for iOS.
    case weightedPairs
  }

  /// A position at a time.
  struct Sample: Equatable, Sendable {
    /// Where.
    var position: Point
    /// When.
    var time: Seconds
  }

  /// How many samples are kept: 100 ms at 640 samples a second.
  public static let capacity = 64

  /// How far back samples count, so that an old direction does not weigh on a new one.
  public static let horizon: Seconds = 0.1

  /// After a pause this long the pointer stands: a hold before letting go does not fling.
  public static let stopGap: Seconds = 0.04

  /// Whether at most a time lies between two timestamps.
  ///
  /// Events are stamped in milliseconds, with fractions down to the nanosecond. Such a stamp is not a whole number of
  /// seconds in binary, so the difference is taken in its own unit: 0.112 s is 40 ms after 0.072 s.
  static func isWithin(_ limit: Seconds, from earlier: Seconds, to later: Seconds) -> Bool {
    milliseconds(later) - milliseconds(earlier) <= milliseconds(limit)
  }

  private static func milliseconds(_ time: Seconds) -> Double { (time * 1e9).rounded() / 1e6 }

  /// A ring: the newest sample stands before ``next``.
  private var samples: [Sample] = []
  private var next = 0

  /// Makes a tracker without samples.
  public init() { samples.reserveCapacity(VelocityTracker.capacity) }

  /// Adds the newest sample.
  public mutating func add(position: Point, at time: Seconds) {
    guard position.isFinite, time.isFinite else { return }
    if let last = newest(0), time < last.time { return }
    let sample = Sample(position: position, time: time)
    if samples.count < VelocityTracker.capacity {
      samples.append(sample)
    } else {
      samples[next] = sample
    }
    next = (next + 1) % VelocityTracker.capacity
  }

  /// Forgets every sample.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
    next = 0
  }

  /// The velocity at the moment of letting go; zero without enough samples, or after a pause.
  public func velocity(at releaseTime: Seconds, estimator: Estimator = .line) -> Point {
    guard let last = newest(0), VelocityTracker.isWithin(VelocityTracker.stopGap, from: last.time, to: releaseTime)
    else { return .zero }
    switch estimator {
    case .line: return lineVelocity(last)
    case .parabola: return parabolaVelocity(last)
    case .weightedPairs: return pairVelocity()
    }
  }

  /// The number of samples kept.
  var count: Int { samples.count }

  /// A sample by its age, 0 for the newest.
  func newest(_ age: Int) -> Sample? {
    guard age < samples.count else { return nil }
    let index = next - 1 - age
    return samples[index < 0 ? index + samples.count : index]
  }
}
