import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import TestSupport
import Testing

@Suite struct ReorderTests {
  @Test func `neighbours make way in 0.25 s`() {
    var table = ListTable()

    table.carry(row: 0, by: 40)
    let start = table.time
    table.wait(0.25)

    #expect(table.offset(1).y == -58)
    #expect(table.offset(2).y == 0)
    #expect(table.time - start < 0.26)
  }

  @Test func `neighbours turn round from where they are`() {
    var table = ListTable()
    table.carry(row: 0, by: 40, over: 0.05)
    table.wait(0.1)
    let before = table.offset(1).y

    table.send(.moved, Point(380, 29))
    let after = table.offset(1).y
    table.wait(0.3)

    #expect(before < 0 && before > -58)
    #expect(abs(after - before) < 1e-9)
    #expect(table.offset(1).y == 0)
  }

  @Test func `a dropped row changes the list in the same moment and lands in its slot`() {
    var table = ListTable()
    table.carry(row: 0, by: 70)
    let before = table.element(0).frame.midY

    table.send(.ended, Point(380, 99))
    let dropped = table.time
    let after = table.element(1).frame.midY
    table.wait(1)

    #expect(table.list.titles == ["banana", "apple", "cherry"])
    #expect(table.events.last == .moved("apple", from: 0, to: 1, at: dropped))
    #expect(abs(after - before) < 1e-9)
    #expect((0..<3).map { table.element($0).frame.minY } == [0, 58, 116])
    #expect(table.list.motions(at: table.time).isEmpty)
  }

  @Test func `neighbours do not jump when the row is dropped while they make way`() {
    var table = ListTable(["a", "b", "c", "d"])
    table.carry(row: 0, by: 130, over: 0.1)
    table.wait(0.05)
    let before = ["b", "c", "d"].compactMap { table.top(of: $0) }

    table.send(.ended, Point(380, 159))
    let after = ["b", "c", "d"].compactMap { table.top(of: $0) }

    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test func `a row moved up is counted after removal`() {
    var table = ListTable(["a", "b", "c", "d"])

    table.carry(row: 3, by: -170)
    table.send(.ended, Point(380, 33))

    #expect(table.list.titles == ["d", "a", "b", "c"])
    #expect(table.events.last == .moved("d", from: 3, to: 0, at: table.time))
  }

  @Test func `a row put down where it was taken changes nothing`() {
    var table = ListTable()

    table.carry(row: 0, by: 70)
    table.move(from: Point(380, 99), to: Point(380, 31), over: 0.1)
    table.send(.ended, Point(380, 31))

    #expect(table.list.titles == ["apple", "banana", "cherry"])
    #expect(table.events.last == .putBack("apple", at: table.time))
  }

  @Test func `dropping a row taps nothing, also when it is dropped at home`() {
    var table = ListTable()

    table.send(.began, Point(100, 30))
    table.wait(0.4)
    table.send(.ended, Point(100, 30))

    #expect(!table.events.contains { if case .tapped = $0 { true } else { false } })
  }

  @Test func `a second button puts the row back and says so`() {
    var table = ListTable()
    table.carry(row: 0, by: 70)

    table.send(.cancelled, Point(380, 99))
    let cancelled = table.time
    table.wait(1)

    #expect(table.list.titles == ["apple", "banana", "cherry"])
    #expect(table.events.last == .moveCancelled("apple", at: cancelled))
    #expect((0..<3).map { table.element($0).frame.minY } == [0, 58, 116])
  }

  @Test func `a row taken again while it lands goes on from where it is`() {
    var table = ListTable()
    table.carry(row: 0, by: 80)
    table.send(.ended, Point(380, 109))
    table.wait(0.1)
    let before = table.element(1).frame.midY

    table.send(.began, Point(380, before))
    let after = table.element(1).frame.midY
    table.send(.ended, Point(380, before))
    table.wait(1)

    #expect(abs(after - before) < 1e-9)
    #expect(table.list.titles == ["banana", "apple", "cherry"])
    #expect((0..<3).map { table.element($0).frame.minY } == [0, 58, 116])
  }

  @Test func `a second pointer during a drag is harmless`() {
    var table = ListTable()
    table.carry(row: 0, by: 70)

    table.send(.began, Point(100, 150), device: .touch, id: 7)
    table.send(.ended, Point(100, 150), device: .touch, id: 7)
    table.send(.ended, Point(380, 99))

    #expect(table.list.titles == ["banana", "apple", "cherry"])
  }

  @Test func `a row is held back past the ends of the list`() {
    var table = ListTable()

    table.carry(row: 0, by: -200)

    let top = table.element(0).frame.midY - 29
    #expect(top < 0 && top > -58)
  }
}
