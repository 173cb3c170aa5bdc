import AnimationCore
import Glibc
import Notation
import Stage

/// Whether frames take longer than they did, as far as that can be told.
public struct BenchComparison {
  /// With fewer repeats on a side chance cannot be told from change.
  public static let fewestRepeats = 5
  /// A ratio nearer to 1 than this is no failure, however surely it is there: a rebuilt program moves about in memory,
  /// and that alone makes loops faster or slower by as much.
  public static let smallestDifference = 0.02

  /// What became of one number.
  public struct Row: Hashable, Sendable {
    /// What may be said of it.
    public enum Verdict: Hashable, Sendable {
      case faster, slower, slightlySlower, noDifference
    }

    /// The number.
    public var metric: RepeatSummary.Metric
    /// How many times as large it is now, once both are measured by the machine's speed.
    public var ratio: Double
    /// Between which values the ratio is, with the confidence of ``Bootstrap``.
    public var interval: ClosedRange<Double>

    /// What may be said of it.
    public var verdict: Verdict {
      if interval.contains(1) { return .noDifference }
      if ratio < 1 { return .faster }
      return ratio > 1 + BenchComparison.smallestDifference ? .slower : .slightlySlower
    }
  }

  /// Where the earlier times came from.
  public let baseName: String
  /// How many repeats were compared with how many.
  public let counts: (base: Int, new: Int)
  /// The numbers that both sides have.
  public let rows: [Row]
  /// Whether both showed the same pixels.
  public let isSamePicture: Bool

  /// Compares a report with an earlier one.
  ///
  /// - Errors: they were measured under different conditions, or have too few repeats.
  public init(_ report: FrameTimingReport, with base: BaseReport) throws(ComparisonFailure) {
    try Self.check(report, base)
    baseName = base.name
    counts = (base.repeats.count, report.repeats.count)
    isSamePicture = base.hash == nil || base.hash == report.hash?.description
    rows = try Self.rows(from: base.repeats, to: report.repeats, baseName: base.name)
  }

  /// Compares runs that took turns.
  ///
  /// - Parameter baseName: what the earlier program is called.
  /// - Errors: there is no number that both have.
  public init(of new: [RepeatSummary], with base: [RepeatSummary], baseName: String) throws(ComparisonFailure) {
    self.baseName = baseName
    counts = (base.count, new.count)
    isSamePicture = true
    rows = try Self.rows(from: base, to: new, baseName: baseName)
  }

  private static func rows(
    from base: [RepeatSummary], to new: [RepeatSummary], baseName: String
  ) throws(ComparisonFailure) -> [Row] {
    let rows = rows(from: base, to: new)
    guard !rows.isEmpty else {
      throw ComparisonFailure(
        "\(baseName) and this run have no number in common, so nothing can be compared; measure both with more frames")
    }
    return rows
  }

  private static func rows(from base: [RepeatSummary], to new: [RepeatSummary]) -> [Row] {
    RepeatSummary.Metric.allCases.compactMap { metric in
      let before = base.compactMap { summary in summary.times[metric].map { $0 / summary.yardstick } }
      let now = new.compactMap { summary in summary.times[metric].map { $0 / summary.yardstick } }
      guard before.count == base.count, now.count == new.count, !before.isEmpty, !now.isEmpty else { return nil }
      let bootstrap = Bootstrap(from: before, to: now)
      return Row(metric: metric, ratio: bootstrap.ratio, interval: bootstrap.interval)
    }
  }

  private static func check(_ report: FrameTimingReport, _ base: BaseReport) throws(ComparisonFailure) {
    if base.conditions["frames"] == 0 {
      throw ComparisonFailure("\(base.name) has measured no frame, so nothing can be compared; make the report anew")
    }
    for key in BaseReport.conditionKeys {
      guard let before = base.conditions[key], let now = report.json[key]?.number, before != now else { continue }
      let (there, here) = ("\(key) \(before.shortest)", "\(now.shortest)")
      throw ComparisonFailure("\(base.name) was measured with \(there), this run with \(here); measure both alike")
    }
    if base.isFull != report.conditions.isFull {
      throw ComparisonFailure("of \(base.name) and this run only one was measured with --full; measure both alike")
    }
    for (name, count) in [(base.name, base.repeats.count), ("this run", report.repeats.count)]
    where count < fewestRepeats {
      throw ComparisonFailure(
        "\(name) has \(count == 1 ? "1 repeat" : "\(count) repeats"); \(fewestRepeats) are needed to tell a change "
          + "from chance: measure with --repeat 10")
    }
  }

  // MARK: What is said

  /// Whether something is slower by more than does not matter.
  public var isSlower: Bool { rows.contains { $0.verdict == .slower } }

  /// A line for each number, without a line feed at the end.
  public var text: String {
    var lines = ["compared with \(baseName), \(counts.new) repeats with \(counts.base)"]
    if !isSamePicture { lines.append("  the frames differ: the two runs did not show the same") }
    for row in rows {
      let name = row.metric.rawValue + String(repeating: " ", count: max(0, 9 - row.metric.rawValue.count))
      let percent = Int(Bootstrap.confidence * 100)
      let range = "\(Self.change(row.interval.lowerBound)) to \(Self.change(row.interval.upperBound))"
      lines.append("  \(name)  \(Self.words(for: row)) (\(percent)% interval \(range))")
    }
    return lines.joined(separator: "\n")
  }

  private static func words(for row: Row) -> String {
    switch row.verdict {
    case .noDifference: "no difference can be told"
    case .faster: "faster, \(change(row.ratio))"
    case .slower: "slower, \(change(row.ratio))"
    case .slightlySlower: "slower, \(change(row.ratio)): too little to matter"
    }
  }

  /// A ratio as a change in percent.
  private static func change(_ ratio: Double) -> String {
    let percent = (ratio - 1) * 100
    return (percent < 0 ? "" : "+") + percent.fixed(1) + "%"
  }
}

extension JSONValue {
  /// A member of an object.
  fileprivate subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
