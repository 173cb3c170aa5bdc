// How wide text is in a terminal, so that a caret stands under the character it means.

extension String {
  /// The number of terminal cells; a tab counts as one.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// White space that is as wide: tabs stay tabs, everything else becomes spaces.
  var blankOfSameWidth: String {
    reduce(into: "") { blank, character in
      blank += character == "\t" ? "\t" : String(repeating: " ", count: character.displayWidth)
    }
  }
}

extension Character {
  /// The number of terminal cells of a character with all its marks: 0, 1 or 2.
  var displayWidth: Int {
    if self == "\t" { return 1 }
    return unicodeScalars.map(\.displayWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  /// The number of terminal cells, after Unicode's East Asian Width (UAX 11): wide and full-width take two.
  var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks whose characters are wide or full-width (UAX 11, blocks rather than single characters).
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul initials
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0xA4CF,  // kana to Yi, ideographs among them
    0xA960...0xA97C,  // Hangul, extended initials
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
    0x1F300...0x1F64F, 0x1F900...0x1F9FF,  // pictographs
    0x20000...0x3FFFD,  // ideographs of the supplementary planes
  ]
}
