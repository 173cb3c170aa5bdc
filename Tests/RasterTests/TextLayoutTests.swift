import Geometry
import Raster
import Scene
import Testing

@Suite struct TextLayoutTests {
  @Test(arguments: [TextFixtures.english, TextFixtures.japanese])
  func `a long text wraps within its width`(_ string: String) throws {
    let metrics = try TextFixtures.text().measure(TextFixtures.run(string, width: 200))

    #expect(metrics.lineCount > 2)
    #expect(metrics.size.width <= 200)
    #expect(!metrics.isTruncated)
  }

  @Test func `a text without a width stays on one line`() throws {
    let metrics = try TextFixtures.text().measure(TextFixtures.run(TextFixtures.english))

    #expect(metrics.lineCount == 1)
  }

  @Test func `a word longer than a line is broken`() throws {
    let word = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"

    let metrics = try TextFixtures.text().measure(TextFixtures.run(word, width: 150))

    #expect(metrics.lineCount > 2)
    #expect(metrics.size.width <= 150)
  }

  @Test func `the box is as wide as the longest line`() throws {
    let text = try TextFixtures.text()
    let whole = text.measure(TextFixtures.run("one\nthree words long\ntwo", width: 300))

    let longest = text.measure(TextFixtures.run("three words long"))

    #expect(whole.size.width == longest.size.width)
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "a\rb\rc", "a\u{2028}b\u{2029}c", "a\u{0B}b\u{0C}c"])
  func `every kind of line end starts a line`(_ string: String) throws {
    #expect(try TextFixtures.text().measure(TextFixtures.run(string)).lineCount == 3)
  }

  // MARK: Heights

  @Test(arguments: ["", "x", "漢", "😀", "هـ", "漢😀x"])
  func `a line is equally high whatever fonts it needs`(_ string: String) throws {
    let metrics = try TextFixtures.text().measure(TextFixtures.run(string, size: 100))

    #expect(metrics.lineCount == 1)
    #expect(abs(metrics.size.height - 136.2) < 0.01)
    #expect(abs(metrics.firstBaseline - 106.9) < 0.01)
  }

  @Test func `the line spacing multiplies the distance of lines`() throws {
    let text = try TextFixtures.text()
    let usual = text.measure(TextFixtures.run("a\nb\nc"))

    let wide = text.measure(TextFixtures.run("a\nb\nc", lineSpacing: 1.5))

    #expect(abs(wide.size.height - usual.size.height * 1.5) < 1e-9)
    #expect(wide.firstBaseline > usual.firstBaseline)
  }

  @Test func `metrics grow with the font size and nothing else changes`() throws {
    let text = try TextFixtures.text()
    let small = text.measure(TextFixtures.run(TextFixtures.english, size: 10, width: 200))

    let large = text.measure(TextFixtures.run(TextFixtures.english, size: 40, width: 800))

    #expect(large.lineCount == small.lineCount)
    #expect(abs(large.size.width - 4 * small.size.width) < 1)
  }

  // MARK: Ellipsis

  @Test func `a text scale has the effect of larger styles`() throws {
    let style = TextStyle(size: 20)
    let larger = PangoText(fonts: try TextFixtures.fonts.get(), textScale: 1.5)

    let scaled = larger.measure(TextRun(TextFixtures.english, style: style, width: 300))

    let plain = try TextFixtures.text().measure(
      TextRun(TextFixtures.english, style: TextStyle(size: 30), width: 300))
    #expect(scaled == plain)
  }

  @Test func `a text cut to one line ends within its width`() throws {
    let metrics = try TextFixtures.text().measure(
      TextFixtures.run(TextFixtures.english, width: 200, maximumLines: 1))

    #expect(metrics.lineCount == 1)
    #expect(metrics.size.width <= 200)
    #expect(metrics.isTruncated)
  }

  @Test func `a text that fits has no ellipsis`() throws {
    let text = try TextFixtures.text()

    let limited = text.measure(TextFixtures.run("short", width: 200, maximumLines: 1))

    #expect(limited == text.measure(TextFixtures.run("short", width: 200)))
  }

  @Test func `lines are counted over paragraphs`() throws {
    let string = TextFixtures.english + "\n" + TextFixtures.english

    for limit in 1...6 {
      let metrics = try TextFixtures.text().measure(TextFixtures.run(string, width: 200, maximumLines: limit))

      #expect(metrics.lineCount == limit && metrics.isTruncated)
    }
  }

  @Test func `a paragraph that follows is stood for by an ellipsis`() throws {
    let text = try TextFixtures.text()
    let alone = text.measure(TextFixtures.run("first"))

    let cut = text.measure(TextFixtures.run("first\nsecond", maximumLines: 1))

    #expect(cut.isTruncated)
    #expect(cut.size.width > alone.size.width)
  }

  // MARK: Odd input

  @Test func `an empty text is one line high and has no width`() throws {
    let metrics = try TextFixtures.text().measure(TextFixtures.run(""))

    #expect(metrics.size.width == 0 && metrics.size.height > 20)
  }

  @Test(arguments: [0, -10, 0.001]) func `a width of nothing breaks after every character`(_ width: Double) throws {
    #expect(try TextFixtures.text().measure(TextFixtures.run("abc", width: width)).lineCount == 3)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300]) func `a width that is no number is none`(_ width: Double) throws {
    let text = try TextFixtures.text()

    let metrics = text.measure(TextFixtures.run(TextFixtures.english, width: width))

    #expect(metrics == text.measure(TextFixtures.run(TextFixtures.english)))
  }

  @Test(arguments: [Double.nan, -1, 0]) func `a font size of nothing gives a box of nothing`(_ size: Double) throws {
    let metrics = try TextFixtures.text().measure(TextFixtures.run("abc", size: size))

    #expect(metrics.size.height == 0)
    #expect(metrics.size.width.isFinite)
  }

  @Test func `ten thousand paragraphs are no trouble`() throws {
    let string = String(repeating: "a\n", count: 10_000)

    #expect(try TextFixtures.text().measure(TextFixtures.run(string)).lineCount == 10_001)
  }

  @Test(arguments: [Double.infinity, 1e12]) func `a giant font size has finite metrics`(_ size: Double) throws {
    #expect(try TextFixtures.text().measure(TextFixtures.run("abc", size: size)).size.width.isFinite)
  }

  @Test func `control characters have no width`() throws {
    let text = try TextFixtures.text()

    let dirty = text.measure(TextFixtures.run("a\u{1}b\u{0}c\u{7F}\u{9F}"))

    #expect(dirty == text.measure(TextFixtures.run("abc")))
  }

  @Test func `a text of a hundred thousand characters is laid out to its end`() throws {
    let string = String(repeating: "word ", count: 20_000)

    let metrics = try TextFixtures.text().measure(TextFixtures.run(string, width: 350))

    #expect(metrics.lineCount > 1_000)
  }

  @Test func `what follows a hundred thousand characters is left out`() throws {
    let text = try TextFixtures.text()
    let limit = String(repeating: "a", count: 100_000)

    #expect(text.measure(TextFixtures.run(limit + "bbbbb")) == text.measure(TextFixtures.run(limit)))
  }

  @Test func `characters without a glyph in any font do not stop a text`() throws {
    #expect(try TextFixtures.text().measure(TextFixtures.run("\u{E000}\u{10FFFD}\u{FFFF}")).lineCount == 1)
  }
}
