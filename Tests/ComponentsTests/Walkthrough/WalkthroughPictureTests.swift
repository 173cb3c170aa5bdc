import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

@Suite struct WalkthroughPictureTests {
  private func pictures(_ list: DisplayList) -> [(id: String, opacity: Double, scale: Double)] {
    list.items.compactMap { item in
      if case .picture(let id, _) = item.content { (id.name, item.opacity, item.transform.xAxis.x) } else { nil }
    }
  }

  @Test func `the present picture lies below the next and both share the drag's fraction`() {
    var hand = WalkthroughHand(makeWalkthrough())

    hand.hold(walkthroughSize.width / 4, at: 1)
    let drawn = pictures(hand.list(at: 1))

    #expect(drawn.map(\.id) == ["0.png", "1.png"])
    #expect(drawn.map(\.opacity) == [0.75, 0.25])
  }

  @Test(arguments: [(0.0, 1.0), (5, 1.05), (10, 1.1), (15, 1.05), (20, 1.0), (1_000_005, 1.05)])
  func `the pulse goes from 1 to 1.1 in ten seconds, back, and on for ever`(_ time: Seconds, _ scale: Double) {
    let hand = WalkthroughHand(makeWalkthrough())

    let drawn = pictures(hand.list(at: time))

    #expect(abs((drawn.first?.scale ?? 0) - scale) < 1e-6)
  }

  @Test func `a page change does not restart the pulse`() {
    var hand = WalkthroughHand(makeWalkthrough())
    let still = WalkthroughHand(makeWalkthrough())

    hand.walkthrough.go(to: 1, at: 3, into: &hand.events)
    hand.wait(until: 7)

    #expect(pictures(hand.list(at: 7)).first?.scale == pictures(still.list(at: 7)).first?.scale)
  }

  @Test func `pictures fill the page by their larger ratio`() {
    let hand = WalkthroughHand(makeWalkthrough())

    let frame = hand.element("picture-0", at: 0)?.frame

    #expect(frame == Rect(x: (390 - 844) / 2, y: 0, width: 844, height: 844))
  }

  @Test(arguments: [(1, 1), (2, 2), (200, 3)])
  func `at most three pictures are mounted however many pages there are`(_ pages: Int, _ expected: Int) {
    var hand = WalkthroughHand(makeWalkthrough(pages: pages))
    for page in 0..<min(pages - 1, 2) {
      hand.walkthrough.go(to: page + 1, at: Double(page) * 2, into: &hand.events)
      hand.wait(until: Double(page) * 2 + 2)
    }

    let atRest = hand.walkthrough.mountedPictures(at: 10).count
    hand.hold(30, at: 10)

    #expect(atRest == 1)
    #expect(hand.walkthrough.mountedPictures(at: 10).count == expected)
  }

  @Test func `reduced motion has no pulse and no sliding text`() {
    var hand = WalkthroughHand(makeWalkthrough(reduceMotion: true))

    hand.walkthrough.go(to: 1, at: 0, into: &hand.events)
    hand.wait(until: 0.1)

    #expect(hand.walkthrough.motions(at: 0.1).map(\.name) == ["pager.position"])
    #expect(hand.element("title-1", at: 0.1)?.offset == .zero)
    #expect(pictures(hand.list(at: 5)).first?.scale == 1)
  }
}
