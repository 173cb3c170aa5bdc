import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// A tour goes on in a deck that was changed: marks are known by what they are, not by their places.
@Suite struct TourReloadTests {
  private static let marks = [
    "{target: a, text: Mark A., once: m-a}", "{target: b, text: Mark B., once: m-b}",
    "{target: c, text: Mark C., once: m-c}",
  ]
  private static let welcome = "{text: Welcome., once: m-w}"

  private static func deck(_ marks: [String], with more: String = "") -> String {
    """
    noren: 1
    screens:
      home:
        title: Home
        blocks:
          - button: {id: a, label: Alpha}
          - button: {id: b, label: Beta}
          - button: {id: c, label: Gamma}
          - button: {id: d, label: Delta}
        coach:
          steps: [\(marks.joined(separator: ", "))]
          dim: "#00000080"
    \(more)
    """
  }

  /// A tour that has come to a mark, counted from 0.
  private static func tour(_ marks: [String], at mark: Int) throws -> TestPrototype {
    var app = try TestPrototype(deck(marks))
    app.waitForTour()
    app.settle()
    for _ in 0..<mark {
      try app.tap("coach-next")
      app.settle()
    }
    return app
  }

  /// What the marks say that come from now on, the present one first.
  private static func rest(of app: inout TestPrototype) throws -> [String] {
    var texts: [String] = []
    app.settle()
    for _ in 0..<10 {
      guard let card = app.element("coach") else { break }
      texts.append(card.text)
      app.press(.right)
      app.settle()
    }
    return texts
  }

  @Test(arguments: [
    // Put in front, behind, and between.
    ([3, 0, 1, 2], ["Mark B.", "Mark C."]), ([0, 1, 3, 2], ["Mark B.", "Welcome.", "Mark C."]),
    ([0, 1, 2, 3], ["Mark B.", "Mark C.", "Welcome."]),
    // Removed: one that was shown, the present one, one to come.
    ([1, 2], ["Mark B.", "Mark C."]), ([0, 2], ["Mark C."]), ([0, 1], ["Mark B."]), ([3, 0, 2], ["Mark C."]),
    // Reordered.
    ([1, 0, 2], ["Mark B.", "Mark C."]), ([0, 2, 1], ["Mark B."]), ([2, 1, 0], ["Mark B."]),
  ])
  func `marks neither repeat nor end the tour`(_ order: [Int], _ texts: [String]) throws {
    for names in ["once", "id", "text"] {
      let all = (Self.marks + [Self.welcome]).map { mark in
        names == "text" ? mark.replacing(#/, once: m-./#, with: "") : mark.replacing("once: ", with: names + ": ")
      }
      var app = try Self.tour(Array(all[0...2]), at: 1)

      try app.reload(Self.deck(order.map { all[$0] }))
      let rest = try Self.rest(of: &app)

      #expect(rest == texts, "\(names)")
      #expect(app.count("tour began") == 1)
    }
  }

  @Test func `a mark with an id is the same mark wherever it points and whatever it says`() throws {
    var app = try Self.tour(["{id: x, target: a, text: A.}", "{id: y, target: b, text: B.}"], at: 1)

    try app.reload(
      Self.deck(["{id: w, target: b, text: B.}", "{id: x, target: a, text: A.}", "{id: y, target: c, text: C.}"]))
    let rest = try Self.rest(of: &app)

    #expect(rest == ["C."])
  }

  @Test func `marks at one target are told apart by their names and what they say`() throws {
    let marks = ["{target: a, text: One.}", "{target: a, text: Two.}", "{target: a, text: Three.}"]
    var app = try Self.tour(marks, at: 1)

    try app.reload(Self.deck(["{target: a, text: Zero.}"] + marks))
    let rest = try Self.rest(of: &app)

    #expect(rest == ["Two.", "Three."])
  }

  @Test func `a save changes nothing of what shows in the moment of it`() throws {
    var app = try Self.tour(Self.marks, at: 1)
    let before = app.frame

    try app.reload(Self.deck([Self.welcome] + Self.marks, with: "# another line"))

    let (overlay, after) = (app.element("overlay"), app.frame)
    #expect(overlay?.opacity == 1 && overlay?.state == "shown")
    #expect(before.items.first { $0.isSpotlight } == after.items.first { $0.isSpotlight })
    #expect(app.count("tour began") == 1)
  }

  @Test(arguments: [0.02, 0.1, 0.2, 0.29])
  func `a save in the midst of a fade goes on with the fade`(_ elapsed: Double) throws {
    var app = try TestPrototype(Self.deck(Self.marks))
    app.waitForTour()
    app.wait(elapsed)
    var other = app

    try app.reload(Self.deck(Self.marks, with: "# saved"))
    app.wait(0.05)
    other.wait(0.05)

    let (saved, unsaved) = (app.element("overlay")?.opacity, other.element("overlay")?.opacity)
    #expect(saved == unsaved)
    #expect(app.element("coach")?.opacity == other.element("coach")?.opacity)
  }

  @Test func `a card that says something else is laid out anew where it stands`() throws {
    var app = try Self.tour(Self.marks, at: 1)
    let before = try #require(app.element("coach"))

    var marks = Self.marks
    marks[1] = "{target: b, text: \"\(String(repeating: "Many words. ", count: 12))\", once: m-b}"
    try app.reload(Self.deck(marks))

    let after = try #require(app.element("coach"))
    #expect(after.opacity == 1 && after.text.hasPrefix("Many words."))
    #expect(after.frame.height > before.frame.height)
  }

  @Test func `the button that has the keyboard and the way back stay`() throws {
    var app = try Self.tour(Self.marks, at: 1)
    app.press(.tab)
    let focus = app.prototype.focusedElement

    try app.reload(Self.deck([Self.welcome] + Self.marks))

    #expect(focus != nil && app.prototype.focusedElement == focus)
    #expect(app.element("coach-back") != nil)
  }

  @Test func `a tour that stands still stands still in the deck that was saved`() throws {
    var app = try Self.tour(Self.marks, at: 1)
    app.prototype.pauseTour(hidesDim: false)

    try app.reload(Self.deck([Self.welcome] + Self.marks))
    let state = app.overlayState
    app.prototype.resumeTour()
    app.settle()

    #expect(state == "paused")
    #expect(app.element("coach")?.text == "Mark B.")
  }

  @Test func `a tour under a question goes on when a save takes the question away`() throws {
    func deck(_ text: String) -> String {
      """
      noren: 1
      screens:
        home:
          blocks: [{list: {id: l, rows: [a, b], swipe: [{label: Del, role: destructive, confirm: Sure?}]}}]
          coach: [{target: "l[0]", text: \(text), hole: pass}, {text: Two}]
      """
    }
    var app = try TestPrototype(deck("One"))
    app.waitForTour()
    app.settle()
    for _ in 0..<8 where app.prototype.focusedElement?.name != "l[0]" { app.press(.tab) }
    app.press(.delete)
    app.settle()
    let asks = app.prototype.isCovered

    try app.reload(deck("Other"))
    app.settle()

    #expect(asks)
    #expect(app.overlayState == "shown")
    #expect(app.element("coach")?.text == "Other")
  }

  // MARK: On disk

  @Test(arguments: ["once", "id", "text"])
  func `a tour that was left goes on at its mark in a deck that was changed since`(_ names: String) throws {
    let all = (Self.marks + [Self.welcome]).map { mark in
      names == "text" ? mark.replacing(#/, once: m-./#, with: "") : mark.replacing("once: ", with: names + ": ")
    }
    let first = try Self.tour(Array(all[0...2]), at: 1)

    var second = try TestPrototype(Self.deck([all[3], all[2], all[0], all[1]]), memory: first.prototype.memory)
    second.waitForTour()
    second.settle()

    #expect(second.element("coach")?.text == "Mark B.")
  }

  @Test func `a point of which only the place is known goes by the place`() throws {
    let memory = CoachMemory(resumePoints: ["home": 1])

    var app = try TestPrototype(Self.deck(Self.marks), memory: memory)
    app.waitForTour()
    app.settle()

    #expect(app.element("coach")?.text == "Mark B.")
  }

  @Test func `where the mark that was left is gone, the one in its place comes`() throws {
    let first = try Self.tour(Self.marks, at: 1)

    var second = try TestPrototype(Self.deck([Self.marks[0], Self.marks[2]]), memory: first.prototype.memory)
    second.waitForTour()
    second.settle()

    #expect(second.element("coach")?.text == "Mark C.")
  }
}

extension DisplayItem {
  fileprivate var isSpotlight: Bool { if case .spotlight = content { true } else { false } }
}
