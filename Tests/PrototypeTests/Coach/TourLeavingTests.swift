import AnimationCore
import Components
import Geometry
import Gestures
import Prototype
import Testing

/// A tour whose screen goes away fades, as at every other ending.
@Suite struct TourLeavingTests {
  enum Way: String, CaseIterable {
    case push, sheet, fade, same, back, edge, key, reload, untoured

    /// What the mark lets be touched through its hole.
    var target: String {
      switch self {
      case .back: "back"
      case .edge: "{x: 0, y: 400, width: 60, height: 100}"
      default: "on"
      }
    }
  }

  private static func deck(_ way: Way, there: Bool = true, coach: Bool = true) -> String {
    let go =
      switch way {
      case .push, .sheet, .fade: "{screen: third, transition: \(way.rawValue)}"
      case .same: "there"
      default: "third"
      }
    return """
      noren: 1
      start: home
      screens:
        home:
          blocks: [{cards: [{title: Go, go: \(there ? "there" : "third")}]}]
        \(there ? "there" : "other"):
          blocks: [{cards: [{id: on, title: On, go: \(go)}]}]
          \(coach ? "coach: [{target: \(way.target), text: One, hole: pass}, {text: Two}]" : "")
        third:
          blocks: [{text: {id: words, text: Third}}]
      """
  }

  private static func leave(_ way: Way) throws -> TestPrototype {
    var app = try TestPrototype(deck(way))
    app.wait(0.1)
    try app.tap("card-0")
    app.waitForTour()
    app.wait(1)
    switch way {
    case .push, .sheet, .fade, .same: try app.tap("on")
    case .back: try app.tap("back")
    case .edge: app.drag(from: Point(5, 450), to: Point(350, 450))
    case .key:
      while app.prototype.focusedElement?.name != "on" { app.press(.tab) }
      app.press(.enter)
    case .reload: try app.reload(deck(way, there: false))
    case .untoured: try app.reload(deck(way, coach: false))
    }
    return app
  }

  @Test(arguments: Way.allCases.filter { $0 != .same })
  func `the dim of a screen that is left fades`(_ way: Way) throws {
    var app = try Self.leave(way)

    app.wait(1 / 60)
    let first = try #require(app.element("overlay"))
    app.wait(0.15)
    let half = try #require(app.element("overlay"))

    #expect(first.state == "leaving" && half.state == "leaving")
    #expect(first.opacity > 0.9 && first.opacity < 1)
    #expect(abs(half.opacity - 0.43) < 0.1)
    #expect(app.count("tour ended: left") == 1)
  }

  @Test(arguments: Way.allCases)
  func `a dim that fades over the next screen takes no touch, and is gone`(_ way: Way) throws {
    var app = try Self.leave(way)

    app.wait(1 / 60)
    let isFree = app.prototype.element("overlay") != nil && !app.prototype.isCovered
    app.wait(0.31)

    #expect(isFree)
    #expect(way == .same || app.element("overlay") == nil)
  }

  @Test func `a reload does not cut the fade of a tour that was ended`() throws {
    var app = try TestPrototype(Self.deck(.push))
    app.wait(0.1)
    try app.tap("card-0")
    app.waitForTour()
    app.wait(1)
    app.press(.escape)
    app.wait(0.1)
    let before = try #require(app.element("overlay")?.opacity)

    try app.reload(Self.deck(.push, coach: false))
    let after = try #require(app.element("overlay")?.opacity)

    #expect(before == after)
    #expect(app.element("overlay")?.state == "leaving")
  }
}
