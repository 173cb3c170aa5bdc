import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

private let heart = buttons(
  """
  - button: {id: heart, label: Heart, effect: bubble, count: 999}
  - button: {id: other, label: Other}
  - spacer: 1200
  """)

/// How far the tip of the arrow stands out of a bubble's body, in points.
private let arrow = BubbleArrow().length

@Suite struct BubbleScreenTests {
  // MARK: Opening and closing

  @Test func `a tap opens the bubble with its heart and count, a second one closes it`() throws {
    var stand = try TestPrototype(heart)

    try stand.tap("heart")
    stand.settle()
    let open = stand.element("heart.bubble")
    try stand.tap("heart")
    stand.settle()

    #expect(open?.text == "999")
    #expect(open?.scale == 1)
    #expect(stand.element("heart.bubble") == nil)
    #expect(
      stand.log == [
        "tapped heart", "turned heart on", "bubble of heart shown", "tapped heart", "turned heart off",
        "bubble of heart hidden",
      ])
  }

  @Test func `a bubble comes from a quarter of its size at the tip of its arrow, from its first frame on`() throws {
    var stand = try TestPrototype(heart)

    try stand.tap("heart")
    let first = try #require(stand.element("heart.bubble"))
    stand.settle()

    let button = try #require(stand.element("heart")).frame
    #expect(first.scale == 0.25)
    #expect(first.opacity == 0)
    #expect(abs(first.frame.minY - button.maxY - arrow * 0.25) < 0.001)
    #expect(abs(first.frame.midX - button.midX) < 0.001)
  }

  @Test func `a tap while the bubble comes turns it round from where it is`() throws {
    var stand = try TestPrototype(heart)
    try stand.tap("heart")
    stand.wait(0.1)
    stand.send(.began, Point(200, 90))
    let before = stand.element("heart.bubble")?.scale

    stand.send(.ended, Point(200, 90))
    let after = stand.element("heart.bubble")?.scale
    stand.settle()

    #expect(before == after)
    #expect(stand.state("heart") == "off")
    #expect(stand.element("heart.bubble") == nil)
    #expect(stand.count("bubble of heart turned round") == 1)
    #expect(stand.count("bubble of heart hidden") == 1)
  }

  @Test func `ten taps in a second leave a bubble that equals the state, and one completion a request`() throws {
    var stand = try TestPrototype(heart)

    for _ in 0..<11 {
      try stand.tap("heart")
      stand.wait(0.05)
    }
    stand.settle()

    #expect(stand.state("heart") == "on")
    #expect(stand.element("heart.bubble")?.scale == 1)
    let ends = ["shown", "hidden", "turned round"].map { stand.count("bubble of heart \($0)") }
    #expect(ends.reduce(0, +) == 11)
  }

  @Test func `a bubble that goes by itself switches its button off as it begins to go`() throws {
    var stand = try TestPrototype(
      buttons(
        "- button: {id: a, label: A, effect: bubble, count: 1, bubble: {hide-after: 2s, animation: ease-in(0.5s)}}"))
    try stand.tap("a")
    let begun = stand.time

    stand.prototype.advance(to: begun + 2.49)
    let before = stand.state("a")
    stand.prototype.advance(to: begun + 2.51)

    #expect(before == "on")
    #expect(stand.state("a") == "off")
    #expect(stand.element("a.bubble") != nil)
  }

  @Test func `a tap on the bubble sends it away and its button off`() throws {
    var stand = try TestPrototype(heart)
    try stand.tap("heart")
    stand.settle()

    try stand.tap("heart.bubble")
    stand.settle()

    #expect(stand.state("heart") == "off")
    #expect(stand.element("heart.bubble") == nil)
  }

  @Test func `a tap elsewhere sends the bubble away and still does what it does`() throws {
    var stand = try TestPrototype(heart)
    try stand.tap("heart")
    stand.settle()

    stand.tap(Point(60, 160))
    stand.settle()

    #expect(stand.element("heart.bubble") == nil)
    #expect(stand.state("heart") == "off")
    #expect(stand.count("tapped other") == 1)
  }

  @Test func `a tap on nothing sends the bubble away`() throws {
    var stand = try TestPrototype(heart)
    try stand.tap("heart")
    stand.settle()

    stand.tap(Point(200, 600))
    stand.settle()

    #expect(stand.element("heart.bubble") == nil)
  }

  @Test func `Escape sends the bubble away before it leads back`() throws {
    var stand = try TestPrototype(
      """
      noren: 1
      screens:
        home: {blocks: [button: {id: go, label: Go, go: next}]}
        next: {blocks: [button: {id: heart, label: Heart, effect: bubble, count: 1}]}
      """)
    try stand.tap("go")
    stand.settle()
    try stand.tap("heart")
    stand.settle()

    stand.press(.escape)
    let (screen, state) = (stand.screen, stand.state("heart"))
    stand.press(.escape)

    #expect(screen == "next")
    #expect(state == "off")
    #expect(stand.screen == "home")
  }

  @Test func `of two bubbles Escape sends away the one that came last`() throws {
    var stand = try TestPrototype(
      buttons(
        """
        - button: {id: a, label: A, effect: bubble, count: 1, starts-on: true}
        - spacer: 200
        - button: {id: b, label: B, effect: bubble, count: 1, starts-on: true}
        """))

    stand.press(.escape)
    let states = [stand.state("a"), stand.state("b")]
    stand.press(.escape)

    #expect(states == ["on", "off"])
    #expect(stand.state("a") == "off")
  }

  // MARK: Place

  @Test func `the bubble of a button follows it in every frame of a scroll`() throws {
    var stand = try TestPrototype(heart)
    try stand.tap("heart")
    stand.settle()
    stand.send(.began, Point(200, 600))

    var worst = 0.0
    for step in 1...30 {
      stand.wait(1 / 60)
      stand.send(.moved, Point(200, 600 + Double(step) * 4))
      stand.wait(0)
      let (bubble, button) = (try #require(stand.element("heart.bubble")), try #require(stand.element("heart")))
      worst = max(worst, abs(bubble.frame.minY - button.frame.maxY - arrow))
    }

    #expect(worst < 0.001)
    #expect(stand.state("heart") == "on")
  }

  @Test func `a bubble whose button scrolls under the bar hides, and comes back with it`() throws {
    var stand = try TestPrototype(heart)
    try stand.tap("heart")
    stand.settle()

    stand.scroll(by: 300)
    stand.settle()
    let away = stand.element("heart.bubble")
    stand.scroll(by: -300)
    stand.settle()

    #expect(away == nil)
    #expect(stand.element("heart.bubble")?.scale == 1)
    #expect(stand.state("heart") == "on")
  }

  @Test(arguments: [("top", "top"), ("bottom", "bottom"), ("leading", "left"), ("trailing", "right")])
  func `a bubble opens on the edge that the deck asks for`(side: String, edge: String) throws {
    var stand = try TestPrototype(
      buttons(
        """
        - spacer: 200
        - button: {id: a, label: A, width: fit, effect: bubble, count: 1, bubble: {side: \(side)}}
        """))

    try stand.tap("a")
    stand.settle()

    #expect(stand.state("a.bubble") == edge)
  }

  @Test func `where reading starts at the right a leading bubble stands on the right`() throws {
    var stand = try TestPrototype(
      buttons(
        "- button: {id: a, label: A, width: fit, effect: bubble, count: 1, bubble: {side: leading}}", language: "ar"))

    try stand.tap("a")
    stand.settle()

    #expect(stand.state("a.bubble") == "right")
  }

  @Test func `a bubble lies over the bar of its screen`() throws {
    var stand = try TestPrototype(
      buttons(
        """
        - spacer: 60
        - button: {id: a, label: A, effect: bubble, count: 1, bubble: {side: top}}
        - spacer: 1200
        """))
    stand.scroll(by: 30)
    try stand.tap("a")
    stand.settle()

    let items = stand.frame.items
    let bubble = items.firstIndex { if case .fill(.path, _) = $0.content { true } else { false } }
    let bar = items.lastIndex { item in
      if case .fill(.roundedRectangle(let shape), _) = item.content { shape.rect.width == 400 } else { false }
    }
    #expect(try #require(stand.element("a.bubble")).frame.minY < 68)
    #expect(try #require(bubble) > #require(bar))
  }

  // MARK: What it says

  @Test func `a count in the bubble of a like rolls on as the bubble comes and back as it goes`() throws {
    var stand = try TestPrototype(
      buttons("- button: {id: a, label: Like, effect: like, count: 41, bubble: {animation: ease-in(0.4s)}}"))

    try stand.tap("a")
    stand.wait(0.05)
    let moving = stand.moving
    stand.settle()
    let text = stand.element("a.bubble")?.text
    try stand.tap("a")

    #expect(moving.contains("a.bubble.count"))
    #expect(text == "42")
    #expect(stand.element("a")?.text == "Like")
    #expect(stand.element("a.bubble")?.text == "41")
  }

  @Test func `a bubble of a like that goes by itself leaves the like on`() throws {
    var stand = try TestPrototype(
      buttons("- button: {id: a, label: Like, effect: like, count: 41, bubble: {hide-after: 1s}}"))

    try stand.tap("a")
    stand.wait(5)

    #expect(stand.state("a") == "on")
    #expect(stand.element("a.bubble") == nil)
  }

  @Test func `a bubble without a text and a count says a heart alone`() throws {
    var stand = try TestPrototype(buttons("- button: {id: a, label: A, effect: bubble}"))

    try stand.tap("a")
    stand.settle()

    #expect(stand.element("a.bubble")?.text == "")
    #expect(try #require(stand.element("a.bubble")).frame.width == 46)
  }

  // MARK: Animation

  @Test func `a bubble of a button that starts on is there at first, without coming`() throws {
    let stand = try TestPrototype(
      buttons("- button: {id: a, label: A, effect: bubble, count: 1, starts-on: true}"))

    #expect(stand.element("a.bubble")?.scale == 1)
    #expect(stand.moving.isEmpty)
  }

  @Test func `with reduced motion a bubble of a button only fades`() throws {
    var stand = try TestPrototype(heart, reduceMotion: true)
    try stand.tap("heart")
    stand.wait(0.1)

    #expect(stand.element("heart.bubble")?.scale == 1)
    #expect(abs(try #require(stand.element("heart.bubble")).opacity - 0.5) < 0.001)
  }

  @Test(arguments: ["bubble: {animation: none}", "animation: none"])
  func `a bubble's animation can be taken away in the deck`(key: String) throws {
    var stand = try TestPrototype(buttons("- button: {id: a, label: A, effect: bubble, count: 1, \(key)}"))

    try stand.tap("a")

    #expect(stand.element("a.bubble")?.scale == 1)
    #expect(stand.count("bubble of a shown") == 1)
  }

  @Test func `a bubble's own animation counts more than the button's and the screen's`() throws {
    var stand = try TestPrototype(
      buttons(
        "- button: {id: a, label: A, effect: bubble, count: 1, animation: none, bubble: {animation: linear(1s)}}",
        screen: "animation: none"))

    try stand.tap("a")
    stand.wait(0.5)

    #expect(abs(try #require(stand.element("a.bubble")).opacity - 0.5) < 0.001)
  }
}
