import Components
import Geometry
import Gestures
import Prototype
import Testing

/// A walkthrough whose pages have the given names.
private func walk(_ pages: [String]) -> String {
  let lines = pages.map { "{id: \($0), title: Page \($0)}" }
  return """
    noren: 1
    screens:
      walk:
        walkthrough:
          pages: [\(lines.joined(separator: ", "))]
    """
}

@Suite struct PageIdentityTests {
  private let names = ["one", "two", "three", "four"]

  /// The titles that show, each with its opacity.
  private func titles(_ test: TestPrototype) -> [String: Double] {
    let shown = test.prototype.elements.filter { $0.id.name.hasPrefix("title-") && $0.opacity > 0 }
    return Dictionary(shown.map { ($0.text, $0.opacity) }, uniquingKeysWith: max)
  }

  private func resting(on page: Int) throws -> TestPrototype {
    var test = try TestPrototype(walk(names))
    for _ in 0..<page { test.press(.right) }
    test.settle()
    return test
  }

  @Test(arguments: [
    ["new", "one", "two", "three", "four"], ["two", "three", "four"], ["four", "three", "two", "one"], ["two"],
    ["three", "newer", "two"],
  ])
  func `the page that shows stays the page that shows`(_ pages: [String]) throws {
    var test = try resting(on: 1)

    try test.reload(walk(pages))
    test.settle()

    #expect(titles(test) == ["Page two": 1])
    #expect(test.prototype.currentPage == pages.firstIndex(of: "two"))
  }

  @Test(arguments: [
    ["one", "two", "three", "four"], ["new", "one", "two", "three", "four"], ["four", "three", "two", "one"],
    ["one", "new", "four"],
  ])
  func `a page that is on its way arrives, wherever it is now, without a jump`(_ pages: [String]) throws {
    for key in [KeyPress.Key.right, .end] {
      var test = try resting(on: key == .end ? 0 : 2)
      test.press(key)
      test.wait(0.1)
      guard key == .end || pages.contains("three") else { continue }
      let before = titles(test)

      try test.reload(walk(pages))
      let after = titles(test)
      test.settle()

      #expect(before.count == 2)
      for (title, opacity) in before { #expect(abs(opacity - (after[title] ?? 0)) < 1e-9, "\(title)") }
      #expect(titles(test) == ["Page four": 1])
    }
  }

  @Test func `a jump goes on over pages that were taken out`() throws {
    var test = try resting(on: 0)
    test.press(.end)
    test.wait(0.1)

    try test.reload(walk(["one", "four"]))
    test.settle()

    #expect(titles(test) == ["Page four": 1])
  }

  @Test func `a page whose goal was taken out rests where it shows`() throws {
    var test = try resting(on: 0)
    test.press(.right)
    test.wait(0.02)

    try test.reload(walk(["one", "three", "four"]))
    test.settle()

    #expect(titles(test) == ["Page one": 1])
  }

  @Test func `a page that is held goes back from where it is, and the log says so`() throws {
    var test = try resting(on: 1)
    test.send(.began, Point(350, 300))
    test.move(from: Point(350, 300), to: Point(250, 300), over: 0.2)
    let before = titles(test)

    try test.reload(walk(["new"] + names))
    let after = titles(test)
    test.settle()

    #expect(before.count == 2)
    for (title, opacity) in before { #expect(abs(opacity - (after[title] ?? 0)) < 1e-9, "\(title)") }
    #expect(titles(test) == ["Page two": 1])
    #expect(test.log.contains("page change cancelled, back to 2"))
  }

  @Test func `pages without names are known by what they say`() throws {
    func deck(_ titles: [String]) -> String {
      let lines = titles.map { "{title: \($0)}" }
      return walk([]).replacing("pages: []", with: "pages: [\(lines.joined(separator: ", "))]")
    }
    var test = try TestPrototype(deck(["A", "B", "C"]))
    test.press(.right)
    test.settle()

    try test.reload(deck(["Z", "A", "B", "C"]))

    #expect(titles(test) == ["B": 1])
  }
}

@Suite struct HeldThroughReloadTests {
  @Test func `a sheet that a finger holds goes back up from where it is`() throws {
    var test = try TestPrototype(shelves("sheet"))
    try test.tap("card-0")
    test.settle()
    test.send(.began, Point(200, 80))
    test.move(from: Point(200, 80), to: Point(200, 280), over: 0.3)
    let before = try #require(test.element("title")?.frame.minY)

    try test.reload(shelves("sheet", keys: "title: Other"))
    let after = test.element("title")?.frame.minY
    test.settle()

    #expect(after == before)
    #expect(test.screen == "fruits")
    #expect(try #require(test.element("title")?.frame.minY) < before - 100)
  }

  @Test(arguments: ["push", "sheet", "fade"])
  func `a screen that is on its way in goes on`(_ way: String) throws {
    var test = try TestPrototype(shelves(way))
    try test.tap("card-0")
    // By now the card has come up again.
    test.wait(0.2)
    let before = test.frame

    try test.reload(shelves(way))
    let after = test.frame
    test.settle()

    #expect(before == after)
    #expect(test.prototype.openScreens == ["home", "fruits"])
  }

  @Test(arguments: ["push", "sheet", "fade"])
  func `a screen that is on its way out goes on`(_ way: String) throws {
    var test = try TestPrototype(shelves(way))
    try test.tap("card-0")
    test.settle()
    test.press(.back)
    test.wait(0.1)
    let before = test.frame

    try test.reload(shelves(way))
    let after = test.frame
    test.settle()

    #expect(before == after)
    #expect(test.prototype.openScreens == ["home"])
  }

  @Test(arguments: [false, true])
  func `a row that is carried goes back from where it is, and the log says so`(_ changes: Bool) throws {
    var test = try TestPrototype(shelves("push"))
    try test.tap("card-0")
    test.settle()
    let row = try #require(test.element("fruits[0]")?.frame)
    test.send(.began, Point(row.maxX - 20, row.midY))
    test.move(from: Point(row.maxX - 20, row.midY), to: Point(row.maxX - 20, row.midY + 90), over: 0.3)
    let before = try #require(test.prototype.elements.first { $0.title == "apple" }?.frame.minY)

    try test.reload(
      changes ? shelves("push").replacing("cherry]", with: "cherry, damson]") : shelves("push"))
    let after = try #require(test.prototype.elements.first { $0.title == "apple" }?.frame.minY)
    test.settle()

    #expect(abs(after - before) < 1e-6)
    #expect(test.log.contains("moving apple cancelled"))
    #expect(test.prototype.rows(of: "fruits")?.first == "apple")
    #expect(test.element("fruits[0]")?.frame == row)
  }

  @Test(arguments: [false, true])
  func `a row that is dragged aside goes back from where it is`(_ changes: Bool) throws {
    var test = try TestPrototype(shelves("push"))
    try test.tap("card-0")
    test.settle()
    let row = try test.center(of: "fruits[0]")
    test.send(.began, row)
    test.move(from: row, to: row - Point(60, 0), over: 0.2)
    let before = test.element("fruits[0]")?.offset.x

    try test.reload(
      changes ? shelves("push").replacing("cherry]", with: "cherry, damson]") : shelves("push"))
    let after = test.element("fruits[0]")?.offset.x
    test.settle()

    #expect(before == after)
    #expect(before ?? 0 < -40)
    #expect(test.element("fruits[0]")?.offset.x == 0)
  }
}
