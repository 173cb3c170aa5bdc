import AnimationCore
import Components
import Geometry
import Gestures
import Testing

@Suite struct WalkthroughKeyTests {
  private func press(_ hand: inout WalkthroughHand, _ key: KeyPress.Key, shift: Bool = false, at time: Seconds) -> Bool
  {
    hand.wait(until: time)
    return hand.walkthrough.handle(KeyPress(key, shift: shift, time: time), into: &hand.events)
  }

  @Test(arguments: [
    (KeyPress.Key.right, 2), (.down, 2), (.pageDown, 2), (.left, 0), (.up, 0), (.pageUp, 0), (.home, 0), (.end, 4),
  ])
  func `keys turn pages`(_ key: KeyPress.Key, _ page: Int) {
    var hand = WalkthroughHand(makeWalkthrough(pages: 5))
    hand.walkthrough.go(to: 1, at: 0, into: &hand.events)

    _ = press(&hand, key, at: 2)
    hand.wait(until: 4)

    #expect(hand.walkthrough.pager.currentPage == page)
  }

  @Test func `the focus can be moved, seen and pressed`() {
    var hand = WalkthroughHand(makeWalkthrough())

    _ = press(&hand, .tab, at: 0)
    let first = hand.walkthrough.focusedElement
    _ = press(&hand, .tab, at: 0)
    let second = hand.walkthrough.focusedElement
    _ = press(&hand, .enter, at: 0)
    hand.wait(until: 0.05)
    let scale = hand.element("next", at: 0.05)?.scale ?? 1
    hand.wait(until: 2)

    #expect(first == "skip" && second == "next")
    #expect(scale < 1)
    #expect(hand.walkthrough.pager.currentPage == 1)
  }

  @Test func `a key that means nothing here is passed on`() {
    var hand = WalkthroughHand(makeWalkthrough())

    #expect(!press(&hand, .escape, at: 0))
  }
}

@Suite struct WalkthroughWheelTests {
  private func wheel(_ hand: inout WalkthroughHand, _ delta: Double, precise: Bool, at time: Seconds) {
    hand.wait(until: time)
    hand.walkthrough.handle(
      WheelSample(delta: Point(0, delta), isPrecise: precise, position: .zero, time: time), into: &hand.events)
  }

  @Test func `a notch turns one page and its echo none`() {
    var hand = WalkthroughHand(makeWalkthrough(pages: 5))

    wheel(&hand, 60, precise: false, at: 0)
    wheel(&hand, 60, precise: false, at: 0.05)
    hand.wait(until: 2)

    #expect(hand.walkthrough.pager.currentPage == 1)
  }

  @Test func `small steps drag and come to rest when they stop`() {
    var hand = WalkthroughHand(makeWalkthrough(pages: 5))

    for step in 0..<20 { wheel(&hand, 12, precise: true, at: Double(step) / 60) }
    let dragged = hand.walkthrough.pager.phase
    hand.wait(until: 3)

    #expect(dragged == .dragging)
    #expect(hand.walkthrough.pager.currentPage == 1)
  }
}
