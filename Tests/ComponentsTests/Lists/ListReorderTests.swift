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

@Suite struct MixedHeightTests {
  /// A list whose rows are one to four lines high.
  private var mixed: ListTable {
    ListTable(["a", String(repeating: "b", count: 120), "c", String(repeating: "d", count: 60), "e"])
  }

  @Test func `a pointer that stands never swaps twice`() {
    var table = mixed
    var swaps = 0
    table.send(.began, Point(380, table.middle(0)))

    for step in 0..<400 {
      let point = Point(380, 30 + Double(step))
      table.wait(1 / 120)
      table.send(.moved, point)
      let slot = table.element(0).state
      for _ in 0..<3 {
        table.wait(1 / 60)
        table.send(.moved, point)
        if table.element(0).state != slot { swaps += 1 }
      }
    }

    #expect(swaps == 0)
  }

  @Test func `a trembling hand at a boundary does not make rows flutter`() {
    var table = mixed
    var states: [String] = []
    table.send(.began, Point(380, table.middle(0)))

    for step in 0..<200 {
      table.wait(1 / 120)
      // Around the middle between two slots, back and forth by two points.
      table.send(.moved, Point(380, 29 + 53 + (step.isMultiple(of: 2) ? 2 : -2)))
      states.append(table.element(0).state)
    }

    #expect(Set(states).count == 1)
  }

  @Test(arguments: 0..<5)
  func `every slot can be reached by a row of any height`(_ row: Int) {
    for slot in 0..<5 {
      var table = mixed
      table.send(.began, Point(380, table.middle(row)))
      table.move(from: Point(380, table.middle(row)), to: Point(380, -900), over: 0.1)
      var reached: Set<String> = []

      for y in stride(from: -900.0, through: 900, by: 2) {
        table.send(.moved, Point(380, y))
        reached.insert(table.element(row).state)
      }

      #expect(reached.contains("lifted, position \(slot + 1) of 5"))
    }
  }

  @Test func `a dropped row rests in its slot whatever the heights`() {
    var table = mixed

    table.carry(row: 1, by: 400)
    table.send(.ended, Point(380, 900))
    table.wait(1)

    let frames = (0..<5).map { table.element($0).frame }
    #expect(table.list.titles.last?.first == "b")
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 1e-9 })
  }
}

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
