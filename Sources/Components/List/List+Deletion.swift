import AnimationCore
import Geometry

extension List {
  /// Deletes a row: it leaves toward a side while the others close up over it.
  ///
  /// The list is without the row from this moment on; what shows of it is on its way out.
  public mutating func delete(
    _ key: RowKey, _ side: SwipeSide = .trailing, at time: Seconds, into events: inout [Event]
  ) {
    guard let index = index(of: key) else { return }
    cancelLift(at: time, into: &events)
    landings.removeAll { $0.key == key }
    closeOpenRow(except: key, at: time, into: &events)
    if isDemonstrating { closeOpenRow(at: time, into: &events) }
    let row = rows[index]
    let height = slotHeight(of: index, at: time)

    var swipe = swipes.first { $0.key == key } ?? RowSwipe(key)
    swipes.removeAll { $0.key == key }
    swipe.phase = .closing
    move(&swipe.offset, to: layout.direction(side) * layout.width, at: time, ListLimits.slide)
    swipe.fill.animate(to: 1, at: time, with: ListLimits.fill)
    var closing = Animated(height, restThreshold: .points)
    move(&closing, to: 0, at: time, ListLimits.collapse)

    gaps.removeAll { if case .opening(let opening, _) = $0.kind { opening == key } else { false } }
    rows.remove(at: index)
    shifts.remove(row: index)
    let place = gaps.firstIndex { $0.index > index } ?? gaps.count
    for other in gaps[place...].indices { gaps[other].index -= 1 }
    gaps.insert(RowGap(kind: .closing(row, swipe), index: index, height: closing), at: place)
    presses.remove { $0 == key }
    updateTops()
    updateEmptiness(at: time)

    if let undo = content.undo {
      deletions.append(
        Deletion(
          row: row, previous: index > 0 ? rows[index - 1].key : nil, index: index, side: side, time: time,
          deadline: time + undo))
    }
    events.append(.deleted(row.content.id, index: index, at: time))
  }

  /// Brings the row that was deleted last back to where it was: below the row it followed, if that is still there.
  ///
  /// A row that is still on its way out turns round.
  /// - Returns: whether there was one.
  @discardableResult
  public mutating func undo(at time: Seconds, into events: inout [Event]) -> Bool {
    guard let deletion = deletions.popLast() else { return false }
    cancelLift(at: time, into: &events)
    let row = deletion.row
    let below = deletion.previous.flatMap { self.index(of: $0) }.map { $0 + 1 }
    var index = min(below ?? (deletion.previous == nil ? 0 : deletion.index), rows.count)
    var height = Animated(0.0, restThreshold: .points)
    var swipe = RowSwipe(row.key)
    swipe.offset.set(layout.direction(deletion.side) * layout.width)
    swipe.fill.set(1)
    var place = gaps.firstIndex { $0.index >= index } ?? gaps.count
    if let gap = gaps.firstIndex(where: { $0.isClosing(row.key) }), case .closing(_, let leaving) = gaps[gap].kind {
      index = min(gaps[gap].index, rows.count)
      height = gaps[gap].height
      swipe = leaving
      place = gap
      gaps.remove(at: gap)
    }
    rows.insert(row, at: index)
    shifts.insert(row: index)
    // Gaps before the row keep their place; those after it are one row further on.
    for other in gaps.indices where gaps[other].index > index || (gaps[other].index == index && other >= place) {
      gaps[other].index += 1
    }
    move(&height, to: row.height, at: time, ListLimits.collapse)
    gaps.insert(RowGap(kind: .opening(row.key, height: row.height), index: index, height: height), at: place)
    move(&swipe.offset, to: 0, at: time, ListLimits.slide)
    swipe.fill.animate(to: 0, at: time, with: ListLimits.fill)
    swipes.append(swipe)
    updateTops()
    updateEmptiness(at: time)
    events.append(.restored(row.content.id, index: index, at: time))
    return true
  }

  /// Lets the time stand in which deletions can be undone: a finger is on the button that does so.
  mutating func holdDeletions(at time: Seconds) {
    if deletionsHeldSince == nil { deletionsHeldSince = time }
  }

  /// Lets that time go on with what was left of it.
  mutating func releaseDeletions(at time: Seconds) {
    guard let since = deletionsHeldSince else { return }
    deletionsHeldSince = nil
    for index in deletions.indices { deletions[index].deadline += time - max(since, deletions[index].time) }
  }

  /// Follows a row that got another place in the list: gaps stay between the rows that they were between, and nothing
  /// but that row is drawn elsewhere.
  mutating func moveGaps(from old: Int, to new: Int, at time: Seconds) {
    for place in gaps.indices {
      switch gaps[place].kind {
      case .closing:
        let index = gaps[place].index
        if old < index, index <= new { gaps[place].index -= 1 }
        if new < index, index <= old { gaps[place].index += 1 }
      case .opening(let key, _):
        gaps[place].index = index(of: key) ?? gaps[place].index
        guard gaps[place].index == new else { continue }
        // What was below the row and is above it now was moved by its gap, and the other way round.
        let excess = gaps[place].excess(at: time)
        if new > old { shifts.displace(old..<new, by: excess, at: time) }
        if new < old { shifts.displace(new + 1..<old + 1, by: -excess, at: time) }
      }
    }
  }

  /// After the rows were exchanged: what closes up or opens goes on where the row below it, or the one that opens, is.
  mutating func keepGaps(of old: [ListRow]) {
    let ids = Set(rows.map(\.content.id))
    gaps = gaps.compactMap { gap in
      var gap = gap
      switch gap.kind {
      case .closing(let row, _):
        guard !ids.contains(row.content.id) else { return nil }
        guard gap.index < old.count else {
          gap.index = rows.count
          return gap
        }
        guard let index = index(of: old[gap.index].key) else { return nil }
        gap.index = index
      case .opening(let key, let height):
        guard let index = index(of: key), rows[index].height == height else { return nil }
        gap.index = index
      }
      return gap
    }
    gaps.sort { $0.index < $1.index }
  }

  /// Moves a value, or sets it where nothing is to move.
  private func move(_ value: inout Animated<Double>, to target: Double, at time: Seconds, _ animation: Animation) {
    if animates { value.animate(to: target, at: time, with: animation) } else { value.set(target) }
  }

  mutating func updateEmptiness(at time: Seconds) {
    let target = rows.isEmpty ? 1.0 : 0
    if emptiness.target != target { move(&emptiness, to: target, at: time, ListLimits.collapse) }
  }

  /// Forgets the state of rows that are no longer in the list.
  mutating func forgetMissingRows(at time: Seconds) {
    let present = Set(rows.map(\.key))
    swipes.removeAll { !present.contains($0.key) }
    landings.removeAll { !present.contains($0.key) }
    presses.remove { !present.contains($0) }
    updateEmptiness(at: time)
  }
}

extension RowGap {
  fileprivate func isClosing(_ key: RowKey) -> Bool {
    if case .closing(let row, _) = kind { row.key == key } else { false }
  }
}
