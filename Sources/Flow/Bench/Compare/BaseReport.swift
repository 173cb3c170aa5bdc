import Notation
import Stage
import YAML

/// Why two runs cannot be compared.
public struct ComparisonFailure: Error, Hashable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// A report that was written as JSON before, as far as comparing needs it.
public struct BaseReport: Hashable, Sendable {
  /// What must be the same for a comparison to mean anything, in the order in which it is checked.
  static let conditionKeys = ["frames", "warmup_frames", "fps", "scale", "threads", "width", "height"]

  /// Where it came from.
  public let name: String
  /// The values of ``conditionKeys`` and whether frames were drawn as a whole.
  let conditions: [String: Double]
  let isFull: Bool
  /// One number for all pixels.
  let hash: String?
  /// Its repeats.
  public let repeats: [RepeatSummary]

  /// Reads a report.
  ///
  /// - Errors: the file is no JSON, or no report of a bench; a number is missing, negative or not a number.
  public init(reading bytes: [UInt8], name: String) throws(ComparisonFailure) {
    let (source, node) = try Self.read(bytes, name)
    guard let repeats = node["repeats"], case .sequence(let items) = repeats.content, node["work_ms"] != nil else {
      throw ComparisonFailure(
        "\(name) is no report of noren bench; make one with --format json --repeat 10 --out \(name)")
    }
    var conditions: [String: Double] = [:]
    for key in Self.conditionKeys { conditions[key] = try Self.number(key, of: node, in: source) }
    var summaries: [RepeatSummary] = []
    for item in items {
      var times: [RepeatSummary.Metric: Double] = [:]
      for metric in RepeatSummary.Metric.allCases {
        if item[metric.key]?.isNull == true { continue }
        times[metric] = try Self.time(metric.key, of: item, in: source)
      }
      summaries.append(
        RepeatSummary(times: times, yardstick: try Self.time(RepeatSummary.yardstickKey, of: item, in: source)))
    }
    self.name = name
    self.conditions = conditions
    isFull = if case .scalar(let scalar) = node["full"]?.content { scalar.value == .boolean(true) } else { false }
    hash = if case .scalar(let scalar) = node["frames_hash"]?.content, !scalar.isPlain { scalar.text } else { nil }
    self.repeats = summaries
  }

  /// Sums up the one run of a report, whatever release wrote it; its times are not divided by a yardstick.
  ///
  /// - Errors: as for ``init(reading:name:)``.
  public static func summary(reading bytes: [UInt8], name: String) throws(ComparisonFailure) -> RepeatSummary {
    let (source, node) = try read(bytes, name)
    guard let work = node["work_ms"], let processor = node["cpu_ms"] else {
      throw ComparisonFailure("\(name) did not write a report of noren bench")
    }
    var times: [RepeatSummary.Metric: Double] = [:]
    for (metric, key) in [(RepeatSummary.Metric.workMedian, "p50"), (.workP95, "p95"), (.workMean, "mean")]
    where work[key]?.isNull != true {
      times[metric] = try time(key, of: work, in: source)
    }
    times[.processorMean] = try time("mean", of: processor, in: source)
    return RepeatSummary(times: times, yardstick: 1)
  }

  private static func read(
    _ bytes: [UInt8], _ name: String
  ) throws(ComparisonFailure) -> (SourceFile, SourceNode) {
    let source = SourceFile(name: name, bytes: bytes)
    // JSON is YAML; its reader knows the line of every value.
    var diagnostics = DiagnosticList()
    let node = YAMLReader.read(source, diagnostics: &diagnostics)
    guard let node, !diagnostics.hasErrors else {
      let first = diagnostics.sorted(file: name).first.map(\.headline) ?? "\(name): error: it cannot be read"
      throw ComparisonFailure("\(first); a report comes from noren bench --format json")
    }
    return (source, node)
  }

  private static func time(_ key: String, of node: SourceNode, in source: SourceFile) throws(ComparisonFailure)
    -> Double
  {
    let milliseconds = try number(key, of: node, in: source)
    guard milliseconds > 0 else {
      throw fault(at: node[key] ?? node, in: source, "\(key) is \(milliseconds.shortest), and a time is above 0")
    }
    return milliseconds / 1000
  }

  private static func number(
    _ key: String, of node: SourceNode, in source: SourceFile
  ) throws(ComparisonFailure) -> Double {
    guard let value = node[key] else { throw fault(at: node, in: source, "\(key) is missing") }
    guard case .scalar(let scalar) = value.content, case .number(let number) = scalar.value, number.isFinite else {
      throw fault(at: value, in: source, "\(key) is not a number")
    }
    return number
  }

  private static func fault(at node: SourceNode, in source: SourceFile, _ message: String) -> ComparisonFailure {
    let position = source.position(at: node.range.start)
    let place = "\(source.name):\(position.line):\(position.column)"
    return ComparisonFailure("\(place): \(message), so nothing can be compared; make the report anew")
  }
}
