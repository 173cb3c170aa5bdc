import AnimationCore
import Geometry
import Gestures

extension List {
  /// Who would like to own a pointer that goes down at a point, the first by rank first.
  ///
  /// `visible` is the part of the list's plane that can be seen.
  public func candidates(at point: Point, visible: Rect, time: Seconds) -> [GestureCandidate<Target>] {
    guard let index = row(at: point, visible: visible, time: time) else { return [] }
    let key = rows[index].key
    let frame = frame(ofRow: index, visible: visible, at: time)
    let isAside = swipeOffset(of: key, at: time) != 0
    var found: [GestureCandidate<Target>] = []
    if let reorder = content.reorder, rows.count > 1 {
      let isHandle = layout.handle(in: frame).contains(point) && !isAside
      if reorder.hasHandle, isHandle { found.append(GestureCandidate(.handle(key), .immediateDrag)) }
      if reorder.allowsHolding, !isAside { found.append(GestureCandidate(.hold(key), .longPress)) }
    }
    var directions: GestureCandidate<Target>.Directions = isAside ? .horizontal : []
    for side in SwipeSide.allCases where !layout.labels(side).isEmpty {
      directions.insert(layout.isAtRight(side) ? .left : .right)
    }
    if !directions.isEmpty, !isRaised(key) { found.append(GestureCandidate(.swipe(key), .drag(directions))) }
    if let action = action(at: point, row: index, time: time) {
      found.append(GestureCandidate(.action(key, action.side, action.index), .press(bounds: action.frame)))
    } else {
      let bounds = Rect(x: 0, y: frame.minY, width: layout.width, height: frame.height)
      found.append(GestureCandidate(.row(key), .press(bounds: bounds)))
    }
    return found
  }

  /// Whether a point lies on the row that is open, its actions included.
  public func isOpenRow(at point: Point, visible: Rect, time: Seconds) -> Bool {
    guard let open = openRow, let index = row(at: point, visible: visible, time: time) else { return false }
    return rows[index].key == open
  }

  /// Whether a point lies on a row that is on its way home: a touch there catches the row, and is no tap on it.
  func isClosingRow(at point: Point, visible: Rect, time: Seconds) -> Bool {
    guard swipes.contains(where: { $0.phase == .closing && !$0.isAtRest(at: time) }),
      let index = row(at: point, visible: visible, time: time),
      let swipe = swipes.first(where: { $0.key == rows[index].key })
    else { return false }
    return swipe.phase == .closing && abs(swipe.offset.velocity(at: time)) > ScrollLimits.catchSpeed
  }

  /// Takes a report of the arena.
  ///
  /// `visible` is the part of the list's plane that can be seen at the time of the report.
  public mutating func handle(_ event: GestureEvent<Target>, visible: Rect, into events: inout [Event]) {
    switch event.target {
    case .row(let key): press(key, event, visible: visible, into: &events)
    case .action(let key, let side, let action):
      if event.kind == .tapped { choose(side, action, on: key, at: event.time, into: &events) }
    case .swipe(let key): swipe(key, event, into: &events)
    case .handle(let key), .hold(let key): reorder(key, event, visible: visible, into: &events)
    }
  }

  private mutating func press(
    _ key: RowKey, _ event: GestureEvent<Target>, visible: Rect, into events: inout [Event]
  ) {
    guard let index = index(of: key) else { return }
    let frame = frame(ofRow: index, visible: visible, at: event.time)
    presses.follow(event, for: key, feedback: .shrink(ListLimits.highlight), origin: frame.origin)
    guard event.kind == .tapped else { return }
    if openRow == key {
      closeOpenRow(at: event.time, into: &events)
    } else {
      events.append(.tapped(rows[index].content.id, at: event.time))
    }
  }

  private mutating func swipe(_ key: RowKey, _ event: GestureEvent<Target>, into events: inout [Event]) {
    switch event.kind {
    case .dragBegan:
      velocity.reset()
      velocity.add(position: event.position, at: event.time)
      beginSwipe(key, at: event.time, into: &events)
    case .dragMoved(let translation):
      velocity.add(position: event.position, at: event.time)
      dragSwipe(key, translation: translation.x, at: event.time)
    case .dragEnded(let translation):
      dragSwipe(key, translation: translation.x, at: event.time)
      endSwipe(key, velocity: velocity.velocity(at: event.time).x, at: event.time, into: &events)
    case .dragCancelled: cancelSwipe(key, at: event.time, into: &events)
    case .pressBegan, .pressLeft, .pressCancelled, .tapped, .doubleTapped, .lifted: break
    }
  }

  private mutating func reorder(
    _ key: RowKey, _ event: GestureEvent<Target>, visible: Rect, into events: inout [Event]
  ) {
    switch event.kind {
    case .dragBegan, .lifted: beginLift(key, visible: visible, at: event.time, into: &events)
    case .dragMoved(let translation): dragLift(translation: translation.y, visible: visible, at: event.time)
    case .dragEnded(let translation):
      dragLift(translation: translation.y, visible: visible, at: event.time)
      drop(visible: visible, at: event.time, into: &events)
    case .dragCancelled: cancelLift(visible: visible, at: event.time, into: &events)
    case .pressBegan, .pressLeft, .pressCancelled, .tapped, .doubleTapped: break
    }
  }

  /// Presses a row as a key does.
  public mutating func press(_ key: RowKey, at time: Seconds, into events: inout [Event]) {
    guard let row = content(of: key) else { return }
    presses.tap(key, feedback: .shrink(ListLimits.highlight), center: .zero, at: time)
    events.append(.tapped(row.id, at: time))
  }
}
