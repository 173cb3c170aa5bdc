/// The measurements and the gates of a benchmark run.
struct Report {
  /// What must hold for the run to succeed.
  enum Gate {
    /// The work asks for no memory.
    case noAllocations
    /// The work takes at most so many times as long as another.
    case ratio(to: Measurement, atMost: Double)
  }

  /// A measurement and what its time is the time of.
  private struct Row {
    let suite: String
    let measurement: Measurement
    let unit: String
  }

  /// A gate and whether it held.
  private struct Verdict {
    let holds: Bool
    let name: String
    let value: Double
    let limit: Double
    let text: String
  }

  /// Whether gates about times are left out, which other programs on the machine disturb.
  let judgesCountsOnly: Bool
  /// The suite whose measurements come next.
  var suite = ""
  private var rows: [Row] = []
  private var verdicts: [Verdict] = []
  private var results: [BenchmarkResult] = []

  /// Begins a report.
  init(judgesCountsOnly: Bool = false) { self.judgesCountsOnly = judgesCountsOnly }

  /// The number of gates that did not hold.
  var failures: Int { verdicts.count { !$0.holds } }

  /// Adds a measurement, per unit of work.
  mutating func show(_ measurement: Measurement, unit: String) {
    rows.append(Row(suite: suite, measurement: measurement, unit: unit))
  }

  /// Adds whole frames that were measured.
  ///
  /// A steady frame on one thread may ask for no memory, and may draw no more than what has changed.
  mutating func show(_ results: [FrameResult]) {
    for frames in results {
      let result = frames.result
      self.results.append(result)
      guard result.value("threads") == 1 else { continue }
      let name = "\(result.name) at scale \(BenchmarkResult.text(result.value("scale") ?? 1))"
      let count = result.value("allocations_per_frame") ?? 0
      verdicts.append(
        Verdict(
          holds: count == 0, name: "\(name): allocations", value: count, limit: 0,
          text: "\(BenchmarkResult.text(count)) allocations a steady frame, at most 0"))
      guard let limit = frames.pixelLimit, let most = result.value("most_pixels") else { continue }
      verdicts.append(
        Verdict(
          holds: most <= Double(limit), name: "\(name): pixels", value: most, limit: Double(limit),
          text: "\(BenchmarkResult.text(most)) pixels in the largest frame, at most \(limit)"))
    }
  }

  /// Judges a number that may not be above a limit.
  mutating func require(_ name: String, _ value: Double, atMost limit: Double, text: String) {
    verdicts.append(Verdict(holds: value <= limit, name: name, value: value, limit: limit, text: text))
  }

  /// Judges a measurement.
  mutating func require(_ measurement: Measurement, _ gate: Gate) {
    switch gate {
    case .noAllocations:
      let count = Double(measurement.allocations)
      verdicts.append(
        Verdict(
          holds: count == 0, name: "\(measurement.name): allocations", value: count, limit: 0,
          text: "\(measurement.allocations) allocations"))
    case .ratio where judgesCountsOnly: break
    case .ratio(let other, let limit):
      let ratio = Report.rounded(measurement.nanoseconds / other.nanoseconds)
      verdicts.append(
        Verdict(
          holds: ratio <= limit, name: "\(measurement.name): ratio to \(other.name)", value: ratio, limit: limit,
          text: "\(ratio) times \(other.name), at most \(limit)"))
    }
  }

  /// The report to be read.
  var text: String {
    var lines: [String] = []
    for row in rows {
      if lines.isEmpty || row.suite != rows.first?.suite { lines.append(row.suite) }
      lines.append(
        "  " + Report.padded(row.measurement.name, 52)
          + Report.padded("\(Report.rounded(row.measurement.nanoseconds)) ns/\(row.unit)", 20)
          + "\(Report.rounded(1e3 / row.measurement.nanoseconds)) million/s")
    }
    if !results.isEmpty { lines.append(ResultTable(title: "frames", results: results).text) }
    for verdict in verdicts {
      let name = verdict.name.prefix { $0 != ":" }
      lines.append("  \(verdict.holds ? "holds" : "FAILS"): \(name): \(verdict.text)")
    }
    return lines.joined(separator: "\n")
  }

  /// The report as JSON, for scripts.
  var json: String {
    let measurements = rows.map { row in
      "    {\"suite\": \"\(row.suite)\", \"name\": \"\(row.measurement.name)\", "
        + "\"nanoseconds\": \(row.measurement.nanoseconds), \"unit\": \"\(row.unit)\", "
        + "\"allocations\": \(row.measurement.allocations)}"
    }
    let gates = verdicts.map { verdict in
      "    {\"name\": \"\(verdict.name)\", \"value\": \(verdict.value), \"limit\": \(verdict.limit), "
        + "\"holds\": \(verdict.holds)}"
    }
    return """
      {
        "results": [
      \(results.map { "    " + $0.json }.joined(separator: ",\n"))
        ],
        "measurements": [
      \(measurements.joined(separator: ",\n"))
        ],
        "gates": [
      \(gates.joined(separator: ",\n"))
        ]
      }
      """
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
