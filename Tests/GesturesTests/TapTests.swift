import Geometry
import Gestures
import Testing

@Suite struct DoubleTapTests {
  private static let card = GestureCandidate("card", .press(bounds: Rect(x: 0, y: 0, width: 100, height: 50)))
  private static let scroll = GestureCandidate("scroll", .drag(.vertical))

  private func tap(_ finger: inout Finger, _ x: Double, at time: Double) {
    finger.down(x, 10, at: time)
    finger.up(x, 10, at: time + 0.02)
  }

  @Test func `a second tap that comes too late is a tap of its own`() {
    var finger = Finger([Self.card])

    tap(&finger, 10, at: 0)
    tap(&finger, 10, at: GestureLimits.doubleTapInterval + 0.01)

    #expect(!finger.story.contains("card doubleTapped"))
  }

  @Test func `a second tap too far away is a tap of its own`() {
    var finger = Finger([Self.card])

    tap(&finger, 10, at: 0)
    tap(&finger, 10 + GestureLimits.doubleTapDistance + 1, at: 0.1)

    #expect(!finger.story.contains("card doubleTapped"))
  }

  @Test func `a third tap is the first of a new pair`() {
    var finger = Finger([Self.card])

    for count in 0..<4 { tap(&finger, 10, at: Double(count) / 10) }

    #expect(finger.story.count { $0 == "card doubleTapped" } == 2)
  }

  @Test func `two taps with a drag between them are no double tap`() {
    var finger = Finger([Self.card, Self.scroll])

    tap(&finger, 10, at: 0)
    finger.down(10, 10, at: 0.05)
    finger.move(10, 30, at: 0.08)
    finger.up(10, 30, at: 0.1)
    tap(&finger, 10, at: 0.15)

    #expect(!finger.story.contains("card doubleTapped"))
  }
}

@Suite struct CancelTests {
  private static let card = GestureCandidate("card", .press(bounds: Rect(x: 0, y: 0, width: 100, height: 50)))
  private static let hold = GestureCandidate("hold", .longPress)

  @Test func `a press that is taken away never fires`() {
    var finger = Finger([Self.card])

    finger.down(10, 10)
    finger.send(.cancelled, 10, 10, at: 0.1)
    finger.up(10, 10, at: 0.2)

    #expect(finger.story == ["card pressBegan", "card pressCancelled"])
    #expect(!finger.arena.isActive)
  }

  @Test func `a hold that is taken away before its time never lifts`() {
    var finger = Finger([Self.hold])

    finger.down(10, 10)
    finger.arena.cancel(at: 0.2, into: &finger.events)
    finger.wait(until: 1)

    #expect(finger.story.isEmpty)
    #expect(finger.arena.nextDeadline == nil)
  }

  @Test func `a press that is lost neither fires nor turns into anything else before the pointer goes up`() {
    var finger = Finger([Self.card, Self.hold, GestureCandidate("scroll", .drag(.vertical))])

    finger.down(10, 10)
    finger.arena.losePress(at: 0.1, into: &finger.events)
    finger.wait(until: 1)
    finger.move(10, 40, at: 1.1)
    finger.up(10, 40, at: 1.2)

    #expect(finger.story == ["card pressBegan", "card pressCancelled"])
    #expect(!finger.arena.isActive)
  }

  @Test func `a drag does not hear that a press is lost`() {
    var finger = Finger([GestureCandidate("scroll", .drag(.vertical))])

    finger.down(0, 0)
    finger.move(0, 24, at: 0.1)
    finger.arena.losePress(at: 0.15, into: &finger.events)
    finger.up(0, 34, at: 0.2)

    #expect(finger.story == ["scroll dragBegan", "scroll dragEnded"])
  }

  @Test func `cancelling when nothing is down tells nobody`() {
    var finger = Finger([Self.card])

    finger.arena.cancel(at: 1, into: &finger.events)

    #expect(finger.events.isEmpty)
  }

  @Test func `a drag that ends without moving again reports where it ended`() {
    var finger = Finger([GestureCandidate("scroll", .drag(.vertical))])

    finger.down(0, 0)
    finger.move(0, 24, at: 0.1)
    finger.up(0, 34, at: 0.2)

    #expect(finger.events.last?.kind == .dragEnded(translation: Point(0, 30)))
  }
}
