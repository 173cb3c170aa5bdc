import Components
import Geometry
import Gestures
import Prototype
import Testing

private let pages = """
  noren: 1
  screens:
    walk:
      walkthrough:
        pages: [{title: One}, {title: Two}, {title: Three}, {title: Four}]
  """

/// A finger that goes down holds what is on its way.
@Suite struct CatchTests {
  private let finger = Point(200, 300)

  @Test func `a page that was let go is held where it is`() throws {
    var test = try TestPrototype(pages)
    test.drag(from: Point(350, 300), to: Point(200, 300), over: 0.1)
    test.wait(0.05)
    let before = test.element("title-1")?.opacity

    test.send(.began, finger)
    test.wait(0.3)

    #expect(test.element("title-1")?.opacity == before)
    #expect(test.prototype.pagerPhase == .dragging)
  }

  @Test func `a page that was only held goes on to where it was bound`() throws {
    var test = try TestPrototype(pages)
    test.drag(from: Point(350, 300), to: Point(250, 300), over: 0.05)
    test.wait(0.02)
    test.send(.began, finger)
    test.wait(0.2)
    let before = test.element("title-1")?.offset.x
    test.send(.moved, finger + Point(2, 1))
    test.send(.ended, finger + Point(2, 1))
    test.settle()

    #expect(before ?? 0 > 200)
    #expect(test.prototype.currentPage == 1)
  }

  @Test func `a page that is held can be sent back`() throws {
    var test = try TestPrototype(pages)
    test.press(.right)
    test.wait(0.1)
    test.send(.began, finger)
    test.move(from: finger, to: finger + Point(190, 0), over: 0.2)
    test.send(.ended, finger + Point(190, 0))
    test.settle()

    #expect(test.prototype.currentPage == 0)
  }

  @Test func `a jump over pages that is held goes on to its page`() throws {
    var test = try TestPrototype(pages)
    test.press(.end)
    test.wait(0.08)

    test.send(.began, finger)
    test.wait(0.3)
    let held = test.element("title-3")?.opacity ?? 0
    test.send(.ended, finger)
    test.settle()

    #expect(held > 0 && held < 1)
    #expect(test.prototype.currentPage == 3)
  }

  @Test func `a cross-fade of reduced motion is held as well`() throws {
    var test = try TestPrototype(pages, reduceMotion: true)
    test.press(.right)
    test.wait(0.1)
    let before = test.element("title-1")?.opacity

    test.send(.began, finger)
    test.wait(0.3)

    #expect(test.element("title-1")?.opacity == before)
  }

  @Test func `a button of a page on its way is pressed, and holds nothing`() throws {
    var test = try TestPrototype(pages)
    test.press(.right)
    test.wait(0.1)

    try test.tap("next")
    test.settle()

    #expect(test.prototype.currentPage == 2)
  }

  @Test func `a sheet on its way in is held, and comes in when it is let go`() throws {
    var test = try TestPrototype(shelves("sheet"))
    try test.tap("card-0")
    test.wait(0.08)

    test.send(.began, Point(200, 700))
    let before = test.element("title")?.frame
    test.wait(0.3)
    let held = test.element("title")?.frame
    test.send(.ended, Point(200, 700))
    test.settle()

    #expect(before == held)
    #expect(test.screen == "fruits")
    #expect(!test.log.contains { $0.hasPrefix("tapped apple") })
  }

  @Test func `a sheet on its way in can be sent back`() throws {
    var test = try TestPrototype(shelves("sheet"))
    try test.tap("card-0")
    test.wait(0.12)

    test.drag(from: Point(200, 600), to: Point(200, 790), over: 0.1)
    test.settle()

    #expect(test.screen == "home")
  }

  @Test func `a tap on a row that is on its way home is not a tap on it`() throws {
    var test = try TestPrototype(shelves("push"))
    try test.tap("card-0")
    test.settle()
    let row = try test.center(of: "fruits[0]")
    test.drag(from: row, to: row - Point(60, 0), over: 0.3, hold: 0.2)
    test.settle()
    test.drag(from: row, to: row + Point(80, 0), over: 0.05)
    test.wait(0.02)

    test.send(.began, row)
    test.send(.ended, row)
    test.settle()

    #expect(!test.log.contains("tapped apple"))
  }

  @Test func `a tap that stops a column is not a tap on a card`() throws {
    let cards = (0..<30).map { "{title: Card \($0)}" }.joined(separator: ", ")
    var test = try TestPrototype(buttons("- cards: [\(cards)]"))
    test.drag(from: Point(200, 700), to: Point(200, 300), over: 0.1)
    test.wait(0.05)

    test.send(.began, Point(200, 400))
    test.send(.ended, Point(200, 400))

    #expect(!test.log.contains { $0.hasPrefix("tapped") })
    #expect(test.moving.isEmpty || test.moving == ["scroll-bar.opacity"])
  }
}
