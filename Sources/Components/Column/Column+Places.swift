import AnimationCore
import Geometry
import Gestures

extension Column {
  /// How far the content is scrolled at a time.
  func offset(at time: Seconds) -> Double { scroller.offset(at: time) }

  /// Runs of places that hold all lists and all blocks which are on their way to another height: of thousands none or a few.
  struct MovingSlots {
    var lists = 0..<0
    var disclosures = 0..<0
  }

  /// What moves the blocks below it at a time.
  ///
  /// - Cost: linear in the number of lists and of blocks that buttons show and hide.
  func movingSlots(at time: Seconds) -> MovingSlots {
    var moving = MovingSlots()
    for list in lists.indices where lists[list].isChangingHeight(at: time) { moving.lists.extend(to: list) }
    for place in disclosures.indices where !disclosures[place].isAtRest(at: time) {
      moving.disclosures.extend(to: place)
    }
    return moving
  }

  /// Where a block begins at a time, from the top of the content: lists above it may be on their way to another height.
  ///
  /// - Parameter moving: what ``movingSlots(at:)`` gives for the time, for whoever asks for many blocks.
  func top(ofBlock index: Int, at time: Seconds, among moving: MovingSlots? = nil) -> Double {
    let moving = moving ?? movingSlots(at: time)
    var top = layout.slots[index].top
    for list in moving.lists where listBlocks[list] < index && lists[list].isChangingHeight(at: time) {
      let block = listBlocks[list]
      if isShown(block: block) { top += lists[list].height(at: time) - layout.slots[block].height }
    }
    for place in moving.disclosures {
      let disclosure = disclosures[place]
      guard disclosure.block <= index else { break }
      if disclosure.isAtRest(at: time) { continue }
      let slot = layout.slots[disclosure.block]
      let way = disclosure.room(at: time) - (disclosure.isShown ? 1 : 0)
      top -= way * slot.shift
      guard disclosure.block < index else { continue }
      top += way * (naturalHeight(ofBlock: disclosure.block, at: time) + slot.gaps.after)
    }
    return top
  }

  /// How high a block is at a time.
  func height(ofBlock index: Int, at time: Seconds) -> Double {
    guard let disclosure = disclosure(ofBlock: index) else {
      return naturalHeight(ofBlock: index, at: time)
    }
    return disclosure.room(at: time) * naturalHeight(ofBlock: index, at: time)
  }

  /// How high a block is at a time when all of it is there.
  private func naturalHeight(ofBlock index: Int, at time: Seconds) -> Double {
    if case .list(let list) = layout.slots[index].kind { return lists[list].height(at: time) }
    return layout.slots[index].height
  }

  /// Where a block's corner is in the window at a time.
  func origin(ofBlock index: Int, at time: Seconds, among moving: MovingSlots? = nil) -> Point {
    Point(layout.left, top(ofBlock: index, at: time, among: moving) - offset(at: time))
  }

  /// The part of a block's plane that the window shows.
  func visible(inBlock index: Int, at time: Seconds) -> Rect {
    let origin = origin(ofBlock: index, at: time)
    return layout.bounds.offsetBy(x: -origin.x, y: -origin.y)
  }

  /// The block at a point of the window.
  func block(at point: Point, time: Seconds) -> Int? {
    let blocks = blocks(from: point.y, to: point.y.nextUp, at: time)
    guard let index = blocks.first, point.x >= layout.left, point.x < layout.left + layout.width else { return nil }
    return index
  }

  /// The blocks that share a part of a strip of the window.
  ///
  /// - Cost: logarithmic in the number of blocks, and that of ``movingSlots(at:)``.
  func blocks(from top: Double, to bottom: Double, at time: Seconds) -> Range<Int> {
    let offset = offset(at: time)
    let moving = movingSlots(at: time)
    let all = layout.slots.indices
    let first = all.partitionPoint {
      self.top(ofBlock: $0, at: time, among: moving) + height(ofBlock: $0, at: time) > top + offset
    }
    let end = all.partitionPoint { self.top(ofBlock: $0, at: time, among: moving) >= bottom + offset }
    return first..<max(first, end)
  }

  /// Where the button that leads back can be pressed.
  var backFrame: Rect {
    let side = ColumnLayout.Metrics.barHeight
    // A way back lies where reading starts, a way out of a sheet at the other side.
    let isRight = (presentation == .sheet) != environment.isRightToLeft
    let x = isRight ? layout.bar.maxX - NavigationBar.Metrics.inset - side : NavigationBar.Metrics.inset
    return Rect(x: x, y: layout.bar.maxY - side, width: side, height: side)
  }

  var hasBackButton: Bool { presentation != .root }

  /// Whether a drag down at a point would only pull the content past its start, or begins on the bar.
  public func isAtTop(at point: Point, time: Seconds) -> Bool {
    layout.bar.contains(point) || (offset(at: time) <= 0 && !scroller.isMoving)
  }

  /// Where a target is in the window at a time, unscaled.
  func frame(of target: Target, at time: Seconds, among moving: MovingSlots? = nil) -> Rect {
    switch target {
    case .scroll: return layout.bounds
    case .back: return backFrame
    case .undo: return toast?.touchFrame ?? .zero
    case .background: return layout.bounds
    case .bubble(let block): return bubble(ofBlock: block)?.visiblePlacement?.frame ?? .zero
    case .button(let block):
      guard case .button(_, let frame) = layout.slots[block].kind else { return .zero }
      let origin = origin(ofBlock: block, at: time, among: moving)
      return frame.offsetBy(x: origin.x, y: origin.y)
    case .picture(let block):
      let origin = origin(ofBlock: block, at: time, among: moving)
      return Rect(origin: origin, size: Size(layout.width, layout.slots[block].height))
    case .card(let block, let card):
      guard case .cards(let grid) = layout.slots[block].kind else { return .zero }
      let origin = origin(ofBlock: block, at: time, among: moving)
      return grids[grid].frame(ofCard: card).offsetBy(x: origin.x, y: origin.y)
    case .list(let block, let target):
      guard case .list(let list) = layout.slots[block].kind, let row = lists[list].index(of: target.key) else {
        return .zero
      }
      let origin = origin(ofBlock: block, at: time, among: moving)
      return lists[list].frame(ofRow: row, visible: visible(inBlock: block, at: time), at: time)
        .offsetBy(x: origin.x, y: origin.y)
    }
  }

  /// The name of a target.
  public func id(of target: Target) -> ElementID? {
    switch target {
    case .scroll: return "column"
    case .background: return nil
    case .bubble(let block): return bubble(ofBlock: block)?.id
    case .back: return "back"
    case .undo: return "undo"
    case .picture(let block):
      if case .picture(let picture) = content.blocks[block] { return picture.id }
    case .button(let block):
      if case .button(let button) = content.blocks[block] { return button.id }
    case .card(let block, let card):
      if case .cards(let grid) = content.blocks[block] { return grid.cards[card].id }
    case .list(let block, let target):
      guard case .list(let list) = layout.slots[block].kind, let row = lists[list].index(of: target.key) else {
        return nil
      }
      return lists[list].id(ofRow: row)
    }
    return nil
  }

  /// Whether what a pointer might own is still there.
  public func holds(_ target: Target) -> Bool {
    switch target {
    case .scroll, .back, .card, .background: return true
    case .picture(let block): return isShown(block: block)
    case .button(let block):
      guard case .button(let button) = content.blocks[block] else { return false }
      return button.isEnabled && isShown(block: block)
    case .bubble(let block): return bubble(ofBlock: block)?.isPresent ?? false
    case .undo: return toast?.presence.isPresent ?? false
    case .list(let block, let target):
      guard case .list(let list) = layout.slots[block].kind, isShown(block: block) else { return false }
      return lists[list].holds(target)
    }
  }

  /// What a press of something would do at a time; nothing when it is not there any more, or cannot be pressed.
  public func meaning(of target: Target, at time: Seconds) -> PressMeaning? {
    guard holds(target) else { return nil }
    switch target {
    case .scroll, .back, .card, .background, .picture, .bubble: return .only
    case .button(let block): return buttons.first { $0.block == block }?.button.pressMeaning
    case .undo: return latestDeletion.map { PressMeaning("undo", $0.deletion.row.key.serial) }
    case .list(let block, let target):
      guard case .list(let list) = layout.slots[block].kind else { return nil }
      return lists[list].meaning(of: target)
    }
  }

  /// The bubble of a button.
  ///
  /// - Cost: logarithmic in the number of buttons, which stand in their order.
  func bubble(ofBlock block: Int) -> SpeechBubble? {
    let place = buttons.indices.partitionPoint { buttons[$0].block >= block }
    guard place < buttons.endIndex, buttons[place].block == block else { return nil }
    return buttons[place].bubble
  }
}

extension Range<Int> {
  /// Takes in a place that lies after all that it holds.
  fileprivate mutating func extend(to place: Int) { self = (isEmpty ? place : lowerBound)..<place + 1 }
}
