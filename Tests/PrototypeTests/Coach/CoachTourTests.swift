import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Testing

@Suite struct CoachTourTests {
  // MARK: When it comes

  @Test func `a tour begins when the screen that slides in is in its place`() throws {
    var app = try TestPrototype(favourites(), size: Size(390, 844))
    app.tap(app.element("card-0")?.frame.center ?? .zero)
    var slid = false

    while app.element("overlay") == nil, app.time < 5 {
      slid = slid || app.prototype.motions.contains { $0.name == "screen.transition" }
      app.wait(1 / 60)
    }

    let began = try #require(app.prototype.log.entries.first { $0.text == "tour began" })
    #expect(slid)
    #expect(!app.prototype.motions.contains { $0.name == "screen.transition" })
    #expect(began.screen == "favourites")
    #expect(began.time > 0.3)
  }

  @Test func `a tour begins at the same moment at any frame rate`() throws {
    let times = try [24.0, 60, 144].map { rate in
      var app = try TestPrototype(favourites(), size: Size(390, 844))
      app.tap(app.element("card-0")?.frame.center ?? .zero)
      while app.time < 3 { app.wait(1 / rate) }
      return app.prototype.log.entries.first { $0.text == "tour began" }?.time
    }

    #expect(times[0] != nil)
    #expect(Set(times).count == 1)
  }

  @Test func `a tour waits until nobody touches the screen`() throws {
    var app = try TestPrototype(favourites(), size: Size(390, 844))
    app.tap(app.element("card-0")?.frame.center ?? .zero)
    app.wait(0.2)
    app.send(.began, Point(200, 600))
    app.wait(3)
    let during = app.element("overlay")

    app.send(.ended, Point(200, 600))
    app.waitForTour()

    #expect(during == nil)
    #expect(app.element("overlay") != nil)
  }

  @Test func `a tour on the first screen begins with it`() throws {
    var app = try TestPrototype(
      """
      noren: 1
      screens:
        one:
          walkthrough: {pages: [{title: A, color: "#102030"}, {title: B, color: "#405060"}]}
          coach: [{target: next, text: This way}]
      """)

    app.wait(0.1)

    #expect(app.overlayState == "shown")
    #expect(app.prototype.log.entries.first { $0.text == "tour began" }?.time == 0)
  }

  @Test func `a screen left on its way in shows no tour`() throws {
    var app = try TestPrototype(favourites(), size: Size(390, 844))
    app.tap(app.element("card-0")?.frame.center ?? .zero)
    app.wait(0.1)

    app.press(.escape)
    app.wait(3)

    #expect(app.screen == "home")
    #expect(app.count("tour began") == 0)
  }

  // MARK: Taps

  @Test func `a tap through the hole reaches the button and takes the tour on`() throws {
    var app = try TestPrototype(
      favourites: "- {target: like, text: Here, hole: advance}\n- {text: Well done}")
    app.wait(1)

    app.tap(app.element("like")?.frame.center ?? .zero)
    app.wait(1)

    #expect(app.count("tapped like") == 1)
    #expect(app.count("coach mark 2 of 2") == 1)
  }

  @Test func `a tap through the hole that leads elsewhere ends the tour where it was going`() throws {
    var app = try TestPrototype(
      """
      noren: 1
      screens:
        home:
          blocks: [{button: {id: on, label: On, go: next}}]
          coach: [{target: on, text: Tap, hole: advance}, {text: Welcome back}]
        next:
          blocks: [{text: Here}]
      """)
    app.wait(1)

    app.tap(app.element("on")?.frame.center ?? .zero)
    app.wait(2)
    let away = app.element("overlay")
    app.press(.escape)
    app.wait(2)

    #expect(away == nil)
    #expect(app.count("tour ended: left") == 1)
    #expect(app.element("coach")?.text == "Welcome back")
  }

  @Test func `a blocked hole keeps what is below from being touched`() throws {
    var app = try TestPrototype(favourites: "- {target: like, text: Here, outside: ignore}")
    app.wait(1)

    app.tap(app.element("like")?.frame.center ?? .zero)

    #expect(app.count("tapped like") == 0)
    #expect(app.overlayState == "shown")
  }

  @Test func `input is free as soon as the tour was left`() throws {
    var app = try TestPrototype(favourites: "- {target: \"fruits[0]\", text: Here}")
    app.wait(1)

    app.press(.escape)
    app.tap(app.element("like")?.frame.center ?? .zero)

    #expect(app.count("tapped like") == 1)
  }

  @Test func `a question over the tour lets it stand still until it is answered`() throws {
    let deck = favourites("- {target: fruits, text: Here, hole: pass}")
      .replacing("role: destructive", with: "role: destructive, confirm: Really?")
    var app = try TestPrototype(deck, size: Size(390, 844))
    app.tap(app.element("card-0")?.frame.center ?? .zero)
    app.waitForTour()
    app.wait(1)
    let row = app.element("fruits[0]")?.frame ?? .zero
    app.drag(from: Point(row.maxX - 60, row.midY), to: Point(10, row.midY))
    app.wait(0.6)
    let (asked, card) = (app.element("dialog") != nil, app.element("coach"))

    app.press(.escape)
    app.wait(2)

    #expect(asked)
    #expect(card == nil)
    #expect(app.element("coach") != nil)
    #expect(app.count("tour paused") == 1)
    #expect(app.count("tour resumed") == 1)
  }

  // MARK: Commands

  @Test func `a tour can be paused, resumed and taken to any mark`() throws {
    var app = try TestPrototype(favourites: "- {text: One}\n- {text: Two}\n- {text: Three}")
    app.wait(1)

    app.prototype.pauseTour(hidesDim: false)
    app.wait(1)
    let paused = (app.overlayState, app.element("coach"))
    app.prototype.resumeTour()
    app.prototype.goToCoachMark(2)
    app.wait(1)

    #expect(paused == ("paused", nil))
    #expect(app.element("coach")?.text == "Three")
  }

  @Test func `each event is in the log once, in run N as in run 1`() throws {
    let deck = favourites("- {target: \"fruits[0]\", text: One, demo: swipe}\n- {target: like, text: Two, demo: tap}")
    var app = try TestPrototype(deck, size: Size(390, 844))
    var logs: [[String]] = []

    for _ in 0..<3 {
      let start = app.log.count
      app.tap(app.element("card-0")?.frame.center ?? .zero)
      app.waitForTour()
      app.wait(2)
      app.tap(Point(195, 800))
      app.wait(2)
      app.tap(Point(195, 800))
      app.wait(1)
      app.press(.escape)
      app.wait(2)
      logs.append(Array(app.log[start...]))
    }

    #expect(logs[0] == logs[1])
    #expect(logs[1] == logs[2])
    #expect(
      logs[0] == [
        "tapped card-0", "went to favourites", "tour began", "coach mark 1 of 2", "demonstrating swipe on fruits[0]",
        "demonstration ended", "coach mark 2 of 2", "demonstrating tap on like", "demonstration ended",
        "tour ended: done", "went back to home",
      ])
  }

  @Test func `a tour that changes on disk goes on at its mark`() throws {
    var app = try TestPrototype(favourites: "- {text: One}\n- {text: Two, once: two}")
    app.wait(1)
    app.press(.right)
    app.wait(1)

    try app.reload(favourites("- {text: One}\n- {text: Two or so, once: two}"))
    app.wait(1)

    #expect(app.element("coach")?.text == "Two or so")
  }

  @Test(arguments: [0.05, 0.2, 0.34])
  func `a window that is turned while the hole is on its way has one mark where its target is`(_ moment: Double) throws
  {
    var app = try TestPrototype(favourites: "- {target: \"fruits[0]\", text: One}\n- {target: like, text: Two}")
    app.wait(1)
    app.press(.right)
    app.wait(moment)

    app.prototype.handle(.resize(Size(844, 390), time: app.time))
    app.wait(1)

    let hole = try #require(app.element("hole-0")?.frame)
    #expect(app.prototype.elements.filter { $0.id == "coach" }.map(\.text) == ["Two"])
    #expect(hole.insetBy(x: 6, y: 6).distance(to: app.element("like")?.frame ?? .zero) <= 1)
    #expect(app.element("coach").map { Rect(x: 0, y: 0, width: 844, height: 390).contains($0.frame) } == true)
  }

  @Test func `a window of another size has one mark, laid out for it`() throws {
    var app = try TestPrototype(favourites: "- {target: like, text: Here}")
    app.wait(1)

    app.prototype.handle(.resize(Size(800, 500), time: app.time))
    app.wait(0.1)

    let cards = app.prototype.elements.filter { $0.id == "coach" }
    #expect(cards.count == 1)
    #expect(app.element("overlay")?.frame.size == Size(800, 500))
    let hole = try #require(app.element("hole-0")?.frame)
    #expect(hole.insetBy(x: 6, y: 6).distance(to: app.element("like")?.frame ?? .zero) <= 1)
  }
}
