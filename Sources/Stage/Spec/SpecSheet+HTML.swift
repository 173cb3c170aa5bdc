import AnimationCore
import Components
import Geometry

extension SpecSheet {
  /// The table as one page of HTML that needs nothing else, with a picture of every curve.
  public var html: String {
    let body = sections.map { section in
      let rows = section.rows.map(\.htmlRow).joined(separator: "\n")
      return """
        <h2>\(section.screen.xml)</h2>
        <table><thead><tr><th>what</th><th>property</th><th>from</th><th>to</th><th></th><th>by</th><th>when</th>\
        <th>with reduced motion</th></tr></thead>
        <tbody>
        \(rows)
        </tbody></table>
        """
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title.xml): motion</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <h1>\(title.xml): motion</h1>
      <p>A curve's picture shows the way over time, from the start at the bottom to the end at the top.</p>
      \(body.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private static let style = """
    :root{color-scheme:light dark;--ink:#1c1c24;--soft:#62626e;--line:#dedee6;--ground:#fff;--mark:#33407f}
    @media(prefers-color-scheme:dark){:root{--ink:#ececf2;--soft:#a4a4b0;--line:#34343f;--ground:#16161c;\
    --mark:#9fb0ff}}
    body{font:15px/1.45 system-ui,"Noto Sans",sans-serif;color:var(--ink);background:var(--ground);max-width:1180px;\
    margin:32px auto;padding:0 20px}
    h1{font-size:28px;margin:0}h2{font-size:19px;margin:32px 0 8px}p{margin:4px 0;color:var(--soft)}
    table{border-collapse:collapse;width:100%;table-layout:fixed}span{white-space:nowrap}
    th:nth-child(1){width:15%}th:nth-child(2){width:9%}th:nth-child(3),th:nth-child(4){width:12%}\
    th:nth-child(5){width:76px}th:nth-child(6){width:17%}th:nth-child(8){width:13%}
    th,td{text-align:left;vertical-align:top;padding:7px 12px 7px 0;border-bottom:1px solid var(--line)}
    th{font-weight:400;font-size:13px;color:var(--soft)}td:last-child{color:var(--soft)}
    svg{display:block;width:64px;height:44px}path{fill:none;stroke:var(--mark);stroke-width:2}
    line{stroke:var(--line)}
    i{display:inline-block;width:12px;height:12px;border-radius:3px;margin-right:6px;vertical-align:-1px;\
    border:1px solid var(--line)}
    """
}

extension MotionSpec {
  fileprivate var htmlRow: String {
    let cells = [
      subject.html, property.xml, from.html, to.html, driver.animation?.curveImage ?? "",
      driver.text.html, trigger.xml, reduced.text.html,
    ]
    return "<tr>" + cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
  }
}

extension String {
  /// The text with its ids and curves each on one line, which browsers break at hyphens.
  fileprivate var html: String {
    split(separator: " ").map { $0.contains("-") ? "<span>\(String($0).xml)</span>" : String($0).xml }
      .joined(separator: " ")
  }
}

extension MotionSpec.Value {
  fileprivate var html: String {
    guard case .color(let color) = self else { return text.xml }
    return "<i style=\"background:\(color.hexadecimal)\"></i>\(color.hexadecimal)"
  }
}

extension Animation {
  /// The width and height of the part of a picture that time and way take, in units of its view box.
  private static var plot: Size { Size(60, 28) }
  /// Around that part, where overshoot goes.
  private static var margin: Double { 8 }

  /// The way over one run's time, as a picture.
  fileprivate var curveImage: String {
    let lines = [CurvePlot.Line(name: "", animation: run)]
    let values = CurvePlot(lines).samples(of: lines[0])
    /// Every so manieth sample is enough for a picture of this size.
    let stride = 8
    let points = Swift.stride(from: 0, to: values.count, by: stride).map { index in
      let x = 2 + Self.plot.width * Double(index) / Double(values.count - 1)
      let y = Self.margin + Self.plot.height * (1 - min(max(values[index], -0.25), 1.25))
      return "\((x * 10).rounded() / 10) \((y * 10).rounded() / 10)"
    }
    let (top, bottom) = (Self.margin, Self.margin + Self.plot.height)
    return "<svg viewBox=\"0 0 64 44\" role=\"img\" aria-label=\"the curve\">"
      + "<line x1=\"2\" x2=\"62\" y1=\"\(top)\" y2=\"\(top)\"/><line x1=\"2\" x2=\"62\" y1=\"\(bottom)\" y2=\"\(bottom)\"/>"
      + "<path d=\"M\(points.joined(separator: " L"))\"/></svg>"
  }

  /// The same without a delay and repetitions, whose picture says nothing more.
  private var run: Animation {
    if let spring { return .spring(spring) }
    return .curve(curve ?? .linear, duration: runDuration)
  }
}
