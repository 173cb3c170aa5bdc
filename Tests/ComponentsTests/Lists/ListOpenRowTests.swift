import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

@Suite struct OpenRowTests {
  @Test func `a swipe on another row closes the one that is open`() {
    var table = ListTable()

    table.swipe(row: 0, by: -80)
    table.wait(1)
    table.swipe(row: 1, by: -80)
    table.wait(1)

    #expect(table.offset(0).x == 0)
    #expect(table.offset(1).x == -100)
    #expect(table.list.openRow == table.key("banana"))
  }

  @Test func `a new swipe may start while the old row is still closing`() {
    var table = ListTable()
    table.swipe(row: 0, by: -80)
    table.wait(1)

    table.send(.began, Point(200, 90))
    table.move(from: Point(200, 90), to: Point(150, 90), over: 0.05)

    #expect(table.offset(0).x < 0)
    #expect(table.offset(1).x == -46)
  }

  @Test func `two pointers on two rows swipe one row`() {
    var table = ListTable()

    table.send(.began, Point(200, 30), device: .touch, id: 1)
    table.send(.began, Point(200, 90), device: .touch, id: 2)
    table.send(.moved, Point(100, 30), device: .touch, id: 1)
    table.send(.moved, Point(100, 90), device: .touch, id: 2)
    table.send(.ended, Point(100, 90), device: .touch, id: 2)
    table.send(.ended, Point(100, 30), device: .touch, id: 1)
    table.wait(1)

    #expect(table.offset(0).x == -100)
    #expect(table.offset(1).x == 0)
  }

  @Test func `a gesture that ends without an up event settles the row as it was`() {
    var fresh = ListTable()
    var open = ListTable()
    open.swipe(row: 0, by: -80)
    open.wait(1)

    fresh.send(.began, Point(200, 30))
    fresh.move(from: Point(200, 30), to: Point(100, 30), over: 0.1)
    fresh.send(.cancelled, Point(100, 30))
    open.send(.began, Point(100, 30))
    open.move(from: Point(100, 30), to: Point(180, 30), over: 0.1)
    open.send(.cancelled, Point(180, 30))
    fresh.wait(1)
    open.wait(1)

    #expect(fresh.offset(0).x == 0)
    #expect(open.offset(0).x == -100)
  }

  @Test func `a tap on the open row closes it and does nothing else`() {
    var table = ListTable()
    table.swipe(row: 0, by: -80)
    table.wait(1)

    table.send(.began, Point(100, 30))
    table.send(.ended, Point(100, 30))
    table.wait(1)

    #expect(table.offset(0).x == 0)
    #expect(table.events == [.opened("apple", at: 0.4), .closed("apple", at: 1.4)])
  }

  @Test func `a tap on an action does it, where it is drawn`() {
    var table = ListTable(trailing: [ListTable.delete, ListTable.share])
    table.swipe(row: 1, by: -100)
    table.wait(1)
    let action = table.list.elements(visible: table.visible, at: table.time).first { $0.text == "Share" }

    table.send(.began, action?.frame.center ?? .zero)
    table.send(.ended, action?.frame.center ?? .zero)

    #expect(table.events.contains(.chose(action: "Share", row: "banana", at: table.time)))
    #expect(table.list.titles == ["apple", "banana", "cherry"])
  }

  @Test func `an open row stays open when the list is given new rows`() {
    var table = ListTable()
    table.swipe(row: 1, by: -80)
    table.wait(1)

    let rows = ["date", "cherry", "banana"].map { ListContent.Row($0) }
    table.list.setRows(rows, environment: table.environment, visible: table.visible, at: 2, into: &table.events)

    #expect(table.offset(2).x == -100)
    #expect(table.element(2).state == "open")
    #expect(table.offset(1).x == 0)
  }

  @Test func `an open row fits its actions when the list gets another width`() {
    var table = ListTable()
    table.swipe(row: 0, by: -80)
    table.wait(1)

    table.list.resize(
      width: 800, screenWidth: 800, environment: table.environment, at: table.time, into: &table.events)

    #expect(table.offset(0).x == -200)
  }
}
