import AnimationCore
import Geometry
import Scene

/// How a list looks, apart from its sizes; lengths in points.
enum ListLook {
  /// How dark a pressed row's ground gets.
  static let highlight = 0.07
  /// The opacity of a handle and of the arrow of a row that leads somewhere; 1 where more contrast is asked for.
  static let accessoryOpacity = 0.45
  /// The bars of a handle: their size and how far apart they are.
  static let bar = Size(18, 2)
  static let barPitch = 5.0
  /// The thickness of the lines between rows.
  static let hairline = 1.0
  /// The radius of a picture's corners.
  static let pictureRadius = 8.0
  /// The shadow of a lifted row: softer and further down than a card's.
  static let liftSigma = 12.0
  static let liftDrop = 6.0
  static let liftShadow = Color(red: 0.12, green: 0.1, blue: 0.16, alpha: 0.26)
  /// The radius of a lifted row's corners.
  static let liftRadius = 12.0
  /// The arrow of a row that leads somewhere, about its middle.
  static let arrow = arrow(toward: 1)
  /// The same where reading goes from right to left.
  static let mirroredArrow = arrow(toward: -1)
  static let arrowWidth = 2.0

  private static func arrow(toward direction: Double) -> Path {
    var path = Path()
    path.move(to: Point(-3 * direction, -5))
    path.addLine(to: Point(2 * direction, 0))
    path.addLine(to: Point(-3 * direction, 5))
    return path
  }
}

extension List {
  /// Draws the rows that share a part of the visible rectangle, but for those that are off the ground.
  ///
  /// `visible` is the part of the list's plane that can be seen, `focus` the row that has the keyboard, if any.
  public func draw(into list: inout DisplayList, visible: Rect, focus: RowKey? = nil, at time: Seconds) {
    let height = height(at: time)
    let radius = ListLayout.Metrics.radius
    // Of a long list only the part near the visible one: its corners stay out of sight.
    let top = max(0, visible.minY - 2 * radius)
    let bottom = min(height, visible.maxY + 2 * radius)
    guard bottom > top else { return }
    let ground = RoundedRect(Rect(x: 0, y: top, width: layout.width, height: bottom - top), radius: radius)
    list.fill(.roundedRectangle(ground), palette.surface)
    let isCut = !swipes.isEmpty || !gaps.isEmpty || !presses.isEmpty
    if isCut { list.beginClip(ground) }
    drawEmptyText(into: &list, at: time)
    for gap in gaps { drawGap(gap, into: &list, at: time) }
    for index in rows(from: visible.minY, to: visible.maxY, at: time) where !isRaised(rows[index].key) {
      let slot = Rect(
        x: 0, y: self.top(of: index, at: time), width: layout.width, height: slotHeight(of: index, at: time))
      drawSlot(index, slot, isFocused: rows[index].key == focus, into: &list, at: time)
    }
    if isCut { list.end() }
  }

  /// Draws the rows that are off the ground; after everything else, since they lie over it.
  public func drawRaisedRows(
    into list: inout DisplayList, visible: Rect, focus: RowKey? = nil, at time: Seconds
  ) {
    for index in raisedRows.reversed() {
      let row = rows[index]
      let amount = lift.flatMap { $0.key == row.key ? $0.amount : nil } ?? landings.first { $0.key == row.key }?.amount
      drawRaised(
        row, frame(ofRow: index, visible: visible, at: time), amount: amount?.value(at: time) ?? 0,
        isFocused: row.key == focus, into: &list)
    }
  }

  private func drawRaised(
    _ row: ListRow, _ frame: Rect, amount: Double, isFocused: Bool, into list: inout DisplayList
  ) {
    let radius = ListLook.liftRadius * amount
    list.save()
    list.concatenate(.scale(1 + (ListLimits.liftedScale - 1) * amount, about: frame.center))
    list.shadow(
      RoundedRect(frame.offsetBy(x: 0, y: ListLook.liftDrop), radius: radius), ListLook.liftShadow.opacity(amount),
      sigma: ListLook.liftSigma)
    list.fill(.roundedRectangle(RoundedRect(frame, radius: radius)), palette.surface)
    drawRow(row, frame, into: &list)
    if isFocused { drawFocus(frame, into: &list) }
    list.restore()
  }

  private func drawSlot(
    _ index: Int, _ slot: Rect, isFocused: Bool, into list: inout DisplayList, at time: Seconds
  ) {
    let row = rows[index]
    let isOpening = slot.height != row.height
    if isOpening { list.beginClip(RoundedRect(slot, radius: 0)) }
    let full = Rect(origin: slot.origin, size: Size(slot.width, row.height))
    let swipe = swipes.first { $0.key == row.key }
    let place = full.offsetBy(x: swipe?.offset.value(at: time) ?? 0, y: 0)
    if let look = presses.look(of: row.key) {
      let strength = 1 - look.scale(at: time)
      if strength > 0 { list.fill(.rectangle(place), palette.text.opacity(ListLook.highlight * strength)) }
    }
    drawRow(row, place, into: &list)
    if let swipe { drawActions(of: swipe, slot: full, into: &list, at: time) }
    if index < rows.count - 1 { drawSeparator(below: place, into: &list) }
    if isFocused { drawFocus(place, into: &list) }
    if isOpening { list.end() }
  }

  /// A row on its way out: what is left of its slot shows it leave.
  private func drawGap(_ gap: RowGap, into list: inout DisplayList, at time: Seconds) {
    guard case .closing(let row, let swipe) = gap.kind else { return }
    let height = gap.height.value(at: time)
    guard height > 0 else { return }
    let slot = Rect(x: 0, y: top(of: gap, at: time), width: layout.width, height: height)
    let full = Rect(origin: slot.origin, size: Size(slot.width, row.height))
    list.beginClip(RoundedRect(slot, radius: 0))
    drawRow(row, full.offsetBy(x: swipe.offset.value(at: time), y: 0), into: &list)
    drawActions(of: swipe, slot: full, into: &list, at: time)
    list.end()
  }

  /// Where a closing gap begins: above the row before which it lies, and above the gaps after it there.
  private func top(of gap: RowGap, at time: Seconds) -> Double {
    var top = tops[gap.index]
    for other in gaps where other.index < gap.index { top += other.excess(at: time) }
    guard let place = gaps.firstIndex(where: { $0.holdsSameRow(as: gap) }) else { return top }
    for other in gaps[..<place] where other.index == gap.index && other.isClosing { top += other.excess(at: time) }
    // It goes along with the row below as that makes way for one that is dragged.
    return top + shifts.offset(of: gap.index, at: time)
  }

  private func drawRow(_ row: ListRow, _ frame: Rect, into list: inout DisplayList) {
    let metrics = ListLayout.Metrics.self
    if let picture = row.content.picture {
      let square = layout.placed(
        Rect(
          x: frame.minX + metrics.margin, y: frame.midY - metrics.picture / 2, width: metrics.picture,
          height: metrics.picture), in: frame)
      list.beginClip(RoundedRect(square, radius: ListLook.pictureRadius))
      list.picture(picture, in: row.measure.pictureFill.offsetBy(x: square.minX, y: square.minY))
      list.end()
    }
    let hasSubtitle = row.content.subtitle != nil
    let textHeight = row.measure.title.height + (hasSubtitle ? metrics.textGap + row.measure.subtitle.height : 0)
    let origin = Point(frame.minX + layout.textX, frame.midY - textHeight / 2)
    let title = layout.placed(Rect(origin: origin, size: row.measure.title), in: frame)
    list.text(layout.titleRun(row.content.title), in: title, palette.text)
    if let subtitle = row.content.subtitle {
      let place = Point(origin.x, origin.y + row.measure.title.height + metrics.textGap)
      let box = layout.placed(Rect(origin: place, size: row.measure.subtitle), in: frame)
      list.text(layout.subtitleRun(subtitle), in: box, palette.secondaryText)
    }
    drawAccessory(of: row, frame, into: &list)
  }

  private func drawAccessory(of row: ListRow, _ frame: Rect, into list: inout DisplayList) {
    let color = palette.secondaryText.opacity(accessoryOpacity)
    if content.reorder?.hasHandle == true {
      let middle = layout.handle(in: frame).center
      for bar in -1...1 {
        let center = Point(middle.x, middle.y + Double(bar) * ListLook.barPitch)
        let shape = RoundedRect(Rect(center: center, size: ListLook.bar), radius: ListLook.bar.height / 2)
        list.fill(.roundedRectangle(shape), color)
      }
    } else if row.content.isLink {
      let x = frame.maxX - ListLayout.Metrics.margin - ListLayout.Metrics.arrow / 4
      let middle = layout.placed(Rect(center: Point(x, frame.midY), size: .zero), in: frame).center
      list.save()
      list.translate(x: middle.x, y: middle.y)
      let arrow = layout.isAtRight(.trailing) ? ListLook.arrow : ListLook.mirroredArrow
      list.stroke(.path(arrow), color, width: ListLook.arrowWidth)
      list.restore()
    }
  }

  private func drawActions(of swipe: RowSwipe, slot: Rect, into list: inout DisplayList, at time: Seconds) {
    guard let side = layout.side(atOffset: swipe.offset.value(at: time)) else { return }
    let labels = layout.labels(side)
    guard !labels.isEmpty else { return drawLeavingGround(of: swipe, slot: slot, into: &list, at: time) }
    // The innermost first, so that the first action covers the others as it takes their room.
    for index in labels.indices.reversed() {
      let action = shownAction(index, side, of: swipe, slot: slot, at: time)
      let source = content.actions(side)[index]
      let color = source.color ?? (source.isDestructive ? palette.destructive : palette.accent)
      var ground = action.frame
      if labels.count == 1 {
        // The label is half a screen wide and travels with the row: the list cuts what stands over (C4).
        let excess = max(layout.screenWidth * ListLimits.labelShare - ground.width, 0)
        ground.size.width += excess
        if !layout.isAtRight(side) { ground.origin.x -= excess }
      }
      list.fill(.rectangle(ground), color)
      let ink = source.color == nil && !source.isDestructive ? palette.onAccent : Palette.ink(on: color)
      list.beginClip(RoundedRect(action.frame, radius: 0))
      list.text(labels[index].run, in: action.label, ink)
      list.end()
    }
  }

  /// What a row without actions leaves behind when it is deleted.
  private func drawLeavingGround(of swipe: RowSwipe, slot: Rect, into list: inout DisplayList, at time: Seconds) {
    let offset = swipe.offset.value(at: time)
    let x = offset < 0 ? slot.maxX + offset : slot.minX
    list.fill(.rectangle(Rect(x: x, y: slot.minY, width: abs(offset), height: slot.height)), palette.destructive)
  }

  private func drawSeparator(below frame: Rect, into list: inout DisplayList) {
    let line = Rect(
      x: frame.minX + layout.textX, y: frame.maxY - ListLook.hairline, width: max(frame.width - layout.textX, 0),
      height: ListLook.hairline)
    list.fill(.rectangle(layout.placed(line, in: frame)), palette.separator)
  }

  private func drawFocus(_ frame: Rect, into list: inout DisplayList) {
    let inset = FocusRing.gap + FocusRing.width
    let shape = RoundedRect(frame.insetBy(x: inset, y: inset), radius: ListLook.liftRadius - inset)
    FocusRing.draw(around: shape, palette.accent, into: &list)
  }

  private func drawEmptyText(into list: inout DisplayList, at time: Seconds) {
    let opacity = emptiness.value(at: time)
    guard let empty = layout.empty, opacity > 0 else { return }
    empty.draw(into: &list, palette.secondaryText.opacity(opacity))
  }
}

extension RowGap {
  /// Whether both are the gap of one row.
  fileprivate func holdsSameRow(as other: RowGap) -> Bool {
    switch (kind, other.kind) {
    case (.closing(let a, _), .closing(let b, _)): a.key == b.key
    case (.opening(let a, _), .opening(let b, _)): a == b
    case (.closing, .opening), (.opening, .closing): false
    }
  }
}
