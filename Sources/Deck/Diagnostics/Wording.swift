// How values are put into the words of a message.

extension String {
  /// Makes a string from scalars.
  init(_ scalars: some Sequence<Unicode.Scalar>) {
    self = ""
    unicodeScalars.append(contentsOf: scalars)
  }

  /// The string with every scalar replaced that could steer a terminal or reorder the line.
  package var safeForTerminal: String {
    String(unicodeScalars.map { $0.steersTerminal ? "\u{FFFD}" : $0 })
  }

  /// A name or a value as messages quote it: on one line, shortened, with escapes made visible.
  package var quoted: String {
    /// The longest quotation, in scalars: a message stays one line of a terminal.
    let limit = 60
    var body = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar {
      case "\n": body += "\\n"
      case "\t": body += "\\t"
      case _ where scalar.steersTerminal: body += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: body.unicodeScalars.append(scalar)
      }
    }
    return "'" + body + (unicodeScalars.count > limit ? "…'" : "'")
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would obey this scalar instead of showing it; a tab it may obey.
  var steersTerminal: Bool {
    switch value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// A number with its noun, in the plural unless it is one.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }

/// A number in upper-case hexadecimal with at least so many digits.
func hexadecimal(_ value: UInt32, digits: Int = 2) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
