import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

@Suite struct SwipeTests {
  @Test func `a row follows the finger one to one after the slop`() {
    var table = ListTable()

    table.send(.began, Point(200, 30))
    table.move(from: Point(200, 30), to: Point(150, 30), over: 0.2)

    #expect(table.offset(0) == Point(-46, 0))
  }

  @Test(arguments: [(-49.0, 0.0), (-51, -100)])
  func `a row let go past half of its actions opens, before that it closes`(_ drag: Double, _ rest: Double) {
    var table = ListTable()

    table.swipe(row: 0, by: drag)
    table.wait(1)

    #expect(table.offset(0).x == rest)
  }

  @Test func `a flick opens a row however short it is, a flick back closes it`() {
    var opened = ListTable()
    var closed = ListTable()

    opened.swipe(row: 0, by: -40, over: 0.08, hold: 0)
    closed.send(.began, Point(200, 30))
    closed.move(from: Point(200, 30), to: Point(80, 30), over: 0.3)
    closed.move(from: Point(80, 30), to: Point(130, 30), over: 0.1)
    closed.send(.ended, Point(130, 30))
    opened.wait(1)
    closed.wait(1)

    #expect(opened.offset(0).x == -100)
    #expect(closed.offset(0).x == 0)
  }

  @Test func `a tiny drag that stands when it is let go opens nothing`() {
    var table = ListTable()

    table.swipe(row: 0, by: -10)
    table.wait(1)

    #expect(table.offset(0).x == 0)
    #expect(table.events.isEmpty)
  }

  @Test func `a row without actions on a side declines a swipe to that side`() {
    var table = ListTable()

    table.send(.began, Point(200, 30))
    table.move(from: Point(200, 30), to: Point(260, 30), over: 0.1)

    #expect(table.arena.owner == nil)
    #expect(table.offset(0).x == 0)
  }

  @Test func `a row never eats a scroll that starts on it`() {
    let table = ListTable()
    var arena = GestureArena<String>()
    var reports: [GestureEvent<String>] = []
    let names: (List.Target) -> String = { if case .swipe = $0 { "swipe" } else { "other" } }

    for (phase, point) in [(PointerSample.Phase.began, Point(200, 30)), (.moved, Point(196, 45))] {
      arena.handle(PointerSample(phase: phase, position: point, time: 0), into: &reports) {
        table.list.candidates(at: $0, visible: table.visible, time: 0).map { $0.map(names) }
          + [GestureCandidate("scroll", .drag(.vertical))]
      }
    }

    #expect(arena.owner == "scroll")
  }

  @Test func `a row past the last action is held back where a full swipe is off`() {
    var table = ListTable(fullSwipe: false)

    table.send(.began, Point(300, 30))
    table.move(from: Point(300, 30), to: Point(96, 30), over: 0.2)

    let expected = -100 - RubberBand.offset(100, dimension: 400)
    #expect(abs(table.offset(0).x - expected) < 1e-9)
  }

  @Test func `a row can be grabbed where it is while it settles`() {
    var table = ListTable()
    table.swipe(row: 0, by: -60)
    table.wait(0.1)
    let before = table.offset(0).x

    table.send(.began, Point(100, 30))
    table.send(.moved, Point(100, 30))
    table.send(.moved, Point(95, 30))

    #expect(before < -60 && before > -100)
    #expect(abs(table.offset(0).x - (before - 1)) < 1e-9)
  }

  @Test func `a settling row never passes its place`() {
    var table = ListTable()
    table.swipe(row: 0, by: -40, over: 0.02, hold: 0)

    var furthest = 0.0
    for _ in 0..<120 {
      table.wait(1 / 120)
      furthest = min(furthest, table.offset(0).x)
    }

    #expect(furthest >= -100)
  }

  @Test(arguments: [30.0, 60, 144])
  func `a settling row is where it is whatever the frame rate`(_ rate: Double) {
    var framed = ListTable()
    var direct = ListTable()
    framed.swipe(row: 0, by: -60)
    direct.swipe(row: 0, by: -60)

    let end = framed.time + 0.25
    while framed.time + 1 / rate < end { framed.wait(1 / rate) }
    framed.wait(end - framed.time)
    direct.wait(0.25)

    #expect(abs(framed.offset(0).x - direct.offset(0).x) < 1e-9)
  }
}

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
}
