import AnimationCore
import Notation

/// What a run's frames may take at most, such as `p99=8ms` or `hitch=5`.
public struct FrameBudget: Hashable, Sendable, CustomStringConvertible {
  /// What is limited.
  public enum Metric: String, Hashable, Sendable, CaseIterable {
    case p50, p90, p95, p99, max, mean, cpu, freeze, error
    case hitch, over, dropped, drawn, frames, pixels, allocations, wakes

    /// Whether its values are times.
    var isTime: Bool {
      switch self {
      case .p50, .p90, .p95, .p99, .max, .mean, .cpu, .freeze, .error: true
      case .hitch, .over, .dropped, .drawn, .frames, .pixels, .allocations, .wakes: false
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
      case .frames: "the number of frames"
      case .pixels: "the number of pixels drawn"
      case .allocations: "the mean number of allocations of a frame"
      case .wakes: "the number of wakes"
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

  /// Why a budget cannot be read, and what is meant perhaps.
  public struct Fault: Error, Hashable, CustomStringConvertible {
    /// What is wrong.
    public let description: String
  }

  /// Reads `metric=limit`.
  ///
  /// - Units: times end in `s` or `ms`; `hitch` may end in `ms/s`; counts have no unit.
  /// - Errors: names the nearest metric for one that is not there, and the unit that is missing.
  public init(parsing text: String) throws(Fault) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw Fault(description: "takes a metric and its limit, such as p99=8ms, not \(text.quoted)")
    }
    try self.init(String(parts[0]), atMost: String(parts[1]))
  }

  /// Reads a metric and its limit.
  ///
  /// - Errors: as for ``init(parsing:)``.
  public init(_ name: String, atMost text: String) throws(Fault) {
    guard let metric = Metric(rawValue: name) else {
      let names = Metric.allCases.map(\.rawValue)
      let hint = names.nearest(to: name).map { "; did you mean \($0)?" } ?? ": \(names.joined(separator: ", "))"
      throw Fault(description: "knows no \(name.quoted)\(hint)")
    }
    let value = metric == .hitch && text.hasSuffix("ms/s") ? text.dropLast(4) : Substring(text)
    guard let limit = metric.isTime ? Double(duration: value) : Double(decimal: value), limit >= 0, limit.isFinite
    else {
      let form = metric.isTime ? "a time such as 8ms" : metric == .hitch ? "ms/s such as 5" : "a number such as 3"
      throw Fault(description: "limits \(name) by \(form), not \(text.quoted)")
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
    case .freeze: smoothness.isTold ? smoothness.longestFreeze : nil
    case .error: smoothness.isTold ? smoothness.largestAnimationError : nil
    case .hitch: smoothness.isTold ? smoothness.hitchRate : nil
    case .over: Double(overBudgetCount)
    case .dropped: smoothness.isTold ? Double(smoothness.droppedCount) : nil
    case .drawn: Double(drawnCount)
    case .frames: Double(samples.count)
    case .pixels: Double(samples.reduce(0) { $0 + $1.pixelsTouched })
    case .allocations: allocations.mean
    case .wakes: wakes.map { Double($0.total) }
    }
  }

  /// What a budget comes to; one of no frames is broken, whatever it limits.
  public func verdict(on budget: FrameBudget) -> BudgetVerdict {
    guard !samples.isEmpty else {
      return BudgetVerdict(
        budget: budget, value: nil, isKept: false, text: "\(budget): cannot be told, since no frame was measured")
    }
    guard let value = value(of: budget.metric) else {
      let isCounted = budget.metric != .allocations && budget.metric != .wakes
      let frames = counted(samples.count, "frame")
      let reason = isCounted ? "cannot be told from \(frames)" : "is not counted here"
      return BudgetVerdict(budget: budget, value: nil, isKept: false, text: "\(budget): \(reason)")
    }
    let isKept = value <= budget.limit
    func shown(_ value: Double) -> String {
      budget.metric.isTime ? "\(value.milliseconds.fixed(3)) ms" : value.fixed(2)
    }
    let verdict = isKept ? "kept" : "broken by \(shown(value - budget.limit))"
    return BudgetVerdict(
      budget: budget, value: value, isKept: isKept,
      text: "\(budget): \(verdict), \(budget.metric.summary) is \(shown(value))")
  }
}
