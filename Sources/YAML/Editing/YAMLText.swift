import Notation

/// Values as YAML files write them.
public enum YAMLText {
  /// Text in double quotes, with escapes where they are needed: any text, on one line.
  public static func doubleQuoted(_ text: String) -> String {
    var body = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": body += "\\\""
      case "\\": body += "\\\\"
      case "\n": body += "\\n"
      case "\t": body += "\\t"
      case _ where mustBeEscaped(scalar): body += "\\U" + digits(scalar.value)
      default: body.unicodeScalars.append(scalar)
      }
    }
    return "\"" + body + "\""
  }

  /// Text in single quotes, as long as it has no line end or control character; else in double quotes.
  public static func singleQuoted(_ text: String) -> String {
    if text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\t" || mustBeEscaped($0) }) {
      return doubleQuoted(text)
    }
    return "'" + text.replacing("'", with: "''") + "'"
  }

  /// Whether text can stand without quotes anywhere, between brackets too.
  ///
  /// Stricter than YAML, so that nobody has to know its rules: letters, digits and a few signs.
  public static func isPlain(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first.isNumber else { return false }
    return text.last != " " && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./() ".contains($0) }
  }

  /// What YAML does not take as it is, or takes for a line end.
  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE...0xFFFF: true
    default: false
    }
  }

  private static func digits(_ value: UInt32) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - text.count) + text
  }
}
