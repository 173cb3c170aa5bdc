import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// Three buttons of 50 points, 20 points apart, the middle one hidden.
private let hidden = buttons(
  """
  - button: {id: show, label: Show, on-label: Hide, effect: reveal, shows: extra, animation: linear(0.4s)}
  - button: {id: extra, label: Extra}
  - button: {id: after, label: After}
  """)

@Suite struct RevealTests {
  @Test func `what is hidden takes no room and is not there`() throws {
    let stand = try TestPrototype(hidden)

    #expect(stand.element("extra") == nil)
    #expect(stand.element("show")?.frame.minY == 68)
    #expect(stand.element("after")?.frame.minY == 138)
  }

  @Test func `a tap swaps the label at once, and what it shows fades in as room opens for it`() throws {
    var stand = try TestPrototype(hidden)

    try stand.tap("show")
    let text = stand.element("show")?.text
    stand.wait(0.2)
    let half = (stand.element("extra")?.opacity, stand.element("after")?.frame.minY)
    stand.settle()

    #expect(text == "Hide")
    #expect(half == (0.5, 173))
    #expect(stand.element("extra")?.opacity == 1)
    #expect(stand.element("extra")?.frame.minY == 138)
    #expect(stand.element("after")?.frame.minY == 208)
  }

  @Test func `a second tap in the middle turns it round from where it is`() throws {
    var stand = try TestPrototype(hidden)
    try stand.tap("show")
    stand.wait(0.15)
    stand.send(.began, Point(200, 90))
    stand.wait(0.05)
    let before = stand.element("after")?.frame.minY

    stand.send(.ended, Point(200, 90))
    let after = stand.element("after")?.frame.minY
    stand.settle()

    #expect(before == after)
    #expect(before == 173)
    #expect(stand.element("extra") == nil)
    #expect(stand.element("after")?.frame.minY == 138)
  }

  @Test func `what is shown can be tapped, and no more once it goes`() throws {
    var stand = try TestPrototype(hidden)
    try stand.tap("show")
    stand.settle()
    let place = try #require(stand.element("extra")).frame.center
    stand.tap(place)

    try stand.tap("show")
    stand.tap(place)

    #expect(stand.count("tapped extra") == 1)
  }

  @Test func `the keyboard passes over what is hidden and leaves what goes`() throws {
    var stand = try TestPrototype(hidden)
    stand.press(.tab)
    stand.press(.tab)
    let second = stand.prototype.focusedElement
    stand.press(.tab)
    stand.press(.space)
    stand.press(.tab)

    #expect(second == "after")
    #expect(stand.prototype.focusedElement == "extra")
  }

  @Test func `a block that starts shown is there without coming`() throws {
    let stand = try TestPrototype(hidden.replacing("effect: reveal", with: "effect: reveal, starts-on: true"))

    #expect(stand.element("extra")?.opacity == 1)
    #expect(stand.element("show")?.text == "Hide")
    #expect(stand.moving.isEmpty)
  }

  @Test func `two buttons that show one block say the same`() throws {
    var stand = try TestPrototype(
      buttons(
        """
        - button: {id: a, label: A, effect: reveal, shows: text}
        - text: {id: text, text: Hello}
        - button: {id: b, label: B, effect: reveal, shows: text}
        """))

    try stand.tap("a")
    let both = [stand.state("a"), stand.state("b")]
    stand.settle()
    try stand.tap("b")

    #expect(both == ["on", "on"])
    #expect([stand.state("a"), stand.state("b")] == ["off", "off"])
    #expect(stand.count("showed text") == 1)
    #expect(stand.count("hid text") == 1)
  }

  @Test(arguments: [
    "text: {id: it, text: Hello}", "picture: {id: it, image: a.svg, height: 80}", "list: {id: it, rows: [a, b]}",
  ])
  func `texts, pictures and lists are shown and hidden`(block: String) throws {
    var stand = try TestPrototype(
      buttons("- button: {id: a, label: A, effect: reveal, shows: it}\n- \(block)\n- button: {id: z, label: Z}"))
    let before = stand.element("z")?.frame.minY

    try stand.tap("a")
    stand.settle()
    let there = stand.element("it") != nil
    try stand.tap("a")
    stand.settle()

    #expect(there)
    #expect(stand.element("it") == nil)
    #expect(stand.element("it[0]") == nil)
    #expect(stand.element("z")?.frame.minY == before)
  }

  @Test func `a bubble goes with its button`() throws {
    var stand = try TestPrototype(
      buttons(
        """
        - button: {id: a, label: A, effect: reveal, shows: b, starts-on: true}
        - button: {id: b, label: B, effect: bubble, count: 1, starts-on: true}
        """))

    stand.press(.tab)
    stand.press(.space)
    stand.settle()

    #expect(stand.element("b.bubble") == nil)
  }

  @Test func `with its animation taken away a block is there at once`() throws {
    var stand = try TestPrototype(hidden.replacing("linear(0.4s)", with: "{reveal: none}"))

    try stand.tap("show")

    #expect(stand.element("after")?.frame.minY == 208)
    #expect(stand.element("extra")?.opacity == 1)
  }

  @Test func `with reduced motion room is there at once and the block fades in`() throws {
    var stand = try TestPrototype(hidden, reduceMotion: true)

    try stand.tap("show")
    stand.wait(0.2)

    #expect(stand.element("after")?.frame.minY == 208)
    #expect(stand.element("extra")?.opacity == 0.5)
  }

  @Test func `a screen that gets shorter as a block goes comes down by itself`() throws {
    var stand = try TestPrototype(
      buttons(
        """
        - button: {id: a, label: A, effect: reveal, shows: b, starts-on: true}
        - picture: {id: b, image: a.svg, height: 900}
        """))
    stand.scroll(by: 20)
    stand.settle()

    try stand.tap("a")
    stand.settle()

    #expect(stand.element("a")?.frame.minY == 68)
  }

  @Test func `states survive a new size of the window`() throws {
    var stand = try TestPrototype(hidden)
    try stand.tap("show")
    stand.settle()

    stand.prototype.handle(.resize(Size(500, 700), time: stand.time))

    #expect(stand.state("show") == "on")
    #expect(stand.element("after")?.frame.minY == 208)
  }
}
