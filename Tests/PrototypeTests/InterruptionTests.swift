import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

@Suite struct InterruptionTests {
  @Test(arguments: ["push", "sheet", "fade"])
  func `a transition that is turned round shows the same at that moment`(_ transition: String) throws {
    var test = try TestPrototype(shelves(transition))
    try test.tap("card-0")
    test.wait(0.1)
    let before = test.frame

    test.press(.back)
    let after = test.frame
    test.settle()

    #expect(before == after)
    #expect(test.screen == "home")
    #expect(test.prototype.openScreens == ["home"])
  }

  @Test(arguments: ["push", "sheet", "fade"])
  func `a transition can be turned round twice and arrives`(_ transition: String) throws {
    var test = try TestPrototype(shelves(transition))
    let card = try test.center(of: "card-0")
    test.tap(card)
    test.wait(0.1)
    test.press(.back)
    test.wait(0.02)
    let before = test.element("title")?.frame

    // At its leading end, where nothing that leaves lies over it.
    test.tap(Point(40, card.y))
    test.settle()

    #expect(before != nil)
    #expect(test.prototype.openScreens == ["home", "fruits"])
    #expect(test.prototype.motions.isEmpty)
  }

  @Test func `the back button of a screen that is still coming in can be tapped`() throws {
    var test = try TestPrototype(shelves("push"))
    try test.tap("card-0")
    test.wait(0.1)
    let middle = try #require(test.element("back")?.frame.minX)

    try test.tap("back")
    test.settle()

    #expect(middle > 4)
    #expect(test.screen == "home")
  }

  @Test func `an edge swipe takes hold of a screen in the middle of its push, where it is`() throws {
    var test = try TestPrototype(shelves("push"))
    try test.tap("card-0")
    test.wait(0.05)
    test.send(.began, Point(5, 400))
    let before = try #require(test.element("title")?.frame.minX)

    test.send(.moved, Point(15, 400))
    let grabbed = try #require(test.element("title")?.frame.minX)
    test.wait(1)
    let held = try #require(test.element("title")?.frame.minX)
    test.drag(from: Point(15, 400), to: Point(15, 400))

    #expect(abs(grabbed - (before + 6)) < 1e-9)
    #expect(held == grabbed)
    #expect(test.prototype.isTouched == false)
  }

  @Test func `a sheet can be caught while it comes up`() throws {
    var test = try TestPrototype(shelves("sheet"))
    try test.tap("card-0")
    test.wait(0.15)
    let top = try #require(test.element("title")?.frame.minY)

    test.drag(from: Point(200, 700), to: Point(200, 760), over: 0.3, hold: 0.2)
    let caught = try #require(test.element("title")?.frame.minY)
    test.settle()

    #expect(caught != top)
    #expect(["home", "fruits"].contains(test.screen))
    #expect(test.prototype.motions.isEmpty)
  }

  @Test func `a screen that comes back by another way while it leaves is as it was left`() throws {
    var test = try TestPrototype(shelves("push"))
    try test.tap("card-0")
    test.settle()
    test.press(.pageDown)
    test.settle()
    test.press(.back)
    test.wait(0.05)

    // What leaves still lies over the cards, which only keys can reach.
    for key in [KeyPress.Key.tab, .tab, .enter] { test.press(key) }
    test.settle()

    #expect(test.screen == "fruits")
    #expect((test.element("title")?.frame.minY ?? 0) < 0)
  }

  @Test(arguments: ["push", "sheet", "fade"])
  func `what was done on a screen is still done when one returns`(_ transition: String) throws {
    var test = try TestPrototype(shelves(transition).replacing(", confirm: Sure?", with: ""))
    try test.tap("card-0")
    test.settle()
    test.press(.tab)
    test.press(.tab)
    test.press(.delete)
    test.press(.pageDown)
    test.settle()
    let left = test.element("title")?.frame.minY

    test.press(.back)
    test.settle()
    try test.tap("card-0")
    test.settle()

    #expect(test.prototype.rows(of: "fruits") == ["banana", "cherry"])
    #expect(test.element("title")?.frame.minY == left)
  }
}
