import AnimationCore

/// How evenly frames were there to be seen.
///
/// Where there is no display, a simple one is assumed: it shows a new frame at the first of its periods after the frame
/// is ready, and a frame is begun when the one before is shown. So every number here follows from the work alone.
public struct Smoothness: Hashable, Sendable {
  /// A frame that is this much late is not late: displays and clocks tremble, in parts of a period.
  static let tolerance = 0.1

  /// How many frames could have been shown in the time.
  public private(set) var expectedCount = 0
  /// How many of them were not there in time.
  public private(set) var droppedCount = 0
  /// How late frames were, all together, in seconds.
  public private(set) var lateness: Seconds = 0
  /// How long frames were shown, all together, in seconds.
  public private(set) var duration: Seconds = 0
  /// The longest time that one frame stood, in seconds.
  public private(set) var longestFreeze: Seconds = 0
  /// By how much the time that a frame showed differed, on average, from the time that had passed, in seconds.
  public private(set) var meanAnimationError: Seconds = 0
  /// The largest of these differences, in seconds.
  public private(set) var largestAnimationError: Seconds = 0

  /// Whether there was a way from one frame to the next, so that anything can be told of it.
  public var isTold: Bool { expectedCount > 0 }

  /// Milliseconds of lateness for each second shown: up to 5 is good, from 10 on it is felt (Apple's hitch time ratio).
  public var hitchRate: Double { duration > 0 ? lateness * 1000 / duration : 0 }

  /// Judges frames against the period of their display.
  ///
  /// Frames that were not drawn, since nothing had changed, are no part of it in a window, and a rest is none either: it
  /// may last for hours.
  public init(_ samples: [FrameSample], period: Seconds) {
    var errors = 0
    for (previous, sample) in zip(samples, samples.dropFirst()) {
      guard let (step, passed) = Self.step(from: previous, to: sample, period: period) else { continue }
      let periods = max(1, (step / period - Self.tolerance).rounded(.up))
      expectedCount += Int(periods)
      droppedCount += Int(periods) - 1
      lateness += max(0, periods - 1) * period
      duration += step
      longestFreeze = max(longestFreeze, step)
      let error = abs(sample.time - previous.time - passed)
      meanAnimationError += error
      largestAnimationError = max(largestAnimationError, error)
      errors += 1
    }
    if errors > 0 { meanAnimationError /= Double(errors) }
  }

  /// How long the frame before was shown since it was last known to be right, and how long at all; nothing for a pause in
  /// which nothing had to be shown.
  private static func step(
    from previous: FrameSample, to sample: FrameSample, period: Seconds
  ) -> (step: Seconds, passed: Seconds)? {
    guard let shown = sample.presentTime, let before = previous.presentTime else {
      let step = max(1, (sample.work / period).rounded(.up)) * period
      return (step, step)
    }
    return previous.isAtRest ? nil : (shown - max(before, previous.confirmTime ?? before), shown - before)
  }
}
