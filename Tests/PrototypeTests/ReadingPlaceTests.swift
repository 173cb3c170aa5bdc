import Components
import Geometry
import Gestures
import Prototype
import Testing

private let words = String(repeating: "words that fill some lines of a paragraph ", count: 5)

/// Paragraphs, more than a window shows.
private func paragraphs(_ range: Range<Int> = 0..<30, before: String = "") -> String {
  buttons(before + range.map { "- text: {id: p\($0), text: \"Paragraph \($0): \(words)\"}" }.joined(separator: "\n"))
}

@Suite struct ReadingPlaceTests {
  private let bar = 68.0

  private mutating func turn(_ test: inout TestPrototype, _ size: Size) {
    test.prototype.handle(.resize(size, time: test.time))
    test.settle()
  }

  /// Which paragraph stands at the top, and how much of it has scrolled past.
  private func top(_ test: TestPrototype) -> (id: String, share: Double)? {
    test.prototype.elements.first { $0.role == .text && $0.frame.maxY > bar }
      .map { ($0.id.name, (bar - $0.frame.minY) / $0.frame.height) }
  }

  @Test func `a device that is turned keeps the paragraph at the top`() throws {
    var (test, tests) = (try TestPrototype(paragraphs()), self)
    test.scroll(by: 1000)
    let before = try #require(top(test))

    tests.turn(&test, Size(800, 400))
    let after = try #require(top(test))

    #expect(after.id == before.id)
    #expect(abs(after.share - before.share) < 0.02)
  }

  @Test func `a device that is turned to and fro comes back to the same place`() throws {
    var (test, tests) = (try TestPrototype(paragraphs()), self)
    test.scroll(by: 1003)
    let before = try #require(test.element("p0")?.frame.minY)

    for _ in 0..<5 {
      tests.turn(&test, Size(800, 400))
      tests.turn(&test, Size(400, 800))
    }

    #expect(abs(try #require(test.element("p0")?.frame.minY) - before) <= 0.5)
  }

  @Test func `the end of the content is found again after it was out of reach`() throws {
    var (test, tests) = (try TestPrototype(paragraphs(0..<6)), self)
    test.press(.end)
    test.settle()
    let before = try #require(test.element("p0")?.frame.minY)

    tests.turn(&test, Size(1200, 1200))
    tests.turn(&test, Size(400, 800))

    #expect(abs(try #require(test.element("p0")?.frame.minY) - before) <= 0.5)
  }

  @Test func `the top stays the top`() throws {
    var (test, tests) = (try TestPrototype(paragraphs()), self)
    let before = try #require(test.element("p0")?.frame.minY)

    tests.turn(&test, Size(800, 400))

    #expect(test.element("p0")?.frame.minY == before)
  }

  @Test func `who scrolls between two turns reads on from there`() throws {
    var (test, tests) = (try TestPrototype(paragraphs()), self)
    test.scroll(by: 1000)
    tests.turn(&test, Size(800, 400))
    test.scroll(by: 500)
    let before = try #require(top(test))

    tests.turn(&test, Size(400, 800))

    #expect(top(test)?.id == before.id)
  }

  @Test func `a glide goes on to what it was bound for`() throws {
    var (test, tests) = (try TestPrototype(paragraphs()), self)
    var still = test
    still.press(.pageDown)
    still.settle()
    test.press(.pageDown)
    test.wait(0.1)

    tests.turn(&test, Size(800, 400))

    #expect(top(test)?.id == top(still)?.id)
  }

  @Test func `a list keeps the row at the top`() throws {
    let rows = (0..<60).map { "{title: Row \($0), subtitle: \"\(words)\"}" }.joined(separator: ", ")
    var (test, tests) = (
      try TestPrototype(buttons("- text: \"\(words)\"\n- list: {id: rows, rows: [\(rows)]}")), self
    )
    test.scroll(by: 2000)
    let before = test.prototype.elements.first { $0.role == .row && $0.frame.maxY > bar }?.title

    tests.turn(&test, Size(800, 400))

    #expect(before != nil)
    #expect(test.prototype.elements.first { $0.role == .row && $0.frame.maxY > bar }?.title == before)
  }

  @Test func `cards keep the one at the top`() throws {
    let cards = (0..<40).map { "{title: Card \($0), subtitle: \"\(words)\"}" }.joined(separator: ", ")
    var (test, tests) = (
      try TestPrototype(buttons("- text: \"\(words)\"\n- cards: {columns: 2, items: [\(cards)]}")), self
    )
    test.scroll(by: 1500)
    let before = test.prototype.elements.first { $0.role == .card && $0.frame.maxY > bar }?.title

    tests.turn(&test, Size(800, 400))

    #expect(before != nil)
    #expect(test.prototype.elements.first { $0.role == .card && $0.frame.maxY > bar }?.title == before)
  }

  @Test func `a save that puts a paragraph in front keeps the one that is read`() throws {
    var test = try TestPrototype(paragraphs())
    test.scroll(by: 1000)
    let before = try #require(top(test))

    try test.reload(paragraphs(before: "- text: {id: new, text: \"New: \(words)\"}\n"))

    let after = try #require(top(test))
    #expect(after.id == before.id)
    #expect(abs(after.share - before.share) < 0.02)
  }
}
