import AnimationCore
import Geometry
import Scene

extension CurvePlot {
  /// Colours, and lengths in points.
  private enum Look {
    static let size = Size(640, 400)
    static let ground = Color(rgb: 0xFBFAF7)
    static let grid = Color(rgb: 0xE3E0D8)
    static let axis = Color(rgb: 0x8B877C)
    static let ink = Color(rgb: 0x26241F)
    /// Told apart by people who see colours differently (Okabe and Ito's palette, without its yellow).
    static let lines = [0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xE69F00].map { Color(rgb: UInt32($0)) }
    static let lineWidth = 2.5
    static let margin = 24.0
    static let leftMargin = 56.0
    static let bottomMargin = 44.0
    static let legendLine = 22.0
    static let swatch = 18.0
    static let label = TextStyle(size: 12)
    static let legend = TextStyle(size: 13, weight: .medium)
    static let tickCount = 5
  }

  /// The plot as a picture to draw; its size is in ``DisplayList/size``.
  public func draw(text: any TextMeasuring) -> DisplayList {
    let top = Look.margin + Double(lines.count) * Look.legendLine + 8
    let height = Look.size.height + Double(max(0, lines.count - 1)) * Look.legendLine
    var list = DisplayList(size: Size(Look.size.width, height), background: Look.ground)
    let area = Rect(
      from: Point(Look.leftMargin, top), to: Point(Look.size.width - Look.margin, height - Look.bottomMargin))
    let range = range

    drawAxes(area, range, into: &list, text: text)
    for (index, line) in lines.enumerated() {
      let color = Look.lines[index % Look.lines.count]
      drawLine(line, color, area, range, into: &list)
      drawLegend(line, color, row: index, into: &list, text: text)
    }
    return list
  }

  private func drawLine(
    _ line: Line, _ color: Color, _ area: Rect, _ range: ClosedRange<Double>, into list: inout DisplayList
  ) {
    var path = Path()
    for (index, value) in samples(of: line).enumerated() where value.isFinite {
      let x = area.minX + area.width * Double(index) / Double(Self.sampleCount)
      let point = Point(x, place(value, area, range))
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    list.stroke(.path(path), color, width: Look.lineWidth)
  }

  private func drawAxes(
    _ area: Rect, _ range: ClosedRange<Double>, into list: inout DisplayList, text: any TextMeasuring
  ) {
    for value in [0, 0.25, 0.5, 0.75, 1] {
      let y = place(value, area, range)
      let isBound = value == 0 || value == 1
      list.fill(
        .rectangle(Rect(x: area.minX, y: y - 0.5, width: area.width, height: 1)), isBound ? Look.axis : Look.grid)
      guard value != 0.25, value != 0.75 else { continue }
      let run = TextRun(value == 0.5 ? "0.5" : String(Int(value)), style: Look.label)
      let size = text.measure(run).size
      list.text(
        run, in: Rect(x: area.minX - 10 - size.width, y: y - size.height / 2, width: size.width, height: size.height),
        Look.ink)
    }
    let length = duration ?? 1
    for tick in 0...Look.tickCount {
      let part = Double(tick) / Double(Look.tickCount)
      let x = area.minX + area.width * part
      list.fill(.rectangle(Rect(x: x - 0.5, y: area.minY, width: 1, height: area.height)), Look.grid)
      let run = TextRun(Self.decimal(length * part) + (duration == nil ? "" : " s"), style: Look.label)
      let size = text.measure(run).size
      list.text(
        run, in: Rect(x: x - size.width / 2, y: area.maxY + 10, width: size.width, height: size.height), Look.ink)
    }
  }

  private func drawLegend(
    _ line: Line, _ color: Color, row: Int, into list: inout DisplayList, text: any TextMeasuring
  ) {
    let y = Look.margin + Double(row) * Look.legendLine
    list.fill(
      .roundedRectangle(
        RoundedRect(Rect(x: Look.leftMargin, y: y - 2, width: Look.swatch, height: 4), radius: 2)), color)
    let seconds = line.duration.map { " · " + Self.decimal($0) + " s" } ?? ""
    let run = TextRun(line.name + seconds, style: Look.legend)
    let size = text.measure(run).size
    list.text(
      run,
      in: Rect(x: Look.leftMargin + Look.swatch + 10, y: y - size.height / 2, width: size.width, height: size.height),
      Look.ink)
  }

  private func place(_ value: Double, _ area: Rect, _ range: ClosedRange<Double>) -> Double {
    area.maxY - area.height * (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// A number with at most two digits after the point.
  static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    let fraction = hundredths % 100
    let digits = fraction % 10 == 0 ? String(fraction / 10) : (fraction < 10 ? "0\(fraction)" : String(fraction))
    return "\(hundredths / 100).\(digits)"
  }
}
