import AnimationCore
import Deck
import Geometry
import Scene

extension PanelCanvas {
  /// The values of the deck that can be tried out, and the sliders of the chosen one.
  mutating func drawTuning(_ content: PanelContent) {
    guard let tuning = content.tuning else {
      paragraph("The deck came from standard input; there is no file to tune.", InspectorLook.quiet)
      return
    }
    guard tuning.tunables.indices.contains(content.chosen) else {
      paragraph(
        "This deck states no colour, duration, number, curve or animation. Write one into it, and it can be tuned here.",
        InspectorLook.quiet)
      return
    }
    if let conflict = content.conflict { drawConflict(conflict, name: tuning.source.name) }
    drawSliders(tuning.tunables[content.chosen], line: tuning.line(of: content.chosen))
    drawWriting(tuning)
    drawChoices(tuning, chosen: content.chosen)
  }

  private mutating func drawConflict(_ changes: [DeckTuning.Change], name: String) {
    paragraph("\(name) has changed on disk; nothing was written.", InspectorLook.bad)
    for change in changes.prefix(4) {
      paragraph("\(change.label): the file says \(change.file ?? "nothing"), you say \(change.mine)", InspectorLook.ink)
    }
    buttons([("Take the file's", .takeFile, false), ("Keep mine", .keepMine, false)])
  }

  private mutating func drawSliders(_ tunable: Tunable, line: Int) {
    heading("VALUE", remark: "line \(line)")
    paragraph(tunable.label, InspectorLook.ink)
    let row = Rect(x: left, y: y, width: width, height: InspectorLook.rowHeight)
    if case .color(let color) = tunable.value {
      fill(Rect(x: left, y: y + 2, width: 28, height: 16), color, radius: 4)
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
      let length = parameter.range.upperBound - parameter.range.lowerBound
      slider(length > 0 ? (parameter.value - parameter.range.lowerBound) / length : 0, .slide(index))
      y += 2
    }
    if case .motion(let motion) = tunable.value {
      let isSpring = if case .spring = motion { true } else { false }
      buttons([(isSpring ? "Make it a curve" : "Make it a spring", .exchange, false)])
    }
    y += InspectorLook.gap
  }

  private mutating func drawWriting(_ tuning: DeckTuning) {
    buttons([("Write into the deck", .write, false)], enabled: tuning.isChanged)
    heading("COPY AS")
    buttons(ExportLanguage.allCases.map { ($0.rawValue, .copy($0), false) })
    y += InspectorLook.gap
  }

  /// The values around the chosen one, as far as there is room.
  private mutating func drawChoices(_ tuning: DeckTuning, chosen: Int) {
    let count = min(Int((room - InspectorLook.rowHeight) / InspectorLook.rowHeight), tuning.tunables.count)
    guard count > 0 else { return }
    heading("VALUES OF THE DECK", remark: "\(chosen + 1) of \(tuning.tunables.count)")
    let first = min(max(chosen - count / 2, 0), tuning.tunables.count - count)
    for index in first..<(first + count) {
      let tunable = tuning.tunables[index]
      let frame = Rect(x: left - 6, y: y, width: width + 12, height: InspectorLook.rowHeight)
      if index == chosen { fill(frame, InspectorLook.chosen, radius: 4) }
      var swatch = 0.0
      if case .color(let color) = tunable.value {
        fill(Rect(x: right - 14, y: y + 3, width: 14, height: 14), color, radius: 3)
        swatch = 20
      }
      let row = Rect(x: left, y: y, width: width - swatch, height: InspectorLook.rowHeight)
      let valueWidth = min(
        width * 0.45,
        label(
          tunable.value.notation,
          in: Rect(x: left + width * 0.55, y: y, width: width * 0.45 - swatch, height: row.height),
          InspectorLook.quiet, style: InspectorLook.code, alignment: .trailing))
      let names = Rect(x: left, y: y, width: row.width - valueWidth - InspectorLook.gap, height: row.height)
      label(tunable.label, in: names, index == chosen ? .white : InspectorLook.ink)
      add(.choose(index), over: frame)
      y += InspectorLook.rowHeight
    }
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
