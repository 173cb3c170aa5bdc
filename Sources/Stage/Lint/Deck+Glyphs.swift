import Deck
import Notation
import Raster
import Scene

extension Deck {
  /// A font size in points: which characters a font has does not depend on it.
  private static let anySize = 17.0

  /// Looks for characters that no font has, in the texts of all languages.
  func lintGlyphs(_ source: PangoText, into findings: inout LintFindings) {
    for text in texts {
      let runs = text.translations.map { TextRun($0.text, style: TextStyle(size: Self.anySize)) }
      let missing = runs.flatMap(source.missingCharacters)
      guard let first = missing.first else { continue }
      let others = Set(missing).count - 1
      let more = others > 0 ? ", nor \(others) more of this text" : ""
      findings.warn(
        .missingGlyph, at: text.range,
        "no font here has \(String(Character(first)).quoted) (U+\(first.codePoint))\(more): drawn as boxes with numbers",
        hint: "write it with other characters")
    }
  }
}

extension Unicode.Scalar {
  /// The number of the character as Unicode's tables write it.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
