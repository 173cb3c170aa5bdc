import Geometry
import Scene

/// Draws the panel from top to bottom, and notes where its controls are.
struct PanelCanvas {
  private(set) var list: DisplayList
  private(set) var controls: [PanelControl] = []
  /// Where the next thing goes, from the top.
  var y: Double
  let size: Size
  private let text: any TextMeasuring
  private let scroll: Double

  init(_ list: DisplayList, size: Size, text: any TextMeasuring, scroll: Double = 0) {
    y = InspectorLook.margin - scroll
    self.scroll = scroll
    self.list = list
    self.size = size
    self.text = text
    self.list.reset(size: size, background: InspectorLook.ground)
    self.list.fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: size.height)), InspectorLook.edge)
  }

  var left: Double { InspectorLook.margin }
  var right: Double { size.width - InspectorLook.margin }
  var width: Double { right - left }
  /// How much room is left above the message at the foot, while nothing is scrolled.
  var room: Double { size.height - InspectorLook.margin - InspectorLook.messageHeight - y - scroll }
  /// How high what was drawn is, with room for the message.
  var contentHeight: Double { y + scroll + InspectorLook.margin + InspectorLook.messageHeight }

  // MARK: Parts

  mutating func fill(_ rect: Rect, _ color: Color, radius: Double = 0) {
    list.fill(radius > 0 ? .roundedRectangle(RoundedRect(rect, radius: radius)) : .rectangle(rect), color)
  }

  mutating func stroke(_ path: Path, _ color: Color, width: Double) { list.stroke(.path(path), color, width: width) }

  /// A line of text in a row, from an edge; cut where the row ends.
  @discardableResult
  mutating func label(
    _ words: String, in row: Rect, _ color: Color = InspectorLook.ink, style: TextStyle = InspectorLook.body,
    alignment: TextStyle.Alignment = .leading
  ) -> Double {
    guard !words.isEmpty, row.width > 0 else { return 0 }
    let run = TextRun(words, style: style, width: row.width)
    let box = text.measure(run).size
    let shift: Double =
      switch alignment {
      case .leading: 0
      case .center: (row.width - box.width) / 2
      case .trailing: row.width - box.width
      }
    let corner = Point(row.minX + max(shift, 0), row.minY + (row.height - box.height) / 2)
    list.text(run, in: Rect(origin: corner, size: box), color)
    return box.width
  }

  /// Text on as many lines as it needs, below what was drawn.
  mutating func paragraph(_ words: String, _ color: Color) {
    let run = TextRun(words, style: InspectorLook.message, width: width)
    let box = text.measure(run).size
    list.text(run, in: Rect(origin: Point(left, y), size: box), color)
    y += box.height + InspectorLook.gap
  }

  /// What there is to say, at the foot of the panel, so that it moves nothing.
  mutating func drawMessage(_ words: String) {
    guard !words.isEmpty else { return }
    let run = TextRun(words, style: InspectorLook.note, width: width)
    let box = text.measure(run).size
    let corner = Point(left, size.height - InspectorLook.margin - box.height)
    // What is scrolled may lie below it.
    let top = corner.y - InspectorLook.gap
    fill(Rect(x: 1, y: top, width: size.width - 1, height: size.height - top), InspectorLook.ground)
    list.text(run, in: Rect(origin: corner, size: box), InspectorLook.warning)
  }

  /// The heading of a section, with a remark at its other end.
  mutating func heading(_ words: String, remark: String = "", _ color: Color = InspectorLook.quiet) {
    let row = Rect(x: left, y: y, width: width, height: InspectorLook.rowHeight)
    label(words, in: row, InspectorLook.quiet, style: InspectorLook.title)
    label(remark, in: row, color, style: InspectorLook.code, alignment: .trailing)
    y += InspectorLook.rowHeight
  }

  /// A name and its value.
  mutating func row(_ name: String, _ value: String, _ color: Color = InspectorLook.ink) {
    let row = Rect(x: left, y: y, width: width, height: InspectorLook.rowHeight)
    let nameWidth = label(name, in: row, InspectorLook.quiet)
    let rest = Rect(
      x: left + nameWidth + InspectorLook.gap, y: y, width: max(width - nameWidth - InspectorLook.gap, 0),
      height: row.height)
    label(value, in: rest, color, alignment: .trailing)
    y += InspectorLook.rowHeight
  }

  // MARK: Controls

  /// Something to press.
  mutating func button(
    _ words: String, in rect: Rect, _ action: PanelAction, isOn: Bool = false, isEnabled: Bool = true
  ) {
    fill(rect, isOn ? InspectorLook.chosen : InspectorLook.raised, radius: InspectorLook.radius)
    let inner = Rect(x: rect.minX + 2, y: rect.minY, width: rect.width - 4, height: rect.height)
    let color = !isEnabled ? InspectorLook.quiet.opacity(0.5) : isOn ? .white : InspectorLook.ink
    label(words, in: inner, color, alignment: .center)
    if isEnabled { controls.append(PanelControl(frame: rect, action: action)) }
  }

  /// Buttons side by side over the whole width.
  mutating func buttons(_ all: [(words: String, action: PanelAction, isOn: Bool)], enabled: Bool = true) {
    let gaps = InspectorLook.gap * Double(all.count - 1)
    let each = (width - gaps) / Double(max(all.count, 1))
    for (index, item) in all.enumerated() {
      let x = left + Double(index) * (each + InspectorLook.gap)
      let rect = Rect(x: x, y: y, width: each, height: InspectorLook.buttonHeight)
      button(item.words, in: rect, item.action, isOn: item.isOn, isEnabled: enabled)
    }
    y += InspectorLook.buttonHeight + InspectorLook.gap
  }

  /// A track with a knob, in 0...1.
  mutating func slider(_ fraction: Double, _ action: PanelAction, color: Color = InspectorLook.accent) {
    let fraction = min(max(fraction, 0), 1)
    let middle = y + InspectorLook.grabHeight / 2
    let knob = InspectorLook.knobRadius
    let (start, end) = (left + knob, right - knob)
    let place = start + (end - start) * fraction
    let top = middle - InspectorLook.trackHeight / 2
    let half = InspectorLook.trackHeight / 2
    fill(
      Rect(x: start, y: top, width: end - start, height: InspectorLook.trackHeight), InspectorLook.edge, radius: half)
    fill(Rect(x: start, y: top, width: max(place - start, 0), height: InspectorLook.trackHeight), color, radius: half)
    fill(Rect(x: place - knob, y: middle - knob, width: 2 * knob, height: 2 * knob), .white, radius: knob)
    controls.append(
      PanelControl(
        frame: Rect(x: left, y: y, width: width, height: InspectorLook.grabHeight), track: start...end, action: action))
    y += InspectorLook.grabHeight
  }

  /// Makes a place that was drawn by itself a control.
  mutating func add(_ action: PanelAction, over frame: Rect) {
    controls.append(PanelControl(frame: frame, action: action))
  }
}
