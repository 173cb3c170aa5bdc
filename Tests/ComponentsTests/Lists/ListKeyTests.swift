import AnimationCore
import Components
import Geometry
import Gestures
import Testing

@Suite struct ListKeyTests {
  /// A list whose first row has the keyboard.
  private func focused(rows count: Int = 5) -> ListColumn {
    var table = ListColumn(rows: count)
    table.press(.tab)
    return table
  }

  @Test func `keys pick a row up, move it and put it down, and every step tells the position`() {
    var table = focused()

    table.press(.space)
    table.press(.down)
    table.press(.down)
    let state = table.state(0)
    table.press(.space)
    table.wait(1)

    #expect(state == "lifted, position 3 of 5")
    #expect(table.rows == ["1", "2", "0", "3", "4"])
    #expect(
      table.story == [
        .lifted("0", index: 0, count: 5, at: 0), .hovers("0", index: 1, count: 5, at: 0),
        .hovers("0", index: 2, count: 5, at: 0), .moved("0", from: 0, to: 2, at: 0),
      ])
    #expect(table.column.focusedElement == "fruits[2]")
  }

  @Test func `Escape puts a row that keys have lifted back`() {
    var table = focused()

    table.press(.space)
    table.press(.end)
    table.press(.escape)
    table.wait(1)

    #expect(table.rows == ["0", "1", "2", "3", "4"])
    #expect(table.story.last == .moveCancelled("0", at: 0))
    #expect((0..<5).map { table.frame($0).minY } == (0..<5).map { table.frame(0).minY + 58 * Double($0) })
  }

  @Test func `keys move a row no further than the ends, and say nothing then`() {
    var table = focused()

    table.press(.space)
    table.press(.up)
    table.press(.end)
    table.press(.down)

    #expect(table.state(0) == "lifted, position 5 of 5")
    #expect(table.story.count { if case .hovers = $0 { true } else { false } } == 1)
  }

  @Test func `the column shows the slot that keys move a row to`() {
    var table = focused(rows: 60)

    table.press(.space)
    table.press(.end)
    table.wait(2)

    #expect(table.frame(0).maxY <= 800)
    #expect(table.frame(0).minY > 600)
  }

  @Test func `arrows open and close the actions of a row, Enter does the first`() {
    var table = focused()

    table.press(.left)
    table.wait(1)
    let open = table.frame(0).minX
    table.press(.right)
    table.wait(1)
    let closed = table.frame(0).minX
    table.press(.left)
    table.press(.enter)

    #expect(open == 16 - 100)
    #expect(closed == 16)
    #expect(table.rows == ["1", "2", "3", "4"])
  }

  @Test func `the Delete key deletes the row and goes on to the next, Undo has the keyboard after it`() {
    var table = focused()

    table.press(.delete)
    let focus = table.column.focusedElement
    table.press(.tab)
    let undo = table.column.focusedElement
    table.press(.enter)
    table.wait(1)

    #expect(focus == "fruits[0]")
    #expect(undo == "undo")
    #expect(table.rows == ["0", "1", "2", "3", "4"])
  }

  @Test func `a pointer that goes down puts a row that keys have lifted back`() {
    var table = focused()
    table.press(.space)
    table.press(.down)

    table.send(.began, Point(200, 700))

    #expect(table.story.last == .moveCancelled("0", at: 0))
    #expect(table.rows == ["0", "1", "2", "3", "4"])
  }
}
