import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// What marks show by the motion of the thing itself, apart from swiping.
@Suite struct DemonstrationTests {
  // MARK: A tap

  @Test func `a demonstrated tap presses the button and does not fire`() throws {
    var app = try TestPrototype(favourites: "- {target: like, text: Tap, demo: tap}")
    var smallest = 1.0

    for _ in 0..<120 {
      app.wait(1 / 60)
      smallest = min(smallest, app.element("like")?.scale ?? 1)
    }

    #expect(abs(smallest - 0.95) < 1e-6)
    #expect(app.element("like")?.scale == 1)
    #expect(app.count("tapped like") == 0)
    #expect(app.count("demonstration ended") == 1)
  }

  @Test func `a tap of one's own ends the one that is shown, and counts`() throws {
    var app = try TestPrototype(favourites: "- {target: like, text: Tap, demo: tap, hole: pass}")
    while app.count("demonstrating tap on like") == 0 { app.wait(1 / 120) }
    app.wait(0.3)

    try app.tap("like")
    app.settle()

    #expect(app.count("demonstration interrupted") == 1)
    #expect(app.count("tapped like") == 1)
    #expect(app.element("like")?.scale == 1)
    #expect(app.overlayState == "shown")
  }

  @Test func `the ring of a demonstrated tap is gone when nothing moves any more`() throws {
    var app = try TestPrototype(favourites: "- {target: like, text: Tap, demo: tap}")

    app.settle()
    let rested = app.frame.items.count
    app.wait(5)

    let later = app.frame.items.count
    #expect(app.count("demonstration ended") == 1)
    #expect(rested == later)
  }

  @Test func `a demonstrated tap on a card that is left lets the card go`() throws {
    var app = try TestPrototype(
      """
      noren: 1
      screens:
        home:
          blocks: [{cards: [{title: One, go: home}]}]
          coach: [{target: card-0, text: Tap, demo: tap}]
      """)
    app.wait(0.8)
    let pressed = app.element("card-0")?.scale ?? 1

    app.press(.escape)
    app.settle()

    #expect(pressed < 1)
    #expect(app.element("card-0")?.scale == 1)
    #expect(app.count("went to home") == 0)
  }

  // MARK: A row that is moved

  private static let drag = "- {target: \"fruits[0]\", text: Move, demo: drag, hole: pass}"

  @Test func `a row that shows that it moves changes places with the next one and comes back`() throws {
    var app = try TestPrototype(favourites: Self.drag)
    let home = try #require(app.element("fruits[0]")?.frame.minY)
    var (lowest, neighbour) = (home, Double.infinity)

    for _ in 0..<180 {
      app.wait(1 / 60)
      lowest = max(lowest, app.element("fruits[0]")?.frame.minY ?? 0)
      neighbour = min(neighbour, app.element("fruits[1]")?.frame.minY ?? .infinity)
    }

    let height = try #require(app.element("fruits[0]")?.frame.height)
    #expect(lowest > home + height * 0.9)
    #expect(abs(neighbour - home) < 1)
    #expect(app.element("fruits[0]")?.frame.minY == home)
    #expect(app.prototype.rows(of: "fruits") == ["apple", "banana", "cherry"])
    #expect(
      app.log.filter { $0.hasPrefix("demonstrat") } == ["demonstrating drag on fruits[0]", "demonstration ended"])
    #expect(!app.log.contains { $0.hasPrefix("picked up") || $0.hasPrefix("put") })
  }

  @Test func `something moves from the beginning of a demonstration to its end, in its pauses too`() throws {
    for (mark, reduceMotion) in [(Self.drag, false), (swipeMark, true), ("- {target: like, text: a, demo: tap}", true)]
    {
      var app = try TestPrototype(favourites: mark, reduceMotion: reduceMotion)
      while !app.log.contains(where: { $0.hasPrefix("demonstrating") }) { app.wait(1 / 240) }
      var stillFrames = 0

      while !app.log.contains("demonstration ended"), app.time < 10 {
        if !app.prototype.motions.contains(where: { !$0.isEndless }) { stillFrames += 1 }
        app.wait(1 / 120)
      }

      #expect(app.count("demonstration ended") == 1, "\(mark)")
      #expect(stillFrames == 0, "\(mark)")
    }
  }

  @Test func `the hole stays around the row that shows that it moves`() throws {
    var app = try TestPrototype(favourites: Self.drag)
    app.wait(0.5)
    var worst = 0.0

    for _ in 0..<120 {
      app.wait(1 / 60)
      let hole = app.element("hole-0")?.frame.insetBy(x: 6, y: 6) ?? .zero
      let row = app.element("fruits[0]")?.frame ?? .zero
      worst = max(worst, abs(hole.center.y - row.center.y))
    }

    #expect(worst <= 1)
  }

  @Test func `a touch ends it, and the row goes home from where it is`() throws {
    var app = try TestPrototype(favourites: Self.drag)
    app.wait(1.2)
    let row = try #require(app.element("fruits[0]")?.frame)

    app.send(.began, Point(150, row.midY))
    let after = try #require(app.element("fruits[0]")?.frame)
    app.wait(0.05)
    app.send(.ended, Point(150, row.midY))
    app.settle()

    #expect(abs(after.minY - row.minY) < 1)
    #expect(app.count("demonstration interrupted") == 1)
    #expect(app.prototype.rows(of: "fruits") == ["apple", "banana", "cherry"])
  }

  // MARK: A screen that scrolls

  private static let scroll = "- {target: \"fruits[2]\", text: More, demo: scroll, hole: pass}"

  @Test func `a screen that shows that it scrolls comes back to where it was`() throws {
    var app = try TestPrototype(favourites: Self.scroll, rows: 40)
    let home = try #require(app.element("fruits[2]")?.frame.minY)
    var highest = home

    for _ in 0..<150 {
      app.wait(1 / 60)
      highest = min(highest, app.element("fruits[2]")?.frame.minY ?? home)
    }

    #expect(highest < home - 150)
    #expect(app.element("fruits[2]")?.frame.minY == home)
    #expect(app.count("demonstration ended") == 1)
  }

  @Test func `a wheel takes over from a screen that shows that it scrolls, from where it is`() throws {
    var app = try TestPrototype(favourites: "- {target: fruits, text: More, demo: scroll, hole: pass}", rows: 40)
    app.wait(0.6)
    let before = try #require(app.element("fruits[8]")?.frame.minY)

    app.prototype.handle(
      .wheel(WheelSample(delta: Point(0, 1), isPrecise: true, position: Point(60, 300), time: app.time)))
    app.wait(2)

    #expect(abs((app.element("fruits[8]")?.frame.minY ?? 0) - (before - 1)) < 0.01)
    #expect(app.count("demonstration interrupted") == 1)
  }

  // MARK: A page that turns

  private static let pages = """
    noren: 1
    screens:
      one:
        walkthrough:
          pages: [{title: A, color: "#102030"}, {title: B, color: "#405060"}]
        coach: [{text: Swipe, demo: page}]
    """

  @Test func `a page that shows that it turns goes a quarter of the way and comes back`() throws {
    var app = try TestPrototype(Self.pages)
    var farthest = 0.0

    for _ in 0..<120 {
      app.wait(1 / 60)
      farthest = min(farthest, app.element("title-0")?.offset.x ?? 0)
    }

    #expect(abs(farthest + 100) < 1)
    #expect(app.element("title-0")?.offset.x == 0)
    #expect(app.prototype.currentPage == 0)
    #expect(app.count("demonstration ended") == 1)
    #expect(!app.log.contains { $0.hasPrefix("page") })
  }

  @Test func `Escape sends a page that shows that it turns back from where it is`() throws {
    var app = try TestPrototype(Self.pages)
    app.wait(0.7)
    let before = try #require(app.element("title-0")?.offset.x)

    app.press(.escape)
    let after = try #require(app.element("title-0")?.offset.x)
    app.settle()

    #expect(before < -20)
    #expect(abs(before - after) < 0.5)
    #expect(app.element("title-0")?.offset.x == 0)
    #expect(app.prototype.currentPage == 0)
  }
}
