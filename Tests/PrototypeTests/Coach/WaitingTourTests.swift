import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Testing

/// A tour that waits for a target steps aside, so that what would bring it can be reached.
@Suite struct WaitingTourTests {
  private static let deck = """
    noren: 1
    screens:
      home:
        title: Home
        blocks:
          - button: {id: a, label: Alpha}
          - button: {id: more, label: More, on-label: Less, effect: reveal, shows: details}
          - text: {id: details, text: Details here.}
          - button: {id: b, label: Beta}
        coach:
          steps:
            - {target: a, text: First.}
            - {target: details, text: Second., wait: 60s}
            - {target: b, text: Third.}
    """

  /// The tour, as it waits for its second target.
  private static func waiting(_ deck: String = deck, reduceMotion: Bool = false) throws -> TestPrototype {
    var app = try TestPrototype(deck, reduceMotion: reduceMotion)
    app.waitForTour()
    app.settle()
    app.press(.right)
    app.wait(1)
    return app
  }

  @Test(arguments: [false, true])
  func `while a tour waits there is no dim, and a way out shows`(_ reduceMotion: Bool) throws {
    let app = try Self.waiting(reduceMotion: reduceMotion)

    #expect(app.element("overlay") == nil && app.element("coach") == nil)
    #expect(app.element("coach-skip")?.opacity == 1)
    #expect(app.count("coach mark waits: target 2 is not there yet") == 1)
  }

  @Test func `the way out ends the tour by a tap`() throws {
    var app = try Self.waiting()

    try app.tap("coach-skip")
    app.settle()

    #expect(app.count("tour ended: skipped") == 1)
    #expect(app.element("coach-skip") == nil)
  }

  @Test func `what brings the target can be pressed, and the tour goes on with it`() throws {
    var app = try Self.waiting()

    try app.tap("more")
    app.settle()

    #expect(app.element("coach")?.text == "Second.")
    #expect(app.element("overlay")?.opacity == 1)
    #expect(app.count("tour began") == 1)
    #expect(app.element("coach-skip") != nil)
  }

  @Test func `Tab goes over the screen to the way out and round, and Enter presses each`() throws {
    var app = try Self.waiting()
    var stops: [String] = []

    for _ in 0..<5 {
      app.press(.tab)
      stops.append(app.prototype.focusedElement?.name ?? "")
    }
    var other = app
    other.press(.tab, shift: true)
    other.press(.enter)
    app.press(.tab)
    app.press(.enter)
    app.settle()

    #expect(stops == ["a", "more", "b", "coach-skip", "a"])
    #expect(other.count("tour ended: skipped") == 1)
    #expect(app.element("coach")?.text == "Second.")
  }

  @Test func `Escape leaves a tour that waits`() throws {
    var app = try Self.waiting()

    app.press(.escape)

    #expect(app.count("tour ended: escaped") == 1)
  }

  @Test func `a wait that is short keeps the dim`() throws {
    var app = try TestPrototype(Self.deck.replacing("wait: 60s", with: "wait: 0.25s"))
    app.waitForTour()
    app.settle()
    app.press(.right)
    var least = 1.0

    for _ in 0..<60 {
      app.wait(1 / 60)
      least = min(least, app.element("overlay")?.opacity ?? 0)
    }

    #expect(least == 1)
    #expect(app.element("coach")?.text == "Third.")
  }

  @Test func `a tour that waited in vain comes back with the next mark`() throws {
    var app = try Self.waiting(Self.deck.replacing("wait: 60s", with: "wait: 2s"))

    app.wait(2)

    #expect(app.element("coach")?.text == "Third.")
    #expect(app.element("overlay")?.opacity == 1)
    #expect(app.count("coach mark left out: target 2 is not there") == 1)
  }

  @Test func `nothing comes over the screen while a finger uses it`() throws {
    var app = try Self.waiting()
    app.send(.began, Point(200, 700))
    app.press(.tab)
    app.press(.tab)
    app.press(.enter)
    app.wait(1)
    let during = app.element("coach")

    app.send(.ended, Point(200, 700))
    app.settle()

    #expect(during == nil)
    #expect(app.element("coach")?.text == "Second.")
  }

  @Test func `a target that comes while the dim goes turns the dim round`() throws {
    var app = try TestPrototype(Self.deck)
    app.waitForTour()
    app.settle()
    app.press(.right)
    app.wait(0.4)
    let strength = try #require(app.element("overlay")?.opacity)
    let state = app.overlayState

    try app.tap("more")
    app.wait(0.05)
    let later = try #require(app.element("overlay")?.opacity)
    app.settle()

    #expect(state == "waiting")
    #expect(strength < 1 && strength > 0 && later > 0)
    #expect(app.element("overlay")?.opacity == 1)
  }

  @Test func `without a button that leaves the screen is free all the same`() throws {
    var app = try Self.waiting(
      Self.deck.replacing("coach:\n      steps:", with: "coach:\n      skip: false\n      steps:"))

    let skip = app.element("coach-skip")
    try app.tap("more")
    app.settle()

    #expect(skip == nil)
    #expect(app.element("coach")?.text == "Second.")
  }

  @Test func `a screen that is left while its tour waits ends it`() throws {
    var app = try Self.waiting()

    try app.reload(Self.deck.replacing("home:", with: "elsewhere:"))
    app.settle()

    #expect(app.count("tour ended: left") == 1)
    #expect(app.element("coach")?.text == "First.")
  }

  @Test func `a tour that waits goes on waiting in a deck that was saved`() throws {
    var app = try Self.waiting()

    try app.reload(Self.deck.replacing("Second.", with: "Other."))
    let skip = app.element("coach-skip")?.opacity
    try app.tap("more")
    app.settle()

    #expect(skip == 1)
    #expect(app.element("coach")?.text == "Other.")
  }

  @Test func `the way out leaves the corner to a button that the screen has there`() throws {
    var app = try TestPrototype(
      """
      noren: 1
      screens:
        home:
          walkthrough: {pages: [{id: one, title: A}, {id: two, title: B, image: b.svg}], skip: {label: Leave}}
          coach: [{target: next, text: First.}, {target: two, text: Second., wait: 60s}]
      """)
    app.waitForTour()
    app.settle()
    app.press(.right)
    app.wait(1)

    let own = try #require(app.element("coach-skip")?.frame)
    let other = try #require(app.element("skip")?.frame)

    #expect(!own.intersects(other))
  }

  @Test func `a page that a tour waits for brings its mark`() throws {
    var app = try TestPrototype(
      """
      noren: 1
      screens:
        home:
          walkthrough: {pages: [{id: one, title: A}, {id: two, title: B, image: b.svg}]}
          coach: [{target: next, text: First.}, {target: two, text: Second., wait: 60s}]
      """)
    app.waitForTour()
    app.settle()
    app.press(.right)
    app.wait(1)

    app.drag(from: Point(300, 400), to: Point(60, 400))
    app.settle()

    #expect(app.prototype.currentPage == 1)
    #expect(app.element("coach")?.text == "Second.")
  }
}
