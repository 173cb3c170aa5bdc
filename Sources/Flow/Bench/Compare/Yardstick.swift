import AnimationCore
import Stage

/// A fixed piece of work whose time says how fast the machine is at the moment.
///
/// Runs that are compared were made at different times: the machine may have been busy with something else, or warm.
/// Each run's times are divided by the yardstick's time right before it, so that most of that cancels.
enum Yardstick {
  /// How many words are worked through: about 5 ms, longer than a scheduler's slice is short.
  private static let wordCount = 1 << 16
  /// How often, so that caches are warm.
  private static let roundCount = 40
  /// Of so many attempts the fastest counts: the least disturbed.
  private static let attemptCount = 3

  /// How long the work takes now, in seconds.
  static func measure(with clock: some StageClock) -> Seconds {
    var words = (0..<UInt32(wordCount)).map { $0 &* 0x9E37_79B9 }
    var best = Seconds.infinity
    for _ in 0..<attemptCount {
      let start = clock.now
      for _ in 0..<roundCount { blend(&words) }
      best = min(best, clock.now - start)
    }
    // The sum is a use of the result, so that the work cannot be optimised away.
    return words.reduce(0, &+) == 0 ? best.nextUp : best
  }

  /// What composing a picture does with its pixels, in small.
  private static func blend(_ words: inout [UInt32]) {
    for index in words.indices {
      let (low, high) = (words[index] & 0x00FF_00FF, (words[index] >> 8) & 0x00FF_00FF)
      words[index] = ((low &* 0xC1) >> 8 & 0x00FF_00FF) | ((high &* 0xC1) & 0xFF00_FF00) &+ 0x0101_0101
    }
  }
}
