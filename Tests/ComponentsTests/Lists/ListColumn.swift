import AnimationCore
import Components
import Geometry
import Gestures
import Scene

/// A column of 400 x 800 points with a list of 58-point rows, and an arena, moved by a test as a screen would move it.
struct ListColumn {
  /// In a handle, along x.
  static let handle = 366.0

  var column: Column
  var arena = GestureArena<Column.Target>()
  var events: [Column.Event] = []
  var time: Seconds = 0
  /// Everything that the arena told.
  private(set) var reports: [GestureEvent<Column.Target>] = []

  private var size: Size

  init(_ content: ColumnContent, size: Size = Size(400, 800), text: any TextMeasuring = FixedWidthText()) {
    self.size = size
    column = Column(content, size: size, environment: ComponentEnvironment(text: text))
  }

  /// A list of rows named `0`, `1` and so on, and perhaps something above it.
  init(rows count: Int, below blocks: [ColumnContent.Block] = [], text: any TextMeasuring = FixedWidthText()) {
    self.init(ColumnContent(blocks: blocks + [.list(Self.list(count))]), text: text)
  }

  static func list(_ count: Int) -> ListContent {
    ListContent(
      "fruits", rows: (0..<count).map { ListContent.Row("\($0)") }, trailingActions: [ListTable.delete],
      reorder: .both)
  }

  // MARK: What goes in

  mutating func wait(_ duration: Seconds, framesPerSecond: Double? = nil) {
    let end = time + duration
    if let framesPerSecond {
      for frame in 1...Int(duration * framesPerSecond) { advance(to: end - duration + Double(frame) / framesPerSecond) }
    }
    advance(to: end)
  }

  private mutating func advance(to end: Seconds) {
    while let due = [arena.nextDeadline, column.nextDeadline].compactMap({ $0 }).min(), due <= end {
      step(to: max(due, time))
    }
    step(to: max(end, time))
  }

  private mutating func step(to time: Seconds) {
    self.time = time
    deliver(arena.reports { $0.advance(to: time, into: &$1) })
    column.advance(to: time, into: &events)
  }

  /// - Parameter late: by how much the sample is dated before what was there already.
  mutating func send(
    _ phase: PointerSample.Phase, _ point: Point, device: PointerSample.Device = .mouse, id: Int = 0,
    late: Seconds = 0
  ) {
    if phase == .began, !arena.isActive { column.pointerBegan(at: point, time: time, into: &events) }
    let sample = PointerSample(id: id, device: device, phase: phase, position: point, time: time - late)
    deliver(
      arena.reports { arena, reports in
        arena.handle(sample, into: &reports) { column.candidates(at: $0, time: time) }
      })
    dropGoneTargets()
  }

  mutating func press(_ key: KeyPress.Key) {
    _ = column.handle(KeyPress(key, time: time), into: &events)
    dropGoneTargets()
  }

  mutating func roll(_ delta: Double, isPrecise: Bool = false) {
    column.handle(
      WheelSample(delta: Point(0, delta), isPrecise: isPrecise, position: Point(200, 400), time: time), into: &events)
  }

  mutating func setRows(_ titles: [String]) {
    column.setRows(titles.map { ListContent.Row($0) }, of: "fruits", at: time, into: &events)
    dropGoneTargets()
  }

  mutating func resize(to size: Size) {
    cancelGestures()
    self.size = size
    let environment = ComponentEnvironment(text: FixedWidthText())
    column.resize(to: size, presentation: .root, environment: environment, at: time, into: &events)
  }

  /// Makes the column anew where the old one stands; the pointer that is down is forgotten.
  mutating func reload(_ content: ColumnContent) {
    var next = Column(content, size: size, environment: ComponentEnvironment(text: FixedWidthText()))
    next.resume(column, at: time, into: &events)
    column = next
    arena = GestureArena()
    reports.removeAll()
  }

  /// What the arena has told since the last time.
  mutating func takeReports() -> [GestureEvent<Column.Target>] {
    defer { reports.removeAll(keepingCapacity: true) }
    return reports
  }

  mutating func cancelGestures() {
    deliver(arena.reports { $0.cancel(at: time, into: &$1) })
  }

  private mutating func dropGoneTargets() {
    guard arena.isActive else { return }
    deliver(arena.reports { $0.cancel(unless: { column.holds($0.target) }, at: time, into: &$1) })
  }

  private mutating func deliver(_ new: [GestureEvent<Column.Target>]) {
    for report in new { column.handle(report, into: &events) }
    reports += new
  }

  /// Moves the pointer that is down in samples of 120 Hz.
  mutating func move(from start: Point, to end: Point, over duration: Seconds) {
    let begin = time
    let count = max(1, Int((duration * 120).rounded()))
    for sample in 1...count {
      let fraction = Double(sample) / Double(count)
      advance(to: begin + duration * fraction)
      send(.moved, start.interpolated(to: end, by: fraction))
    }
  }

  /// Takes a row by its handle and drags it to a height of the window, without letting go.
  mutating func carry(_ row: Int, toY y: Double, over duration: Seconds = 0.25) {
    let start = Point(Self.handle, frame(row).midY)
    send(.began, start)
    move(from: start, to: Point(Self.handle, y), over: duration)
  }

  // MARK: What shows

  var offset: Double { column.scroller.offset(at: time) }
  var rows: [String] { column.rows(of: "fruits") ?? [] }
  func element(_ id: String) -> Element? { column.element(ElementID(id), at: time) }
  func frame(_ row: Int) -> Rect { element("fruits[\(row)]")?.frame ?? .zero }
  func state(_ row: Int) -> String { element("fruits[\(row)]")?.state ?? "" }

  /// What the list told, in order.
  var story: [List.Event] {
    events.compactMap { if case .list(_, let event) = $0 { event } else { nil } }
  }

  var drawing: DisplayList {
    var list = DisplayList()
    column.draw(into: &list, at: time)
    return list
  }
}

extension GestureArena {
  /// What an arena tells while something happens to it.
  fileprivate mutating func reports(_ body: (inout Self, inout [Event]) -> Void) -> [Event] {
    var events: [Event] = []
    body(&self, &events)
    return events
  }
}
