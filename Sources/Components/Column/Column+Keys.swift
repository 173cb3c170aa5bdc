import AnimationCore
import Geometry
import Gestures

extension Column {
  /// Takes a key; says whether it meant anything here.
  public mutating func handle(_ key: KeyPress, into events: inout [Event]) -> Bool {
    let time = key.time
    let page = (layout.bounds.height - layout.bar.height) * ScrollLimits.pageShare
    switch key.key {
    case .down: scroller.glide(by: ScrollLimits.keyStep, at: time)
    case .up: scroller.glide(by: -ScrollLimits.keyStep, at: time)
    case .pageDown: scroller.glide(by: page, at: time)
    case .pageUp: scroller.glide(by: -page, at: time)
    case .home: scroller.glide(to: scroller.limits.lowerBound, at: time)
    case .end: scroller.glide(to: scroller.limits.upperBound, at: time)
    case .tab: moveFocus(backward: key.shift, at: time)
    case .enter, .space:
      guard let focus, !key.isRepeat else { return false }
      press(focus, at: time, into: &events)
    case .left, .right, .escape, .backspace, .delete, .back: return false
    }
    return true
  }

  /// Presses a target as a key does: the whole press shows, and the action fires.
  private mutating func press(_ target: Target, at time: Seconds, into events: inout [Event]) {
    if case .card(let block, let card) = target {
      guard case .cards(let grid) = layout.slots[block].kind else { return }
      var reports: [CardGrid.Event] = []
      grids[grid].press(card: card, at: time, into: &reports)
      tell(reports, of: grid, into: &events)
      return
    }
    let size = frame(of: target, at: time).size
    presses.tap(target, feedback: feedback(of: target), center: Point(size.width / 2, size.height / 2), at: time)
    activate(target, at: time, into: &events)
  }

  /// What the keyboard can reach, in reading order.
  private var focusOrder: [Target] {
    var order: [Target] = hasBackButton ? [.back] : []
    for (index, block) in content.blocks.enumerated() {
      switch block {
      case .picture(let picture): if picture.isPressable { order.append(.picture(block: index)) }
      case .button(let button): if button.isEnabled { order.append(.button(block: index)) }
      case .cards(let grid):
        for (place, card) in grid.cards.enumerated() where card.isEnabled {
          order.append(.card(block: index, place))
        }
      case .text, .spacer: break
      }
    }
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
    focus = next
    if next != .back { scrollToShow(frame(of: next, at: time), at: time) }
  }

  /// Glides as little as it takes to show a frame of the window between the bar and the bottom; a frame taller than
  /// that shows its top.
  mutating func scrollToShow(_ frame: Rect, at time: Seconds) {
    let margin = ColumnLayout.Metrics.margin
    let top = layout.bar.maxY + margin
    let bottom = layout.bounds.maxY - ColumnLayout.Metrics.bottomMargin
    let excess = min(max(frame.maxY - bottom, 0), frame.minY - top)
    let way = frame.minY < top ? frame.minY - top : max(excess, 0)
    if way != 0 { scroller.glide(to: scroller.offset(at: time) + way, at: time) }
  }

  /// Glides to where something can be seen wholly; says whether there is such a thing.
  public mutating func reveal(_ id: ElementID, at time: Seconds) -> Bool {
    guard let frame = element(id, at: time)?.frame else { return false }
    scrollToShow(frame, at: time)
    return true
  }
}
