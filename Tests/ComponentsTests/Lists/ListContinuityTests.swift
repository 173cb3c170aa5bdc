import AnimationCore
import Components
import Geometry
import Gestures
import TestSupport
import Testing

/// Where everything of a list is drawn at a moment.
private struct Places {
  let tops: [String: Double]
  let sides: [String: Double]
  let height: Double

  init(_ table: ListTable) {
    var tops: [String: Double] = [:]
    var sides: [String: Double] = [:]
    for (row, title) in table.list.titles.enumerated() {
      tops[title] = table.top(of: title)
      sides[title] = table.offset(row).x
    }
    (self.tops, self.sides) = (tops, sides)
    height = table.list.height(at: table.time)
  }

  /// The furthest that a row is from where another moment has it, rows that only one of both has left out.
  func distance(to other: Places, except row: String?) -> Double {
    var furthest = abs(height - other.height)
    for (title, top) in tops where title != row {
      guard let otherTop = other.tops[title], let otherSide = other.sides[title] else { continue }
      furthest = max(furthest, abs(top - otherTop), abs((sides[title] ?? 0) - otherSide))
    }
    return furthest
  }
}

@Suite struct ListContinuityTests {
  @Test func `lifting a row while others close up moves nothing`() {
    var table = ListTable(["a", "b", "c", "d"])
    if let key = table.key("b") { table.list.delete(key, at: 0, into: &table.events) }
    table.wait(0.1)
    let before = Places(table)

    table.send(.began, Point(380, table.middle(1)))
    let after = Places(table)

    #expect(table.list.liftedRow == table.key("c"))
    #expect(before.distance(to: after, except: nil) < 1e-9)
  }

  @Test func `rows go on closing up while another is dragged and dropped`() {
    var table = ListTable(["a", "b", "c", "d"])
    if let key = table.key("b") { table.list.delete(key, at: 0, into: &table.events) }
    table.wait(0.1)

    let y = table.middle(0)
    table.send(.began, Point(380, y))
    table.move(from: Point(380, y), to: Point(380, y + 90), over: 0.05)
    let before = Places(table)
    table.send(.ended, Point(380, y + 90))
    let after = Places(table)
    table.wait(1)

    #expect(before.distance(to: after, except: nil) < 1e-9)
    #expect(table.list.titles == ["c", "a", "d"])
    #expect((0..<3).map { table.element($0).frame.minY } == [0, 58, 116])
  }

  @Test func `a row that is deleted while others make way lets none jump`() {
    var table = ListTable(["a", "b", "c", "d"])
    table.carry(row: 0, by: 130, over: 0.1)
    table.send(.ended, Point(380, 159))
    table.wait(0.05)
    let before = Places(table)

    if let key = table.key("b") { table.list.delete(key, at: table.time, into: &table.events) }

    #expect(before.distance(to: Places(table), except: nil) < 1e-9)
  }

  @Test func `a row that lands while others make way for the next one ends where it is drawn`() {
    var table = ListTable(["a", "b", "c", "d"])
    table.carry(row: 0, by: 70, over: 0.05)
    table.send(.ended, Point(380, 99))

    table.carry(row: 3, by: -120, over: 0.05)
    table.wait(0.28)
    let before = Places(table)
    table.wait(1 / 1000)

    #expect(before.distance(to: Places(table), except: nil) < 1)
  }

  @Test func `rows that are given anew go on closing up`() {
    var table = ListTable(["a", "b", "c", "d"])
    if let key = table.key("b") { table.list.delete(key, at: 0, into: &table.events) }
    table.wait(0.1)
    let before = Places(table)

    let rows = ["a", "c", "d"].map { ListContent.Row($0) }
    table.list.setRows(
      rows, environment: table.environment, visible: table.visible, at: table.time, into: &table.events)
    let after = Places(table)
    table.wait(1)

    #expect(before.distance(to: after, except: nil) < 1e-9)
    #expect((before.tops["c"] ?? 0) > 58)
    #expect((0..<3).map { table.element($0).frame.minY } == [0, 58, 116])
  }

  @Test func `a row in the hand goes home from where it is when the program deletes another`() {
    var table = ListTable(["a", "b", "c", "d"])
    table.carry(row: 0, by: 50)
    let before = Places(table)

    if let key = table.key("d") { table.list.delete(key, at: table.time, into: &table.events) }
    let after = Places(table)
    table.wait(1)

    #expect((before.tops["a"] ?? 0) > 30)
    #expect(before.distance(to: after, except: nil) < 1e-9)
    #expect((0..<3).map { table.element($0).frame.minY } == [0, 58, 116])
  }

  @Test(arguments: 0..<20)
  func `nothing jumps, whatever is done to a list`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var table = ListTable(["a", "b", "c", "d", "e", "f"], leading: [ListTable.share])
    var pointer = Point(380, 30)

    for _ in 0..<400 {
      let earlier = Places(table)
      table.wait(1 / 2000)
      // Nothing but a release at full speed gets further than this in half a millisecond.
      #expect(earlier.distance(to: Places(table), except: nil) < 12)

      let still = Places(table)
      let before = table.arena.owner
      act(on: &table, &pointer, &random)
      let held = (table.arena.owner ?? before).flatMap { table.list.content(of: $0.key)?.title }
      // Springs that are this near count as being there.
      #expect(still.distance(to: Places(table), except: held) < 0.02)
      table.wait(Double.random(in: 0...0.12, using: &random))
    }
  }

  /// Does one thing that a hand, keys or the program can do.
  private func act(on table: inout ListTable, _ pointer: inout Point, _ random: inout SeededGenerator) {
    let time = table.time
    let key = table.list.key(at: Int.random(in: 0..<6, using: &random))
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<3:
      pointer = Point(Bool.random(using: &random) ? 380 : 200, .random(in: 0...300, using: &random))
      table.send(.began, pointer)
    case 3..<7:
      pointer = pointer + Point(.random(in: -80...80, using: &random), .random(in: -60...60, using: &random))
      table.send(.moved, pointer)
    case 7: table.send(.ended, pointer)
    case 8: table.send(.cancelled, pointer)
    case 9:
      table.list.cancelLift(visible: table.visible, at: time, into: &table.events)
      if let key, table.list.count > 2 { table.list.delete(key, at: time, into: &table.events) }
    case 10:
      table.list.cancelLift(visible: table.visible, at: time, into: &table.events)
      table.list.undo(at: time, into: &table.events)
    case 11: if let key { table.list.liftByKeys(key, visible: table.visible, at: time, into: &table.events) }
    case 12:
      table.list.moveLift(by: Int.random(in: -2...2, using: &random), at: time, into: &table.events)
      if Bool.random(using: &random) { table.list.drop(visible: table.visible, at: time, into: &table.events) }
    default:
      if let key, Bool.random(using: &random) {
        table.list.demonstrateSwipe(key, at: time, into: &table.events)
      } else if let key {
        table.list.open(key, .trailing, at: time, into: &table.events)
      }
    }
  }
}
