import CAllocationCount
import Glibc

/// What one piece of work took: the best of several runs, and all the memory it asked for.
struct Measurement {
  /// How often a run is repeated; the best is the one least disturbed by others.
  private static let runs = 41

  let name: String
  /// The time of one unit of work in the best run.
  let nanoseconds: Double
  /// The allocations of all runs together.
  let allocations: UInt64

  /// Runs work, once to warm up and then several times.
  ///
  /// - Parameters:
  ///   - name: what it is called in the report.
  ///   - units: into how many equal units its time is divided.
  ///   - work: what is measured; its result is kept so that it cannot be optimised away.
  init(_ name: String, units: Int, _ work: () -> Double) {
    var sum = work()
    var best = Double.infinity
    let before = callocation_count()
    for _ in 0..<Measurement.runs {
      let start = Measurement.processorTime()
      sum += work()
      best = min(best, Measurement.processorTime() - start)
    }
    allocations = callocation_count() - before
    self.name = name
    nanoseconds = best / Double(units)
    Measurement.keep(sum)
  }

  /// The nanoseconds this thread has run, which other programs on the machine do not lengthen much.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Whether allocations are seen at all: an array that escapes must count.
  static var countsAllocations: Bool {
    let before = callocation_count()
    keep(Array(repeating: 1.0, count: Int.random(in: 100...200)).reduce(0, +))
    return callocation_count() > before
  }

  /// A use of a result that the optimiser does not see through.
  @inline(never)
  private static func keep(_ value: Double) {
    if value.isNaN { print("a benchmark computed no number") }
  }
}
