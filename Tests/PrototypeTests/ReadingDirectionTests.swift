import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

@Suite struct ReadingDirectionTests {
  @Test func `in a language that is read from right to left screens come in from the left`() throws {
    var test = try TestPrototype(shelves("push", keys: "languages: [en, ar]"), languages: ["ar-EG"])

    try test.tap("card-0")
    test.wait(0.1)
    let middle = try #require(test.element("title")?.frame.maxX)
    test.settle()

    #expect(middle < 300)
    #expect(test.element("title")?.frame.maxX == 384)
    #expect((test.element("back")?.frame.minX ?? 0) > 300)
  }

  @Test func `in such a language the edge to go back from is the right one`() throws {
    var test = try TestPrototype(shelves("push", keys: "languages: [he]"))
    try test.tap("card-0")
    test.settle()
    var other = test

    test.drag(from: Point(395, 400), to: Point(100, 400), hold: 0.2)
    other.drag(from: Point(5, 400), to: Point(300, 400), hold: 0.2)

    #expect(test.screen == "home")
    #expect(other.screen == "fruits")
  }

  @Test func `a deck is laid out for the language it shows, left to right when it does not say which`() throws {
    let english = try TestPrototype(shelves("push", keys: "languages: [en, ja]"), languages: ["fa"])
    let persian = try TestPrototype(shelves("push", keys: "languages: [en, fa]"), languages: ["fa"])
    let unknown = try TestPrototype(shelves("push"), languages: ["fa"])

    #expect(!english.prototype.environment.components.isRightToLeft)
    #expect(!unknown.prototype.environment.components.isRightToLeft)
    #expect(persian.prototype.environment.components.isRightToLeft)
  }

  @Test func `a reader of none of a deck's languages gets its first`() throws {
    let deck = shelves("push", keys: "languages: [ja, en]").replacing("title: Home", with: "title: {en: Home, ja: 家}")

    let test = try TestPrototype(deck, languages: ["fr"])

    #expect(test.element("title")?.text == "家")
  }
}
