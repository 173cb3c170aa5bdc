import AnimationCore
import Geometry

extension List {
  /// How far a row is from its place along x.
  func swipeOffset(of key: RowKey, at time: Seconds) -> Double {
    swipes.first { $0.key == key }?.offset.value(at: time) ?? 0
  }

  /// The side whose actions a row shows, if it is open.
  func openSide(of key: RowKey) -> SwipeSide? {
    guard let swipe = swipes.first(where: { $0.key == key }), case .open(let side) = swipe.phase else { return nil }
    return side
  }

  // MARK: A finger

  /// Takes hold of a row where it is; the row that was open closes.
  mutating func beginSwipe(_ key: RowKey, at time: Seconds, into events: inout [Event]) {
    closeOpenRow(except: key, at: time, into: &events)
    let index = swipeIndex(of: key)
    let offset = swipes[index].offset.value(at: time)
    var before: SwipeSide?
    if case .open(let side) = swipes[index].phase { before = side }
    endDemonstration(index, completed: false, at: time, into: &events)
    swipes[index].phase = .dragging(grabbed: unbanded(offset), before: before)
    swipes[index].offset.set(offset)
  }

  /// Follows the finger: how far it has moved since the row was taken hold of.
  mutating func dragSwipe(_ key: RowKey, translation: Double, at time: Seconds) {
    guard let index = swipes.firstIndex(where: { $0.key == key }), translation.isFinite,
      case .dragging(let grabbed, _) = swipes[index].phase
    else { return }
    let offset = banded(grabbed + translation)
    swipes[index].offset.set(offset)
    let fills = isFullSwipe(offset) ? 1.0 : 0
    if swipes[index].fill.target != fills { swipes[index].fill.animate(to: fills, at: time, with: ListLimits.fill) }
  }

  /// Lets go, with the finger's velocity in points per second.
  mutating func endSwipe(_ key: RowKey, velocity: Double, at time: Seconds, into events: inout [Event]) {
    guard let index = swipes.firstIndex(where: { $0.key == key }),
      case .dragging(_, let before) = swipes[index].phase
    else { return }
    let offset = swipes[index].offset.value(at: time)
    guard let side = layout.side(atOffset: offset) else {
      return settle(index, on: nil, before: before, velocity: velocity, at: time, into: &events)
    }
    let outward = velocity * layout.direction(side)
    let isFast = abs(velocity) >= ListLimits.flickSpeed
    if isFullSwipe(offset), !(isFast && outward < 0) {
      // While a question stands the row shows what it is about; else it goes or closes from where it is.
      if content.actions(side)[0].confirmation != nil {
        settle(index, on: side, before: before, velocity: velocity, at: time, into: &events)
      }
      choose(side, 0, on: key, at: time, into: &events)
      return
    }
    let isFarEnough = abs(offset) > layout.actionsWidth(side) * ListLimits.openShare
    let opens = isFast ? outward > 0 : isFarEnough
    settle(index, on: opens ? side : nil, before: before, velocity: velocity, at: time, into: &events)
  }

  /// Ends the drag without effect: the row is open or closed as before.
  mutating func cancelSwipe(_ key: RowKey, at time: Seconds, into events: inout [Event]) {
    guard let index = swipes.firstIndex(where: { $0.key == key }),
      case .dragging(_, let before) = swipes[index].phase
    else { return }
    settle(index, on: before, before: before, velocity: 0, at: time, into: &events)
  }

  /// Sends a row to rest open or closed, and tells of a change.
  private mutating func settle(
    _ index: Int, on side: SwipeSide?, before: SwipeSide?, velocity: Double, at time: Seconds,
    into events: inout [Event]
  ) {
    let id = content(of: swipes[index].key)?.id ?? ""
    if let side, layout.actionsWidth(side) > 0 {
      swipes[index].phase = .open(side)
      let target = layout.direction(side) * layout.actionsWidth(side)
      swipes[index].settle(to: target, velocity: velocity, at: time, animates: animates)
      swipes[index].fill.animate(to: 0, at: time, with: ListLimits.fill)
      if before != side { events.append(.opened(id, at: time)) }
    } else {
      swipes[index].phase = .closing
      swipes[index].settle(to: 0, velocity: velocity, at: time, animates: animates)
      if before != nil { events.append(.closed(id, at: time)) }
    }
  }

  /// The side whose actions show when a row moves to the left, or to the right.
  public func side(movingLeft: Bool) -> SwipeSide { layout.isAtRight(.trailing) == movingLeft ? .trailing : .leading }

  // MARK: Commands

  /// Shows the actions of a side of a row, while the row that was open closes; a row without such actions stays.
  public mutating func open(_ key: RowKey, _ side: SwipeSide, at time: Seconds, into events: inout [Event]) {
    guard index(of: key) != nil, !isRaised(key), layout.actionsWidth(side) > 0 else { return }
    beginSwipe(key, at: time, into: &events)
    let index = swipeIndex(of: key)
    guard case .dragging(_, let before) = swipes[index].phase else { return }
    settle(index, on: side, before: before, velocity: 0, at: time, into: &events)
  }

  /// Closes the row that is open, if any: something else was touched, the list scrolls, the screen changes.
  public mutating func closeOpenRow(except key: RowKey? = nil, at time: Seconds, into events: inout [Event]) {
    for index in swipes.indices where swipes[index].isActive && swipes[index].key != key {
      switch swipes[index].phase {
      case .open: events.append(.closed(content(of: swipes[index].key)?.id ?? "", at: time))
      case .demonstrating: endDemonstration(index, completed: false, at: time, into: &events)
      case .dragging(_, let before):
        if before != nil { events.append(.closed(content(of: swipes[index].key)?.id ?? "", at: time)) }
      case .closing: break
      }
      swipes[index].close(at: time, animates: animates)
    }
  }

  /// Lets a row show once that it can be swiped (C4): out by a quarter of the screen in 0.5 s and back in 0.5 s.
  ///
  /// With reduced motion the row stands aside for as long without sliding there. It never fires; whatever touches the row meanwhile goes on from where the row is. A row that is dragged, or has
  /// no actions behind its trailing edge, does nothing.
  /// - Returns: whether it does.
  @discardableResult
  public mutating func demonstrateSwipe(_ key: RowKey, at time: Seconds, into events: inout [Event]) -> Bool {
    guard index(of: key) != nil, !isRaised(key), !layout.trailing.isEmpty else { return false }
    if let swipe = swipes.first(where: { $0.key == key }), case .dragging = swipe.phase { return false }
    closeOpenRow(at: time, into: &events)
    let index = swipeIndex(of: key)
    swipes[index].demonstrate(
      distance: layout.direction(.trailing) * layout.screenWidth * ListLimits.demonstrationShare, at: time,
      animates: animates)
    return true
  }

  mutating func endDemonstrations(at time: Seconds, into events: inout [Event]) {
    for index in swipes.indices where swipes[index].phase == .demonstrating {
      guard let end = swipes[index].offset.restTime, end <= time else { continue }
      endDemonstration(index, completed: true, at: end, into: &events)
      swipes[index].offset.set(0)
    }
  }

  private mutating func endDemonstration(
    _ index: Int, completed: Bool, at time: Seconds, into events: inout [Event]
  ) {
    guard swipes[index].phase == .demonstrating else { return }
    swipes[index].phase = .closing
    events.append(.demonstrated(content(of: swipes[index].key)?.id ?? "", completed: completed, at: time))
  }

  // MARK: Actions

  /// Chooses an action of a row: it asks its question, if it has one, or is done.
  public mutating func choose(
    _ side: SwipeSide, _ action: Int, on key: RowKey, at time: Seconds, into events: inout [Event]
  ) {
    guard content.actions(side).indices.contains(action), index(of: key) != nil else { return }
    if let question = content.actions(side)[action].confirmation {
      events.append(.asks(question: question, side: side, action: action, row: key, at: time))
    } else {
      perform(side, action, on: key, at: time, into: &events)
    }
  }

  /// Does what an action does, whatever it would ask; nothing when the row is gone.
  public mutating func perform(
    _ side: SwipeSide, _ action: Int, on key: RowKey, at time: Seconds, into events: inout [Event]
  ) {
    guard content.actions(side).indices.contains(action), let row = content(of: key) else { return }
    let chosen = content.actions(side)[action]
    if chosen.isDestructive {
      delete(key, side, at: time, into: &events)
    } else {
      events.append(.chose(action: chosen.label, row: row.id, at: time))
      closeOpenRow(at: time, into: &events)
    }
  }

  // MARK: Parts

  /// Where a row's swipe is kept; one is made for a row that rests.
  private mutating func swipeIndex(of key: RowKey) -> Int {
    if let index = swipes.firstIndex(where: { $0.key == key }) { return index }
    swipes.append(RowSwipe(key))
    return swipes.count - 1
  }

  /// Gives an open row the width that its actions have now, and ends every other way that a row is aside.
  mutating func fitSwipe(_ index: Int, at time: Seconds, into events: inout [Event]) {
    if case .open(let side) = swipes[index].phase {
      swipes[index].offset.set(layout.direction(side) * layout.actionsWidth(side))
    } else {
      endDemonstration(index, completed: false, at: time, into: &events)
      swipes[index].phase = .closing
      swipes[index].offset.set(0)
    }
    swipes[index].fill.set(0)
  }

  private func isFullSwipe(_ offset: Double) -> Bool {
    guard content.allowsFullSwipe, let side = layout.side(atOffset: offset), !layout.labels(side).isEmpty else {
      return false
    }
    return abs(offset) >= layout.width * ListLimits.fullSwipe
  }

  /// How far a row can be dragged freely.
  private var freeOffsets: ClosedRange<Double> {
    func reach(_ offset: Double) -> Double {
      guard let side = layout.side(atOffset: offset), !layout.labels(side).isEmpty else { return 0 }
      return content.allowsFullSwipe ? layout.width : layout.actionsWidth(side)
    }
    return -reach(-1)...reach(1)
  }

  private func banded(_ offset: Double) -> Double {
    let inside = min(max(offset, freeOffsets.lowerBound), freeOffsets.upperBound)
    return inside + RubberBand.offset(offset - inside, dimension: layout.width)
  }

  private func unbanded(_ offset: Double) -> Double {
    let inside = min(max(offset, freeOffsets.lowerBound), freeOffsets.upperBound)
    return inside + RubberBand.distance(forOffset: offset - inside, dimension: layout.width)
  }
}
