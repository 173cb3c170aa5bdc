import AnimationCore
import Components
import Geometry
import Gestures
import Testing

/// Who gets a pointer that goes down on a row of a scrolling column, and what ends what it began.
@Suite struct ListGestureTests {
  /// A list with its first row open.
  private func opened(rows count: Int = 30) -> ListColumn {
    var table = ListColumn(rows: count)
    let middle = table.frame(0).midY
    table.send(.began, Point(300, middle))
    table.move(from: Point(300, middle), to: Point(200, middle), over: 0.2)
    table.send(.ended, Point(200, middle))
    table.wait(1)
    return table
  }

  // MARK: One owner

  @Test func `a finger that goes down the list scrolls, one that goes across opens the row`() {
    var down = ListColumn(rows: 30)
    var across = ListColumn(rows: 30)

    down.send(.began, Point(200, 300), device: .touch)
    down.move(from: Point(200, 300), to: Point(180, 200), over: 0.2)
    across.send(.began, Point(200, 300), device: .touch)
    across.move(from: Point(200, 300), to: Point(100, 280), over: 0.2)

    #expect(down.arena.owner == .scroll)
    #expect(!down.isAnyRowAside)
    #expect(across.offset == 0)
    #expect(across.isAnyRowAside)
  }

  @Test func `the axis stays locked once a gesture has begun`() {
    var table = ListColumn(rows: 30)

    table.send(.began, Point(200, 300))
    table.move(from: Point(200, 300), to: Point(180, 300), over: 0.1)
    table.move(from: Point(180, 300), to: Point(180, 100), over: 0.2)

    #expect(table.offset == 0)
  }

  @Test func `a row without an action on a side leaves the swipe to nobody and is not pressed`() {
    var table = ListColumn(rows: 30)

    table.send(.began, Point(200, 300))
    table.move(from: Point(200, 300), to: Point(300, 300), over: 0.1)
    table.send(.ended, Point(300, 300))

    #expect(table.arena.owner == nil)
    #expect(!table.isAnyRowAside)
    #expect(table.story.isEmpty)
  }

  @Test func `a row that is held shows no actions however it is moved sideways`() {
    var table = ListColumn(rows: 30)

    table.send(.began, Point(200, 300), device: .touch)
    table.wait(0.4)
    table.move(from: Point(200, 300), to: Point(40, 300), over: 0.2)

    #expect(!table.isAnyRowAside)
    #expect(table.story.count { if case .lifted = $0 { true } else { false } } == 1)
  }

  @Test func `swiping and moving rows work together in one list`() {
    var table = opened(rows: 5)

    table.carry(1, toY: table.frame(3).midY)
    table.send(.ended, Point(ListColumn.handle, table.frame(3).midY))
    table.wait(1)

    #expect(table.rows == ["0", "2", "3", "1", "4"])
    #expect(!table.isAnyRowAside)
  }

  @Test func `a vertical flick over a row deletes nothing`() {
    var table = ListColumn(rows: 30)

    table.send(.began, Point(250, 500))
    table.move(from: Point(250, 500), to: Point(200, 100), over: 0.08)
    table.send(.ended, Point(200, 100))
    table.wait(3)

    #expect(table.rows.count == 30)
    #expect(table.offset > 0)
  }

  // MARK: What closes an open row

  @Test func `a touch elsewhere closes the open row and presses nothing`() {
    var table = opened()

    table.send(.began, Point(200, 400))
    table.send(.ended, Point(200, 400))
    table.wait(1)

    #expect(!table.isAnyRowAside)
    #expect(!table.story.contains { if case .tapped = $0 { true } else { false } })
  }

  @Test func `a scroll closes the open row`() {
    var finger = opened()
    var wheel = opened()
    var keys = opened()

    finger.send(.began, Point(200, 400))
    finger.move(from: Point(200, 400), to: Point(200, 300), over: 0.2)
    wheel.roll(120)
    keys.press(.pageDown)
    for table in [finger, wheel, keys] {
      var table = table
      table.wait(1)

      #expect(!table.isAnyRowAside)
    }
  }

  @Test func `leaving the screen closes the open row`() {
    var table = opened()

    table.column.leave(at: table.time, into: &table.events)
    table.wait(1)

    #expect(!table.isAnyRowAside)
  }

  @Test func `an open row never shows closed when the list is given new rows`() {
    var table = opened()
    let before = table.frame(0)

    table.setRows(["new"] + table.rows)

    #expect(table.frame(1).minX == before.minX)
    #expect(table.state(1) == "open")
  }

  @Test func `a list that is given the same deck anew lets no row hang where the finger left it`() {
    var table = ListColumn(rows: 30)
    table.send(.began, Point(200, 300))
    table.move(from: Point(200, 300), to: Point(150, 300), over: 0.1)

    var next = ListColumn(rows: 30)
    next.time = table.time
    next.column.resume(table.column, at: table.time, into: &next.events)
    next.wait(1)

    #expect(!next.isAnyRowAside)
    #expect(next.column.motions(at: next.time).isEmpty)
  }

  // MARK: Presses

  @Test func `a scroll that starts on a row presses nothing, even where nothing can scroll`() {
    var table = ListColumn(rows: 2)
    let middle = table.frame(0).midY

    table.send(.began, Point(200, middle))
    table.move(from: Point(200, middle), to: Point(200, middle + 30), over: 0.1)
    table.move(from: Point(200, middle + 30), to: Point(200, middle), over: 0.1)
    table.send(.ended, Point(200, middle))
    table.wait(1)

    #expect(table.story.isEmpty)
    #expect(table.state(0).isEmpty)
  }

  @Test func `a tap quicker than the look of a touch still shows a whole press`() {
    var table = ListColumn(rows: 30)

    table.send(.began, Point(200, 300), device: .touch)
    table.wait(0.03)
    table.send(.ended, Point(200, 300), device: .touch)
    let shows = table.column.motions(at: table.time).map(\.name)
    table.wait(1)

    #expect(shows == ["fruits.press"])
    #expect(table.column.motions(at: table.time).isEmpty)
  }

  @Test func `a scroll by touch shows no press on the rows that it passes`() {
    var table = ListColumn(rows: 30)

    table.send(.began, Point(200, 300), device: .touch)
    table.move(from: Point(200, 300), to: Point(200, 280), over: 0.05)

    #expect(!table.reports.contains { $0.kind == .pressBegan })
  }

  @Test func `a second tap on an action in quick succession does nothing more`() {
    var table = opened()
    let action = Point(350, table.frame(0).midY)

    for _ in 0..<2 {
      table.send(.began, action)
      table.send(.ended, action)
      table.wait(0.02)
    }
    table.wait(1)

    #expect(table.rows.count == 29)
  }

  // MARK: Scrolling

  @Test func `a touch on a moving list catches it and taps nothing`() {
    var table = ListColumn(rows: 100)
    table.send(.began, Point(200, 600))
    table.move(from: Point(200, 600), to: Point(200, 300), over: 0.1)
    table.send(.ended, Point(200, 300))
    table.wait(0.2)

    table.send(.began, Point(200, 400))
    let caught = table.offset
    table.wait(0.05)
    table.send(.ended, Point(200, 400))
    table.wait(1)

    #expect(caught > 300)
    #expect(table.offset == caught)
    #expect(!table.story.contains { if case .tapped = $0 { true } else { false } })
  }

  @Test func `a second finger on another row changes nothing`() {
    var table = ListColumn(rows: 30)
    table.send(.began, Point(200, 300), device: .touch, id: 1)
    table.move(from: Point(200, 300), to: Point(200, 300), over: 0.01)

    table.send(.began, Point(200, 400), device: .touch, id: 2)
    table.send(.moved, Point(100, 300), device: .touch, id: 1)
    table.send(.moved, Point(100, 400), device: .touch, id: 2)
    table.send(.ended, Point(100, 400), device: .touch, id: 2)

    #expect((0..<30).count { table.frame($0).minX != 16 } == 1)
  }
}

extension ListColumn {
  /// Whether any row that can be seen is not where it rests along x.
  fileprivate var isAnyRowAside: Bool {
    column.elements(at: time).contains { $0.role == .row && $0.offset.x != 0 }
  }
}
