import AnimationCore
import Geometry
import Gestures
import Scene

/// Rows that can be tapped, swiped to show actions, deleted and brought back, and moved (L1, L2).
///
/// A value in a plane of its own whose origin is the list's corner. The caller moves points, frames and drawing to
/// where the list stands, and says which part of that plane can be seen: what is dragged stays under the finger while
/// the list scrolls below it. Rows are known by their ids, whatever their places.
///
/// - Cost: a frame costs as much as the rows that can be seen and those that move, however many there are.
public struct List: Sendable {
  /// What can own a pointer.
  public enum Target: Hashable, Sendable {
    /// A row that is pressed.
    case row(RowKey)
    /// A row that is swiped.
    case swipe(RowKey)
    /// A row that is taken by its handle.
    case handle(RowKey)
    /// A row that is held.
    case hold(RowKey)
    /// An action of a row that is open.
    case action(RowKey, SwipeSide, Int)
  }

  /// A deletion that can still be undone.
  public struct Deletion: Sendable {
    let row: ListRow
    /// The row above it then.
    let previous: RowKey?
    /// Its place then.
    let index: Int
    /// To which side it left.
    let side: SwipeSide
    /// When it was deleted.
    public let time: Seconds
    /// Until when it can be undone.
    public internal(set) var deadline: Seconds
    /// What was deleted.
    public var title: String { row.content.title }
  }

  /// What it shows, but for its rows.
  public let content: ListContent
  /// The colours.
  public let palette: Palette
  /// The rows in order.
  var rows: [ListRow] = []
  /// Where each row begins when nothing moves, and where the last one ends.
  var tops: [Double] = [0]
  /// The place of each row by its key's serial number; -1 for rows that are gone.
  private var places: [Int] = []
  var layout: ListLayout
  let animates: Bool
  /// How strongly handles and arrows show.
  let accessoryOpacity: Double

  var swipes: [RowSwipe] = []
  var gaps: [RowGap] = []
  var lift: RowLift?
  var landings: [RowLanding] = []
  var shifts = RowShifts()
  var presses = PressedItems<RowKey>()
  var velocity = VelocityTracker()
  /// How much of the text of an empty list there is, in 0...1.
  var emptiness = Animated(0.0)
  /// The deletions that can still be undone, the oldest first.
  public internal(set) var deletions: [Deletion] = []
  /// Since when a finger on the button that undoes them has kept deletions from becoming final.
  var deletionsHeldSince: Seconds?
  private var nextSerial = 0

  /// Lays a list out.
  ///
  /// - Parameters:
  ///   - content: what it shows.
  ///   - palette: the colours.
  ///   - width: how wide it is, in points.
  ///   - screenWidth: how wide the screen is, of which the demonstration goes a quarter; nil for as wide as the list.
  ///   - environment: the world around it.
  /// - Cost: measures every row of a list of up to ``ListLimits/measuredRows``; longer ones are not measured.
  public init(
    _ content: ListContent, palette: Palette = .light, width: Double, screenWidth: Double? = nil,
    environment: ComponentEnvironment
  ) {
    self.content = content
    self.palette = palette
    animates = !environment.reduceMotion
    accessoryOpacity = environment.increasesContrast ? 1 : ListLook.accessoryOpacity
    layout = ListLayout(content, width: width, screenWidth: screenWidth ?? width, environment: environment)
    rows.reserveCapacity(content.rows.count)
    for row in content.rows { rows.append(newRow(row, environment)) }
    updateTops()
    if rows.isEmpty { emptiness.set(1) }
  }

  private mutating func newRow(_ content: ListContent.Row, _ environment: ComponentEnvironment) -> ListRow {
    nextSerial += 1
    return ListRow(
      key: RowKey(serial: nextSerial), content: content, measure: layout.measure(content, environment: environment))
  }

  /// Lays the list out for another width; a row that is dragged is put back.
  public mutating func resize(
    width: Double, screenWidth: Double, environment: ComponentEnvironment, at time: Seconds, into events: inout [Event]
  ) {
    cancelLift(at: time, into: &events)
    landings.removeAll()
    shifts.removeAll()
    gaps.removeAll()
    layout = ListLayout(content, width: width, screenWidth: screenWidth, environment: environment)
    for index in rows.indices { rows[index].measure = layout.measure(rows[index].content, environment: environment) }
    for index in swipes.indices { fitSwipe(index, at: time, into: &events) }
    updateTops()
  }

  /// Gives the list other rows; those it had before, by their ids, keep their state.
  ///
  /// An open row stays open, a row that is dragged stays in the hand and is put down from its new place; a row that
  /// is gone loses its gesture without effect.
  public mutating func setRows(
    _ contents: [ListContent.Row], environment: ComponentEnvironment, visible: Rect, at time: Seconds,
    into events: inout [Event]
  ) {
    let lifted = lift.flatMap { lift in
      content(of: lift.key).map { ($0.id, liftedTop(lift, visible: visible, at: time)) }
    }
    let demonstrating = swipes.first { $0.phase == .demonstrating }
    let demonstrated = demonstrating.flatMap { content(of: $0.key)?.id }
    var known: [String: RowKey] = [:]
    for row in rows.reversed() { known[row.content.id] = row.key }
    let old = rows
    rows = contents.map { content in
      guard let key = known.removeValue(forKey: content.id) else { return newRow(content, environment) }
      return ListRow(key: key, content: content, measure: layout.measure(content, environment: environment))
    }
    updateTops()
    let isSame = rows.elementsEqual(old) { $0.key == $1.key && $0.height == $1.height }
    if lift != nil || !isSame { shifts.removeAll() }
    keepGaps(of: old)
    let present = Set(contents.map(\.id))
    deletions.removeAll { present.contains($0.row.content.id) }
    forgetMissingRows(at: time)
    if let demonstrated, !isDemonstrating { events.append(.demonstrated(demonstrated, completed: false, at: time)) }
    if let lifted { rehome(lifted.0, from: lifted.1, visible: visible, at: time, into: &events) }
  }

  // MARK: Rows

  /// The titles of the rows, in order.
  public var titles: [String] { rows.map(\.content.title) }

  /// How many rows there are.
  public var count: Int { rows.count }

  /// The place of a row, if it is in the list.
  public func index(of key: RowKey) -> Int? {
    guard places.indices.contains(key.serial), places[key.serial] >= 0 else { return nil }
    return places[key.serial]
  }

  /// The row with an id.
  ///
  /// - Cost: linear in the number of rows.
  public func key(ofRow id: String) -> RowKey? { rows.first { $0.content.id == id }?.key }

  /// The row at a place.
  public func key(at index: Int) -> RowKey? { rows.indices.contains(index) ? rows[index].key : nil }

  /// What a row shows.
  public func content(of key: RowKey) -> ListContent.Row? { index(of: key).map { rows[$0].content } }

  /// The row that is open, or dragged aside, if any.
  public var openRow: RowKey? { swipes.first(where: \.isActive)?.key }

  /// The row that is dragged, if any.
  public var liftedRow: RowKey? { lift?.key }

  /// Whether what a pointer might own is still there.
  public func holds(_ target: Target) -> Bool { index(of: target.key) != nil }

  /// What a press of something would do now; nothing when it is not there any more.
  public func meaning(of target: Target) -> PressMeaning? {
    guard holds(target) else { return nil }
    switch target {
    case .row(let key): return PressMeaning(openRow == key ? "close" : "tap")
    case .action(let key, let side, let action):
      return openSide(of: key) == side ? PressMeaning("action", action) : nil
    case .swipe, .handle, .hold: return .only
    }
  }

  /// Counts anew where each row begins, and which place it has.
  mutating func updateTops() {
    tops.removeAll(keepingCapacity: true)
    tops.reserveCapacity(rows.count + 1)
    places = [Int](repeating: -1, count: nextSerial + 1)
    var top = 0.0
    for (index, row) in rows.enumerated() {
      tops.append(top)
      top += row.height
      places[row.key.serial] = index
    }
    tops.append(top)
  }

  // MARK: Time

  /// Brings about what is due at or before a time.
  public mutating func advance(to time: Seconds, into events: inout [Event]) {
    presses.advance(to: time)
    endDemonstrations(at: time, into: &events)
    advanceLiftDemonstration(to: time, into: &events)
    if !swipes.isEmpty { swipes.removeAll { !$0.isActive && $0.isAtRest(at: time) } }
    if !gaps.isEmpty { gaps.removeAll { $0.height.isAtRest(at: time) } }
    if !landings.isEmpty { landings.removeAll { $0.isAtRest(at: time) } }
    shifts.advance(to: time)
    while deletionsHeldSince == nil, let first = deletions.first, first.deadline <= time {
      deletions.removeFirst()
      events.append(.deletionBecameFinal(first.row.content.id, at: first.deadline))
    }
  }

  /// When something is due that only ``advance(to:into:)`` brings about.
  public var nextDeadline: Seconds? {
    var next = presses.nextDeadline
    if deletionsHeldSince == nil { next = Seconds.earliest(next, deletions.first?.deadline) }
    next = Seconds.earliest(next, lift?.demonstration?.due)
    for swipe in swipes where swipe.phase == .demonstrating { next = Seconds.earliest(next, swipe.offset.restTime) }
    return next
  }

  /// What moves at a time.
  public func motions(at time: Seconds) -> [Motion] {
    var motions: [Motion] = []
    if let swipe = swipes.first(where: { !$0.isAtRest(at: time) }) {
      motions.append(Motion("\(content.id).swipe", course: swipe.offset.course(at: time)))
    }
    if let gap = gaps.first(where: { !$0.height.isAtRest(at: time) }) {
      motions.append(Motion("\(content.id).height", course: gap.height.course(at: time)))
    }
    let isLifting = lift.map { !$0.isAtRest(at: time) } ?? false
    if isLifting || !shifts.isAtRest(at: time) || landings.contains(where: { !$0.isAtRest(at: time) }) {
      motions.append(Motion("\(content.id).reorder"))
    }
    if !presses.moving(at: time).isEmpty { motions.append(Motion("\(content.id).press")) }
    return motions
  }
}

extension List.Target {
  /// The row that it is about.
  public var key: RowKey {
    switch self {
    case .row(let key), .swipe(let key), .handle(let key), .hold(let key), .action(let key, _, _): key
    }
  }
}

extension RowLift {
  fileprivate func isAtRest(at time: Seconds) -> Bool {
    guard amount.isAtRest(at: time) else { return false }
    if case .keys(let top) = hold { return top.isAtRest(at: time) }
    return true
  }
}
