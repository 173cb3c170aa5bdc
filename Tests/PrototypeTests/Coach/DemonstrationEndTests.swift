import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Testing

/// A demonstration that has begun ends once, whatever ends it, and is told to have.
@Suite struct DemonstrationEndTests {
  enum Motion: String, CaseIterable {
    case swipe, tap, drag, scroll, page

    /// Something that the mark points at and that shows the motion.
    var target: String {
      switch self {
      case .swipe, .drag: "fruits[0]"
      case .tap, .scroll: "like"
      case .page: "next"
      }
    }
  }

  enum End: String, CaseIterable {
    case none, turn, narrow, tall, low, escape, arrow, key, wheel, touch, focusLost, covered, paused
    case reload, rewritten, untoured, gone
  }

  private static func deck(_ motion: Motion, text: String = "Look", coach: Bool = true, there: Bool = true) -> String {
    let tour =
      "coach: [{target: \"\(motion.target)\", text: \(text), demo: \(motion.rawValue), hole: pass}, {text: Last}]"
    let rows = (0..<30).map { "row \($0)" }.joined(separator: ", ")
    let blocks = """
      blocks:
            - button: {id: like, label: Like}
            - list: {id: fruits, rows: [\(rows)], swipe: [{label: Del, role: destructive}], reorder: true}
      """
    let pages = "walkthrough: {pages: [{title: A}, {title: B}, {title: C}]}"
    return """
      noren: 1
      start: home
      screens:
        home:
          blocks: [{cards: [{title: Go, go: \(there ? "there" : "home")}]}]
        \(there ? "there" : "elsewhere"):
          \(motion == .page ? pages : blocks)
          \(coach ? tour : "")
      """
  }

  /// The screen with its demonstration in the middle.
  private static func demonstrating(_ motion: Motion) throws -> TestPrototype {
    var app = try TestPrototype(deck(motion))
    app.wait(0.1)
    try app.tap("card-0")
    for _ in 0..<600 where app.count("demonstrating \(motion.rawValue) on \(motion.target)") == 0 { app.wait(1 / 120) }
    app.wait(0.4)
    #expect(app.overlayState == "demonstrating")
    return app
  }

  private static func end(_ app: inout TestPrototype, _ end: End, _ motion: Motion) throws {
    let time = app.time
    switch end {
    case .none: break
    case .turn: app.prototype.handle(.resize(Size(800, 400), time: time))
    case .narrow: app.prototype.handle(.resize(Size(200, 800), time: time))
    case .tall: app.prototype.handle(.resize(Size(400, 8000), time: time))
    case .low: app.prototype.handle(.resize(Size(400, 90), time: time))
    case .escape: app.press(.escape)
    case .arrow: app.press(.right)
    case .key: app.press(.tab)
    case .wheel:
      let point = try app.center(of: motion.target)
      app.prototype.handle(.wheel(WheelSample(delta: Point(0, 30), isPrecise: true, position: point, time: time)))
    case .touch:
      let point = try app.center(of: motion.target)
      app.drag(from: point, to: Point(point.x - 60, point.y + 40))
    case .focusLost: app.prototype.handle(.focusLost(time: time))
    case .covered, .paused: app.prototype.pauseTour(hidesDim: end == .covered)
    case .reload: try app.reload(deck(motion))
    case .rewritten: try app.reload(deck(motion, text: "Otherwise"))
    case .untoured: try app.reload(deck(motion, coach: false))
    case .gone: try app.reload(deck(motion, there: false))
    }
  }

  @Test(arguments: Motion.allCases, End.allCases)
  func `a demonstration is told to have ended once, whatever ends it`(_ motion: Motion, _ end: End) throws {
    var app = try Self.demonstrating(motion)

    try Self.end(&app, end, motion)
    for _ in 0..<240 { app.wait(1 / 60) }

    #expect(app.count("demonstration ended") + app.count("demonstration interrupted") == 1)
    #expect(app.overlayState != "demonstrating")
  }

  @Test(arguments: Motion.allCases, [End.turn, .narrow, .reload, .focusLost])
  func `a tour whose demonstration was cut short can be gone on with by touch`(_ motion: Motion, _ end: End) throws {
    var app = try Self.demonstrating(motion)

    try Self.end(&app, end, motion)
    app.settle()
    try app.tap("coach-next")
    app.settle()
    try app.tap("coach-next")
    app.settle()

    #expect(app.element("overlay") == nil)
    #expect(app.count("tour ended: done") == 1)
  }

  @Test(arguments: Motion.allCases)
  func `what was demonstrated is at rest after a reload`(_ motion: Motion) throws {
    var app = try Self.demonstrating(motion)

    try app.reload(Self.deck(motion, text: "Otherwise"))
    app.settle()

    #expect(app.prototype.motions.filter { !$0.isEndless }.isEmpty)
    #expect(app.element("fruits[0]")?.offset.x ?? 0 == 0)
    #expect(app.count("demonstrating \(motion.rawValue) on \(motion.target)") == 1)
  }

  @Test func `a mark that is given another demonstration shows it at once`() throws {
    var app = try Self.demonstrating(.swipe)

    try app.reload(Self.deck(.swipe).replacing("demo: swipe", with: "demo: drag"))
    app.wait(1)

    #expect(app.count("demonstrating drag on fruits[0]") == 1)
    #expect(app.count("tour began") == 1)
  }
}
