import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

@Suite struct ListBadInputTests {
  /// Swipes, carries, scrolls and presses keys, wherever the rows are.
  private func handle(_ table: inout ListColumn) {
    for x in [200, ListColumn.handle] {
      let start = Point(x, table.frameOfList.midY)
      table.send(.began, start)
      table.move(from: start, to: start + Point(-300, 5), over: 0.2)
      table.move(from: start + Point(-300, 5), to: start + Point(-300, 400), over: 0.2)
      table.send(.ended, start + Point(-300, 400))
      table.wait(0.1)
    }
    for key in KeyPress.Key.allCases { table.press(key) }
    table.roll(200)
    table.wait(2)
  }

  @Test func `an empty list says so and can be handled`() {
    let list = ListContent("fruits", rows: [], trailingActions: [ListTable.delete], reorder: .both, emptyText: "None")
    var table = ListColumn(ColumnContent(blocks: [.list(list)]))

    handle(&table)

    #expect(table.rows.isEmpty)
    #expect(table.column.motions(at: table.time).isEmpty)
  }

  @Test func `an empty list without a text takes no room`() {
    let table = ListColumn(ColumnContent(blocks: [.list(ListContent("fruits", rows: []))]))

    #expect(table.element("fruits")?.frame.height == 0)
  }

  @Test func `the only row is swiped but not moved`() {
    var table = ListColumn(rows: 1)

    table.carry(0, toY: 500)
    table.send(.ended, Point(ListColumn.handle, 500))
    handle(&table)

    #expect(!table.story.contains { if case .lifted = $0 { true } else { false } })
    #expect(table.story.contains { if case .deleted = $0 { true } else { false } })
  }

  @Test func `a row of 5,000 characters is as high as its lines and can be moved`() {
    let long = String(repeating: "x", count: 5_000)
    let list = ListContent(
      "fruits", rows: [long, "a", "b"].map { ListContent.Row($0) }, trailingActions: [ListTable.delete],
      reorder: .both)
    var table = ListColumn(ColumnContent(blocks: [.list(list)]))
    let height = table.frame(0).height

    table.press(.tab)
    table.press(.space)
    table.press(.end)
    table.press(.space)
    table.wait(2)

    #expect(height > 800)
    #expect(table.rows.last == long)
    #expect(table.element("fruits[2]")?.frame.height == height)
  }

  @Test(arguments: [Size.zero, Size(1, 1), Size(0, 500), Size(400, 0)])
  func `a window of no size lays a list out and can be handled`(_ size: Size) {
    var table = ListColumn(ColumnContent(blocks: [.list(ListColumn.list(5))]), size: size)

    handle(&table)

    let frames = table.column.elements(at: table.time).map(\.frame)
    #expect(frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width >= 0 && $0.height >= 0 })
  }

  @Test func `a window that is resized in the middle of a swipe closes the row`() {
    var table = ListColumn(rows: 5)
    let middle = table.frame(0).midY
    table.send(.began, Point(300, middle))
    table.move(from: Point(300, middle), to: Point(250, middle), over: 0.1)

    table.resize(to: Size(700, 500))
    table.send(.moved, Point(200, middle))
    table.send(.ended, Point(200, middle))
    table.wait(1)

    #expect(table.frame(0).minX == (700 - 640) / 2)
  }

  @Test func `a pointer that never goes up does not keep others from the list for ever`() {
    var table = ListColumn(rows: 5)
    let middle = table.frame(0).midY
    table.send(.began, Point(300, middle), device: .touch, id: 1)
    table.move(from: Point(300, middle), to: Point(300, middle), over: 0.1)
    table.wait(GestureLimits.lostPointerTimeout + 1)

    table.send(.began, Point(300, middle + 58), device: .touch, id: 2)
    table.send(.moved, Point(200, middle + 58), device: .touch, id: 2)

    #expect(table.arena.owner.map { table.column.id(of: $0) } == "fruits[1]")
    #expect(table.story.contains { if case .moveCancelled("0", _) = $0 { true } else { false } })
  }

  @Test func `samples with equal timestamps move the row and fling nothing`() {
    var table = ListColumn(rows: 5)
    let middle = table.frame(0).midY

    table.send(.began, Point(300, middle))
    for step in 1...20 { table.send(.moved, Point(300 - Double(step), middle)) }
    table.send(.ended, Point(280, middle))
    table.wait(1)

    #expect(table.frame(0).minX == 16)
    #expect(table.story.isEmpty)
  }

  @Test func `samples that go back in time count as standing still`() {
    var table = ListColumn(rows: 5)
    let middle = table.frame(0).midY
    table.wait(1)
    table.send(.began, Point(300, middle))

    for step in 1...20 {
      table.send(.moved, Point(300 - 4 * Double(step), middle), late: Double(step) / 100)
    }
    table.send(.ended, Point(220, middle))
    table.wait(2)

    #expect(table.frame(0).minX == 16 - 100)
  }

  @Test func `numbers that are none move nothing anywhere`() {
    var table = ListColumn(rows: 30)

    for x in [200, ListColumn.handle] {
      table.send(.began, Point(x, 300))
      table.send(.moved, Point(.nan, .nan))
      table.send(.moved, Point(x, .infinity))
      table.send(.moved, Point(-.infinity, .nan))
      table.send(.ended, Point(.nan, 300))
      table.wait(1)
    }
    table.roll(.nan)
    table.wait(1)

    let frames = table.column.elements(at: table.time).map(\.frame)
    #expect(frames.allSatisfy { $0.minX.isFinite && $0.minY.isFinite })
    #expect(table.offset.isFinite)
  }

  @Test func `a row that is deleted while a finger swipes it goes, and the finger owns nothing`() {
    var table = ListColumn(rows: 5)
    let middle = table.frame(0).midY
    table.send(.began, Point(300, middle))
    table.move(from: Point(300, middle), to: Point(250, middle), over: 0.1)

    table.setRows(["1", "2", "3", "4"])
    let owner = table.arena.owner
    table.send(.ended, Point(200, middle))
    table.wait(1)

    #expect(owner == nil)
    #expect(table.rows == ["1", "2", "3", "4"])
    #expect(table.column.motions(at: table.time).isEmpty)
  }

  @Test func `a row that goes while it is demonstrated ends the demonstration by its name`() {
    var table = ListColumn(rows: 5)
    _ = table.column.demonstrate(.swipe, on: "fruits[0]", at: 0, into: &table.events)
    table.wait(0.3)

    table.setRows(["1", "2"])

    #expect(table.story == [.demonstrated("0", completed: false, at: 0.3)])
  }

  @Test func `rows with one id keep apart`() {
    let rows = [ListContent.Row("a", id: "x"), ListContent.Row("b", id: "x"), ListContent.Row("c")]
    var table = ListColumn(
      ColumnContent(blocks: [.list(ListContent("fruits", rows: rows, trailingActions: [ListTable.delete]))]))
    let middle = table.frame(1).midY

    table.send(.began, Point(350, middle))
    table.move(from: Point(350, middle), to: Point(20, middle), over: 0.2)
    table.send(.ended, Point(20, middle))

    #expect(table.rows == ["a", "c"])
  }
}

extension ListColumn {
  fileprivate var frameOfList: Rect { element("fruits")?.frame ?? .zero }
}
