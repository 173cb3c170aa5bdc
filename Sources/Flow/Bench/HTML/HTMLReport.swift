import AnimationCore
import Raster
import Stage

/// A frame-timing report as one page of HTML that needs nothing else: plots, tables and the slowest frames.
public struct HTMLReport {
  /// One of the slowest frames, with what it shows.
  public struct Frame {
    /// What it took.
    public var sample: FrameSample
    /// What it shows.
    public var picture: Bitmap

    /// Makes a frame.
    public init(_ sample: FrameSample, showing picture: Bitmap) {
      self.sample = sample
      self.picture = picture
    }
  }

  /// How many frames a page shows.
  public static let frameCount = 6

  /// What was measured.
  public let report: FrameTimingReport
  /// The slowest frames, the slowest first.
  public let slowest: [Frame]
  /// What made the page, such as the program and its version.
  public let maker: String

  /// Makes a page.
  public init(_ report: FrameTimingReport, slowest: [Frame], maker: String) {
    self.report = report
    self.slowest = slowest
    self.maker = maker
  }

  /// The slowest of some samples, the slowest first.
  public static func slowest(_ samples: [FrameSample]) -> [FrameSample] {
    Array(samples.sorted { $0.work > $1.work }.prefix(frameCount))
  }

  /// The page.
  ///
  /// - Errors: a picture that cannot be written.
  public func html() throws(PNGError) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Frame timing: \(report.conditions.deck.xml)</title>
    <style>\(Self.style)</style>
    </head>
    <body>
    <h1>Frame timing</h1>
    <p class="lead">\(report.conditions.deck.xml), \(report.conditions.flow.xml)</p>
    \(report.emptiness.map { "<p class=\"lead\">Failed: \($0.xml)</p>" } ?? "")
    \(facts)
    <h2>Work by frame</h2>
    <p>Each bar is a frame, or the slowest of neighbours; its colour says what the prototype was busy with.</p>
    \(legend)
    \(frameChart)
    <h2>How often a frame takes how long</h2>
    \(histogram)
    <h2>By what was going on</h2>
    \(labelTable)
    <h2>The slowest frames</h2>
    \(try frames())
    <footer>\(maker.xml)</footer>
    </body>
    </html>

    """
  }

  // MARK: Parts

  private var facts: String {
    let conditions = report.conditions
    let work = report.work
    let smoothness = report.smoothness
    func time(_ value: Seconds?) -> String { value.map { "\(($0 * 1000).fixed(2)) ms" } ?? "too few frames" }
    var rows = [
      ("Frames", "\(report.samples.count), after \(report.warmUpCount) of warm-up"),
      (
        "Surface",
        "\(conditions.width) x \(conditions.height), scale \(conditions.scale.trimmed), "
          + (conditions.threads == 1 ? "1 thread" : "\(conditions.threads) threads")
      ),
      ("p50", time(work.percentile(50))), ("p95", time(work.percentile(95))), ("p99", time(work.percentile(99))),
      ("Worst", time(work.maximum)), ("Processor, mean", time(report.meanProcessorTime)),
      ("Budget", "\(time(report.budget)); \(report.overBudgetCount) frames over it"),
      ("Overrun, p95", time(work.percentile(95).map { $0 - report.budget })),
      ("Hitches", "\(smoothness.hitchRate.fixed(1)) ms/s"),
      ("Dropped", "\(smoothness.droppedCount) of \(smoothness.expectedCount) frames"),
      ("Longest freeze", time(smoothness.longestFreeze)),
      ("Animation error, mean", time(smoothness.meanAnimationError)),
      ("Drawn", "\(report.drawnCount) frames, \(report.samples.reduce(0) { $0 + $1.pixelsTouched }) pixels"),
      ("Allocations, mean", report.allocations.mean?.fixed(1) ?? "not counted"),
      ("Percentiles", "\(Percentiles.method), n = \(work.count)"),
    ]
    for verdict in report.verdicts { rows.append(("Budget", verdict.line)) }
    if let hash = report.hash { rows.append(("Hash of all frames", hash.description)) }
    return "<dl>" + rows.map { "<div><dt>\($0.0.xml)</dt><dd>\($0.1.xml)</dd></div>" }.joined() + "</dl>"
  }

  private var legend: String {
    "<p class=\"legend\">"
      + report.byLabel.map { label, _ in "<span><i style=\"background:\(label.color)\"></i>\(label.rawValue)</span>" }
      .joined() + "</p>"
  }

  private var labelTable: String {
    let rows = report.byLabel.map { label, own in
      let phases = own.meanPhases
      let cells = [
        own.work.percentile(50), own.work.percentile(95), own.work.maximum, phases.handle, phases.advance, phases.draw,
        phases.raster,
      ].map { $0.map { "<td>\(($0 * 1000).fixed(3))</td>" } ?? "<td>-</td>" }
      return "<tr><th><i style=\"background:\(label.color)\"></i>\(label.rawValue)</th><td>\(own.samples.count)</td>"
        + "\(cells.joined())<td>\(own.overBudgetCount)</td></tr>"
    }
    let heads = ["", "frames", "p50", "p95", "max", "handle", "advance", "draw", "raster", "over"]
    return "<table><thead><tr>" + heads.map { "<th>\($0)</th>" }.joined() + "</tr></thead><tbody>" + rows.joined()
      + "</tbody></table><p>Times in milliseconds; handle to raster are means.</p>"
  }

  private func frames() throws(PNGError) -> String {
    var items = ""
    for frame in slowest {
      let sample = frame.sample
      let data = try PNG.encode(frame.picture).base64
      items +=
        "<figure><img alt=\"frame \(sample.number)\" src=\"data:image/png;base64,\(data)\">"
        + "<figcaption><b>\((sample.work * 1000).fixed(2)) ms</b><br>frame \(sample.number), "
        + "\(sample.time.fixed(3)) s<br>\(sample.label.rawValue)</figcaption></figure>"
    }
    return "<div class=\"frames\">\(items)</div>"
  }

  private static let style = """
    :root{color-scheme:light dark;--ink:#1c1c24;--soft:#6b6b78;--line:#dedee6;--ground:#fff}
    @media(prefers-color-scheme:dark){:root{--ink:#ececf2;--soft:#9a9aa8;--line:#34343f;--ground:#16161c}}
    body{font:15px/1.5 system-ui,"Noto Sans",sans-serif;color:var(--ink);background:var(--ground);max-width:1000px;\
    margin:32px auto;padding:0 20px}
    h1{font-size:28px;margin:0}h2{font-size:19px;margin:36px 0 6px}p{margin:4px 0;color:var(--soft)}
    .lead{font-size:17px}svg{width:100%;height:auto;display:block}
    svg text{font:12px system-ui,"Noto Sans",sans-serif;fill:var(--soft)}.grid{stroke:var(--line)}
    line.mark{stroke:var(--ink);stroke-dasharray:4 3;opacity:.6}svg text.mark{fill:var(--ink);paint-order:stroke;\
    stroke:var(--ground);stroke-width:4px;stroke-linejoin:round}
    dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:10px 24px;margin:20px 0}
    dt{color:var(--soft);font-size:13px}dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
    i{display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:6px}
    .legend span{margin-right:18px;color:var(--ink)}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
    th,td{padding:5px 10px;text-align:right;border-bottom:1px solid var(--line);font-weight:400}
    th:first-child{text-align:left}thead th{color:var(--soft);font-size:13px}
    .frames{display:flex;flex-wrap:wrap;gap:18px}figure{margin:0;width:140px}
    img{width:140px;border-radius:8px;display:block}figcaption{font-size:13px;color:var(--soft);margin-top:6px}
    figcaption b{color:var(--ink)}footer{margin:40px 0;color:var(--soft);font-size:13px}
    """
}

extension FrameLabel {
  /// The colour of the label in plots: eight that are told apart in light and dark, with red and green apart in
  /// brightness too.
  var color: String {
    switch self {
    case .coachMark: "#c2569b"
    case .transition: "#7a5cd6"
    case .scrolling: "#c9483b"
    case .dragging: "#e07a1f"
    case .pressing: "#d9b01c"
    case .settling: "#2f87d0"
    case .endless: "#3aa57a"
    case .idle: "#9aa0a8"
    }
  }
}
