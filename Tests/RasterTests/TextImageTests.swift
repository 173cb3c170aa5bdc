import Geometry
import Raster
import Scene
import Testing

@Suite struct TextImageTests {
  private func image(
    _ run: TextRun, scale: Double = 1, phase: TextPhase = .zero, text: PangoText? = nil
  ) throws -> TextImage? {
    try (text ?? TextFixtures.text()).image(for: run, scale: scale, phase: phase)
  }

  @Test(arguments: ["", " ", "\n\n", "\u{200B}", "\u{1}"])
  func `a text without ink has no pixels`(_ string: String) throws {
    #expect(try image(TextFixtures.run(string)) == nil)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity]) func `a scale of nothing has no pixels`(_ scale: Double) throws {
    #expect(try image(TextFixtures.run("abc"), scale: scale) == nil)
  }

  // MARK: Sameness

  @Test(arguments: [TextFixtures.english, TextFixtures.japanese, "😀 مرحبا", "👨‍👩‍👧‍👦"])
  func `two text sources draw the same bits`(_ string: String) throws {
    let run = TextFixtures.run(string, width: 150)

    let (a, b) = (try #require(try image(run, scale: 2)), try #require(try image(run, scale: 2)))

    #expect(a.coverage?.bytes == b.coverage?.bytes)
    #expect(a.color == b.color)
    #expect(a.left == b.left && a.top == b.top)
  }

  @Test func `what was drawn before does not change what is drawn`() throws {
    let used = try TextFixtures.text()
    for size in 8..<40 { _ = try image(TextFixtures.run(TextFixtures.japanese, size: Double(size)), text: used) }
    let run = TextFixtures.run(TextFixtures.english, width: 150)

    let (a, b) = (try #require(try image(run)), try #require(try image(run, text: used)))

    #expect(a.coverage?.bytes == b.coverage?.bytes)
  }

  @Test func `a text asked for again is the same object`() throws {
    let text = try TextFixtures.text()
    let first = try image(TextFixtures.run("abc"), text: text)

    let second = try image(TextFixtures.run("abc"), text: text)

    #expect(first?.coverage != nil && first?.coverage === second?.coverage)
  }

  // MARK: Scale and phase

  @Test func `lines break at the same places at every scale`() throws {
    let text = try TextFixtures.text()
    let run = TextFixtures.run(TextFixtures.english, width: 151)
    let base = try #require(try image(run, scale: 4, text: text)?.coverage?.inkColumns())

    for scale in [1, 1.25, 1.5, 2, 3] {
      let columns = try #require(try image(run, scale: scale, text: text)?.coverage?.inkColumns())

      #expect(abs(Double(columns.count) / scale - Double(base.count) / 4) <= 2 / scale)
    }
  }

  @Test func `the ink grows with the square of the scale`() throws {
    let run = TextFixtures.run(TextFixtures.english)
    let single = try #require(try image(run, scale: 1)?.coverage).area

    let triple = try #require(try image(run, scale: 3)?.coverage).area

    #expect(abs(triple / single - 9) < 0.1)
  }

  /// The middle of the ink in pixels from the text's first one, along one axis.
  private func middle(_ phase: TextPhase, _ axis: (Int, Int) -> Int) throws -> Double {
    let image = try #require(try image(TextFixtures.run("Illimitable", size: 20), phase: phase))
    let mask = try #require(image.coverage)
    let weighted = mask.bytes.enumerated().map { index, byte in
      Double(byte) * Double(axis(index % mask.width + image.left, index / mask.width + image.top))
    }
    return weighted.reduce(0, +) / 255 / mask.area
  }

  @Test(arguments: 1..<TextPhase.stepsPerPixel) func `a phase moves the ink by quarters of a pixel`(_ step: Int) throws
  {
    let (restX, restY) = (try middle(.zero) { x, _ in x }, try middle(.zero) { _, y in y })

    let movedX = try middle(TextPhase(x: step, y: 0)) { x, _ in x }
    let movedY = try middle(TextPhase(x: 0, y: step)) { _, y in y }

    #expect(abs(movedX - restX - Double(step) / 4) < 0.015)
    #expect(abs(movedY - restY - Double(step) / 4) < 0.03)
  }

  // MARK: Alignment and direction

  @Test func `alignment moves the shorter line`() throws {
    func shortLine(_ alignment: TextStyle.Alignment) throws -> ClosedRange<Int> {
      let image = try #require(try image(TextFixtures.run("HHHHHHHHHH\nH", size: 20, alignment: alignment)))
      let mask = try #require(image.coverage)
      return try #require(mask.inkColumns(below: mask.height / 2))
    }

    let (leading, center, trailing) = (try shortLine(.leading), try shortLine(.center), try shortLine(.trailing))

    #expect(leading.upperBound < center.lowerBound && center.upperBound < trailing.lowerBound)
  }

  @Test(arguments: [("שלום עולם וברוכים הבאים", "שלום"), ("مرحبا بالعالم كله هنا", "مرحبا")])
  func `a text read from the right leads at the right`(_ long: String, _ short: String) throws {
    let mask = try #require(try image(TextFixtures.run(long + "\n" + short, size: 20))?.coverage)

    let columns = try #require(mask.inkColumns(below: mask.height * 5 / 8))

    #expect(columns.lowerBound > mask.width / 3)
    #expect(columns.upperBound > mask.width - 12)
  }

  @Test func `an ellipsis stands at the left of a text read from the right`() throws {
    let long = String(repeating: "שלום עולם ", count: 10)
    let text = try TextFixtures.text()

    let metrics = text.measure(TextFixtures.run(long, width: 120, maximumLines: 1))
    let mask = try #require(
      try image(TextFixtures.run(long, size: 17, width: 120, maximumLines: 1), text: text)?.coverage)

    #expect(metrics.isTruncated)
    // The three dots are lower than any Hebrew letter.
    let dots = mask.ink.filter { $0.x < 10 }
    #expect(!dots.isEmpty && dots.allSatisfy { $0.y > mask.height / 2 })
  }

  // MARK: Colour

  @Test func `an emoji has colours of its own and no coverage`() throws {
    let image = try #require(try image(TextFixtures.run("🍎", size: 40)))

    #expect(image.coverage == nil)
    let pixels = try #require(image.color).pixels
    #expect(pixels.contains { $0 >> 24 == 255 && $0 >> 16 & 0xFF > 2 * ($0 & 0xFF) })
  }

  @Test func `letters beside an emoji have coverage of the same size`() throws {
    let image = try #require(try image(TextFixtures.run("a🍎b", size: 40)))

    let (coverage, color) = (try #require(image.coverage), try #require(image.color))
    #expect(coverage.width == color.width && coverage.height == color.height)
  }

  @Test func `an emoji is about as high as a letter with a descender`() throws {
    let color = try #require(try image(TextFixtures.run("🍎", size: 100))?.color)

    let rows = color.pixels.indices.filter { color.pixels[$0] >> 24 > 0 }.map { $0 / color.width }

    let height = try #require(rows.max()) - (try #require(rows.min())) + 1
    #expect((95...125).contains(height))
  }

  @Test(arguments: ["♥", "❤", "☀", "✔"])
  func `a symbol is text, and an emoji with the emoji variation`(_ symbol: String) throws {
    let (plain, varied) = (try image(TextFixtures.run(symbol)), try image(TextFixtures.run(symbol + "\u{FE0F}")))

    #expect(plain?.coverage != nil && plain?.color == nil)
    #expect(varied?.coverage == nil && varied?.color != nil)
  }

  // MARK: Weight and fonts

  @Test(arguments: [TextFixtures.english, TextFixtures.japanese])
  func `bold has more ink than regular`(_ string: String) throws {
    let bold = TextRun(string, style: TextStyle(size: 17, weight: .bold))
    let regular = try #require(try image(TextFixtures.run(string))?.coverage).area

    let heavy = try #require(try image(bold)?.coverage).area

    #expect(heavy > regular * 1.2)
  }

  @Test func `monospaced letters are equally wide`() throws {
    let text = try TextFixtures.text()
    let style = TextStyle(size: 17, isMonospaced: true)

    let widths = ["iiii", "WWWW", "0.0,"].map { text.measure(TextRun($0, style: style)).size.width }

    #expect(Set(widths).count == 1)
  }

  // MARK: Bounds

  @Test func `the pixels that are kept are bounded`() throws {
    let text = try TextFixtures.text()

    for index in 0..<60 {
      _ = try image(TextFixtures.run("\(index)" + TextFixtures.english, size: 100), scale: 3, text: text)

      #expect(text.keptBytes <= 32 * 1024 * 1024)
    }
  }

  @Test func `a text far higher than a surface of cairo's is drawn to its end`() throws {
    let string = Array(repeating: "H", count: 2_000).joined(separator: "\n")

    let mask = try #require(try image(TextFixtures.run(string, size: 20))?.coverage)

    #expect(mask.height > 50_000)
    #expect(mask.bytes.suffix(mask.width * 20).contains { $0 > 0 })
  }

  @Test func `a text of a giant size gives up no more than its pixels`() throws {
    let mask = try image(TextFixtures.run("Giant", size: 2_000), scale: 10)?.coverage

    #expect((mask.map { $0.width * $0.height } ?? 0) <= 64 * 1024 * 1024)
  }
}
