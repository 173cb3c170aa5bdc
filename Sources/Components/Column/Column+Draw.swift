import AnimationCore
import Geometry
import Scene

extension Column {
  /// Draws the column as it is at a time; only the blocks, cards and rows that can be seen.
  public func draw(into list: inout DisplayList, at time: Seconds) {
    let offset = offset(at: time)
    let reach = CardLook.shadowReach
    if let title = layout.largeTitle {
      list.save()
      list.translate(x: 0, y: -offset)
      title.draw(into: &list, content.palette.text)
      list.restore()
    }
    let moving = movingSlots(at: time)
    for index in blocks(from: -reach, to: layout.bounds.maxY + reach, at: time) {
      let origin = origin(ofBlock: index, at: time, among: moving)
      let visible = layout.bounds.offsetBy(x: -origin.x, y: -origin.y)
      list.save()
      list.translate(x: origin.x, y: origin.y)
      if let disclosure = movingDisclosure(ofBlock: index, at: time) {
        drawBlock(index, as: disclosure, visible: visible, into: &list, at: time)
      } else if isShown(block: index) {
        drawBlock(index, visible: visible, into: &list, at: time)
      }
      list.restore()
    }
    drawRaisedRows(into: &list, at: time)
    drawScrollBar(into: &list, at: time)
    drawBar(offset: offset, into: &list, at: time)
    for item in buttons { item.bubble?.draw(into: &list, at: time) }
    toast?.draw(
      into: &list, palette: content.palette, buttonScale: scale(of: .undo, at: time), isFocused: focus == .undo,
      at: time)
  }

  /// Draws as much of a block as there is room for while it comes or goes.
  private func drawBlock(
    _ index: Int, as disclosure: Disclosure, visible: Rect, into list: inout DisplayList, at time: Seconds
  ) {
    let reach = CardLook.shadowReach
    let block = Rect(x: 0, y: 0, width: layout.width, height: height(ofBlock: index, at: time))
    let cut = Rect(x: -reach, y: -reach, width: block.width + 2 * reach, height: block.height + reach)
    list.beginClip(RoundedRect(cut, radius: 0))
    list.beginGroup(bounds: cut, opacity: disclosure.opacity(at: time))
    drawBlock(index, visible: visible, into: &list, at: time)
    list.end()
    list.end()
  }

  private func drawRaisedRows(into list: inout DisplayList, at time: Seconds) {
    for (index, block) in zip(lists.indices, listBlocks) where lists[index].hasRaisedRows {
      let origin = origin(ofBlock: block, at: time)
      list.save()
      list.translate(x: origin.x, y: origin.y)
      lists[index].drawRaisedRows(
        into: &list, visible: layout.bounds.offsetBy(x: -origin.x, y: -origin.y), focus: focusedRow(ofBlock: block),
        at: time)
      list.restore()
    }
  }

  /// The row of a list that has the keyboard.
  func focusedRow(ofBlock index: Int) -> RowKey? {
    if case .list(index, let target) = focus { target.key } else { nil }
  }

  private func drawBlock(_ index: Int, visible: Rect, into list: inout DisplayList, at time: Seconds) {
    switch layout.slots[index].kind {
    case .text(let label, let color): label.draw(into: &list, color)
    case .cards(let grid):
      var focused: Int?
      if case .card(let block, let card) = focus, block == index { focused = card }
      grids[grid].draw(into: &list, visible: visible, focus: focused, at: time)
    case .list(let place):
      lists[place].draw(into: &list, visible: visible, focus: focusedRow(ofBlock: index), at: time)
    case .picture(let frame, let fill): drawPicture(index, frame, fill: fill, into: &list, at: time)
    case .button(let place, let frame): drawButton(index, buttons[place].button, frame, into: &list, at: time)
    case .spacer: break
    }
  }

  private func drawPicture(
    _ index: Int, _ frame: Rect, fill: Rect, into list: inout DisplayList, at time: Seconds
  ) {
    guard case .picture(let picture) = content.blocks[index] else { return }
    let shape = RoundedRect(frame, radius: picture.cornerRadius)
    list.concatenate(.scale(scale(of: .picture(block: index), at: time), about: frame.center))
    list.beginClip(shape)
    list.picture(picture.picture, in: fill)
    presses.look(of: .picture(block: index))?.ripple?.draw(
      over: frame, color: content.palette.text, spreads: !environment.reduceMotion, into: &list, at: time)
    list.end()
    if focus == .picture(block: index) { FocusRing.draw(around: shape, content.palette.accent, into: &list) }
  }

  private func drawButton(
    _ index: Int, _ button: StatefulButton, _ frame: Rect, into list: inout DisplayList, at time: Seconds
  ) {
    guard case .button(let source) = content.blocks[index] else { return }
    let target = Target.button(block: index)
    let shape = RoundedRect(frame, radius: frame.height / 2)
    list.concatenate(.scale(scale(of: target, at: time), about: frame.center))
    if !source.isEnabled { list.beginGroup(bounds: frame, opacity: CardLook.disabledOpacity) }
    button.draw(in: frame, radius: shape.radius, into: &list, at: time)
    if !source.isEnabled { list.end() }
    if let ripple = presses.look(of: target)?.ripple {
      list.beginClip(shape)
      ripple.draw(
        over: frame, color: button.ink(at: time), spreads: !environment.reduceMotion, into: &list, at: time)
      list.end()
    }
    if focus == target { FocusRing.draw(around: shape, content.palette.accent, into: &list) }
  }

  private func drawScrollBar(into list: inout DisplayList, at time: Seconds) {
    let opacity = scroller.barOpacity(at: time)
    let margin = ScrollLimits.barMargin
    let track = layout.bounds.height - layout.bar.height - 2 * margin
    guard opacity > 0, let thumb = scroller.thumb(onTrack: track, at: time) else { return }
    let frame = Rect(
      x: layout.bounds.maxX - margin - ScrollLimits.barWidth, y: layout.bar.maxY + margin + thumb.start,
      width: ScrollLimits.barWidth, height: thumb.length)
    list.fill(
      .roundedRectangle(RoundedRect(frame, radius: ScrollLimits.barWidth / 2)),
      content.palette.text.opacity(opacity * ColumnLook.scrollBarOpacity))
  }

  private func drawBar(offset: Double, into list: inout DisplayList, at time: Seconds) {
    let palette = content.palette
    let fade = NavigationBar.Metrics.fade
    let ground = min(max(offset / fade, 0), 1)
    if ground > 0 {
      list.fill(.rectangle(layout.bar), palette.background.opacity(ground))
      list.fill(
        .rectangle(
          Rect(x: 0, y: layout.bar.maxY - ColumnLook.hairline, width: layout.bar.width, height: ColumnLook.hairline)),
        palette.separator.opacity(ground))
    }
    if let large = layout.largeTitle, let title = layout.barTitle {
      let shown = min(max((offset - (large.box.maxY - layout.bar.maxY) + fade) / fade, 0), 1)
      if shown > 0 { title.draw(into: &list, palette.text.opacity(shown)) }
    }
    if presentation == .sheet { drawGrabber(into: &list) }
    if hasBackButton { drawBackButton(into: &list, at: time) }
  }

  private func drawGrabber(into list: inout DisplayList) {
    let size = NavigationBar.Metrics.grabber
    let frame = Rect(
      x: layout.bar.midX - size.width / 2, y: NavigationBar.Metrics.grabberTop, width: size.width,
      height: size.height)
    list.fill(
      .roundedRectangle(RoundedRect(frame, radius: size.height / 2)),
      content.palette.text.opacity(ColumnLook.grabberOpacity))
  }

  private func drawBackButton(into list: inout DisplayList, at time: Seconds) {
    let frame = backFrame
    let reach = NavigationBar.Metrics.arrowReach
    list.save()
    list.translate(x: frame.midX, y: frame.midY)
    list.concatenate(.scale(scale(of: .back, at: time)))
    let width = NavigationBar.Metrics.strokeWidth
    if presentation == .sheet {
      for stroke in NavigationBar.closing { list.stroke(.path(stroke), content.palette.accent, width: width) }
    } else {
      if environment.isRightToLeft { list.concatenate(NavigationBar.mirroring) }
      list.stroke(.path(NavigationBar.arrow), content.palette.accent, width: width)
    }
    if focus == .back {
      let square = Rect(center: .zero, size: Size(4 * reach, 4 * reach))
      FocusRing.draw(around: RoundedRect(square, radius: reach), content.palette.accent, into: &list)
    }
    list.restore()
  }

  func scale(of target: Target, at time: Seconds) -> Double { presses.look(of: target)?.scale(at: time) ?? 1 }
}

/// How a column looks, apart from its sizes.
enum ColumnLook {
  /// The thickness of lines in points.
  static let hairline = 0.5
  /// The opacity of the scroll bar.
  static let scrollBarOpacity = 0.35
  /// The opacity of a sheet's grabber.
  static let grabberOpacity = 0.25
}
