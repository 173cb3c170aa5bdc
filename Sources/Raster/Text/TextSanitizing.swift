import Scene

extension TextRun {
  /// The text without what has no look: other line ends become line feeds, control characters go.
  ///
  /// A zero byte would end the text for a C library, and other controls would be drawn as boxes of digits.
  var sanitizedText: String {
    var scalars = String.UnicodeScalarView()
    var count = 0
    var lastWasReturn = false
    for scalar in text.unicodeScalars {
      if count == TextLimits.maximumCharacters { break }
      defer { lastWasReturn = scalar == "\r" }
      switch scalar {
      case "\n" where lastWasReturn: continue
      case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": scalars.append("\n")
      case "\t": scalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": continue
      default: scalars.append(scalar)
      }
      count += 1
    }
    return String(scalars)
  }
}
