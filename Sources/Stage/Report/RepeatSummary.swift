import AnimationCore
import Notation

/// What one of several runs of the same frames took, in few numbers.
public struct RepeatSummary: Hashable, Sendable {
  /// The numbers by which runs are compared.
  public enum Metric: String, Hashable, Sendable, CaseIterable {
    case workMedian = "work_p50"
    case workP95 = "work_p95"
    case workMean = "work_mean"
    case processorMean = "cpu_mean"

    /// The key of the number in a report, which is in milliseconds there.
    public var key: String { "\(rawValue)_ms" }
  }

  /// The key of ``yardstick`` in a report.
  public static let yardstickKey = "yardstick_ms"

  /// Its numbers, in seconds; those that its frames cannot carry are left out.
  public var times: [Metric: Seconds]
  /// How long a fixed piece of work took right before it, in seconds.
  public var yardstick: Seconds

  /// Makes a summary.
  public init(times: [Metric: Seconds], yardstick: Seconds) {
    self.times = times
    self.yardstick = yardstick
  }

  /// Sums a run up.
  public init(of report: FrameTimingReport, yardstick: Seconds) {
    let work = report.work
    times = [:]
    times[.workMedian] = work.percentile(50)
    times[.workP95] = work.percentile(95)
    times[.workMean] = work.mean
    times[.processorMean] = report.meanProcessorTime
    self.yardstick = yardstick
  }

  /// The summary with times in milliseconds.
  var json: JSONValue {
    .object(
      Metric.allCases.map { JSONValue.Member($0.key, .number(times[$0]?.milliseconds)) }
        + [JSONValue.Member(Self.yardstickKey, .number(yardstick.milliseconds))])
  }
}
