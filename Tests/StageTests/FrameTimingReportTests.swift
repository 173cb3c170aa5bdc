import Notation
import Stage
import Testing

@Suite struct FrameTimingReportTests {
  @Test func `a report has the promised keys in their order`() {
    let report = report(milliseconds: [1, 2, 3])

    guard case .object(let members) = report.json else {
      Issue.record("the report is an object")
      return
    }
    #expect(
      members.map(\.key) == [
        "deck", "flow", "frames", "warmup_frames", "left_out_frames", "fps", "fps_from", "scale", "threads", "width",
        "height", "full", "work_ms",
        "cpu_ms", "phases_ms", "over_budget", "budget_ms", "percentile_method", "overrun_ms",
        "smoothness", "labels", "drawn_frames", "pixels_touched", "wakes", "startup_ms", "input_to_frame_ms",
        "allocations",
        "memory_growth_bytes", "repeats", "frames_hash",
      ])
  }

  @Test func `percentiles that the frames cannot carry are null`() {
    let text = report(milliseconds: Array(1...99).map(Double.init)).json.text()

    #expect(text.contains(#""work_ms":{"p50":50,"p90":90,"p95":95,"p99":null,"max":99,"mean":50}"#))
  }

  @Test func `a hundred frames carry the 99th percentile`() {
    let text = report(milliseconds: Array(1...100).map(Double.init)).json.text()

    #expect(text.contains(#""p99":99,"max":100,"mean":50.5"#))
  }

  @Test func `the budget is the time between two frames unless one is given`() {
    var report = report(milliseconds: [10, 16, 17, 20])
    let byRate = report.overBudgetCount
    report.conditions.budget = 0.0195

    #expect(byRate == 2)
    #expect(report.overBudgetCount == 1)
  }

  @Test func `no frames give a report without numbers`() {
    let text = report(milliseconds: []).json.text()

    #expect(text.contains(#""frames":0"#))
    #expect(text.contains(#""max":null,"mean":null"#))
  }

  @Test func `the order of frames counts in their hash`() {
    var (ab, ba) = (FrameHash(), FrameHash())
    ab.combine(1)
    ab.combine(2)
    ba.combine(2)
    ba.combine(1)

    #expect(ab != ba)
    #expect(ab.description.count == 16)
  }

  @Test(arguments: [(0.0, "0.00"), (-0.005, "-0.01"), (1.005, "1.00"), (12.3456, "12.35"), (.infinity, "-")])
  func `fixed numbers have their places`(number: Double, text: String) {
    #expect(number.fixed(2) == text)
  }

  private func report(milliseconds: [Double]) -> FrameTimingReport {
    let samples = milliseconds.enumerated().map { number, milliseconds in
      var phases = FramePhases()
      phases.raster = milliseconds / 1000
      return FrameSample(
        number: number, time: Double(number) / 60, phases: phases, processorTime: 0.001, pixelsTouched: 1)
    }
    return FrameTimingReport(
      conditions: FrameTimingReport.Conditions(), warmUpCount: 0, samples: samples, hash: FrameHash())
  }
}
