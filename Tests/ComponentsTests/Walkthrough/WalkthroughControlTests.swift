import Components
import Geometry
import Gestures
import Testing

@Suite struct WalkthroughControlTests {
  @Test func `the dots move with the drag`() {
    var hand = WalkthroughHand(makeWalkthrough())
    let before = hand.element("dot-1", at: 0)?.frame.width ?? 0

    hand.hold(walkthroughSize.width / 2, at: 1)

    #expect((hand.element("dot-1", at: 1)?.frame.width ?? 0) > before)
    #expect(hand.element("dot-0", at: 1)?.frame.width == hand.element("dot-1", at: 1)?.frame.width)
  }

  @Test func `a dot is a button`() throws {
    var hand = WalkthroughHand(makeWalkthrough(pages: 5))
    let dot = try #require(hand.element("dot-4", at: 0)?.frame.center)

    hand.tap(dot.x, dot.y, at: 0)
    let middle = hand.walkthrough.pager.blend(at: 0.15)
    hand.wait(until: 2)

    #expect(middle.lower == 0 && middle.upper == 4)
    #expect(hand.walkthrough.pager.currentPage == 4)
  }

  @Test func `two hundred dots keep the current one inside the window`() throws {
    var hand = WalkthroughHand(makeWalkthrough(pages: 200))
    hand.walkthrough.go(to: 150, at: 0, into: &hand.events)
    hand.wait(until: 2)

    let dot = try #require(hand.element("dot-150", at: 2))

    #expect(dot.frame.minX > 0 && dot.frame.maxX < walkthroughSize.width)
    #expect(dot.opacity == 1)
  }

  @Test(arguments: [0, 1, 2, 100, 198, 199])
  func `the current one of two hundred dots is whole wherever it is`(_ page: Int) throws {
    var hand = WalkthroughHand(makeWalkthrough(pages: 200))
    hand.walkthrough.go(to: page, at: 0, into: &hand.events)
    hand.wait(until: 2)

    #expect(try #require(hand.element(ElementID("dot-\(page)"), at: 2)).opacity == 1)
  }

  @Test func `the current dot changes when the pages rest`() {
    var hand = WalkthroughHand(makeWalkthrough())

    hand.hold(300, at: 0)
    let held = hand.element("dot-0", at: 0)?.state
    hand.send(.ended, 70, 300, at: 0.2)
    hand.wait(until: 2)

    #expect(held == "current")
    #expect(hand.element("dot-1", at: 2)?.state == "current")
  }

  @Test func `the button goes on and at the end is done`() throws {
    var hand = WalkthroughHand(makeWalkthrough(pages: 2))
    let button = try #require(hand.element("next", at: 0)?.frame.center)

    hand.tap(button.x, button.y, at: 0)
    hand.wait(until: 2)
    hand.tap(button.x, button.y, at: 2)

    #expect(hand.walkthrough.pager.currentPage == 1)
    #expect(hand.events.last == .done(2.05))
  }

  @Test func `skip leaves at once and is gone on the last page`() throws {
    var hand = WalkthroughHand(makeWalkthrough(pages: 2))
    let skip = try #require(hand.element("skip", at: 0)?.frame.center)

    hand.tap(skip.x, skip.y, at: 0)
    let skipped = hand.events.last
    hand.walkthrough.go(to: 1, at: 1, into: &hand.events)
    hand.wait(until: 3)

    #expect(skipped == .skipped(0.05))
    #expect(hand.element("skip", at: 3)?.opacity == 0)
    #expect(!hand.walkthrough.candidates(at: skip, time: 3).contains { $0.target == "skip" })
  }

  @Test func `a press that turns into a drag does not fire`() throws {
    var hand = WalkthroughHand(makeWalkthrough())
    let button = try #require(hand.element("next", at: 0)?.frame.center)

    hand.send(.began, button.x, button.y, at: 0)
    hand.send(.moved, button.x - 40, button.y, at: 0.1)
    hand.send(.moved, button.x, button.y, at: 0.2)
    hand.send(.ended, button.x, button.y, at: 0.5)
    hand.wait(until: 2)

    #expect(hand.walkthrough.pager.currentPage == 0)
    #expect(hand.element("next", at: 2)?.scale == 1)
  }
}
