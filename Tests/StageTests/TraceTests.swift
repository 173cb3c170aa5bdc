import Foundation
import Notation
import Stage
import Testing

@Suite struct TraceTests {
  /// What the trace viewers demand of a complete event (Trace Event Format, "Complete Events").
  @Test func `every slice has what Chrome and Perfetto ask of it`() throws {
    let slices = try events(work: [5, 30, 1, 12]).filter { $0["ph"] as? String == "X" }

    #expect(slices.count > 4)
    for slice in slices {
      #expect((slice["name"] as? String)?.isEmpty == false)
      #expect(slice["cat"] is String)
      #expect((slice["ts"] as? Double).map { $0 >= 0 } == true)
      #expect((slice["dur"] as? Double).map { $0 >= 0 } == true)
      #expect(slice["pid"] is Int)
      #expect(slice["tid"] is Int)
    }
  }

  @Test func `slices are in order of time, and each lies within the one around it`() throws {
    let slices = try events(work: [5, 30, 1, 12]).filter { $0["ph"] as? String == "X" }

    let spans = slices.compactMap { slice -> ClosedRange<Double>? in
      guard let start = slice["ts"] as? Double, let length = slice["dur"] as? Double else { return nil }
      return start...(start + length)
    }
    #expect(spans.map(\.lowerBound) == spans.map(\.lowerBound).sorted())
    for (earlier, later) in zip(spans, spans.dropFirst()) {
      let slack = 0.002
      #expect(later.upperBound <= earlier.upperBound + slack || later.lowerBound >= earlier.upperBound - slack)
    }
  }

  @Test func `the process and the thread have names`() throws {
    let names = try events(work: [1]).filter { $0["ph"] as? String == "M" }.compactMap { $0["name"] as? String }

    #expect(names == ["process_name", "thread_name"])
  }

  private func events(work: [Double]) throws -> [[String: Any]] {
    let samples = work.enumerated().map { number, milliseconds in
      var phases = FramePhases()
      phases.advance = milliseconds / 4000
      phases.raster = milliseconds * 3 / 4000
      return FrameSample(
        number: number, time: Double(number) / 60, phases: phases, processorTime: 0, pixelsTouched: 1)
    }
    let report = FrameTimingReport(
      conditions: FrameTimingReport.Conditions(), warmUpCount: 0, samples: samples, hash: nil)
    let document = try JSONSerialization.jsonObject(with: Data(report.trace.text().utf8)) as? [String: Any]
    return try #require(document?["traceEvents"] as? [[String: Any]])
  }
}
