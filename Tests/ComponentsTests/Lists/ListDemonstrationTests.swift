import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

@Suite struct DemonstrationTests {
  /// A table with its first row demonstrating from time 1 on.
  private func demonstrating() -> ListTable {
    var table = ListTable()
    table.wait(1)
    if let key = table.key("apple") { table.list.demonstrateSwipe(key, at: 1, into: &table.events) }
    return table
  }

  @Test func `a demonstration goes a quarter of the screen in 0.5 s and comes back in 0.5 s, ease-in-out`() {
    var table = demonstrating()

    var offsets: [Double] = []
    for _ in 0..<4 {
      table.wait(0.25)
      offsets.append(table.offset(0).x)
    }

    let half = -100 * UnitCurve.easeInOut.value(at: 0.5)
    #expect(abs(offsets[0] - half) < 1e-9)
    #expect(abs(offsets[1] - -100) < 1e-9)
    #expect(abs(offsets[2] - half) < 1e-9)
    #expect(offsets[3] == 0)
    #expect(table.events == [.demonstrated("apple", completed: true, at: 2)])
  }

  @Test func `a demonstration shows the label, attached to the row's edge`() {
    var table = demonstrating()

    table.wait(0.5)
    let label = table.frame.items.compactMap { item -> Rect? in
      if case .text(let run, let box, _) = item.content, run.text == "  Delete" { box } else { nil }
    }.first
    table.wait(0.6)

    // The two spaces that it begins with fill the margin.
    #expect(label.map { abs($0.minX - 300) < 2 } == true)
    #expect(!table.texts.contains("  Delete"))
  }

  @Test func `a demonstrating row that is grabbed goes on from where it is and never restarts`() {
    var table = demonstrating()
    table.wait(0.3)
    let before = table.offset(0).x

    table.send(.began, Point(200, 30))
    table.send(.moved, Point(195, 30))
    let grabbed = table.offset(0).x
    table.wait(0.3)
    table.send(.ended, Point(195, 30))
    table.wait(2)

    #expect(abs(grabbed - (before - 1)) < 1e-9)
    #expect(table.events.first == .demonstrated("apple", completed: false, at: 1.3))
    #expect(!table.list.isDemonstrating)
    #expect(table.list.titles.count == 3)
  }

  @Test func `a row that is deleted while it demonstrates leaves from where it is`() {
    var table = demonstrating()
    table.wait(0.3)

    if let key = table.key("apple") { table.list.delete(key, at: table.time, into: &table.events) }
    table.wait(1)

    #expect(table.list.titles == ["banana", "cherry"])
    #expect(table.events.contains(.demonstrated("apple", completed: false, at: 1.3)))
    #expect(table.list.motions(at: table.time).isEmpty)
  }

  @Test func `closing open rows settles a demonstration from where it is`() {
    var table = demonstrating()
    table.wait(0.3)
    let before = table.offset(0).x

    table.list.closeOpenRow(at: table.time, into: &table.events)
    let after = table.offset(0).x
    table.wait(1)

    #expect(abs(after - before) < 1e-9)
    #expect(table.offset(0).x == 0)
  }

  @Test func `a demonstration never fires, however far it goes`() {
    var table = demonstrating()

    table.wait(2)

    #expect(table.list.titles.count == 3)
  }

  @Test func `a row without actions demonstrates nothing`() {
    var table = ListTable(trailing: [])

    let does = table.key("apple").map { table.list.demonstrateSwipe($0, at: 0, into: &table.events) }

    #expect(does == false)
  }

  @Test(arguments: [false, true])
  func `another width ends a demonstration, which is told once`(_ isLift: Bool) throws {
    var table = ListTable()
    table.wait(1)
    let key = try #require(table.key("apple"))
    if isLift {
      _ = table.list.demonstrateLift(key, visible: table.visible, at: 1, into: &table.events)
    } else {
      table.list.demonstrateSwipe(key, at: 1, into: &table.events)
    }
    table.wait(0.3)

    table.list.resize(
      width: 300, screenWidth: 300, environment: table.environment, at: table.time, into: &table.events)
    table.wait(3)

    let told = table.events.filter { if case .demonstrated = $0 { true } else { false } }
    #expect(told == [.demonstrated("apple", completed: false, at: 1.3)])
    #expect(!table.list.isDemonstrating && table.offset(0).x == 0)
  }

  @Test func `a row that shows that it can be moved gives way to keys`() throws {
    var table = ListTable()
    table.wait(1)
    let (apple, banana) = (try #require(table.key("apple")), try #require(table.key("banana")))
    _ = table.list.demonstrateLift(apple, visible: table.visible, at: 1, into: &table.events)
    table.wait(0.3)

    table.list.liftByKeys(banana, visible: table.visible, at: table.time, into: &table.events)
    table.list.moveLift(by: 1, at: table.time, into: &table.events)
    table.list.drop(visible: table.visible, at: table.time, into: &table.events)
    table.wait(3)

    #expect(table.list.titles == ["apple", "cherry", "banana"])
    #expect(table.events.contains(.demonstrated("apple", completed: false, at: 1.3)))
  }
}
