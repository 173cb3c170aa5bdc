import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import TestSupport
import Testing

@Suite struct LiftTests {
  @Test func `a handle takes the row at once`() {
    var table = ListTable()

    table.send(.began, Point(380, 30))

    #expect(table.list.liftedRow == table.key("apple"))
    #expect(table.events == [.lifted("apple", index: 0, count: 3, at: 0)])
  }

  @Test(arguments: [PointerSample.Device.mouse, .touch])
  func `a row that is held for 0.3 s is taken`(_ device: PointerSample.Device) {
    var table = ListTable()

    table.send(.began, Point(100, 30), device: device)
    table.wait(0.29)
    let before = table.list.liftedRow
    table.wait(0.02)

    #expect(before == nil)
    #expect(table.events.last == .lifted("apple", index: 0, count: 3, at: 0.3))
  }

  @Test func `a movement past the slop leaves no lift`() {
    var table = ListTable()

    table.send(.began, Point(100, 30))
    table.send(.moved, Point(90, 30))
    table.wait(1)

    #expect(table.list.liftedRow == nil)
  }

  @Test func `a lifted row grows and comes off the ground`() {
    var table = ListTable()

    table.send(.began, Point(380, 30))
    table.wait(0.2)

    let hasShadow = table.frame.items.contains { if case .shadow = $0.content { true } else { false } }
    #expect(abs(table.element(0).scale - ListLimits.liftedScale) < 1e-9)
    #expect(hasShadow)
    #expect(table.element(0).state == "lifted, position 1 of 3")
  }

  @Test func `a single row is not taken`() {
    var table = ListTable(["apple"])

    table.send(.began, Point(380, 30))
    table.wait(1)

    #expect(table.list.liftedRow == nil)
  }

  @Test func `taking a row closes the one that is open`() {
    var table = ListTable()
    table.swipe(row: 0, by: -80)
    table.wait(1)

    table.send(.began, Point(380, 90))
    table.wait(1)

    #expect(table.list.openRow == nil)
    #expect(table.offset(0).x == 0)
  }
}
