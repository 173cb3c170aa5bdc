import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

@Suite struct ColumnDirectionTests {
  /// A column with a title, a text, cards in two columns, a list whose first row was deleted, and a button.
  private func column(isRightToLeft: Bool) -> Column {
    let cards = ["a", "b", "c"].map { CardGridContent.Card(ElementID("card-\($0)"), title: $0, color: .black) }
    let content = ColumnContent(
      title: "Title",
      blocks: [
        .text(.init("text", "Some text", style: .body)), .cards(CardGridContent(columns: 2, cards: cards)),
        .list(ListColumn.list(3)), .button(.init("button", label: "Go")),
      ])
    var column = Column(
      content, size: Size(400, 1_200), presentation: .pushed,
      environment: ComponentEnvironment(text: FixedWidthText(), isRightToLeft: isRightToLeft))
    var events: [Column.Event] = []
    for key in Array(repeating: KeyPress.Key.tab, count: 5) + [.delete] {
      _ = column.handle(KeyPress(key, time: 0), into: &events)
    }
    column.advance(to: 2, into: &events)
    return column
  }

  @Test func `a column that reads from right to left is the mirror image of one that does not`() {
    let left = column(isRightToLeft: false).elements(at: 2)
    let right = column(isRightToLeft: true).elements(at: 2)

    let reflected = left.map {
      Rect(x: 400 - $0.frame.maxX, y: $0.frame.minY, width: $0.frame.width, height: $0.frame.height)
    }
    #expect(right.map(\.id) == left.map(\.id))
    #expect(right.contains { $0.id == "undo" })
    #expect(zip(right, reflected).allSatisfy { abs($0.frame.minX - $1.minX) < 1e-9 })
  }

  @Test func `a trailing text stands at the left where one reads from right to left`() {
    let content = ColumnContent(blocks: [.text(.init("text", "abc", style: .body, alignment: .trailing))])
    let environment = ComponentEnvironment(text: FixedWidthText(), isRightToLeft: true)

    let column = Column(content, size: Size(400, 800), environment: environment)

    #expect(column.element("text", at: 0)?.frame.minX == 16)
  }
}
