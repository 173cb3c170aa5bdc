import AnimationCore
import Deck

/// What a run's frames may take at most, such as `p99=8ms` or `hitch=5`.
public struct FrameBudget: Hashable, Sendable, CustomStringConvertible {
  /// What is limited.
  public enum Metric: String, Hashable, Sendable, CaseIterable {
    case p50, p90, p95, p99, max, mean, cpu, freeze, error
    case hitch, over, dropped, drawn

    /// Whether its values are times.
    var isTime: Bool {
      switch self {
      case .p50, .p90, .p95, .p99, .max, .mean, .cpu, .freeze, .error: true
      case .hitch, .over, .dropped, .drawn: false
      }
    }

    /// What it is, in a few words.
    public var summary: String {
      switch self {
      case .p50, .p90, .p95, .p99: "the \(rawValue.dropFirst())th percentile of the work"
      case .max: "the work of the worst frame"
      case .mean: "the mean work"
      case .cpu: "the mean processor time"
      case .freeze: "the longest time that one frame stands"
      case .error: "the largest animation error"
      case .hitch: "the milliseconds of lateness for each second"
      case .over: "the number of frames over the budget"
      case .dropped: "the number of frames that were not there in time"
      case .drawn: "the number of frames drawn"
      }
    }
  }

  /// What is limited.
  public var metric: Metric
  /// The most that it may be: in seconds, or a plain number.
  public var limit: Double

  /// Makes a budget.
  public init(_ metric: Metric, atMost limit: Double) {
    self.metric = metric
    self.limit = limit
  }

  /// Reads `metric=limit`; nothing when it is not written so.
  ///
  /// - Units: times end in `s` or `ms`; `hitch` may end in `ms/s`.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let metric = Metric(rawValue: String(parts[0])) else { return nil }
    let value = parts[1].hasSuffix("ms/s") && metric == .hitch ? parts[1].dropLast(4) : parts[1]
    guard let limit = metric.isTime ? Double(duration: value) : Double(value), limit >= 0, limit.isFinite else {
      return nil
    }
    self.init(metric, atMost: limit)
  }

  /// The budget as it is written.
  public var description: String {
    metric.isTime ? "\(metric.rawValue)=\((limit * 1000).trimmed)ms" : "\(metric.rawValue)=\(limit.trimmed)"
  }
}

extension FrameTimingReport {
  /// The value of what a budget limits, in seconds or as a plain number; nothing when the frames are too few for it.
  public func value(of metric: FrameBudget.Metric) -> Double? {
    switch metric {
    case .p50: work.percentile(50)
    case .p90: work.percentile(90)
    case .p95: work.percentile(95)
    case .p99: work.percentile(99)
    case .max: work.maximum
    case .mean: work.mean
    case .cpu: meanProcessorTime
    case .freeze: smoothness.longestFreeze
    case .error: smoothness.largestAnimationError
    case .hitch: smoothness.hitchRate
    case .over: Double(overBudgetCount)
    case .dropped: Double(smoothness.droppedCount)
    case .drawn: Double(drawnCount)
    }
  }

  /// What a budget comes to: whether it is kept, and a line that says so.
  public func verdict(on budget: FrameBudget) -> (isKept: Bool, text: String) {
    guard let value = value(of: budget.metric) else {
      return (false, "\(budget): cannot be told from \(samples.count) frames")
    }
    let isKept = value <= budget.limit
    let shown = budget.metric.isTime ? "\(value.milliseconds.fixed(3)) ms" : value.fixed(2)
    return (isKept, "\(budget): \(isKept ? "kept" : "broken"), \(budget.metric.summary) is \(shown)")
  }
}
