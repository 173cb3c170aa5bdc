import AnimationCore
import Geometry
import Gestures

extension Column {
  /// Something that a coach mark can point at, by its name; nothing when it is not there.
  ///
  /// A row counts as where its slot is, so that a row that is swiped aside does not take the hole along; a row that is lifted
  /// counts as where it is carried.
  public func coachTarget(_ id: ElementID, at time: Seconds) -> CoachTarget? {
    if id == "back" { return hasBackButton ? CoachTarget(backFrame) : nil }
    guard let frame = restingFrame(of: id, at: time) else { return nil }
    let viewport = Rect(from: Point(0, offset(at: time) > 0 ? layout.bar.maxY : 0), to: layout.bounds.maximum)
    return CoachTarget(
      frame, visible: frame.intersection(viewport), isClipped: abs(wayToShow(frame, at: time)) > Self.tolerance,
      isMoving: scroller.isMoving, lastingName: row(id).map { lists[$0.list].lastingName(of: $0.key) },
      isOn: buttons.first { $0.id == id }?.button.isOn ?? false)
  }

  /// Less than this, in points, is not worth scrolling for.
  private static let tolerance = 0.5

  /// Where something is in the window, as it is when it is not pressed and not aside.
  private func restingFrame(of id: ElementID, at time: Seconds) -> Rect? {
    if id == "title" { return layout.largeTitle?.box.offsetBy(x: 0, y: -offset(at: time)) }
    for (index, block) in content.blocks.enumerated() where isShown(block: index) {
      switch block {
      case .text(let text):
        if text.id == id, case .text(let label, _) = layout.slots[index].kind {
          let origin = origin(ofBlock: index, at: time)
          return label.box.offsetBy(x: origin.x, y: origin.y)
        }
      case .picture(let picture): if picture.id == id { return frame(of: .picture(block: index), at: time) }
      case .button(let button): if button.id == id { return frame(of: .button(block: index), at: time) }
      case .cards(let grid):
        if let card = grid.cards.firstIndex(where: { $0.id == id }) {
          return frame(of: .card(block: index, card), at: time)
        }
      case .list(let list):
        if let frame = restingFrame(of: id, inList: list.id, block: index, at: time) { return frame }
      case .spacer: break
      }
    }
    return nil
  }

  private func restingFrame(of id: ElementID, inList list: ElementID, block: Int, at time: Seconds) -> Rect? {
    guard case .list(let place) = layout.slots[block].kind else { return nil }
    let origin = origin(ofBlock: block, at: time)
    if id == list {
      return Rect(origin: origin, size: Size(layout.width, lists[place].height(at: time)))
    }
    guard let row = lists[place].row(named: id) else { return nil }
    var frame = lists[place].frame(ofRow: row, visible: visible(inBlock: block, at: time), at: time)
    frame.origin.x = 0
    return frame.offsetBy(x: origin.x, y: origin.y)
  }

  // MARK: Demonstrations

  /// Shows something pressed, or lets it go, without an effect.
  public mutating func showPress(of id: ElementID, isDown: Bool, at time: Seconds, into events: inout [Event]) {
    guard let target = pressTarget(id) else { return }
    let center = frame(of: target, at: time).center
    handle(
      GestureEvent(target: target, kind: isDown ? .pressBegan : .pressCancelled, position: center, time: time),
      into: &events)
  }

  /// What would be pressed by a tap on something.
  func pressTarget(_ id: ElementID) -> Target? {
    if id == "back" { return hasBackButton ? .back : nil }
    for (index, block) in content.blocks.enumerated() {
      switch block {
      case .picture(let picture): if picture.id == id { return .picture(block: index) }
      case .button(let button): if button.id == id { return .button(block: index) }
      case .cards(let grid):
        if let card = grid.cards.firstIndex(where: { $0.id == id }) { return .card(block: index, card) }
      case .list:
        if case .list(let place) = layout.slots[index].kind, let row = lists[place].row(named: id),
          let key = lists[place].key(at: row)
        {
          return .list(block: index, .row(key))
        }
      case .text, .spacer: break
      }
    }
    return nil
  }

  /// Lets something show by itself what can be done with it; says whether it does.
  ///
  /// A demonstration ends with ``Event/demonstrated(completed:at:)``, once, whatever ends it. It fires nothing, and never
  /// begins again by itself. A tap is shown by ``showPress(of:isDown:at:into:)`` and needs nothing else.
  /// `id` is the row that is swiped or moved; a screen scrolls whatever it is.
  public mutating func demonstrate(
    _ motion: CoachMark.Demonstration, on id: ElementID?, at time: Seconds, into events: inout [Event]
  ) -> Bool {
    stopDemonstrations(at: time, into: &events)
    switch motion {
    case .tap: return id.map { pressTarget($0) != nil } ?? false
    case .scroll:
      isScrollDemonstrated = scroller.demonstrate(at: time)
      return isScrollDemonstrated
    case .swipe, .drag:
      guard let id, let (list, key) = row(id) else { return false }
      let visible = visible(inBlock: listBlocks[list], at: time)
      var does = false
      changeList(list, at: time, into: &events) {
        does =
          motion == .swipe
          ? $0.demonstrateSwipe(key, at: time, into: &$1)
          : $0.demonstrateLift(key, visible: visible, at: time, into: &$1)
      }
      return does
    case .page: return false
    }
  }

  /// Whether something shows by itself what can be done with it.
  public var isDemonstrating: Bool { isScrollDemonstrated || lists.contains { $0.isDemonstrating } }

  /// Ends what shows itself, from where it is.
  public mutating func stopDemonstrations(at time: Seconds, into events: inout [Event]) {
    for index in lists.indices where lists[index].isDemonstrating {
      let visible = visible(inBlock: listBlocks[index], at: time)
      changeList(index, at: time, into: &events) { $0.stopDemonstration(visible: visible, at: time, into: &$1) }
    }
    scroller.stopDemonstration(at: time)
    tellScrollDemonstration(at: time, into: &events)
  }

  /// Tells once that the content does not show any more that it scrolls.
  mutating func tellScrollDemonstration(completed: Bool = false, at time: Seconds, into events: inout [Event]) {
    guard isScrollDemonstrated, scroller.phase != .demonstrating else { return }
    isScrollDemonstrated = false
    events.append(.demonstrated(completed: completed, at: time))
  }

  /// A row by its name.
  private func row(_ id: ElementID) -> (list: Int, key: RowKey)? {
    for (index, list) in lists.enumerated() {
      if let row = list.row(named: id), let key = list.key(at: row) { return (index, key) }
    }
    return nil
  }
}
