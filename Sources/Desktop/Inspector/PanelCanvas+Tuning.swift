import AnimationCore
import Deck
import Geometry
import Notation
import Scene

extension PanelCanvas {
  /// The values of the deck that can be tried out, and the sliders of the chosen one.
  ///
  /// - Returns: the list of them.
  mutating func drawTuning(_ content: PanelContent) -> ChoiceList? {
    guard let tuning = content.tuning else {
      paragraph("The deck came from standard input; there is no file to tune.", InspectorLook.quiet)
      return nil
    }
    guard tuning.tunables.indices.contains(content.chosen) else {
      paragraph("The deck's file cannot be read; there is nothing to tune.", InspectorLook.quiet)
      return nil
    }
    if let conflict = content.conflict { drawConflict(conflict, name: tuning.source.name) }
    drawSliders(tuning.tunables[content.chosen], line: tuning.line(of: content.chosen), grip: content.grip)
    drawWriting(tuning)
    return drawChoices(tuning, content)
  }

  private mutating func drawConflict(_ changes: [DeckTuning.Change], name: String) {
    paragraph("\(name) has changed on disk; nothing was written.", InspectorLook.bad)
    for change in changes.prefix(4) {
      paragraph("\(change.label): the file says \(change.file ?? "nothing"), you say \(change.mine)", InspectorLook.ink)
    }
    buttons([("Take the file's", .takeFile, false), ("Keep mine", .keepMine, false)])
  }

  private mutating func drawSliders(_ tunable: Tunable, line: Int, grip: SliderGrip?) {
    heading("VALUE", remark: tunable.absence == nil ? "line \(line)" : "not in the file")
    paragraph(tunable.label, InspectorLook.ink)
    let row = Rect(x: left, y: y, width: width, height: InspectorLook.rowHeight)
    if case .color(let color) = tunable.value {
      swatch(color, in: Rect(x: left, y: y + 2, width: 28, height: 16))
    }
    label(tunable.value.notation, in: row, InspectorLook.accent, style: InspectorLook.code, alignment: .trailing)
    y += InspectorLook.rowHeight + InspectorLook.gap
    if let animation = tunable.value.animation {
      let ground = Rect(x: left, y: y, width: width, height: InspectorLook.plotHeight)
      // Room above and below for what overshoots.
      let inner = Rect(
        x: ground.minX + 12, y: ground.minY + ground.height / 4, width: ground.width - 24, height: ground.height / 2)
      fill(ground, InspectorLook.raised, radius: InspectorLook.radius)
      for edge in [inner.minY, inner.maxY] {
        fill(Rect(x: inner.minX, y: edge, width: inner.width, height: 1), InspectorLook.edge)
      }
      drawPlot(of: animation, in: inner, steps: 96, width: 2)
      y += ground.height + InspectorLook.gap
    }
    for (index, parameter) in tunable.value.parameters.enumerated() {
      self.row(parameter.name, parameter.text)
      let range = grip?.parameter == index ? grip?.range ?? parameter.range : parameter.range
      let length = range.upperBound - range.lowerBound
      slider(length > 0 ? (parameter.value - range.lowerBound) / length : 0, .slide(index))
      y += 2
    }
    if case .motion(let motion) = tunable.value {
      let isSpring = if case .spring = motion { true } else { false }
      buttons([(isSpring ? "Make it a curve" : "Make it a spring", .exchange, false)])
    }
    // Below the sliders, which stay where they are when the first of them writes the value.
    if let absence = tunable.absence {
      let holds = absence.holds ?? "the default"
      paragraph("\(holds.prefix(1).uppercased() + holds.dropFirst()) holds; a slider writes it.", InspectorLook.quiet)
    }
    y += InspectorLook.gap
  }

  private mutating func drawWriting(_ tuning: DeckTuning) {
    buttons([("Write into the deck", .write, false), ("Revert", .revert, false)], enabled: tuning.isChanged)
    heading("COPY AS")
    buttons(ExportLanguage.allCases.map { ($0.rawValue, .copy($0), false) })
    y += InspectorLook.gap
  }

  /// The values that the deck says or those that it leaves out, as far as there is room.
  private mutating func drawChoices(_ tuning: DeckTuning, _ content: PanelContent) -> ChoiceList {
    let all = tuning.tunables.indices
    let absent = all.filter { tuning.tunables[$0].absence != nil }
    let rows = content.showsAbsent ? absent : all.filter { tuning.tunables[$0].absence == nil }
    heading("VALUES")
    buttons([
      ("In the deck: \(all.count - absent.count)", .showAbsent(false), !content.showsAbsent),
      ("Left out: \(absent.count)", .showAbsent(true), content.showsAbsent),
    ])
    let height = InspectorLook.rowHeight
    let count = min(max(Int(room / height), InspectorLook.fewestChoices), rows.count)
    let chosen = rows.firstIndex(of: content.chosen) ?? 0
    let first = min(max(content.firstChoice ?? chosen - count / 2, 0), rows.count - count)
    let top = y
    for index in rows[first..<(first + count)] {
      drawChoice(tuning.tunables[index], index, isChosen: index == content.chosen)
    }
    let frame = Rect(x: 0, y: top, width: size.width, height: y - top)
    drawScrollBar(first: first, shown: count, of: rows.count, in: frame)
    return ChoiceList(frame: frame, first: first, shown: count, count: rows.count)
  }

  private mutating func drawChoice(_ tunable: Tunable, _ index: Int, isChosen: Bool) {
    let frame = Rect(x: left - 6, y: y, width: width + 12, height: InspectorLook.rowHeight)
    if isChosen { fill(frame, InspectorLook.chosen, radius: 4) }
    var swatchWidth = 0.0
    if case .color(let color) = tunable.value {
      swatch(color, in: Rect(x: right - 14, y: y + 3, width: 14, height: 14))
      swatchWidth = 20
    }
    let row = Rect(x: left, y: y, width: width - swatchWidth, height: InspectorLook.rowHeight)
    let values = Rect(x: left + width * 0.55, y: y, width: width * 0.45 - swatchWidth, height: row.height)
    let valueWidth = label(
      tunable.absence?.holds ?? tunable.value.notation, in: values, isChosen ? .white : InspectorLook.quiet,
      style: InspectorLook.code, alignment: .trailing)
    let names = Rect(
      x: left, y: y, width: row.width - min(width * 0.45, valueWidth) - InspectorLook.gap, height: row.height)
    label(tunable.label, in: names, isChosen ? .white : InspectorLook.ink)
    add(.choose(index), over: frame)
    y += InspectorLook.rowHeight
  }

  /// A colour, with an edge for those that are as dark as the panel.
  private mutating func swatch(_ color: Color, in rect: Rect) {
    fill(rect, InspectorLook.quiet.opacity(0.5), radius: 4)
    fill(rect.insetBy(x: 1, y: 1), color, radius: 3)
  }

  /// Which part of a list shows, at its trailing edge.
  private mutating func drawScrollBar(first: Int, shown: Int, of count: Int, in frame: Rect) {
    guard shown < count else { return }
    let each = frame.height / Double(count)
    fill(
      Rect(x: size.width - 7, y: frame.minY + Double(first) * each, width: 3, height: Double(shown) * each),
      InspectorLook.quiet.opacity(0.6), radius: 1.5)
  }
}

extension Tunable.Value {
  /// How the value moves things; nothing for one that is no motion.
  fileprivate var animation: Animation? {
    switch self {
    case .curve(let curve): .curve(curve.unitCurve, duration: 1)
    case .motion(let motion): motion.animation
    case .color, .duration, .number: nil
    }
  }
}

extension DeckTuning {
  /// The line that a value stands on, from 1.
  func line(of index: Int) -> Int { source.position(at: tunables[index].range.start).line }
}
