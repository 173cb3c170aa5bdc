import AnimationCore
import Stage

extension HTMLReport {
  /// The most bars of a chart: more than one for each pixel shows nothing.
  private static let mostBars = 900
  /// How many bars the histogram has.
  private static let binCount = 60

  /// The work of every frame over time.
  var frameChart: String {
    guard let first = report.samples.first, let last = report.samples.last, let worst = report.work.maximum else {
      return "<p>No frames were measured.</p>"
    }
    let period = 1 / report.conditions.framesPerSecond
    let top = max(worst * 1000 * 1.1, 0.001)
    var chart = Chart(x: first.time...(last.time + period), y: 0...top)
    for bar in bars {
      chart.bar(
        x: bar.from...bar.to, to: bar.slowest.work * 1000, color: bar.slowest.label.color,
        title: Self.title(bar.slowest))
    }
    chart.level(report.budget * 1000, "budget \((report.budget * 1000).fixed(2)) ms")
    let remark =
      report.budget * 1000 > top
      ? "<p>The budget of \((report.budget * 1000).fixed(2)) ms lies above the picture.</p>" : ""
    return chart.svg("The work of each frame over time", units: ("s", "ms")) + remark
  }

  /// Runs of frames so short that the chart has room for all, each with its slowest frame.
  private var bars: [(from: Seconds, to: Seconds, slowest: FrameSample)] {
    let period = 1 / report.conditions.framesPerSecond
    let stride = max(1, (report.samples.count + Self.mostBars - 1) / Self.mostBars)
    return Swift.stride(from: 0, to: report.samples.count, by: stride).compactMap { start in
      let run = report.samples[start..<min(start + stride, report.samples.count)]
      guard let slowest = run.max(by: { $0.work < $1.work }), let first = run.first, let last = run.last else {
        return nil
      }
      return (first.time, last.time + period, slowest)
    }
  }

  private static func title(_ sample: FrameSample) -> String {
    "frame \(sample.number) at \(sample.time.fixed(3)) s: \((sample.work * 1000).fixed(2)) ms, \(sample.label.rawValue)"
  }

  /// How many frames took how long, with the percentiles.
  var histogram: String {
    let work = report.work
    guard let worst = work.maximum, worst > 0 else { return "<p>No frames were measured.</p>" }
    // A few frames far out would leave all others in one bar.
    let end = min(worst, (work.percentile(99) ?? worst) * 1.5) * 1000
    let width = end / Double(Self.binCount)
    var counts = Array(repeating: 0, count: Self.binCount)
    var beyond = 0
    for sample in report.samples {
      let bin = Int(sample.work * 1000 / width)
      if bin < Self.binCount {
        counts[bin] += 1
      } else if sample.work * 1000 <= end {
        counts[Self.binCount - 1] += 1
      } else {
        beyond += 1
      }
    }
    var chart = Chart(x: 0...end, y: 0...Double(max(counts.max() ?? 1, 1)) * 1.1)
    for (index, count) in counts.enumerated() where count > 0 {
      let (from, to) = (Double(index) * width, Double(index + 1) * width)
      chart.bar(
        x: from...to, to: Double(count), color: "#2f87d0",
        title: "\(from.fixed(3)) to \(to.fixed(3)) ms: \(count) frames")
    }
    for (row, percent) in [50.0, 95, 99].enumerated() {
      guard let value = work.percentile(percent) else { continue }
      chart.moment(value * 1000, "p\(Int(percent)) \((value * 1000).fixed(2)) ms", row: row)
    }
    let remark = beyond > 0 ? "<p>\(beyond) frames took longer and lie to the right of the picture.</p>" : ""
    return chart.svg("How many frames took how long", units: ("ms", "frames")) + remark
  }
}
