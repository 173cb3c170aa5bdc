import Components
import Geometry
import Gestures
import Prototype
import Testing

/// What tours remember (C3).
@Suite struct TourMemoryTests {
  private static let three = "- {text: One, once: a}\n- {text: Two, once: b}\n- {text: Three}"

  @Test func `a mark is remembered as soon as it is shown`() throws {
    let app = try TestPrototype(favourites: swipeMark)

    #expect(app.prototype.memory == CoachMemory(seen: ["favourites-swipe"]))
  }

  @Test func `a mark that was shown in an earlier run does not come, and nothing is dimmed`() throws {
    var app = try TestPrototype(favourites: swipeMark, memory: CoachMemory(seen: ["favourites-swipe"]))

    app.wait(1)

    #expect(app.element("overlay") == nil)
    #expect(app.count("tour began") == 0)
  }

  @Test func `a mark comes once in a run, however often the screen is opened`() throws {
    var app = try TestPrototype(favourites: swipeMark)
    app.press(.escape)
    app.wait(1)
    app.press(.escape)
    app.wait(2)

    app.tap(app.element("card-0")?.frame.center ?? .zero)
    app.wait(3)

    #expect(app.screen == "favourites")
    #expect(app.count("tour began") == 1)
  }

  @Test func `a tour that was left goes on with the mark that showed`() throws {
    var first = try TestPrototype(favourites: Self.three)
    first.wait(1)
    first.press(.right)
    first.wait(1)

    var second = try TestPrototype(favourites: Self.three, memory: first.prototype.memory)
    second.wait(1)

    #expect(second.element("coach")?.text == "Two")
    #expect(second.count("tour began") == 1)
  }

  @Test func `a tour that was ended does not go on`() throws {
    var first = try TestPrototype(favourites: Self.three)
    first.wait(1)
    first.press(.right)
    first.wait(1)
    first.press(.escape)

    #expect(first.prototype.memory.resumePoints.isEmpty)
  }
}
