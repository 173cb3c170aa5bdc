import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

private let all = buttons(
  """
  - button: {id: like, label: Like, on-label: Liked, effect: like, count: 41}
  - button: {id: follow, label: Follow, on-label: Following, effect: toggle}
  - button: {id: save, label: Save, on-label: Saved, effect: progress, duration: 2s}
  - button: {id: closed, label: Closed, effect: toggle, disabled: true}
  """)

@Suite struct ButtonScreenTests {
  // MARK: Effects

  @Test func `a like counts one more and its heart pops over its size`() throws {
    var stand = try TestPrototype(all)

    try stand.tap("like")
    let flipped = (stand.state("like"), stand.element("like")?.text, stand.element("like.icon")?.scale)
    var largest = 0.0
    for _ in 0..<30 {
      stand.wait(1 / 60)
      largest = max(largest, stand.element("like.icon")?.scale ?? 0)
    }
    stand.settle()

    #expect(flipped == ("on", "Liked 42", 0))
    #expect(largest > 1.2)
    #expect(stand.element("like.icon")?.scale == 1)
  }

  @Test func `a switch flips at once and its ground follows`() throws {
    var stand = try TestPrototype(all)
    let before = stand.element("follow")?.color

    try stand.tap("follow")
    let flipped = (stand.state("follow"), stand.element("follow")?.text, stand.element("follow")?.color)
    stand.settle()

    #expect(flipped == ("on", "Following", before))
    #expect(stand.element("follow")?.color == Palette.light.accent)
    #expect(stand.element("follow")?.role == .toggle)
  }

  @Test func `progress runs to done in its time, whatever the frames`() throws {
    var stand = try TestPrototype(all)
    try stand.tap("save")
    let begun = stand.time

    stand.prototype.advance(to: begun + 1)
    let half = (stand.state("save"), stand.element("save.bar")?.text, stand.element("save.bar")?.frame.width)
    stand.prototype.advance(to: begun + 2)

    #expect(half == ("running", "50 %", 184))
    #expect(stand.state("save") == "done")
    #expect(stand.element("save")?.text == "Saved")
    #expect(stand.prototype.log.entries.last?.time == begun + 2)
  }

  @Test(arguments: ["like", "follow"])
  func `ten taps in a second leave a look that equals the state`(id: String) throws {
    var stand = try TestPrototype(all)

    for _ in 0..<10 {
      try stand.tap(id)
      stand.wait(0.05)
    }
    stand.settle()
    let even = (stand.state(id), stand.element("\(id).icon")?.scale)
    try stand.tap(id)
    stand.settle()

    #expect(even == ("off", 0))
    #expect(stand.state(id) == "on")
    #expect(stand.element("\(id).icon")?.scale == 1)
    #expect(stand.count("turned \(id) on") == 6)
  }

  @Test func `no effect plays when a screen is first shown`() throws {
    let stand = try TestPrototype(
      buttons(
        """
        - button: {id: a, label: A, effect: like, count: 1, starts-on: true}
        - button: {id: b, label: B, effect: toggle, starts-on: true}
        - button: {id: c, label: C, effect: progress, starts-on: true}
        """))

    #expect(stand.moving.isEmpty)
    #expect(["a", "b", "c"].map { stand.state($0) } == ["on", "on", "done"])
  }

  // MARK: Animations

  @Test func `one effect's animation is taken away in the deck while the others go on`() throws {
    var stand = try TestPrototype(
      buttons("- button: {id: a, label: A, on-label: B, effect: toggle, animation: {fill: none, label: linear(1s)}}"))

    try stand.tap("a")

    #expect(stand.element("a")?.color == Palette.light.accent)
    #expect(stand.moving.contains("a.label"))
    #expect(!stand.moving.contains("a.fill"))
  }

  @Test func `one effect's animation is changed in the deck`() throws {
    var stand = try TestPrototype(
      buttons("- button: {id: a, label: A, effect: like, animation: {icon: linear(1s)}}"))

    try stand.tap("a")
    stand.wait(0.5)

    #expect(abs(try #require(stand.element("a.icon")).scale - 0.5) < 1e-9)
  }

  @Test(arguments: [
    ("animation: none", "", "{}"), ("label: A", "animation: none", "{}"), ("label: A", "", "{animation: none}"),
  ])
  func `a whole change is there at once when the button, its screen or the theme says so`(
    key: String, screen: String, theme: String
  ) throws {
    let key = key == "label: A" ? "" : ", \(key)"
    var stand = try TestPrototype(
      buttons("- button: {id: a, label: A, on-label: B, effect: like, count: 1\(key)}", theme: theme, screen: screen))

    try stand.tap("a")
    stand.wait(0.2)

    #expect(stand.moving.isEmpty)
    #expect(stand.element("a.icon")?.scale == 1)
  }

  @Test func `what a button says counts more than its screen, which counts more than the theme`() throws {
    var stand = try TestPrototype(
      buttons(
        """
        - button: {id: a, label: A, effect: like, animation: linear(4s)}
        - button: {id: b, label: B, effect: like}
        """, theme: "{animation: none}", screen: "animation: linear(2s)"))

    try stand.tap("a")
    try stand.tap("b")
    stand.wait(1)

    #expect(abs(try #require(stand.element("a.icon")).scale - 0.2625) < 1e-9)
    #expect(abs(try #require(stand.element("b.icon")).scale - 0.5) < 1e-9)
  }

  @Test func `a deck that is saved anew keeps the state and takes the new animation`() throws {
    let old = "- button: {id: a, label: A, effect: like, animation: linear(9s)}"
    var stand = try TestPrototype(buttons(old))
    try stand.tap("a")
    let changed = try TestPrototype(buttons(old.replacing("linear(9s)", with: "none"))).prototype

    stand.prototype = stand.prototype.reloaded(changed.deck, environment: changed.environment)
    let kept = stand.state("a")
    try stand.tap("a")

    #expect(kept == "on")
    #expect(stand.state("a") == "off")
    #expect(stand.element("a.icon")?.scale == 0)
  }

  // MARK: Keys

  @Test func `Space and Enter press the button that has the keyboard, and show the whole press`() throws {
    var stand = try TestPrototype(all)
    stand.press(.tab)

    stand.press(.space)
    stand.wait(0.1)
    let pressed = stand.element("like")?.scale
    stand.settle()
    stand.press(.enter)
    stand.settle()

    #expect(stand.prototype.focusedElement == "like")
    #expect(abs(try #require(pressed) - 0.95) < 1e-9)
    #expect(stand.count("turned like on") == 1)
    #expect(stand.count("turned like off") == 1)
  }

  @Test func `a key that is held presses once`() throws {
    var stand = try TestPrototype(all)
    stand.press(.tab)

    for repeats in [false, true, true] {
      stand.prototype.handle(.key(KeyPress(.space, isRepeat: repeats, time: stand.time)))
    }

    #expect(stand.count("tapped like") == 1)
  }

  @Test func `a ring shows around the button that has the keyboard`() throws {
    var stand = try TestPrototype(all)
    let before = stand.frame.items.count

    stand.press(.tab)

    let ring = stand.frame.items.contains { item in
      if case .stroke(.roundedRectangle(let shape), _, _) = item.content { shape.rect.width > 368 } else { false }
    }
    #expect(stand.frame.items.count == before + 1)
    #expect(ring)
  }

  @Test func `a button that is disabled takes neither taps nor the keyboard, and says so`() throws {
    var stand = try TestPrototype(all)

    try stand.tap("closed")
    for _ in 0..<4 { stand.press(.tab) }

    #expect(stand.state("closed") == "disabled")
    #expect(stand.log.isEmpty)
    #expect(stand.prototype.focusedElement == "like")
  }

  // MARK: Reading direction and reduced motion

  @Test func `where reading starts at the right the sign stands on the right and the bar fills from there`() throws {
    let blocks = """
      - button: {id: like, label: Like, effect: like}
      - button: {id: save, label: Save, effect: progress, duration: 2s}
      """
    var stand = try TestPrototype(buttons(blocks, language: "ar"))

    try stand.tap("save")
    stand.wait(1)

    #expect(try #require(stand.element("like.icon")).frame.midX > 200)
    #expect(stand.element("save.bar")?.frame.maxX == 384)
  }

  @Test func `with reduced motion signs fade and nothing grows`() throws {
    var stand = try TestPrototype(all, reduceMotion: true)

    try stand.tap("like")
    stand.wait(0.1)

    #expect(stand.element("like.icon")?.scale == 1)
    #expect(abs(try #require(stand.element("like.icon")).opacity - 0.5) < 0.001)
  }
}
