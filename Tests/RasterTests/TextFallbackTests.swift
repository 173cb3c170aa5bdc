import Geometry
import Raster
import Scene
import Testing

/// Which font a character is drawn with, and what shows where none has it.
@Suite struct TextFallbackTests {
  /// One word for each script that the fonts are there for.
  private static let words = [
    "Sail", "Ωλ", "Жд", "שלום", "مرحبا", "漢字", "かな", "한글", "ไทย", "हिन्दी", "∑", "♥", "😀",
  ]
  /// A Khmer letter, which none of the fonts has.
  private static let missing = "\u{1780}"

  @Test func `every character of a text of many scripts has a glyph in some font`() throws {
    let text = try TextFixtures.text()

    #expect(text.missingCharacters(in: TextFixtures.run(Self.words.joined(separator: " "))).isEmpty)
  }

  @Test(arguments: words) func `a word does not look like a box with a number`(_ word: String) throws {
    let text = try TextFixtures.text()
    let letter = String(word.unicodeScalars.prefix(1))

    let image = try #require(text.image(for: TextFixtures.run(letter), scale: 2, phase: .zero))
    let box = try #require(text.image(for: TextFixtures.run(Self.missing), scale: 2, phase: .zero)?.coverage)

    #expect(image.coverage?.bytes != box.bytes)
    #expect(image.coverage?.bytes.contains { $0 > 0 } ?? (image.color != nil))
  }

  @Test func `characters that no font has are told, each once`() throws {
    let text = try TextFixtures.text()

    let missing = text.missingCharacters(in: TextFixtures.run("a\(Self.missing)b\(Self.missing)\u{10D0}"))

    #expect(missing == ["\u{1780}", "\u{10D0}"])
  }

  @Test func `a character that no font has is drawn as a box that says which it is`() throws {
    let text = try TextFixtures.text()

    let box = try #require(text.image(for: TextFixtures.run(Self.missing), scale: 2, phase: .zero)?.coverage)
    let other = try #require(text.image(for: TextFixtures.run("\u{1781}"), scale: 2, phase: .zero)?.coverage)

    #expect(box.area > 0)
    #expect(box.bytes != other.bytes)
  }
}
