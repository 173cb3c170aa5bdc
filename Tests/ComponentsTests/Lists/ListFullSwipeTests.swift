import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

@Suite struct FullSwipeTests {
  @Test func `a swipe past 0.6 of the width deletes`() {
    var table = ListTable()

    table.swipe(row: 0, by: -241)

    #expect(table.list.titles == ["banana", "cherry"])
  }

  @Test func `a swipe short of 0.6 of the width opens`() {
    var table = ListTable()

    table.swipe(row: 0, by: -239)
    table.wait(1)

    #expect(table.list.titles == ["apple", "banana", "cherry"])
    #expect(table.offset(0).x == -100)
  }

  @Test func `a full swipe that is thrown back deletes nothing`() {
    var table = ListTable()

    table.send(.began, Point(390, 30))
    table.move(from: Point(390, 30), to: Point(100, 30), over: 0.3)
    table.move(from: Point(100, 30), to: Point(140, 30), over: 0.05)
    table.send(.ended, Point(140, 30))
    table.wait(1)

    #expect(table.list.titles.count == 3)
    #expect(table.offset(0).x == 0)
  }

  @Test func `an action that asks is not done before the answer`() {
    let action = ListContent.Action("Delete", isDestructive: true, confirmation: "Sure?")
    var table = ListTable(trailing: [action])

    table.swipe(row: 0, by: -300)
    table.wait(1)
    let asked = table.events.contains { if case .asks("Sure?", .trailing, 0, _, _) = $0 { true } else { false } }
    let before = table.list.titles
    let key = table.key("apple")
    if let key { table.list.perform(.trailing, 0, on: key, at: table.time, into: &table.events) }

    #expect(asked)
    #expect(before.count == 3)
    #expect(table.list.titles == ["banana", "cherry"])
  }

  @Test func `an answer that comes when the row is gone is ignored`() {
    var table = ListTable()
    let key = table.key("apple")

    if let key {
      table.list.delete(key, at: 0, into: &table.events)
      table.list.perform(.trailing, 0, on: key, at: 1, into: &table.events)
    }

    #expect(table.list.titles == ["banana", "cherry"])
    #expect(table.events.count { if case .deleted = $0 { true } else { false } } == 1)
  }

  @Test func `the first action takes the others' room when a swipe is far enough`() {
    var table = ListTable(trailing: [ListTable.delete, ListTable.share])

    table.send(.began, Point(390, 30))
    table.move(from: Point(390, 30), to: Point(100, 30), over: 0.3)
    table.wait(0.2)

    let delete = table.list.elements(visible: table.visible, at: table.time).first { $0.text == "Delete" }
    #expect(abs((delete?.frame.width ?? 0) + table.offset(0).x) < 1e-9)
  }
}
