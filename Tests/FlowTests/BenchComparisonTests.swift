import Flow
import Notation
import Stage
import TestSupport
import Testing

@Suite struct BenchComparisonTests {
  @Test func `runs that differ by chance alone tell no difference`() throws {
    let comparison = try compare(base: [10, 11, 9, 10, 12, 10], new: [11, 9, 10, 12, 10, 10])

    #expect(comparison.rows.allSatisfy { $0.verdict == .noDifference })
    #expect(!comparison.isSlower)
    #expect(comparison.text.contains("work_mean  no difference can be told (99% interval"))
  }

  @Test func `runs that are slower by more than chance are slower`() throws {
    let comparison = try compare(base: [10, 10.1, 9.9, 10, 10.2], new: [12, 12.1, 11.9, 12, 12.2])

    #expect(comparison.isSlower)
    #expect(comparison.rows.first.map { abs($0.ratio - 1.2) < 0.01 } == true)
  }

  @Test func `runs that are faster are no failure`() throws {
    let comparison = try compare(base: [12, 12.1, 11.9, 12, 12.2], new: [10, 10.1, 9.9, 10, 10.2])

    #expect(!comparison.isSlower)
    #expect(comparison.rows.allSatisfy { $0.verdict == .faster })
  }

  @Test func `a sure difference that is too small to matter is said and passes`() throws {
    let comparison = try compare(base: [10, 10.01, 9.99, 10, 10.01], new: [10.1, 10.11, 10.09, 10.1, 10.11])

    #expect(!comparison.isSlower)
    #expect(comparison.text.contains("too little to matter"))
  }

  @Test func `a machine that was slower as a whole makes nothing slower`() throws {
    let comparison = try compare(
      base: [10, 10.1, 9.9, 10, 10.2], new: [20, 20.2, 19.8, 20, 20.4], yardsticks: (base: 1, new: 2))

    #expect(comparison.rows.allSatisfy { $0.verdict == .noDifference })
  }

  @Test func `the same numbers always give the same interval`() throws {
    let first = try compare(base: [10, 11, 9, 10, 12], new: [11, 9, 10, 12, 10])
    let second = try compare(base: [10, 11, 9, 10, 12], new: [11, 9, 10, 12, 10])

    #expect(first.rows == second.rows)
  }

  @Test func `the interval holds the true ratio nearly always`() throws {
    var generator = SeededGenerator(seed: 7)
    let misses = try (0..<100).count { _ in
      func times() -> [Double] { (0..<10).map { _ in 10 * (1 + Double.random(in: -0.2...0.2, using: &generator)) } }
      return try !compare(base: times(), new: times()).rows[0].interval.contains(1)
    }

    #expect(misses <= 5)
  }

  @Test func `too few repeats are refused with what to do`() {
    let failure = #expect(throws: ComparisonFailure.self) { try compare(base: [10], new: [10, 10, 10, 10, 10]) }

    #expect(failure?.description.hasPrefix("base.json has 1 repeat; 5 are needed") == true)
  }

  @Test func `runs under other conditions are not compared`() throws {
    var other = report([10, 10, 10, 10, 10])
    other.conditions.scale = 2
    let base = try BaseReport(reading: Array(other.json.text().utf8), name: "base.json")

    let failure = #expect(throws: ComparisonFailure.self) {
      try BenchComparison(report([10, 10, 10, 10, 10]), with: base)
    }

    #expect(failure?.description.hasPrefix("base.json was measured with scale 2, this run with 1") == true)
  }

  @Test(arguments: [
    (#"{"a": 1}"#, "is no report of noren bench"), ("[1, 2", "base.json:1:"), ("", "the file is empty"),
    (#"{"repeats": [], "work_ms": {}}"#, "frames is missing"),
  ])
  func `a foreign file is refused`(text: String, words: String) {
    let failure = #expect(throws: ComparisonFailure.self) {
      try BaseReport(reading: Array(text.utf8), name: "base.json")
    }

    #expect(failure?.description.contains(words) == true, "\(failure?.description ?? "")")
  }

  @Test(arguments: ["NaN", ".nan", ".inf", "\"10\"", "[]", "-1", "0", "1e999"])
  func `a time that is no time is refused with its place`(value: String) {
    let text = report([10, 10, 10, 10, 10]).json.text(.indented)
      .replacing(#/"work_mean_ms": 10,/#, with: "\"work_mean_ms\": \(value),")

    let failure = #expect(throws: ComparisonFailure.self) {
      try BaseReport(reading: Array(text.utf8), name: "base.json")
    }

    #expect(failure?.description.contains(#/base.json:\d+:\d+: work_mean_ms is/#) == true)
  }

  private func compare(
    base: [Double], new: [Double], yardsticks: (base: Double, new: Double) = (1, 1)
  ) throws -> BenchComparison {
    let json = report(base, yardstick: yardsticks.base).json.text()
    let base = try BaseReport(reading: Array(json.utf8), name: "base.json")
    return try BenchComparison(report(new, yardstick: yardsticks.new), with: base)
  }

  private static let sample = FrameSample(
    number: 0, time: 0, phases: FramePhases(), processorTime: 0.001, pixelsTouched: 1, label: .idle)

  @Test func `a report of no frame is nothing to compare with`() throws {
    var empty = report([10, 10, 10, 10, 10])
    empty.samples = []
    let base = try BaseReport(reading: Array(empty.json.text().utf8), name: "base.json")

    let failure = #expect(throws: ComparisonFailure.self) {
      try BenchComparison(report([10, 10, 10, 10, 10]), with: base)
    }

    #expect(failure?.description.hasPrefix("base.json has measured no frame") == true)
  }

  @Test func `runs without a number in common are not compared`() {
    let none = Array(repeating: RepeatSummary(times: [:], yardstick: 1), count: 5)

    let failure = #expect(throws: ComparisonFailure.self) { try BenchComparison(of: none, with: none, baseName: "old") }

    #expect(failure?.description.hasPrefix("old and this run have no number in common") == true)
  }

  private func report(_ milliseconds: [Double], yardstick: Double = 1) -> FrameTimingReport {
    var report = FrameTimingReport(
      conditions: FrameTimingReport.Conditions(), warmUpCount: 0, samples: [Self.sample], hash: nil)
    report.repeats = milliseconds.map { time in
      let times = RepeatSummary.Metric.allCases.map { ($0, time / 1000) }
      return RepeatSummary(times: Dictionary(uniqueKeysWithValues: times), yardstick: yardstick / 1000)
    }
    return report
  }
}
