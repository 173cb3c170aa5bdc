import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import TestSupport
import Testing

@Suite struct ReloadDuringDragTests {
  private func reload(_ table: inout ListTable, _ rows: [String]) {
    table.list.setRows(
      rows.map { ListContent.Row($0) }, environment: table.environment, visible: table.visible, at: table.time,
      into: &table.events)
  }

  @Test func `a row in the hand stays there when the list changes, and is put down from its new place`() {
    var table = ListTable()
    table.carry(row: 0, by: 70)
    let before = table.element(0).frame.midY

    reload(&table, ["zero", "banana", "apple", "cherry"])
    let after = table.element(2).frame.midY
    table.send(.ended, Point(380, 99))
    table.wait(1)

    #expect(abs(after - before) < 1e-9)
    #expect(table.list.titles == ["zero", "apple", "banana", "cherry"])
    #expect(table.list.motions(at: table.time).isEmpty)
  }

  @Test func `a row that is gone from the list ends its drag without effect`() {
    var table = ListTable()
    table.carry(row: 0, by: 70)

    reload(&table, ["banana", "cherry"])
    table.send(.ended, Point(380, 99))
    table.wait(1)

    #expect(table.list.titles == ["banana", "cherry"])
    #expect(table.list.liftedRow == nil)
    #expect((0..<2).map { table.element($0).frame.minY } == [0, 58])
  }

  @Test func `a row that is deleted while it is dragged is gone, and the drag with it`() {
    var table = ListTable()
    table.carry(row: 0, by: 70)

    if let key = table.key("apple") { table.list.delete(key, at: table.time, into: &table.events) }
    table.send(.moved, Point(380, 150))
    table.send(.ended, Point(380, 150))
    table.wait(1)

    #expect(table.list.titles == ["banana", "cherry"])
    #expect((0..<2).map { table.element($0).frame.minY } == [0, 58])
  }

  @Test func `a list that gets another width while a row is dragged puts it back`() {
    var table = ListTable()
    table.carry(row: 0, by: 70)

    table.list.resize(
      width: 300, screenWidth: 300, environment: table.environment, at: table.time, into: &table.events)
    table.send(.ended, Point(280, 99))

    #expect(table.list.titles == ["apple", "banana", "cherry"])
    #expect(table.events.contains(.moveCancelled("apple", at: table.time)))
  }
}
