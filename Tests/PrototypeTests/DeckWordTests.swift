import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// What a deck says of buttons, ways and holes is done.
@Suite struct DeckWordTests {
  // MARK: The way of `next`

  private static let account = """
    noren: 1
    screens:
      a:
        walkthrough:
          pages: [{title: One}, {title: Two}, {title: Three}]
          next: {label: Create account, go: b}
          done: {label: Enter, go: c}
      b: {blocks: [{text: B}]}
      c: {blocks: [{text: C}]}
    """

  @Test(arguments: [0, 1]) func `a next button with a way leads there from every page but the last`(page: Int) throws {
    var app = try TestPrototype(Self.account)
    for _ in 0..<page { app.press(.right) }
    app.settle()

    try app.tap("next")
    app.settle()

    #expect(app.screen == "b")
    #expect(app.log.contains("next"))
  }

  @Test func `the last page has its own button all the same`() throws {
    var app = try TestPrototype(Self.account)
    app.press(.end)
    app.settle()

    try app.tap("next")
    app.settle()

    #expect(app.screen == "c")
  }

  @Test func `the pages of a next button with a way are turned by hand`() throws {
    var app = try TestPrototype(Self.account)

    app.drag(from: Point(350, 200), to: Point(50, 200))
    app.settle()

    #expect(app.prototype.currentPage == 1)
  }

  @Test func `a key presses a next button with a way as a finger does`() throws {
    var app = try TestPrototype(Self.account)
    app.press(.tab)
    app.press(.tab)

    app.press(.enter)
    app.settle()

    #expect(app.screen == "b")
  }

  // MARK: Single marks

  private func mark(_ keys: String) throws -> TestPrototype {
    var app = try TestPrototype(
      "noren: 1\nscreens: {a: {blocks: [text: T], coach: {steps: [{title: Allow?, text: It asks.}]\(keys)}}}")
    app.waitForTour()
    app.wait(1)
    return app
  }

  @Test func `a single mark has the buttons that its tour names`() throws {
    let app = try mark(", done: Allow, skip: Don't allow")

    #expect(app.element("coach-next")?.text == "Allow")
    #expect(app.element("coach-skip")?.text == "Don't allow")
  }

  @Test(arguments: [("coach-next", "tour ended: done"), ("coach-skip", "tour ended: skipped")])
  func `the buttons of a single mark do what they say`(button: String, entry: String) throws {
    var app = try mark(", done: Allow, skip: Don't allow")

    try app.tap(button)
    app.settle()

    #expect(app.log.contains { $0.hasPrefix(entry) }, "\(app.log)")
  }

  @Test func `a single mark that only names its end has that button alone`() throws {
    let app = try mark(", done: Allow")

    #expect(app.element("coach-next")?.text == "Allow")
    #expect(app.element("coach-skip") == nil)
  }

  @Test func `a single mark whose buttons have no names has none`() throws {
    let app = try mark("")

    #expect(app.element("coach-next") == nil)
    #expect(app.element("coach-skip") == nil)
  }

  // MARK: The line around a hole

  private func lines(edge: String, dim: String, increasesContrast: Bool = false) throws -> Int {
    let deck =
      "noren: 1\nscreens: {a: {blocks: [{button: {id: b, label: B}}], "
      + "coach: {dim: \"\(dim)\", steps: [{text: T, target: b, edge: \(edge)}]}}}"
    var app = try TestPrototype(deck)
    if increasesContrast {
      var environment = app.prototype.environment
      environment.components.increasesContrast = true
      app.prototype = Prototype(deck: app.prototype.deck, size: app.prototype.size, environment: environment)
    }
    app.waitForTour()
    app.wait(1)
    return app.frame.items.count { item in
      if case .stroke(_, let color, _) = item.content { color.bytes[0] == 255 && color.alpha < 0.5 } else { false }
    }
  }

  @Test func `a line that a mark does not want is not drawn, however little its dim shows`() throws {
    #expect(try lines(edge: "auto", dim: "#00000010") == 1)
    #expect(try lines(edge: "none", dim: "#00000010") == 0)
  }

  @Test func `a line that a mark wants is drawn, however well its dim shows`() throws {
    #expect(try lines(edge: "auto", dim: "#000000A0") == 0)
    #expect(try lines(edge: "line", dim: "#000000A0") == 1)
  }

  @Test func `readers who want more contrast have the line that a mark does not want`() throws {
    #expect(try lines(edge: "none", dim: "#000000A0", increasesContrast: true) == 1)
  }

  // MARK: Ways back

  private func halfWay(back destination: String) throws -> TestPrototype {
    var app = try TestPrototype(
      """
      noren: 1
      screens:
        a: {blocks: [{button: {id: x, label: To B, go: b}}]}
        b: {blocks: [{button: {id: x, label: Start over, go: \(destination)}}]}
      """)
    try app.tap("x")
    app.settle()
    try app.tap("x")
    app.wait(0.15)
    return app
  }

  private func fades(_ app: TestPrototype) -> Bool {
    app.frame.items.contains { item in
      guard case .beginGroup(let bounds) = item.content else { return false }
      return bounds.size == app.prototype.size && item.opacity > 0 && item.opacity < 1
    }
  }

  @Test(arguments: ["{screen: a, transition: fade}", "{screen: back, transition: fade}"])
  func `a way that fades to a screen below lets the one on top fade`(destination: String) throws {
    var app = try halfWay(back: destination)

    #expect(fades(app))
    app.settle()
    #expect(app.screen == "a")
    #expect(app.prototype.openScreens == ["a"])
  }

  @Test(arguments: ["a", "back"]) func `a way back without a transition reverses how the screen came`(way: String)
    throws
  {
    #expect(try !fades(halfWay(back: way)))
  }

  @Test func `going round and round piles up no screens`() throws {
    var app = try halfWay(back: "{screen: a, transition: fade}")
    for _ in 0..<20 {
      app.settle()
      try app.tap("x")
    }
    app.settle()

    #expect(app.prototype.openScreens.count <= 2)
  }

  // MARK: The press of a picture

  @Test func `a picture that leads somewhere answers a press as the theme says`() throws {
    var app = try TestPrototype(
      "noren: 1\ntheme: {press: {scale: 0.5, duration: 0.1s}}\n"
        + "screens: {a: {blocks: [{picture: {id: p, image: a.svg, height: 200, go: a}}]}}")

    app.send(.began, try app.center(of: "p"))
    app.wait(0.5)

    #expect(app.element("p")?.scale == 0.5)
  }

  // MARK: What pictures show

  @Test func `what the pictures of pages, cards and rows show is there to be read`() throws {
    let pages = try TestPrototype(
      "noren: 1\nscreens: {a: {walkthrough: {pages: [{title: T, image: a.svg, alt: A boat}]}}}")
    let blocks = try TestPrototype(
      "noren: 1\nscreens: {a: {blocks: [{cards: [{title: T, image: a.svg, alt: A knot}]}, "
        + "{list: {id: l, rows: [{title: R, image: a.svg, alt: A cherry}]}}]}}")

    #expect(pages.element("picture-0")?.text == "A boat")
    #expect(blocks.element("card-0-picture")?.text == "A knot")
    #expect(blocks.element("l[0]-picture")?.text == "A cherry")
  }
}
