import Components
import Geometry
import Gestures
import Testing

@Suite struct WalkthroughMirrorTests {
  @Test func `where one reads from right to left, a drag to the right brings the next page`() {
    var hand = WalkthroughHand(makeWalkthrough(isRightToLeft: true))

    hand.send(.began, 10, 300, at: 1)
    hand.send(.moved, 10 + GestureLimits.mouseSlop + 195, 300, at: 1.2)

    #expect(hand.element("title-1", at: 1.2)?.opacity == 0.5)
    #expect(hand.element("title-0", at: 1.2)?.offset.x == 195)
    #expect(hand.element("title-1", at: 1.2)?.offset.x == -195)
  }

  @Test func `where one reads from right to left, a flick to the right turns the page`() {
    var hand = WalkthroughHand(makeWalkthrough(isRightToLeft: true))

    hand.send(.began, 10, 300, at: 1)
    for step in 1...6 { hand.send(.moved, 10 + 10 * Double(step), 300, at: 1 + 0.01 * Double(step)) }
    hand.send(.ended, 70, 300, at: 1.06)
    hand.wait(until: 4)

    #expect(hand.walkthrough.pager.currentPage == 1)
  }

  @Test func `where one reads from right to left, the left arrow goes on and the right one back`() {
    var hand = WalkthroughHand(makeWalkthrough(isRightToLeft: true))

    _ = hand.walkthrough.handle(KeyPress(.left, time: 1), into: &hand.events)
    #expect(hand.walkthrough.pager.targetPage == 1)
    _ = hand.walkthrough.handle(KeyPress(.right, time: 2), into: &hand.events)
    #expect(hand.walkthrough.pager.targetPage == 0)
  }

  @Test func `where one reads from right to left, dots and skip are on the other side`() throws {
    let mirrored = WalkthroughHand(makeWalkthrough(isRightToLeft: true))
    let plain = WalkthroughHand(makeWalkthrough())

    for id in ["dot-0", "dot-2", "skip"] as [ElementID] {
      let there = try #require(mirrored.element(id, at: 0)).frame
      let here = try #require(plain.element(id, at: 0)).frame
      #expect(abs(there.midX - (walkthroughSize.width - here.midX)) < 1e-9)
    }
  }

  @Test func `a tap on a dot goes to its page in a mirrored strip too`() throws {
    var hand = WalkthroughHand(makeWalkthrough(isRightToLeft: true))
    let frame = try #require(hand.element("dot-2", at: 0)).frame

    hand.tap(frame.midX, frame.midY, at: 1)
    hand.wait(until: 4)

    #expect(hand.walkthrough.pager.currentPage == 2)
  }

  @Test func `two fingers to the right bring the next page where one reads from right to left`() {
    var hand = WalkthroughHand(makeWalkthrough(isRightToLeft: true))

    for step in 1...10 {
      let sample = WheelSample(
        delta: Point(-30, 0), isPrecise: true, position: Point(100, 100), time: 1 + 0.01 * Double(step))
      hand.walkthrough.handle(sample, into: &hand.events)
    }
    hand.wait(until: 4)

    #expect(hand.walkthrough.pager.currentPage == 1)
  }
}
