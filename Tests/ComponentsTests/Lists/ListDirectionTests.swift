import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

/// Lists where reading goes from right to left: the mirror image of the others.
@Suite struct ListDirectionTests {
  private var mirrored: ListTable { ListTable(leading: [ListTable.share], isRightToLeft: true) }

  @Test func `the trailing actions of a list that reads from right to left are at the left`() {
    var table = mirrored

    table.swipe(row: 0, by: 80)
    table.wait(1)

    let action = table.list.elements(visible: table.visible, at: table.time).first { $0.text == "Delete" }
    #expect(table.offset(0).x == 100)
    #expect(action?.frame == Rect(x: 0, y: 0, width: 100, height: 58))
  }

  @Test func `a full swipe to the right deletes, and undo brings the row back from there`() {
    var table = mirrored

    table.swipe(row: 0, by: 300)
    let titles = table.list.titles
    table.wait(1)
    table.list.undo(at: table.time, into: &table.events)

    #expect(titles == ["banana", "cherry"])
    #expect(table.offset(0).x == 400)
  }

  @Test func `a row that was deleted toward its leading side comes back from there`() {
    let delete = ListContent.Action("Delete", isDestructive: true)
    var table = ListTable(trailing: [], leading: [delete])

    table.swipe(row: 0, by: 300)
    table.wait(1)
    table.list.undo(at: table.time, into: &table.events)

    #expect(table.offset(0).x == 400)
  }

  @Test func `the handle of a row is at the left, and nothing takes it at the right`() {
    var left = mirrored
    var right = mirrored

    left.send(.began, Point(20, 30))
    right.send(.began, Point(380, 30))

    #expect(left.list.liftedRow == left.key("apple"))
    #expect(right.list.liftedRow == nil)
  }

  @Test func `a demonstration goes to the right`() {
    var table = mirrored

    if let key = table.key("apple") { table.list.demonstrateSwipe(key, at: 0, into: &table.events) }
    table.wait(0.5)

    #expect(abs(table.offset(0).x - 100) < 1e-9)
  }

  @Test func `a row is drawn as the mirror image of one that reads from left to right`() {
    let (left, right) = (ListTable(leading: [ListTable.share]), mirrored)

    func boxes(_ table: ListTable) -> [Rect] {
      table.frame.items.compactMap { if case .text(_, let box, _) = $0.content { box } else { nil } }
    }

    let reflected = boxes(left).map { Rect(x: 400 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    #expect(boxes(right) == reflected)
    #expect(!reflected.isEmpty)
  }
}
