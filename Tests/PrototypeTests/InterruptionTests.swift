import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

/// Two screens of blocks with a list on the second, reached in one of the ways there are.
private func shelves(_ transition: String, keys: String = "") -> String {
  """
  noren: 1
  \(keys)
  screens:
    home:
      title: Home
      blocks:
        - cards:
            - {title: There, go: {screen: fruits, transition: \(transition)}}
            - {title: There by a sheet, go: {screen: fruits, transition: sheet}}
    fruits:
      title: Fruits
      blocks:
        - list:
            id: fruits
            rows: [apple, banana, cherry]
            swipe: [{label: Delete, role: destructive, confirm: Sure?}]
            reorder: true
        - spacer: 1200
        - text: Far below
  """
}

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

    test.tap(card)
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
    let sheet = try test.center(of: "card-1")
    try test.tap("card-0")
    test.settle()
    test.press(.pageDown)
    test.settle()
    test.press(.back)
    test.wait(0.05)

    test.tap(sheet)
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

@Suite struct AppearanceTests {
  @Test func `dark colours show where the reader prefers them, unless the deck decides`() throws {
    let light = try TestPrototype(shelves("push"))
    let dark = try TestPrototype(shelves("push"), prefersDark: true)
    let always = try TestPrototype(shelves("push", keys: "theme: {appearance: dark}"))
    let never = try TestPrototype(shelves("push", keys: "theme: {appearance: light}"), prefersDark: true)

    #expect(light.frame.background == Color(rgb: 0xF6F4EF))
    #expect(dark.frame.background == Color(rgb: 0x101018))
    #expect(always.frame == dark.frame)
    #expect(never.frame == light.frame)
  }
}

@Suite struct OverlayFrameRateTests {
  @Test(arguments: [30.0, 60, 144])
  func `a screen that is let go in an edge swipe stands the same at every frame rate`(_ rate: Double) throws {
    var framed = try TestPrototype(shelves("push"))
    try framed.tap("card-0")
    framed.settle()
    framed.drag(from: Point(5, 400), to: Point(280, 400), over: 0.2)
    var direct = framed
    let start = framed.time

    for frame in 1...Int(0.1 * rate) { framed.prototype.advance(to: start + Double(frame) / rate) }
    framed.prototype.advance(to: start + 0.11)
    direct.prototype.advance(to: start + 0.11)

    #expect(framed.frame == direct.frame)
    #expect(!direct.prototype.motions.isEmpty)
  }

  @Test(arguments: [30.0, 60, 144])
  func `a sheet, a question and a toast stand the same at every frame rate`(_ rate: Double) throws {
    let framed = try deletion { test, duration in
      let start = test.time
      for frame in 1...max(1, Int(duration * rate)) {
        test.prototype.advance(to: min(start + duration, start + Double(frame) / rate))
      }
      test.prototype.advance(to: start + duration)
    }
    let direct = try deletion { test, duration in test.wait(duration) }

    #expect(framed == direct)
  }

  /// What shows in the middle of a sheet's way, of a question's and of a toast's.
  private func deletion(_ wait: (inout TestPrototype, Double) -> Void) throws -> [DisplayList] {
    var test = try TestPrototype(shelves("sheet"))
    var frames: [DisplayList] = []
    test.tap(try test.center(of: "card-0"))
    wait(&test, 0.17)
    frames.append(test.frame)
    wait(&test, 3)
    test.press(.tab)
    test.press(.tab)
    test.press(.delete)
    wait(&test, 0.11)
    frames.append(test.frame)
    wait(&test, 1)
    test.press(.enter)
    wait(&test, 0.13)
    frames.append(test.frame)
    wait(&test, 6)
    frames.append(test.frame)
    return frames
  }
}
