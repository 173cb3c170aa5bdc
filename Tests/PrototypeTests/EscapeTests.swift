import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

@Suite struct EscapeTests {
  /// A prototype on its second screen.
  private func second(_ transition: String = "push") throws -> TestPrototype {
    var test = try TestPrototype(shelves(transition))
    try test.tap("card-0")
    test.settle()
    return test
  }

  @Test func `Escape puts a row that is dragged back before anything else`() throws {
    var test = try second()
    let row = try #require(test.element("fruits[0]")?.frame)
    test.send(.began, Point(row.maxX - 20, row.midY))
    test.move(from: Point(row.maxX - 20, row.midY), to: Point(row.maxX - 20, row.midY + 100), over: 0.2)

    test.press(.escape)
    test.settle()

    #expect(test.screen == "fruits")
    #expect(test.prototype.rows(of: "fruits") == ["apple", "banana", "cherry"])
    #expect(test.log.last == "moving apple cancelled")
  }

  @Test func `Escape closes a question, then the row, then the screen, then does nothing`() throws {
    var test = try second()
    test.press(.tab)
    test.press(.tab)
    test.press(.left)
    test.settle()
    test.press(.enter)
    test.settle()
    var states: [String] = []

    for _ in 0..<4 {
      test.press(.escape)
      test.settle()
      states.append("\(test.prototype.isCovered) \(test.element("fruits[0]")?.state ?? "-") \(test.screen)")
    }

    #expect(states == ["false open fruits", "false focused fruits", "false - home", "false - home"])
    #expect(test.log.filter { $0.hasPrefix("went back") } == ["went back to home"])
  }

  @Test func `Escape leads back though a pointer is down on nothing`() throws {
    var test = try second()
    test.send(.began, Point(200, 700))
    test.send(.moved, Point(260, 700))

    test.press(.escape)

    #expect(test.screen == "home")
  }

  @Test func `Escape closes a sheet`() throws {
    var test = try second("sheet")

    test.press(.escape)
    test.settle()

    #expect(test.screen == "home")
  }

  @Test func `a question that is asked again while it goes stands again and is answered once`() throws {
    var test = try second()
    test.press(.tab)
    test.press(.tab)
    test.press(.delete)
    test.settle()
    test.press(.escape)
    test.wait(0.05)

    test.press(.delete)
    let isCovered = test.prototype.isCovered
    test.press(.tab)
    test.press(.enter)
    test.settle()

    #expect(isCovered)
    #expect(test.log.suffix(4) == ["answered no", "asked: Sure?", "answered yes", "deleted apple"])
    #expect(test.prototype.rows(of: "fruits") == ["banana", "cherry"])
  }

  @Test func `the back button of a mouse answers a question with no before it leads back`() throws {
    var test = try second()
    test.press(.tab)
    test.press(.tab)
    test.press(.delete)
    test.settle()

    test.press(.back)
    test.settle()
    let afterFirst = (test.prototype.isCovered, test.screen)
    test.press(.back)

    #expect(afterFirst == (false, "fruits"))
    #expect(test.prototype.rows(of: "fruits") == nil)
    #expect(test.screen == "home")
  }
}
