import Notation
import Stage
import Testing

@Suite struct SmoothnessTests {
  @Test func `without a display, work beyond the period drops frames`() {
    let smoothness = Smoothness(samples(work: [1, 1, 25, 1, 55, 1]), period: 0.020)

    #expect(smoothness.expectedCount == 8)
    #expect(smoothness.droppedCount == 3)
    #expect(abs(smoothness.hitchRate - 375) < 1e-9)
    #expect(abs(smoothness.longestFreeze - 0.060) < 1e-12)
  }

  @Test func `steady thirty and one long freeze have the same lateness and different freezes`() {
    let steady = Smoothness(samples(work: Array(repeating: 25, count: 11)), period: 0.020)
    let frozen = Smoothness(samples(work: [1] + [215] + Array(repeating: 1, count: 9)), period: 0.020)

    #expect(steady.droppedCount == frozen.droppedCount)
    #expect(steady.longestFreeze < 0.05)
    #expect(frozen.longestFreeze > 0.2)
  }

  @Test func `frames that are shown evenly and show uneven times have an animation error`() {
    var samples = samples(work: [1, 1, 1, 1])
    for (index, shown) in [5.0, 5.02, 5.04, 5.06].enumerated() {
      samples[index].presentTime = shown
      samples[index].label = .dragging
    }
    samples[2].time += 0.005

    let smoothness = Smoothness(samples, period: 0.020)

    #expect(smoothness.droppedCount == 0)
    #expect(abs(smoothness.largestAnimationError - 0.005) < 1e-9)
  }

  @Test func `frames that show the same as the one before are no freeze and no error`() {
    var samples = samples(work: [1, 1, 1])
    for (index, shown) in [5.0, 5.02, 5.10].enumerated() { samples[index].presentTime = shown }
    samples[2].time = samples[1].time + 0.08
    samples[1].confirmTime = 5.08

    let smoothness = Smoothness(samples, period: 0.020)

    #expect(smoothness.droppedCount == 0)
    #expect(smoothness.longestFreeze < 0.03 && smoothness.largestAnimationError < 1e-9)
  }

  @Test func `a pause in which nothing changes is no freeze`() {
    var samples = samples(work: [1, 1, 1])
    for (index, shown) in [5.0, 5.02, 9.0].enumerated() { samples[index].presentTime = shown }
    samples[1].isAtRest = true

    let smoothness = Smoothness(samples, period: 0.020)

    #expect(smoothness.droppedCount == 0)
    #expect(smoothness.longestFreeze < 0.03)
  }

  @Test(arguments: [
    ("p99=8ms", FrameBudget.Metric.p99, 0.008), ("hitch=5", .hitch, 5), ("hitch=5ms/s", .hitch, 5),
    ("freeze=0.05s", .freeze, 0.05), ("over=0", .over, 0),
  ])
  func `budgets are read`(text: String, metric: FrameBudget.Metric, limit: Double) throws {
    #expect(try FrameBudget(parsing: text) == FrameBudget(metric, atMost: limit))
  }

  @Test(arguments: ["p99", "p99=", "p99=8", "p98=8ms", "hitch=5ms", "over=-1", "p50=nan", "p50=1ms=2", "over=inf"])
  func `what is no budget is not read`(text: String) {
    #expect(throws: FrameBudget.Fault.self) { try FrameBudget(parsing: text) }
  }

  @Test(arguments: [
    ("hich=8", "knows no 'hich'; did you mean hitch?"), ("p99=8", "limits p99 by a time such as 8ms, not '8'"),
    ("over=3ms", "limits over by a number such as 3, not '3ms'"),
    ("p99", "takes a metric and its limit, such as p99=8ms, not 'p99'"),
  ])
  func `a budget that cannot be read says what is missing`(text: String, words: String) {
    let fault = #expect(throws: FrameBudget.Fault.self) { try FrameBudget(parsing: text) }

    #expect(fault?.description == words)
  }

  @Test func `a broken budget says by how much`() {
    let verdict = report(work: [1, 2, 3.5]).verdict(on: FrameBudget(.max, atMost: 0.003))

    #expect(verdict.text == "max=3ms: broken by 0.500 ms, the work of the worst frame is 3.500 ms")
  }

  @Test func `a budget that the frames cannot tell is broken`() {
    let report = report(work: [1, 2, 3])

    let verdict = report.verdict(on: FrameBudget(.p99, atMost: 1))

    #expect(!verdict.isKept)
    #expect(verdict.text == "p99=1000ms: cannot be told from 3 frames")
  }

  @Test func `the table of frames has a line for each, in milliseconds`() {
    let lines = report(work: [1.5]).csv.split(separator: "\n")

    #expect(lines.count == 2)
    #expect(lines.last == "0,0,idle,1.5,-15.166667,0,0,0,0,1.5,1,")
  }

  @Test func `slices of a trace do not overlap and keep their parts inside`() throws {
    let text = report(work: [50, 1]).trace.text()

    #expect(text.contains(#"{"name":"frame 0","cat":"idle","ph":"X","ts":0,"dur":50000"#))
    #expect(text.contains(#"{"name":"frame 1","cat":"idle","ph":"X","ts":50000,"dur":1000"#))
  }

  @Test func `the array for GitHub leaves out what the frames cannot carry`() {
    let text = report(work: [1, 2, 3]).benchmarkArray.text()

    #expect(text.contains(#"{"name":"work p50","unit":"ms","value":2,"extra":"nearest-rank, n = 3"}"#))
    #expect(!text.contains("p99"))
  }

  private func samples(work: [Double]) -> [FrameSample] {
    work.enumerated().map { number, milliseconds in
      var phases = FramePhases()
      phases.raster = milliseconds / 1000
      return FrameSample(
        number: number, time: Double(number) * 0.020, phases: phases, processorTime: 0, pixelsTouched: 1)
    }
  }

  private func report(work: [Double]) -> FrameTimingReport {
    FrameTimingReport(
      conditions: FrameTimingReport.Conditions(), warmUpCount: 0, samples: samples(work: work), hash: nil)
  }
}
