import Notation

extension String {
  /// The text where it cannot become a tag, in XML and HTML.
  ///
  /// Characters that steer a terminal become the replacement character, as what XML 1.0 has no way to write does; those
  /// that turn the direction of text, which some languages need, are written by their numbers. So is the second of two
  /// colons or number signs: a log of continuous integration takes such a line for a command.
  package var xml: String {
    var text = ""
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case ":" where last == ":", "#" where last == "#": text += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      case _ where scalar.steersTerminal: text += "&#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return text
  }
}
