import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

@Suite struct LostPointerTests {
  /// A prototype on its second screen with a row open, while a pointer that was never released counts as down.
  private func openRow() throws -> TestPrototype {
    var test = try TestPrototype(shelves("push"))
    try test.tap("card-0")
    test.settle()
    test.send(.began, Point(200, 700))
    test.press(.tab)
    test.press(.tab)
    test.press(.left)
    test.settle()
    return test
  }

  @Test func `a pointer that goes down again touches the screen anew`() throws {
    var test = try openRow()
    let before = test.element("fruits[0]")?.state

    test.send(.began, Point(200, 700))
    test.settle()

    #expect(before == "open")
    #expect(test.element("fruits[0]")?.state == "")
    #expect(test.prototype.isTouched)
  }

  @Test(arguments: [Point(-300, 400), Point(900, 400), Point(200, -500), Point(200, 2000)])
  func `a button released outside of the window ends its drag on a page`(_ end: Point) throws {
    var test = try TestPrototype(walkthroughs("push").replacing("{title: One", with: "{title: Zero}, {title: One"))
    test.drag(from: Point(200, 400), to: end)

    test.settle()
    test.wait(0.1)

    #expect(!test.prototype.isTouched)
    #expect(test.prototype.pagerPhase == .idle)
    #expect(test.element("title-\(test.prototype.currentPage ?? -1)")?.offset == .zero)
  }

  @Test func `a pull past the end is no tap, and drags go on after it`() throws {
    var test = try TestPrototype(walkthroughs("push").replacing("{title: One", with: "{title: Zero}, {title: One"))
    let next = try test.center(of: "next")

    test.drag(from: next, to: next + Point(120, 0))
    test.settle()
    let afterPull = test.prototype.currentPage
    test.drag(from: Point(350, 300), to: Point(50, 300))
    test.settle()

    #expect(afterPull == 0)
    #expect(test.prototype.currentPage == 1)
    #expect(!test.log.contains { $0.hasPrefix("tapped") })
  }

  @Test func `another pointer touches the screen once the first has been silent for 5 s`() throws {
    var early = try openRow()
    var late = early

    early.wait(4)
    early.send(.began, Point(200, 700), id: 1)
    late.wait(6)
    late.send(.began, Point(200, 700), id: 1)
    late.settle()

    #expect(early.element("fruits[0]")?.state == "open")
    #expect(late.element("fruits[0]")?.state == "")
  }

  @Test func `what a lost pointer dragged is let go before the next touch`() throws {
    var test = try TestPrototype(shelves("push"))
    try test.tap("card-0")
    test.settle()
    test.send(.began, Point(5, 400))
    test.move(from: Point(5, 400), to: Point(200, 400), over: 0.2)

    test.send(.began, Point(300, 700))
    test.settle()

    #expect(test.screen == "fruits")
    #expect(test.element("title")?.frame.minX == 16)
  }
}
