import AnimationCore
import Components
import Geometry
import Gestures
import Testing

/// The height of the window near whose lower edge a dragged row scrolls.
private let bottom = 800.0

@Suite struct ListAutoScrollTests {
  @Test func `a row that is dragged near an edge scrolls, the faster the nearer`() {
    var near = ListColumn(rows: 100)
    var far = ListColumn(rows: 100)

    near.carry(2, toY: bottom - 10)
    far.carry(2, toY: bottom - 50)
    near.wait(1)
    far.wait(1)

    #expect(far.offset > 0)
    #expect(near.offset > 2 * far.offset)
  }

  @Test func `auto-scroll rises over 0.4 s to 900 points per second at the edge`() {
    var table = ListColumn(rows: 100)

    table.carry(2, toY: bottom, over: 1 / 120)
    table.wait(0.2)
    let rising = table.offset
    table.wait(0.2)
    let risen = table.offset
    table.wait(1)

    #expect(abs(rising - 900 * 0.2 * 0.2 / 0.8) < 1e-9)
    #expect(abs(risen - 900 * 0.2) < 1e-9)
    #expect(abs(table.offset - (risen + 900)) < 1e-9)
  }

  @Test(arguments: [30.0, 60, 144])
  func `auto-scroll is a function of time, whatever the frame rate`(_ rate: Double) {
    var framed = ListColumn(rows: 100)
    framed.carry(2, toY: bottom - 20)
    var direct = framed

    framed.wait(2, framesPerSecond: rate)
    direct.wait(2)

    #expect(abs(framed.offset - direct.offset) < 1e-9)
    #expect(framed.state(2) == direct.state(2))
    #expect(framed.state(2).hasPrefix("lifted"))
  }

  @Test func `auto-scroll takes the row over every slot to the last and never past the content`() {
    var table = ListColumn(rows: 60)

    table.carry(2, toY: bottom + 40)
    table.wait(30)
    let end = table.column.scroller.limits.upperBound
    let state = table.state(2)
    table.send(.ended, Point(ListColumn.handle, bottom + 40))
    table.wait(1)

    #expect(table.offset == end)
    #expect(state == "lifted, position 60 of 60")
    #expect(table.rows.last == "2")
  }

  @Test func `taking a row near an edge does not run away with it`() {
    var table = ListColumn(rows: 60)
    let last = (0..<60).last { table.frame($0).maxY <= bottom } ?? 0
    let start = Point(ListColumn.handle, table.frame(last).midY)

    table.send(.began, start)
    table.wait(1)
    table.send(.moved, start + Point(0, -6))
    table.wait(1)

    #expect(start.y > bottom - 72)
    #expect(table.offset == 0)
  }

  @Test func `dropping the row stops the scroll at once`() {
    var table = ListColumn(rows: 100)
    table.carry(2, toY: bottom - 10)
    table.wait(1)

    table.send(.ended, Point(ListColumn.handle, bottom - 10))
    let dropped = table.offset
    table.wait(1)

    #expect(table.offset == dropped)
  }

  @Test func `a cancelled drag stops the scroll at once`() {
    var table = ListColumn(rows: 100)
    table.carry(2, toY: bottom - 10)
    table.wait(1)

    table.cancelGestures()
    let (cancelled, time) = (table.offset, table.time)
    table.wait(1)

    #expect(table.offset == cancelled)
    #expect(table.story.contains(.moveCancelled("2", at: time)))
  }

  @Test func `a list that fits does not scroll`() {
    var table = ListColumn(rows: 5)

    table.carry(0, toY: bottom)
    table.wait(2)

    #expect(table.offset == 0)
    #expect(table.state(0) == "lifted, position 5 of 5")
  }

  @Test func `a row taller than the window scrolls without bouncing`() {
    let tall = String(repeating: "x", count: 2_500)
    let rows = [tall] + (0..<40).map { "\($0)" }
    let list = ListContent("fruits", rows: rows.map { ListContent.Row($0) }, reorder: .both)
    var table = ListColumn(ColumnContent(blocks: [.list(list)]))
    let start = Point(ListColumn.handle, 300)
    table.send(.began, start)
    table.move(from: start, to: Point(ListColumn.handle, bottom - 10), over: 0.2)

    var offsets: [Double] = []
    for _ in 0..<300 {
      table.wait(1 / 60)
      offsets.append(table.offset)
    }

    #expect(table.frame(0).height > bottom)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(offsets.last ?? 0 > 0)
  }

  @Test func `a resize in the middle of a drag puts the row back and stops the scroll`() {
    var table = ListColumn(rows: 100)
    table.carry(2, toY: bottom - 10)
    table.wait(1)

    table.resize(to: Size(500, 700))
    let resized = table.offset
    table.wait(1)

    #expect(table.offset == resized)
    #expect(table.rows.prefix(3) == ["0", "1", "2"])
    #expect(!table.column.motions(at: table.time).contains { $0.name == "column.offset" })
  }

  @Test func `a list that loses the dragged row stops scrolling`() {
    var table = ListColumn(rows: 100)
    table.carry(2, toY: bottom - 10)
    table.wait(1)

    table.setRows((0..<90).filter { $0 != 2 }.map { "\($0)" })
    let changed = table.offset
    table.wait(1)

    #expect(table.offset == changed)
    #expect(table.story.contains { if case .moveCancelled("2", _) = $0 { true } else { false } })
  }

  @Test func `a list that gets shorter while a row is dragged scrolls no further than its new end`() {
    var table = ListColumn(rows: 100)
    table.carry(2, toY: bottom)
    table.wait(1)

    table.setRows((0..<40).map { "\($0)" })
    table.wait(20)

    #expect(table.offset == table.column.scroller.limits.upperBound)
    #expect(table.state(2) == "lifted, position 40 of 40")
  }

  @Test func `a wheel scrolls below a row in the hand, which takes the slot that it is over`() {
    var table = ListColumn(rows: 100)
    table.carry(2, toY: 400)
    let before = table.frame(2)

    table.roll(580)

    #expect(abs(table.frame(2).midY - before.midY) < 1e-9)
    #expect(table.offset == 580)
    #expect(table.state(2) == "lifted, position 16 of 100")
  }

  @Test func `moving the first row that shows does not drag the window along`() {
    var table = ListColumn(rows: 100)
    table.roll(580, isPrecise: true)
    table.wait(2)
    let first = (0..<100).first { table.frame($0).minY >= 70 } ?? 0

    table.carry(first, toY: 400)
    let carried = table.offset
    table.send(.ended, Point(ListColumn.handle, 400))
    table.wait(1)

    #expect(carried == 580)
    #expect(table.offset == 580)
  }
}
