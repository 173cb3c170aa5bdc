import AnimationCore
import Components
import Geometry
import Gestures
import Testing

@Suite struct ListToastTests {
  /// A column whose first row was swept away a moment ago.
  private func deleted() -> ListColumn {
    var table = ListColumn(rows: 3)
    let middle = table.frame(0).midY
    table.send(.began, Point(300, middle))
    table.move(from: Point(300, middle), to: Point(20, middle), over: 0.2)
    table.send(.ended, Point(20, middle))
    table.wait(1)
    return table
  }

  private func tapUndo(_ table: inout ListColumn) {
    let button = table.element("undo")?.frame.center ?? .zero
    table.send(.began, button)
    table.send(.ended, button)
  }

  @Test func `a toast tells what was deleted, and its button brings the row back animated`() {
    var table = deleted()
    let (toast, rest) = (table.element("toast")?.text, table.frame(0).minY)

    tapUndo(&table)
    let start = table.frame(1).minY
    table.wait(0.15)
    let middle = table.frame(1).minY
    table.wait(1)

    #expect(toast == "Deleted 0")
    #expect(table.rows == ["0", "1", "2"])
    #expect(start == rest)
    #expect(middle > rest && middle < rest + 58)
    #expect(table.frame(1).minY == rest + 58)
    #expect(table.element("toast") == nil)
  }

  @Test func `a toast goes when its deletion can no longer be undone`() {
    var table = deleted()

    table.wait(5)

    #expect(table.element("toast") == nil)
    #expect(table.story.contains { if case .deletionBecameFinal("0", _) = $0 { true } else { false } })
  }

  @Test func `Undo takes back the last deletion, and the toast goes on to the one before`() {
    var table = ListColumn(rows: 4)
    table.press(.tab)
    for _ in 0..<2 { table.press(.delete) }
    table.wait(0.5)

    tapUndo(&table)
    table.wait(0.6)

    #expect(table.rows == ["1", "2", "3"])
    #expect(table.element("toast")?.text == "Deleted 0")
  }

  @Test func `the keyboard reaches Undo, and Space presses it`() {
    var table = ListColumn(rows: 4)
    table.press(.tab)
    table.press(.delete)
    table.press(.tab)
    table.wait(0.5)
    table.press(.space)

    #expect(table.rows == ["0", "1", "2", "3"])
    #expect(table.story.last == .restored("0", index: 0, at: 0.5))
  }

  @Test func `while a question stands a row is touched where it is drawn`() {
    let ask = ListContent.Action("Delete", isDestructive: true, confirmation: "Sure?")
    var table = ListTable(trailing: [ask])
    table.swipe(row: 0, by: -300)
    table.wait(1)

    let onAction = table.list.candidates(at: Point(350, 30), visible: table.visible, time: table.time)
    let onRow = table.list.candidates(at: Point(200, 30), visible: table.visible, time: table.time)

    #expect(table.offset(0).x == -100)
    #expect(onAction.contains { if case .action = $0.target { true } else { false } })
    #expect(!onRow.contains { if case .action = $0.target { true } else { false } })
  }
}
