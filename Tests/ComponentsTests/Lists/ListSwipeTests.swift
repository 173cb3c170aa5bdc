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
