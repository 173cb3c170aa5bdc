import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

@Suite struct SheetScrollTests {
  /// A prototype with a sheet whose content is longer than the window.
  private func sheet() throws -> TestPrototype {
    var test = try TestPrototype(shelves("sheet"))
    try test.tap("card-0")
    test.settle()
    return test
  }

  @Test func `a sheet whose content is scrolled scrolls back before it moves`() throws {
    var test = try sheet()
    test.press(.pageDown)
    test.settle()
    let scrolled = test.element("title")?.frame.minY ?? 0

    test.drag(from: Point(200, 300), to: Point(200, 500), over: 0.4, hold: 0.2)
    test.settle()

    #expect(test.screen == "fruits")
    #expect((test.element("title")?.frame.minY ?? 0) > scrolled)
  }

  @Test func `a sheet whose content is scrolled still moves by its bar`() throws {
    var test = try sheet()
    test.press(.pageDown)
    test.settle()

    test.drag(from: Point(200, 70), to: Point(200, 600), over: 0.4, hold: 0.2)
    test.settle()

    #expect(test.screen == "home")
  }

  @Test func `a drag up on a sheet scrolls its content`() throws {
    var test = try sheet()
    let before = test.element("title")?.frame.minY ?? 0

    test.drag(from: Point(200, 600), to: Point(200, 400), over: 0.4, hold: 0.2)
    test.settle()

    #expect(test.screen == "fruits")
    #expect(abs((test.element("title")?.frame.minY ?? 0) - (before - 196)) < 1e-6)
  }

  @Test(arguments: ["push", "fade"])
  func `an edge swipe leads back from a screen however it came in`(_ transition: String) throws {
    var test = try TestPrototype(shelves(transition))
    try test.tap("card-0")
    test.settle()
    var turned = test

    test.drag(from: Point(5, 400), to: Point(300, 400), hold: 0.2)
    turned.drag(from: Point(5, 400), to: Point(100, 400), hold: 0.2)
    test.settle()
    turned.settle()

    #expect(test.screen == "home")
    #expect(turned.screen == "fruits")
  }
}
