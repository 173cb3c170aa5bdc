import Components
import Geometry
import Gestures
import Testing

@Suite struct WalkthroughFooterTests {
  @Test func `each component of the footer's colour follows the drag, alpha too`() {
    var hand = WalkthroughHand(makeWalkthrough())

    hand.hold(walkthroughSize.width * 0.3, at: 1)
    let color = hand.walkthrough.footerColor(at: 1)

    let expected =
      walkthroughColors[0].components + (walkthroughColors[1].components - walkthroughColors[0].components) * 0.3
    let error = color.components - expected
    #expect((error * error).sum() < 1e-24)
  }

  @Test func `beyond the first page the footer keeps its colour and nothing fades`() {
    var hand = WalkthroughHand(makeWalkthrough())

    hand.send(.began, 10, 300, at: 0)
    hand.send(.moved, 200, 300, at: 0.1)

    #expect(hand.walkthrough.footerColor(at: 0.1) == walkthroughColors[0])
    #expect(hand.element("title-0", at: 0.1)?.opacity == 1)
    #expect((hand.element("title-0", at: 0.1)?.offset.x ?? 0) > 50)
  }

  @Test func `title and body travel with the finger and fade`() {
    var hand = WalkthroughHand(makeWalkthrough())

    hand.hold(100, at: 1)

    #expect(abs((hand.element("title-0", at: 1)?.offset.x ?? 0) + 100) < 1e-9)
    #expect(abs((hand.element("title-1", at: 1)?.offset.x ?? 0) - 290) < 1e-9)
    #expect(abs((hand.element("body-1", at: 1)?.opacity ?? 0) - 100 / 390) < 1e-9)
  }
}

@Suite struct WalkthroughSpeedTests {
  @Test func `texts under a finger are as fast as the finger`() throws {
    var hand = WalkthroughHand(makeWalkthrough())

    hand.send(.began, 380, 300, at: 1)
    for step in 1...10 { hand.send(.moved, 380 - 6 * Double(step), 300, at: 1 + 0.01 * Double(step)) }

    let speed = try #require(hand.element("title-0", at: 1.1)).velocity.x
    #expect(abs(speed + 600) < 1)
  }
}
