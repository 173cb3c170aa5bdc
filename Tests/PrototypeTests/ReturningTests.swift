import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

@Suite struct ReturningTests {
  /// A prototype on its second screen with its first row deleted.
  private func deleted() throws -> TestPrototype {
    var test = try TestPrototype(shelves("push").replacing(", confirm: Sure?", with: ""))
    try test.tap("card-0")
    test.settle()
    test.press(.tab)
    test.press(.tab)
    test.press(.delete)
    return test
  }

  @Test func `a message that timed out while one was away does not come back`() throws {
    var test = try deleted()
    test.press(.back)
    test.settle()
    test.wait(60)

    try test.tap("card-0")

    #expect(test.screen == "fruits")
    #expect(test.element("toast") == nil)
  }

  @Test func `a message that can still be undone is there when one returns`() throws {
    var test = try deleted()
    test.press(.back)
    test.wait(1)

    try test.tap("card-0")
    test.settle()
    try test.tap("undo")
    test.settle()

    #expect(test.prototype.rows(of: "fruits") == ["apple", "banana", "cherry"])
  }

  @Test func `a screen that was left is as it was, even if the deck was saved meanwhile`() throws {
    var test = try deleted()
    test.press(.pageDown)
    test.settle()
    let left = test.element("title")?.frame.minY
    test.press(.back)
    test.settle()

    try test.reload(shelves("push").replacing(", confirm: Sure?", with: ""))
    try test.tap("card-0")
    test.settle()

    #expect(test.prototype.rows(of: "fruits") == ["banana", "cherry"])
    #expect(test.element("title")?.frame.minY == left)
  }

  @Test func `a screen that is gone from the deck is forgotten`() throws {
    var test = try deleted()
    test.press(.back)
    test.settle()

    try test.reload("noren: 1\nscreens: {home: {blocks: []}}")

    #expect(test.prototype.openScreens == ["home"])
    #expect(test.prototype.motions.isEmpty)
  }
}
