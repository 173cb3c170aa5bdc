import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// A short screen of cards, of which the first leads to a second screen.
private func cards(
  theme: String = "", first: String = "title: A, go: second", second: String = "title: B"
) -> String {
  """
  noren: 1
  theme: {press: {\(theme)}}
  screens:
    home:
      blocks:
        - cards: [{\(first)}, {\(second)}]
    second:
      blocks: [text: Arrived]
  """
}

@Suite struct CardPressTests {
  @Test(arguments: [KeyPress.Key.space, .enter])
  func `a key shows the whole press of the card that has the focus and fires once`(_ key: KeyPress.Key) throws {
    var test = try TestPrototype(cards())
    test.press(.tab)
    test.press(.tab)

    test.press(key)
    test.prototype.handle(.key(KeyPress(key, isRepeat: true, time: test.time)))
    let scales = [0.05, 0.05, 0.1].map { duration -> Double? in
      test.wait(duration)
      return test.element("card-1")?.scale
    }

    #expect(test.log == ["tapped card-1"])
    #expect(scales == [1 - 0.05 * UnitCurve.easeIn.value(at: 0.5), 0.95, 1])
  }

  @Test func `the card that has the focus wears a ring around its frame`() throws {
    var test = try TestPrototype(cards())
    let frame = try #require(test.element("card-0")?.frame)
    func rings() -> [Rect] {
      test.frame.items.compactMap { item in
        guard case .stroke(.roundedRectangle(let ring), _, _) = item.content else { return nil }
        return Rect(
          center: item.transform.apply(ring.rect.center), size: ring.rect.size)
      }
    }
    let before = rings()

    test.press(.tab)

    #expect(before.isEmpty)
    #expect(rings().count == 1)
    #expect(rings().allSatisfy { $0.insetBy(x: 2, y: 2).contains(frame.origin) && $0.center == frame.center })
  }

  @Test func `a drag past the slop cancels a press for good, even on a screen too short to scroll`() throws {
    var test = try TestPrototype(cards())
    let card = try test.center(of: "card-0")

    test.send(.began, card)
    test.wait(0.2)
    test.send(.moved, card + Point(0, 6))
    test.wait(0.2)
    let scale = test.element("card-0")?.scale
    test.send(.moved, card)
    test.send(.ended, card)

    #expect(scale == 1)
    #expect(test.screen == "home")
    #expect(test.log.isEmpty)
  }

  @Test func `a drag across a scroller, which it does not scroll, cancels a press for good too`() throws {
    var test = try TestPrototype(cards())
    let card = try test.center(of: "card-0")

    test.drag(from: card, to: card + Point(40, 0))
    test.settle()

    #expect(test.log.isEmpty)
    #expect(test.element("card-0")?.scale == 1)
  }

  @Test func `a drag that begins on a button of a pager turns the page and presses nothing`() throws {
    var test = try TestPrototype(walkthroughs("push").replacing("noren: 1", with: "noren: 1\nstart: two"))
    let next = try test.center(of: "next")

    test.drag(from: next, to: next - Point(180, 0))
    test.settle()

    #expect(test.prototype.currentPage == 1)
    #expect(test.element("next")?.scale == 1)
    #expect(test.log.filter { $0.hasPrefix("page changed") } == ["page changed from 0 to 1"])
  }

  @Test func `a press ends without effect when the window loses the focus`() throws {
    var test = try TestPrototype(cards())
    let card = try test.center(of: "card-0")
    test.send(.began, card)
    test.wait(0.2)

    test.prototype.handle(.focusLost(time: test.time))
    test.wait(0.1)
    test.send(.ended, card)

    #expect(test.element("card-0")?.scale == 1)
    #expect(test.log.isEmpty)
  }

  @Test func `Escape ends a press without effect`() throws {
    var test = try TestPrototype(cards())
    let card = try test.center(of: "card-0")
    test.send(.began, card)
    test.wait(0.2)

    test.press(.escape)
    test.wait(0.1)
    test.send(.ended, card)

    #expect(test.element("card-0")?.scale == 1)
    #expect(test.log.isEmpty)
  }

  @Test(arguments: ["title: A, go: second, disabled: true", "title: A", "title: Other, id: other"])
  func `a card that is disabled, changed or removed while it is pressed does nothing`(_ change: String) throws {
    var test = try TestPrototype(cards())
    let card = try test.center(of: "card-0")
    test.send(.began, card)
    test.wait(0.2)

    try test.reload(cards(first: change, second: "title: B, go: second"))
    test.send(.ended, card)
    test.settle()

    #expect(test.screen == "home")
    #expect(test.log == ["deck reloaded"])
    #expect(test.prototype.elements.allSatisfy { $0.scale == 1 && $0.state != "pressed" })
  }

  @Test func `a second pointer presses nothing while the first is down`() throws {
    var test = try TestPrototype(cards())
    let (first, second) = (try test.center(of: "card-0"), try test.center(of: "card-1"))

    test.send(.began, first, device: .touch, id: 1)
    test.send(.began, second, device: .touch, id: 2)
    test.wait(0.2)
    let states = [test.element("card-0")?.state, test.element("card-1")?.state]
    test.send(.ended, second, device: .touch, id: 2)
    test.send(.ended, first, device: .touch, id: 1)

    #expect(states == ["pressed", ""])
    #expect(test.log == ["tapped card-0", "went to second"])
  }

  @Test func `tapping a card twice in quick succession opens its screen once`() throws {
    var test = try TestPrototype(cards())
    let card = try test.center(of: "card-0")

    test.tap(card)
    test.tap(card)
    test.settle()

    #expect(test.prototype.openScreens == ["home", "second"])
    #expect(test.log.filter { $0 == "went to second" }.count == 1)
  }

  @Test func `scale, duration and curve come from the theme, but for what a card says itself`() throws {
    let deck = cards(theme: "scale: 0.8, duration: 0.4s, curve: linear", second: "title: B, press: {duration: 0.2s}")
    var first = try TestPrototype(deck)
    var second = first

    first.send(.began, try first.center(of: "card-0"))
    second.send(.began, try second.center(of: "card-1"))
    first.wait(0.1)
    second.wait(0.1)

    #expect(abs((first.element("card-0")?.scale ?? 0) - 0.95) < 1e-12)
    #expect(abs((second.element("card-1")?.scale ?? 0) - 0.9) < 1e-12)
  }

  @Test func `a ripple spreads from the point of the press and leaves the scale alone`() throws {
    var test = try TestPrototype(cards(theme: "feedback: ripple"))
    let frame = try #require(test.element("card-0")?.frame)
    let point = frame.origin + Point(30, 20)

    test.send(.began, point)
    test.wait(0.02)
    let discs = test.frame.items.compactMap { item -> Point? in
      guard case .fill(.ellipse(let disc), _) = item.content else { return nil }
      return item.transform.apply(disc.center)
    }

    #expect(discs.count == 1)
    #expect(discs.allSatisfy { $0.distance(to: point) < point.distance(to: frame.center) / 4 })
    #expect(test.element("card-0")?.scale == 1)
  }

  @Test func `a card without feedback fires all the same`() throws {
    var test = try TestPrototype(cards(theme: "feedback: none"))
    let before = test.frame

    test.send(.began, try test.center(of: "card-0"))
    test.wait(0.1)
    let pressed = test.frame
    test.send(.ended, try test.center(of: "card-0"))

    #expect(pressed == before)
    #expect(test.screen == "second")
  }

  @Test(arguments: [30.0, 60, 144])
  func `a tap shorter than the animation looks the same at every frame rate`(_ rate: Double) throws {
    var framed = try TestPrototype(cards())
    framed.tap(try framed.center(of: "card-1"))
    var direct = framed

    for frame in 1...Int(0.08 * rate) { framed.prototype.advance(to: 0.05 + Double(frame) / rate) }
    framed.prototype.advance(to: 0.13)
    direct.prototype.advance(to: 0.13)

    #expect(framed.frame == direct.frame)
    #expect((direct.element("card-1")?.scale ?? 1) < 1)
  }
}
