import AnimationCore
import Components
import Deck
import Geometry
import Gestures
import Prototype
import Testing

/// What a deck and a program can say about how a tour goes on.
@Suite struct TourControlTests {
  /// A place on the dim, beside every target and card.
  private static let dim = Point(195, 800)

  private static let three = "- {text: One}\n- {text: Two}\n- {text: Three}"

  // MARK: Forbidding

  /// A tour whose program forbids what it is told to.
  private func forbidding(
    _ coach: String, _ isForbidden: @escaping @Sendable (CoachTour.Change, String) -> Bool
  ) throws -> TestPrototype {
    let result = DeckReader.read(bytes: Array(favourites(coach).utf8), file: "deck.yaml")
    let deck = try #require(result.deck)
    var app = try TestPrototype(favourites(coach))
    var environment = app.prototype.environment
    environment.allowsTourChange = { !isForbidden($0, $1) }
    app.prototype = Prototype(deck: deck, size: Size(390, 844), environment: environment)
    try app.tap("card-0")
    app.waitForTour()
    app.wait(1)
    return app
  }

  @Test func `a program forbids a step, which the log says, and allows another`() throws {
    var app = try forbidding(Self.three) { change, screen in change == .go(from: 0, to: 1) && screen == "favourites" }

    app.press(.right)
    app.wait(1)
    let refused = app.element("coach")?.text
    app.prototype.goToCoachMark(2)
    app.wait(1)

    #expect(refused == "One")
    #expect(app.count("tour change refused") == 1)
    #expect(app.element("coach")?.text == "Three")
  }

  @Test func `a program forbids the end, but neither Skip nor Escape nor the way back`() throws {
    let leave: [(String, (inout TestPrototype) throws -> Void, String)] = [
      ("Skip", { try $0.tap("coach-skip") }, "tour ended: skipped"),
      ("Escape", { $0.press(.escape) }, "tour ended: escaped"),
      ("back", { $0.press(.back) }, "tour ended: escaped"),
    ]
    for (name, act, ending) in leave {
      var app = try forbidding("- {text: One}\n- {text: Two, outside: close}") { change, _ in
        change == .end(from: 1)
      }
      app.press(.right)
      app.wait(1)
      app.tap(Self.dim)
      app.wait(1)
      let stays = app.element("coach")?.text

      try act(&app)
      app.wait(1)

      #expect(stays == "Two", "\(name)")
      #expect(app.count("tour change refused") == 1, "\(name)")
      #expect(app.count(ending) == 1, "\(name)")
    }
  }

  // MARK: Requiring

  private static let until = """
    noren: 1
    screens:
      home:
        blocks: [{button: {id: like, label: Like, effect: like}}]
        coach:
          - {target: like, text: Like it, hole: pass, until: like}
          - {text: Well done}
    """

  @Test func `a step that requires a button to be on waits for it`() throws {
    var app = try TestPrototype(Self.until)
    app.wait(1)
    let held = app.element("coach-next")?.state
    try app.tap("coach-next")
    app.wait(1)
    let stays = app.element("coach")?.text

    try app.tap("like")
    app.wait(0.5)
    try app.tap("coach-next")
    app.wait(1)

    #expect(held == "disabled")
    #expect(stays == "Like it")
    #expect(app.element("coach")?.text == "Well done")
    #expect(
      app.log == [
        "tour began", "coach mark 1 of 2", "tour change refused", "tapped like", "turned like on", "coach mark 2 of 2",
      ])
  }

  // MARK: Jumping, pausing

  @Test(arguments: [(2, "Three"), (1, "Two"), (0, "One"), (3, "One"), (-1, "One")])
  func `a tour jumps to any mark that there is`(_ mark: Int, _ text: String) throws {
    var app = try TestPrototype(favourites: Self.three)
    app.wait(1)

    app.prototype.goToCoachMark(mark)
    app.wait(1)

    #expect(app.element("coach")?.text == text)
  }

  @Test func `a paused tour keeps what was left of its time`() throws {
    var app = try TestPrototype(favourites: "- {text: One, after: 2s}\n- {text: Two}")
    let shown = app.prototype.log.entries.last { $0.text == "coach mark 1 of 2" }?.time ?? .nan
    app.prototype.advance(to: shown + CoachTourLook.fadeDuration + 0.5)

    app.prototype.pauseTour(hidesDim: true)
    app.wait(10)
    let still = app.count("coach mark 2 of 2")
    app.prototype.resumeTour()
    app.wait(5)

    let second = try #require(app.prototype.log.entries.first { $0.text == "coach mark 2 of 2" })
    #expect(still == 0)
    #expect(abs(second.time - (shown + CoachTourLook.fadeDuration + 12)) < 1e-9)
  }

  @Test func `with the dim hidden a paused tour lets the screen be used`() throws {
    var app = try TestPrototype(favourites: "- {target: \"fruits[0]\", text: Here}")
    app.wait(1)

    app.prototype.pauseTour(hidesDim: true)
    app.wait(0.4)
    try app.tap("like")
    app.prototype.resumeTour()
    app.wait(1)

    #expect(app.count("tapped like") == 1)
    #expect(app.element("coach")?.text == "Here")
  }

  // MARK: Waiting

  /// A tour that points at a text that a button shows, and then at the button.
  private static func waiting(_ rest: String) -> String {
    """
    noren: 1
    screens:
      home:
        blocks:
          - button: {id: more, label: More, effect: reveal, shows: details}
          - text: {id: details, text: Details}
        coach:
          - {target: details, text: Here they are, \(rest)}
          - {text: That is all}
    """
  }

  @Test func `a target that comes within its time is marked, and the screen can be used until then`() throws {
    var app = try TestPrototype(Self.waiting("wait: 5s"))
    app.wait(1)
    let before = app.element("overlay")

    try app.tap("more")
    app.wait(1)

    #expect(before == nil)
    #expect(app.element("coach")?.text == "Here they are")
    #expect(app.log.filter { $0.hasPrefix("coach mark") } == ["coach mark 1 of 2"])
  }

  @Test(arguments: [1 / 24, 1 / 144, 3] as [Seconds])
  func `a target that does not come is left out when its time is over, to the moment`(_ frame: Seconds) throws {
    var app = try TestPrototype(Self.waiting("wait: 2s"))

    while app.time < 2.9 { app.wait(frame) }

    let entry = try #require(app.prototype.log.entries.first { $0.text.hasPrefix("coach mark left out") })
    #expect(entry.time == 2)
    #expect(app.count("coach mark 1 of 1") == 1)
  }

  @Test func `a target that does not come can be spoken of in the middle`() throws {
    var app = try TestPrototype(Self.waiting("wait: 2s, missing: center"))

    app.wait(4)

    #expect(app.element("coach")?.text == "Here they are")
    #expect(app.element("hole-0") == nil)
  }

  @Test(arguments: [1 / 24, 1 / 144, 5] as [Seconds])
  func `a mark goes on by itself at its time, whatever the frames`(_ frame: Seconds) throws {
    var app = try TestPrototype(
      "noren: 1\nscreens: {home: {blocks: [text: a], coach: [{text: a, after: 1s}, {text: b}]}}")

    while app.time < 4 { app.wait(frame) }

    let times = app.prototype.log.entries.filter { $0.text.hasPrefix("coach mark") }.map(\.time)
    #expect(times == [0, CoachTourLook.fadeDuration + 1])
  }

  // MARK: Taps

  @Test(arguments: [
    ("next", "coach mark 2 of 2"), ("close", "tour ended: closed"), ("ignore", "coach mark 1 of 2"),
  ])
  func `a tap on the dim goes on, closes or does nothing, as the deck says`(_ outside: String, _ last: String) throws {
    var app = try TestPrototype(favourites: "- {text: One, outside: \(outside)}\n- {text: Two}")
    app.wait(1)

    app.tap(Self.dim)
    app.wait(1)

    #expect(app.log.last == last)
  }

  @Test(arguments: [("pass", true, "One"), ("advance", true, "Two"), ("block", false, "Two")])
  func `a tap on the hole passes, passes and goes on, or counts as one on the dim`(
    _ hole: String, _ passes: Bool, _ text: String
  ) throws {
    var app = try TestPrototype(favourites: "- {target: like, text: One, hole: \(hole)}\n- {text: Two}")
    app.wait(1)

    try app.tap("like")
    app.wait(1)

    #expect(app.count("tapped like") == (passes ? 1 : 0))
    #expect(app.element("coach")?.text == text)
  }

  // MARK: The log

  @Test(arguments: [
    "- {text: One, after: 1s}\n- {target: like, text: Two, demo: tap}",
    "- {target: \"fruits[1]\", text: One, demo: drag}\n- {target: like, text: Two, hole: advance}\n- {text: Three}",
    "- {target: \"fruits[0]\", text: One, outside: ignore}\n- {text: Two, outside: close}",
    "- {text: One}\n- {target: {x: -90, y: -90, width: 5, height: 5}, text: Two}\n- {text: Three}",
  ])
  func `whatever is done to a tour, the log of run N is that of run 1`(_ coach: String) throws {
    var app = try TestPrototype(favourites(coach), size: Size(390, 844))
    var logs: [[String]] = []

    for _ in 0..<3 {
      let start = app.log.count
      try app.tap("card-0")
      app.waitForTour()
      app.wait(0.2)
      app.prototype.pauseTour(hidesDim: false)
      app.wait(0.5)
      app.prototype.resumeTour()
      app.wait(2.5)
      app.tap(Self.dim)
      app.wait(2.5)
      if let like = app.element("like") { app.tap(like.frame.center) }
      app.wait(2)
      app.prototype.goToCoachMark(0)
      app.wait(2)
      // Once out of the tour, if it is not over, and once out of the screen.
      for _ in 0..<2 where app.screen != "home" {
        app.press(.escape)
        app.wait(2)
      }
      logs.append(Array(app.log[start...]))
    }

    #expect(logs[0].contains("tour began") && logs[0].contains { $0.hasPrefix("tour ended") })
    #expect(logs[1] == logs[0])
    #expect(logs[2] == logs[0])
  }

  @Test(arguments: [KeyPress.Key.enter, .space])
  func `Tab reaches what a mark requires, and a key does it`(_ key: KeyPress.Key) throws {
    var app = try TestPrototype(Self.until)
    app.waitForTour()
    app.settle()
    let held = app.element("coach-next")?.state
    var stops: Set<String> = []

    for _ in 0..<8 where app.prototype.focusedElement?.name != "like" {
      app.press(.tab)
      stops.insert(app.prototype.focusedElement?.name ?? "")
    }
    app.press(key)
    app.settle()
    app.press(.tab)
    let next = app.prototype.focusedElement?.name

    #expect(held == "disabled")
    #expect(stops.contains("like") && stops.contains("coach-skip"))
    #expect(app.count("turned like on") == 1)
    #expect(next != "like")
    #expect(app.element("coach-next")?.state != "disabled")
  }

  @Test func `the keyboard leaves what lies below with the mark`() throws {
    var app = try TestPrototype(favourites: "- {target: like, text: One, hole: pass}\n- {text: Two}")
    app.settle()
    for _ in 0..<8 where app.prototype.focusedElement?.name != "like" { app.press(.tab) }
    let focused = app.prototype.focusedElement?.name

    try app.tap("coach-next")
    app.settle()

    #expect(focused == "like")
    #expect(app.prototype.focusedElement == nil)
  }

  @Test func `a target that a finger cannot reach the keyboard does not reach either`() throws {
    var app = try TestPrototype(favourites: "- {target: like, text: One}\n- {text: Two}")
    app.settle()
    var stops: Set<String> = []

    for _ in 0..<8 {
      app.press(.tab)
      stops.insert(app.prototype.focusedElement?.name ?? "")
    }

    #expect(stops == ["coach-skip", "coach-next"])
  }

  @Test func `a key on the target of a mark that goes on with its tap goes on`() throws {
    var app = try TestPrototype(favourites: "- {target: like, text: One, hole: advance}\n- {text: Two}")
    app.settle()
    for _ in 0..<8 where app.prototype.focusedElement?.name != "like" { app.press(.tab) }

    app.press(.enter)
    app.settle()

    #expect(app.count("tapped like") == 1)
    #expect(app.element("coach")?.text == "Two")
  }
}
