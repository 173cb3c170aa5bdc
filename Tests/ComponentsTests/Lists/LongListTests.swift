import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Synchronization
import Testing

/// Counts how many texts are measured.
private final class CountingText: TextMeasuring {
  private let measured = Mutex(0)

  var count: Int { measured.withLock { $0 } }

  func measure(_ run: TextRun) -> TextMetrics {
    measured.withLock { $0 += 1 }
    return FixedWidthText().measure(run)
  }
}

/// What 100,000 rows cost, counted beside what 2,000 cost: as many as can be seen.
@Suite struct LongListTests {
  private static let few = 2_000
  private static let many = 100_000

  /// A list that is scrolled to its middle.
  private func scrolled(_ count: Int, text: any TextMeasuring = FixedWidthText()) -> ListColumn {
    var table = ListColumn(rows: count, text: text)
    table.roll(Double(count / 2) * 58, isPrecise: true)
    table.wait(2)
    return table
  }

  @Test func `a list of 100,000 rows is laid out without measuring them`() {
    let (few, many) = (CountingText(), CountingText())

    _ = ListColumn(rows: Self.few, text: few)
    _ = ListColumn(rows: Self.many, text: many)

    #expect(many.count == few.count)
    #expect(many.count < 10)
  }

  @Test func `of 100,000 rows those that can be seen are drawn`() {
    let few = scrolled(Self.few).drawing.items.count
    let many = scrolled(Self.many).drawing.items.count

    #expect(many == few)
    #expect(many < 100)
  }

  @Test func `of 100,000 rows those that can be seen are looked at`() {
    let table = scrolled(Self.many)

    let rows = table.column.elements(at: table.time).filter { $0.role == .row }

    #expect(rows.count < 20)
    #expect(rows.first?.text == "49998")
  }

  @Test func `a touch on a list of 100,000 rows asks one row`() {
    let content = ListColumn.list(Self.many)
    let environment = ComponentEnvironment(text: FixedWidthText())
    let list = List(content, width: 368, environment: environment)

    let asked = list.rows(from: 2_900_001, to: (2_900_001.0).nextUp, at: 0)

    #expect(asked == 50_000..<50_001)
  }

  @Test func `a row of 100,000 is dragged, swiped and deleted with a handful of rows drawn`() {
    var table = scrolled(Self.many)
    table.carry(50_002, toY: 600)
    let dragging = table.drawing.items.count
    table.send(.ended, Point(ListColumn.handle, 600))
    table.wait(1)

    let middle = table.frame(50_003).midY
    table.send(.began, Point(300, middle))
    table.move(from: Point(300, middle), to: Point(20, middle), over: 0.2)
    table.send(.ended, Point(20, middle))
    table.wait(0.1)
    let closing = table.drawing.items.count
    table.wait(1)

    #expect(dragging < 150)
    #expect(closing < 150)
    #expect(table.rows.count == Self.many - 1)
  }

  @Test func `a list of 100,000 rows at rest asks for nothing`() {
    let table = scrolled(Self.many)

    #expect(table.column.nextDeadline == nil)
    #expect(table.column.motions(at: table.time).isEmpty)
  }
}
