import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import TestSupport
import Testing

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
