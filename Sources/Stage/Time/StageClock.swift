import AnimationCore
import Glibc

/// Says what time it is; handed to whatever needs to know, and read nowhere else.
public protocol StageClock: Sendable {
  /// The time in seconds since some moment that never changes.
  var now: Seconds { get }
}

/// The time of the machine, which neither stops nor jumps when the wall clock is set.
public struct MonotonicClock: StageClock {
  /// Makes the clock.
  public init() {}

  /// Seconds since the machine started.
  public var now: Seconds { Self.read(CLOCK_MONOTONIC) }

  fileprivate static func read(_ clock: clockid_t) -> Seconds {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The processor time that this process has used, all threads together.
public struct ProcessorClock: StageClock {
  /// Makes the clock.
  public init() {}

  /// Seconds of processor time.
  public var now: Seconds { MonotonicClock.read(CLOCK_PROCESS_CPUTIME_ID) }
}
