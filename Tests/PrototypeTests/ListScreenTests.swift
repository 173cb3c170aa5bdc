import AnimationCore
import Components
import Deck
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// A screen with a list of three fruits at the top.
private let fruits = """
  noren: 1
  languages: [en, ar]
  screens:
    fruits:
      blocks:
        - list:
            id: fruits
            rows: [apple, banana, cherry]
            swipe: [{label: Delete, role: destructive}]
            reorder: true
  """

@Suite struct ListScreenTests {
  /// A prototype with apple in the hand, over the place of banana.
  private func carrying() throws -> TestPrototype {
    var test = try TestPrototype(fruits)
    let middle = test.element("fruits[0]")?.frame.midY ?? 0
    test.send(.began, Point(366, middle))
    test.move(from: Point(366, middle), to: Point(366, middle + 70), over: 0.2)
    return test
  }

  private func rows(_ test: TestPrototype) -> [String] { test.prototype.rows(of: "fruits") ?? [] }

  @Test func `Escape puts a row that is dragged back, and the log says cancelled`() throws {
    var test = try carrying()

    test.press(.escape)
    test.settle()

    #expect(rows(test) == ["apple", "banana", "cherry"])
    #expect(test.log.last == "moving apple cancelled")
    #expect(test.screen == "fruits")
  }

  @Test func `a window that loses the focus puts a row that is dragged back, and the log says cancelled`() throws {
    var test = try carrying()

    test.prototype.handle(.focusLost(time: test.time))
    test.settle()

    #expect(rows(test) == ["apple", "banana", "cherry"])
    #expect(test.log.last == "moving apple cancelled")
  }

  @Test func `a window that loses the focus puts a row that keys have lifted back`() throws {
    var test = try TestPrototype(fruits)
    test.press(.tab)
    test.press(.space)
    test.press(.down)

    test.prototype.handle(.focusLost(time: test.time))
    test.settle()

    #expect(rows(test) == ["apple", "banana", "cherry"])
    #expect(test.log.last == "moving apple cancelled")
  }

  @Test func `a second button puts a row that is dragged back, and the log says cancelled`() throws {
    var test = try carrying()

    test.send(.cancelled, Point(366, 300))
    test.settle()

    #expect(test.log.last == "moving apple cancelled")
  }

  @Test func `a dropped row is in the model and in the log in the same moment`() throws {
    var test = try carrying()

    test.send(.ended, Point(366, 170))

    #expect(rows(test) == ["banana", "apple", "cherry"])
    #expect(test.log.last == "moved apple from position 1 to 2")
  }

  @Test func `a window that loses the focus closes a row that is half swiped`() throws {
    var test = try TestPrototype(fruits)
    let middle = test.element("fruits[0]")?.frame.midY ?? 0
    test.send(.began, Point(300, middle))
    test.move(from: Point(300, middle), to: Point(220, middle), over: 0.1)

    test.prototype.handle(.focusLost(time: test.time))
    test.settle()

    #expect(test.element("fruits[0]")?.offset == .zero)
  }

  @Test(arguments: [("ar-EG", 1.0), ("en", -1), ("he", -1)])
  func `a list shows its actions at the side where the deck's language ends`(
    _ language: String, _ way: Double
  ) throws {
    let deck = try #require(DeckReader.read(bytes: Array(fruits.utf8), file: "deck.yaml").deck)
    let components = ComponentEnvironment(text: FixedWidthText())
    let environment = PrototypeEnvironment(components: components, languages: [language])
    var prototype = Prototype(deck: deck, size: Size(400, 800), environment: environment)
    for key in [KeyPress.Key.tab, way < 0 ? .left : .right] {
      prototype.handle(.key(KeyPress(key, time: prototype.time)))
    }

    prototype.advance(to: 2)

    let row = prototype.elements.first { $0.id == "fruits[0]" }
    #expect(row?.offset.x == way * 100)
  }
}
