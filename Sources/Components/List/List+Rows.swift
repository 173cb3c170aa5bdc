import AnimationCore
import Geometry

extension List {
  // MARK: Heights

  /// The height in points when nothing moves.
  public var restingHeight: Double {
    (tops.last ?? 0) + (rows.isEmpty && layout.empty != nil ? ListLayout.Metrics.emptyHeight : 0)
  }

  /// The height in points at a time: rows that close up or open are on their way.
  public func height(at time: Seconds) -> Double {
    var height = tops.last ?? 0
    for gap in gaps { height += gap.excess(at: time) }
    if layout.empty != nil { height += emptiness.value(at: time) * ListLayout.Metrics.emptyHeight }
    return height
  }

  /// Whether rows close up or open at a time.
  public func isChangingHeight(at time: Seconds) -> Bool {
    gaps.contains { !$0.height.isAtRest(at: time) } || !emptiness.isAtRest(at: time)
  }

  // MARK: Places

  /// Where a row of the list begins at a time, its neighbours' gaps and shifts included.
  func top(of index: Int, at time: Seconds) -> Double {
    baseTop(of: index, at: time) + shifts.offset(of: index, at: time)
  }

  /// Where a row begins but for the way it makes for one that is dragged.
  private func baseTop(of index: Int, at time: Seconds) -> Double {
    var top = tops[index]
    for gap in gaps { top += gap.displacement(of: index, at: time) }
    return top
  }

  /// The height that a row takes at a time.
  func slotHeight(of index: Int, at time: Seconds) -> Double {
    for gap in gaps {
      if case .opening(let key, _) = gap.kind, key == rows[index].key { return gap.height.value(at: time) }
    }
    return rows[index].height
  }

  /// Where a row is drawn, unscaled: a lifted one in the hand, a swiped one aside.
  func frame(ofRow index: Int, visible: Rect, at time: Seconds) -> Rect {
    let row = rows[index]
    let top: Double
    if let lift, lift.key == row.key {
      top = liftedTop(lift, visible: visible, at: time)
    } else if let landing = landings.first(where: { $0.key == row.key }) {
      top = self.top(of: index, at: time) + landing.offset.value(at: time)
    } else {
      top = self.top(of: index, at: time)
    }
    let height = isRaised(row.key) ? row.height : slotHeight(of: index, at: time)
    return Rect(x: swipeOffset(of: row.key, at: time), y: top, width: layout.width, height: height)
  }

  /// The rows that share a part of a strip of the list's plane, and perhaps a few more.
  ///
  /// - Cost: logarithmic in the number of rows.
  public func rows(from top: Double, to bottom: Double, at time: Seconds) -> Range<Int> {
    let reach = shifts.reach(at: time)
    let first = rows.indices.partitionPoint { baseTop(of: $0, at: time) + slotHeight(of: $0, at: time) > top - reach }
    let end = rows.indices.partitionPoint { baseTop(of: $0, at: time) >= bottom + reach }
    return first..<max(first, end)
  }

  /// The row at a point, by where rows are drawn; one that is swiped aside is also where its actions are.
  func row(at point: Point, visible: Rect, time: Seconds) -> Int? {
    guard point.x >= 0, point.x < layout.width else { return nil }
    if let onTop = raisedRows.first(where: { isRow($0, at: point, visible: visible, time: time) }) { return onTop }
    return rows(from: point.y, to: point.y.nextUp, at: time).first { index in
      !raisedRows.contains(index) && isRow(index, at: point, visible: visible, time: time)
    }
  }

  private func isRow(_ index: Int, at point: Point, visible: Rect, time: Seconds) -> Bool {
    let frame = frame(ofRow: index, visible: visible, at: time)
    return point.y >= frame.minY && point.y < frame.maxY
  }

  /// The rows that are off the ground, the highest first.
  var raisedRows: [Int] {
    if lift == nil, landings.isEmpty { return [] }
    return ((lift.map { [$0.key] } ?? []) + landings.map(\.key)).compactMap { index(of: $0) }
  }

  /// Whether a row is off the ground.
  public var hasRaisedRows: Bool { lift != nil || !landings.isEmpty }

  /// Whether nothing would come of the passing of time.
  var isIdle: Bool {
    swipes.isEmpty && gaps.isEmpty && landings.isEmpty && shifts.isEmpty && presses.isEmpty && deletions.isEmpty
      && lift?.demonstration == nil
  }

  func isRaised(_ key: RowKey) -> Bool { lift?.key == key || landings.contains { $0.key == key } }
}
