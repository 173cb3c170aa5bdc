import AnimationCore
import Geometry
import Gestures

extension Column {
  /// Lets a list take something in; what follows from it for the rest of the column comes about at once.
  mutating func changeList(
    _ index: Int, at time: Seconds, into events: inout [Event], _ body: (inout List, inout [List.Event]) -> Void
  ) {
    var reports: [List.Event] = []
    body(&lists[index], &reports)
    guard !reports.isEmpty else { return }
    let id = lists[index].content.id
    for report in reports { events.append(.list(id, report)) }
    let block = listBlocks[index]
    if layout.slots[block].height != lists[index].restingHeight {
      layout.setHeight(lists[index].restingHeight, ofBlock: block)
      scroller.setLengths(
        content: layout.contentLength, viewport: layout.bounds.height, at: time, animation: ListLimits.collapse)
    }
    if let focus, !holds(focus) { self.focus = nil }
    if autoScroll != nil, !lists.contains(where: { $0.liftedRow != nil }) { endAutoScroll(at: time) }
    updateToast(at: time)
  }

  // MARK: Rows

  /// The titles of a list's rows, in order; nothing when there is no such list.
  public func rows(of id: ElementID) -> [String]? { lists.first { $0.content.id == id }?.titles }

  /// The texts of a list's rows as they are drawn, from the top, whether they can be seen or not; nothing when there is no
  /// such list, or it is not shown.
  ///
  /// - Cost: looks at every row; for flows, not for frames.
  public func rowTexts(of id: ElementID, at time: Seconds) -> [String]? {
    guard let index = lists.firstIndex(where: { $0.content.id == id }), !isGone(block: listBlocks[index], at: time)
    else { return nil }
    return lists[index].rowElements(visible: visible(inBlock: listBlocks[index], at: time), at: time).map(\.text)
  }

  /// Gives a list other rows; those it had before, by their ids, keep their state.
  public mutating func setRows(
    _ rows: [ListContent.Row], of id: ElementID, at time: Seconds, into events: inout [Event]
  ) {
    guard let index = lists.firstIndex(where: { $0.content.id == id }) else { return }
    let visible = visible(inBlock: listBlocks[index], at: time)
    let environment = environment
    changeList(index, at: time, into: &events) {
      $0.setRows(rows, environment: environment, visible: visible, at: time, into: &$1)
    }
    let block = listBlocks[index]
    layout.setHeight(lists[index].restingHeight, ofBlock: block)
    scroller.setLengths(content: layout.contentLength, viewport: layout.bounds.height, at: time)
    driveAutoScroll(of: index, at: time)
    updateToast(at: time)
  }

  /// An action of a list's rows.
  public func action(_ index: Int, _ side: SwipeSide, of id: ElementID) -> ListContent.Action? {
    guard let list = lists.first(where: { $0.content.id == id }) else { return nil }
    let actions = list.content.actions(side)
    return actions.indices.contains(index) ? actions[index] : nil
  }

  /// Does what an action of a row does, after its question was answered.
  public mutating func perform(
    _ side: SwipeSide, _ action: Int, on row: RowKey, of id: ElementID, at time: Seconds, into events: inout [Event]
  ) {
    guard let index = lists.firstIndex(where: { $0.content.id == id }) else { return }
    cancelLifts(at: time, into: &events)
    changeList(index, at: time, into: &events) { $0.perform(side, action, on: row, at: time, into: &$1) }
  }

  /// Closes the row that is open, in whichever list; says whether there was one.
  @discardableResult
  mutating func closeOpenRows(at time: Seconds, into events: inout [Event]) -> Bool {
    var closed = false
    for index in lists.indices where lists[index].openRow != nil {
      closed = true
      changeList(index, at: time, into: &events) { $0.closeOpenRow(at: time, into: &$1) }
    }
    return closed
  }

  /// Lets a row that is dragged go back; says whether there was one.
  @discardableResult
  public mutating func cancelLifts(at time: Seconds, into events: inout [Event]) -> Bool {
    for index in lists.indices where lists[index].liftedRow != nil {
      let visible = visible(inBlock: listBlocks[index], at: time)
      changeList(index, at: time, into: &events) { $0.cancelLift(visible: visible, at: time, into: &$1) }
      return true
    }
    return false
  }

  // MARK: Undo

  /// Brings back the row that was deleted last, in whichever list.
  mutating func undo(at time: Seconds, into events: inout [Event]) {
    guard let index = latestDeletion?.list else { return }
    cancelLifts(at: time, into: &events)
    changeList(index, at: time, into: &events) { $0.undo(at: time, into: &$1) }
  }

  /// Keeps what can be undone from becoming final while a finger is on the button that undoes it.
  mutating func followUndo(_ kind: GestureEvent<Target>.Kind, at time: Seconds) {
    switch kind {
    case .pressBegan: for index in lists.indices { lists[index].holdDeletions(at: time) }
    case .pressCancelled, .tapped: for index in lists.indices { lists[index].releaseDeletions(at: time) }
    case .pressLeft, .doubleTapped, .lifted, .dragBegan, .dragMoved, .dragEnded, .dragCancelled: break
    }
  }

  /// The deletion that undoing would take back, and the place of its list.
  var latestDeletion: (list: Int, deletion: List.Deletion)? {
    var latest: (list: Int, deletion: List.Deletion)?
    for index in lists.indices {
      guard let deletion = lists[index].deletions.last, deletion.time >= latest?.deletion.time ?? -.infinity else {
        continue
      }
      latest = (index, deletion)
    }
    return latest
  }

  /// Shows what was deleted last for as long as it can be undone.
  mutating func updateToast(at time: Seconds) {
    let animates = !environment.reduceMotion
    guard let deletion = latestDeletion?.deletion else {
      toast?.hide(at: time, animates: animates)
      return
    }
    let text = content.words.deleted.replacing(ColumnContent.Words.placeholder, with: deletion.title)
    let next = Toast(text, action: content.words.undo, bounds: layout.bounds, environment: environment)
    toast = next.replacing(toast)
    toast?.show(at: time, animates: animates)
  }

  // MARK: Dragging near an edge

  /// Scrolls as the pointer that drags a row comes near an edge.
  mutating func followDrag(of index: Int, _ event: GestureEvent<Target>) {
    guard case .list(_, let target) = event.target, target.movesRow else { return }
    guard lists[index].liftedRow != nil else { return endAutoScroll(at: event.time) }
    var auto = autoScroll ?? AutoScroll(at: event.position.y)
    auto.move(to: event.position.y)
    autoScroll = auto
    driveAutoScroll(of: index, at: event.time)
  }

  /// Scrolls at the speed that the pointer that drags a row asks for, as far as its list reaches.
  mutating func driveAutoScroll(of index: Int, at time: Seconds) {
    guard var auto = autoScroll else { return }
    let viewport = layout.bar.maxY...max(layout.bounds.maxY, layout.bar.maxY)
    let speed = auto.speed(within: viewport, time: time)
    autoScroll = auto
    let margin = ColumnLayout.Metrics.margin
    let slot = layout.slots[listBlocks[index]]
    let end =
      speed > 0
      ? slot.top + slot.height + ColumnLayout.Metrics.bottomMargin - layout.bounds.height
      : slot.top - layout.bar.maxY - margin
    scroller.drive(speed: speed, risingSince: auto.since, upTo: end, at: time)
  }

  private mutating func endAutoScroll(at time: Seconds) {
    autoScroll = nil
    scroller.drive(speed: 0, risingSince: time, upTo: 0, at: time)
  }

  /// When the row that is dragged gets over the next slot as the column scrolls below it.
  var slotDeadline: (list: Int, direction: Double, time: Seconds)? {
    guard let autoScroll, autoScroll.direction != 0 else { return nil }
    for (index, list) in lists.enumerated() {
      guard let next = list.nextSlotTop(direction: autoScroll.direction), let top = list.liftedTop(visibleTop: 0) else {
        continue
      }
      let offset = next - top + layout.slots[listBlocks[index]].top
      return scroller.driveTime(toReach: offset).map { (index, autoScroll.direction, $0) }
    }
    return nil
  }

  /// Lets a row that is dragged take the slots that it gets over up to a time, each at its own time.
  mutating func advanceDrag(to time: Seconds) {
    while let next = slotDeadline, next.time <= time {
      lists[next.list].stepSlot(direction: next.direction, at: next.time)
    }
  }

  /// Decides anew over which slot a row that is dragged is, after a wheel has moved the content below it.
  mutating func updateSlots(at time: Seconds) {
    for index in lists.indices where lists[index].liftedRow != nil {
      let visible = visible(inBlock: listBlocks[index], at: time)
      lists[index].updateSlot(visible: visible, at: time)
      driveAutoScroll(of: index, at: time)
    }
  }
}

extension List.Target {
  /// Whether its pointer drags a row to another place.
  fileprivate var movesRow: Bool {
    switch self {
    case .handle, .hold: true
    case .row, .swipe, .action: false
    }
  }
}
