import Glibc

/// Clocks and counters of the process.
enum ProcessMeter {
  /// The processor time of all threads so far, in milliseconds.
  static var cpuMilliseconds: Double { milliseconds(CLOCK_PROCESS_CPUTIME_ID) }

  /// The time on the wall, in milliseconds from some start.
  static var wallMilliseconds: Double { milliseconds(CLOCK_MONOTONIC) }

  /// The most memory that was resident at once so far, in MiB.
  static var peakMemory: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }

  private static func milliseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

extension [Double] {
  /// The middle value; of an even number of values the mean of the two in the middle.
  var median: Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}
