import AnimationCore
import Geometry
import Gestures

extension Column {
  /// Takes a key; says whether it meant anything here.
  public mutating func handle(_ key: KeyPress, into events: inout [Event]) -> Bool {
    defer { tellScrollDemonstration(at: key.time, into: &events) }
    if let row = focusedRow, handleRowKey(key, row, into: &events) { return true }
    let time = key.time
    defer { followTargets(at: time) }
    switch key.key {
    case .down, .up, .pageDown, .pageUp, .home, .end:
      closeOpenRows(at: time, into: &events)
      scroll(by: key.key, at: time)
    case .tab: moveFocus(backward: key.shift, at: time)
    case .enter, .space:
      guard let focus, !key.isRepeat else { return false }
      press(focus, at: time, into: &events)
    case .escape:
      return cancelLifts(at: time, into: &events) || hideInnermostBubble(at: time, into: &events)
        || closeOpenRows(at: time, into: &events)
    case .left, .right, .backspace, .delete, .back: return false
    }
    return true
  }

  private mutating func scroll(by key: KeyPress.Key, at time: Seconds) {
    let page = (layout.bounds.height - layout.bar.height) * ScrollLimits.pageShare
    switch key {
    case .down: scroller.glide(by: ScrollLimits.keyStep, at: time)
    case .up: scroller.glide(by: -ScrollLimits.keyStep, at: time)
    case .pageDown: scroller.glide(by: page, at: time)
    case .pageUp: scroller.glide(by: -page, at: time)
    case .home: scroller.glide(to: scroller.limits.lowerBound, at: time)
    case .end: scroller.glide(to: scroller.limits.upperBound, at: time)
    default: break
    }
  }

  /// Presses a target as a key does: the whole press shows, and the action fires.
  private mutating func press(_ target: Target, at time: Seconds, into events: inout [Event]) {
    hideBubbles(besides: target, at: time, into: &events)
    switch target {
    case .card(let block, let card):
      guard case .cards(let grid) = layout.slots[block].kind else { return }
      var reports: [CardGrid.Event] = []
      grids[grid].press(card: card, at: time, into: &reports)
      tell(reports, of: grid, into: &events)
    case .list(let block, let row):
      guard case .list(let list) = layout.slots[block].kind else { return }
      changeList(list, at: time, into: &events) { $0.press(row.key, at: time, into: &$1) }
    case .scroll, .back, .undo, .picture, .button, .bubble, .background:
      let size = frame(of: target, at: time).size
      presses.tap(target, feedback: feedback(of: target), center: Point(size.width / 2, size.height / 2), at: time)
      activate(target, at: time, into: &events)
    }
  }

  // MARK: Focus

  /// What the keyboard can reach, in reading order; a list is one stop, its rows are reached by arrows.
  private var focusOrder: [Target] {
    var order: [Target] = hasBackButton ? [.back] : []
    for (index, block) in content.blocks.enumerated() where isShown(block: index) {
      switch block {
      case .picture(let picture): if picture.isPressable { order.append(.picture(block: index)) }
      case .button(let button): if button.isEnabled { order.append(.button(block: index)) }
      case .cards(let grid):
        for (place, card) in grid.cards.enumerated() where card.isEnabled {
          order.append(.card(block: index, place))
        }
      case .list:
        guard case .list(let list) = layout.slots[index].kind, let first = lists[list].key(at: 0) else { continue }
        if case .list(index, let target) = focus, lists[list].holds(target) {
          order.append(.list(block: index, target))
        } else {
          order.append(.list(block: index, .row(first)))
        }
      case .text, .spacer: break
      }
    }
    if toast?.presence.isPresent == true { order.append(.undo) }
    return order
  }

  private mutating func moveFocus(backward: Bool, at time: Seconds) {
    let order = focusOrder
    guard !order.isEmpty else { return }
    let next: Target
    if let focus, let index = order.firstIndex(of: focus) {
      next = order[(index + (backward ? order.count - 1 : 1)) % order.count]
    } else {
      next = backward ? order[order.count - 1] : order[0]
    }
    focus(next, at: time)
  }

  /// What the keyboard can reach, as a tour over the column needs to know.
  ///
  /// `backward` is the direction of Tab.
  public func focus(backward: Bool) -> CoachFocusBelow {
    let order = focusOrder
    let end = backward ? order.first : order.last
    return CoachFocusBelow(isEmpty: order.isEmpty, isAtEnd: order.isEmpty || focus != nil && focus == end) { id in
      focusTarget(id) != nil
    }
  }

  /// Gives something by its name the keyboard, or takes it from what has it; nothing happens where it cannot have it.
  public mutating func focus(_ id: ElementID?, at time: Seconds) {
    guard let id else { return focus = nil }
    if let target = focusTarget(id) { focus(target, at: time) }
  }

  /// What has the keyboard once something is given it; a row is reached though the list is one stop.
  private func focusTarget(_ id: ElementID) -> Target? {
    guard let target = pressTarget(id) else { return nil }
    if case .list = target { return target }
    return focusOrder.contains(target) ? target : nil
  }

  private mutating func focus(_ target: Target, at time: Seconds) {
    focus = target
    if target != .back, target != .undo { scrollToShow(frame(of: target, at: time), at: time) }
  }

  // MARK: Rows

  private typealias FocusedRow = (list: Int, block: Int, key: RowKey, index: Int)

  private var focusedRow: FocusedRow? {
    guard case .list(let block, let target) = focus, case .list(let list) = layout.slots[block].kind,
      let index = lists[list].index(of: target.key)
    else { return nil }
    return (list, block, target.key, index)
  }

  /// Takes a key for the row that has the keyboard; says whether it meant anything to it.
  private mutating func handleRowKey(_ key: KeyPress, _ row: FocusedRow, into events: inout [Event]) -> Bool {
    let time = key.time
    // A row that shows by itself that it can be moved is in nobody's hand.
    if lists[row.list].liftedRow == row.key, !lists[row.list].isDemonstrating {
      return handleLiftedKey(key, row, into: &events)
    }
    switch key.key {
    case .down, .up:
      guard let next = lists[row.list].key(at: row.index + (key.key == .down ? 1 : -1)) else { return true }
      focus(.list(block: row.block, .row(next)), at: time)
    case .home, .end:
      let place = key.key == .home ? 0 : lists[row.list].count - 1
      guard let next = lists[row.list].key(at: place) else { return false }
      focus(.list(block: row.block, .row(next)), at: time)
    case .space:
      guard !key.isRepeat, lists[row.list].content.reorder != nil, lists[row.list].count > 1 else { return false }
      let visible = visible(inBlock: row.block, at: time)
      changeList(row.list, at: time, into: &events) {
        $0.liftByKeys(row.key, visible: visible, at: time, into: &$1)
      }
    case .left, .right:
      let side = lists[row.list].side(movingLeft: key.key == .left)
      changeOpenRow(row, toward: side, at: time, into: &events)
    case .enter:
      guard !key.isRepeat, let side = lists[row.list].openSide(of: row.key) else { return false }
      changeList(row.list, at: time, into: &events) { $0.choose(side, 0, on: row.key, at: time, into: &$1) }
    case .delete, .backspace: return deleteByKey(row, at: time, into: &events)
    case .pageUp, .pageDown, .tab, .escape, .back: return false
    }
    return true
  }

  /// Opens the actions of a side, or closes those of the other.
  private mutating func changeOpenRow(
    _ row: FocusedRow, toward side: SwipeSide, at time: Seconds, into events: inout [Event]
  ) {
    let open = lists[row.list].openSide(of: row.key)
    changeList(row.list, at: time, into: &events) {
      if let open, open != side {
        $0.closeOpenRow(at: time, into: &$1)
      } else {
        $0.open(row.key, side, at: time, into: &$1)
      }
    }
  }

  private mutating func deleteByKey(_ row: FocusedRow, at time: Seconds, into events: inout [Event]) -> Bool {
    let list = lists[row.list]
    for side in [SwipeSide.trailing, .leading] {
      guard let action = list.content.actions(side).firstIndex(where: \.isDestructive) else { continue }
      let next = list.key(at: row.index + 1) ?? list.key(at: row.index - 1)
      cancelLifts(at: time, into: &events)
      changeList(row.list, at: time, into: &events) { $0.choose(side, action, on: row.key, at: time, into: &$1) }
      if let next, lists[row.list].index(of: row.key) == nil { focus(.list(block: row.block, .row(next)), at: time) }
      return true
    }
    return false
  }

  /// Takes a key for a row that keys have lifted: it means something to the row alone.
  private mutating func handleLiftedKey(_ key: KeyPress, _ row: FocusedRow, into events: inout [Event]) -> Bool {
    let time = key.time
    let visible = visible(inBlock: row.block, at: time)
    let count = lists[row.list].count
    changeList(row.list, at: time, into: &events) { list, events in
      switch key.key {
      case .down: list.moveLift(by: 1, at: time, into: &events)
      case .up: list.moveLift(by: -1, at: time, into: &events)
      case .home: list.moveLift(by: -count, at: time, into: &events)
      case .end: list.moveLift(by: count, at: time, into: &events)
      case .space, .enter: if !key.isRepeat { list.drop(visible: visible, at: time, into: &events) }
      case .escape: list.cancelLift(visible: visible, at: time, into: &events)
      case .left, .right, .pageUp, .pageDown, .tab, .backspace, .delete, .back: break
      }
    }
    if let frame = lists[row.list].slotFrame {
      let origin = origin(ofBlock: row.block, at: time)
      scrollToShow(frame.offsetBy(x: origin.x, y: origin.y), at: time)
    }
    return true
  }

  // MARK: Showing

  /// Glides as little as it takes to show a frame of the window between the bar and the bottom; a frame taller than
  /// that shows its top.
  mutating func scrollToShow(_ frame: Rect, at time: Seconds) {
    let way = wayToShow(frame, at: time)
    if way != 0 { scroller.glide(to: scroller.offset(at: time) + way, at: time) }
  }

  /// How far to scroll, as far as the content reaches, to show a frame of the window.
  func wayToShow(_ frame: Rect, at time: Seconds) -> Double {
    let top = layout.bar.maxY + ColumnLayout.Metrics.margin
    let bottom = layout.bounds.maxY - ColumnLayout.Metrics.bottomMargin
    let excess = min(max(frame.maxY - bottom, 0), frame.minY - top)
    let way = frame.minY < top ? frame.minY - top : max(excess, 0)
    let offset = scroller.offset(at: time)
    return min(max(offset + way, scroller.limits.lowerBound), scroller.limits.upperBound) - offset
  }

  /// Glides to where something can be seen wholly; says whether there is such a thing.
  public mutating func reveal(_ id: ElementID, at time: Seconds) -> Bool {
    guard let frame = element(id, at: time)?.frame else { return false }
    scrollToShow(frame, at: time)
    return true
  }
}
