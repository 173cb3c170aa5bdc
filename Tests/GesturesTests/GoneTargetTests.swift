import Geometry
import Gestures
import Testing

@Suite struct GoneTargetTests {
  private static let row = GestureCandidate("row", .press(bounds: Rect(x: 0, y: 0, width: 100, height: 50)))
  private static let hold = GestureCandidate("hold", .longPress)
  private static let swipe = GestureCandidate("swipe", .drag(.left))
  private static let scroll = GestureCandidate("scroll", .drag(.vertical))

  @Test func `what goes before its press shows never fires`() {
    var finger = Finger([Self.row, Self.scroll], device: .touch)

    finger.down(10, 10)
    finger.arena.cancel(where: { $0 == "row" }, at: 0.05, into: &finger.events)
    finger.up(10, 10, at: 0.08)

    #expect(finger.story == ["row pressCancelled"])
  }

  @Test func `the others go on competing for the pointer`() {
    var finger = Finger([Self.swipe, Self.row, Self.scroll])

    finger.down(10, 10)
    finger.arena.cancel(where: { $0 != "scroll" }, at: 0.05, into: &finger.events)
    finger.move(10, 40, at: 0.1)

    #expect(finger.story == ["row pressBegan", "row pressCancelled", "scroll dragBegan"])
  }

  @Test func `a hold that goes before its time never lifts`() {
    var finger = Finger([Self.row, Self.hold, Self.scroll])

    finger.down(10, 10)
    finger.arena.cancel(where: { $0 == "hold" }, at: 0.05, into: &finger.events)
    finger.arena.advance(to: 1, into: &finger.events)
    finger.up(10, 10, at: 1)

    #expect(finger.story == ["row pressBegan", "row tapped"])
  }

  @Test func `a hold lifts though what ranked above it is gone`() {
    var finger = Finger([Self.row, Self.hold, Self.scroll])

    finger.down(10, 10)
    finger.arena.cancel(where: { $0 == "row" }, at: 0.05, into: &finger.events)
    finger.arena.advance(to: 1, into: &finger.events)

    #expect(finger.story == ["row pressBegan", "row pressCancelled", "hold lifted"])
  }

  @Test func `where all that could be dragged is gone a movement no longer ends the press for good`() {
    var finger = Finger([Self.row, Self.scroll])

    finger.down(10, 10)
    finger.arena.cancel(where: { $0 == "scroll" }, at: 0.05, into: &finger.events)
    finger.move(10, 40, at: 0.1)
    finger.up(10, 40, at: 0.2)

    #expect(finger.story == ["row pressBegan", "row tapped"])
  }

  @Test func `a drag of what goes ends without effect`() {
    var finger = Finger([Self.swipe])

    finger.down(90, 10)
    finger.move(40, 10, at: 0.1)
    finger.arena.cancel(where: { $0 == "swipe" }, at: 0.2, into: &finger.events)
    finger.up(10, 10, at: 0.3)

    #expect(finger.story == ["swipe dragBegan", "swipe dragCancelled"])
  }

  @Test func `a report passes on to a component inside another as it is`() {
    var finger = Finger([Self.scroll])

    finger.down(0, 0)
    finger.move(0, 20, at: 0.1)
    let passed = finger.events.map { $0.map(\.count).offsetBy(Point(0, 100)) }

    #expect(passed.map(\.target) == [6, 6])
    #expect(passed.last?.kind == .dragMoved(translation: Point(0, 16)))
    #expect(passed.last?.position == Point(0, 120))
  }
}
