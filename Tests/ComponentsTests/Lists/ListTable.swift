import AnimationCore
import Components
import Geometry
import Gestures
import Scene

/// A list of 400 points with an arena, moved by a test.
struct ListTable {
  static let delete = ListContent.Action("Delete", isDestructive: true)
  static let share = ListContent.Action("Share")

  var list: List
  var arena = GestureArena<List.Target>()
  var events: [List.Event] = []
  var time: Seconds = 0
  var visible = Rect(x: 0, y: 0, width: 400, height: 600)
  let environment: ComponentEnvironment
  private var reports: [GestureEvent<List.Target>] = []

  init(
    _ rows: [String] = ["apple", "banana", "cherry"], trailing: [ListContent.Action] = [ListTable.delete],
    leading: [ListContent.Action] = [], fullSwipe: Bool = true, reorder: ListContent.Reorder? = .both,
    undo: Seconds? = 5, emptyText: String? = nil, reduceMotion: Bool = false,
    isRightToLeft: Bool = false
  ) {
    environment = ComponentEnvironment(
      text: FixedWidthText(), reduceMotion: reduceMotion, isRightToLeft: isRightToLeft)
    let content = ListContent(
      "fruits", rows: rows.map { ListContent.Row($0) }, trailingActions: trailing, leadingActions: leading,
      allowsFullSwipe: fullSwipe, reorder: reorder, undo: undo, emptyText: emptyText)
    list = List(content, width: 400, environment: environment)
  }

  // MARK: Time

  mutating func wait(_ duration: Seconds) {
    let end = time + duration
    while let due = [arena.nextDeadline, list.nextDeadline].compactMap({ $0 }).min(), due <= end {
      step(to: max(due, time))
    }
    step(to: end)
  }

  private mutating func step(to time: Seconds) {
    self.time = time
    arena.advance(to: time, into: &reports)
    deliver()
    list.advance(to: time, into: &events)
  }

  // MARK: Pointer

  mutating func send(_ phase: PointerSample.Phase, _ point: Point, device: PointerSample.Device = .mouse, id: Int = 0) {
    let (list, visible, time) = (list, visible, time)
    let sample = PointerSample(id: id, device: device, phase: phase, position: point, time: time)
    arena.handle(sample, into: &reports) { list.candidates(at: $0, visible: visible, time: time) }
    deliver()
  }

  private mutating func deliver() {
    for report in reports { list.handle(report, visible: visible, into: &events) }
    reports.removeAll()
  }

  /// Moves the pointer that is down in samples of 120 Hz.
  mutating func move(from start: Point, to end: Point, over duration: Seconds) {
    let count = max(1, Int((duration * 120).rounded()))
    for sample in 1...count {
      wait(duration / Double(count))
      send(.moved, start.interpolated(to: end, by: Double(sample) / Double(count)))
    }
  }

  /// Drags a row sideways by a distance after the slop, and holds before letting go so that nothing is flung.
  mutating func swipe(row: Int, by distance: Double, over duration: Seconds = 0.2, hold: Seconds = 0.2) {
    let start = Point(200, middle(row))
    let slop = GestureLimits.mouseSlop * (distance < 0 ? -1 : 1)
    let end = Point(start.x + distance + slop, start.y)
    send(.began, start)
    move(from: start, to: end, over: duration)
    if hold > 0 {
      wait(hold)
      send(.moved, end)
    }
    send(.ended, end)
  }

  /// Takes a row by its handle and moves it down by a distance, without letting go.
  mutating func carry(row: Int, by distance: Double, over duration: Seconds = 0.2) {
    let start = Point(380, middle(row))
    send(.began, start)
    move(from: start, to: Point(380, start.y + distance), over: duration)
  }

  // MARK: What shows

  func element(_ row: Int) -> Element { list.element(ofRow: row, visible: visible, at: time) }
  func key(_ id: String) -> RowKey? { list.key(ofRow: id) }
  func middle(_ row: Int) -> Double { element(row).frame.midY }
  func offset(_ row: Int) -> Point { element(row).offset }

  /// Where a row's top is drawn, its scale left out; by what it says.
  func top(of title: String) -> Double? {
    list.titles.firstIndex(of: title).map { row in
      let element = element(row)
      return element.frame.midY - element.frame.height / element.scale / 2
    }
  }

  var frame: DisplayList {
    var list = DisplayList()
    self.list.draw(into: &list, visible: visible, at: time)
    self.list.drawRaisedRows(into: &list, visible: visible, at: time)
    return list
  }

  /// The texts that are drawn.
  var texts: [String] {
    frame.items.compactMap { item in
      if case .text(let run, _, _) = item.content { run.text } else { nil }
    }
  }
}
