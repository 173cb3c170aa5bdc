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

  /// Text of several lines for a terminal or a log of continuous integration: nothing in it steers the one, and no line is
  /// taken for a command by the other.
  ///
  /// GitHub obeys lines that begin with `::`, white space before it or not, and both GitHub and Azure what follows `##[` or
  /// `##vso[` anywhere in a line.
  package var linesForTerminal: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).safeForTerminal.withoutCommands
    }.joined(separator: "\n")
  }

  /// One line in which what begins a command of a continuous integration is broken up.
  private var withoutCommands: String {
    guard contains("::") || contains("##") else { return self }
    var scalars = Array(unicodeScalars)
    if let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      scalars[first...].starts(with: "::".unicodeScalars)
    {
      scalars[first] = "\u{FFFD}"
    }
    for index in scalars.indices.dropLast() where scalars[index] == "#" && scalars[index + 1] == "#" {
      let rest = scalars[(index + 2)...]
      if rest.first == "[" || String(rest.prefix(4)).lowercased() == "vso[" { scalars[index + 1] = "\u{FFFD}" }
    }
    return String(scalars)
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
  package var steersTerminal: Bool {
    switch value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// A number with its noun, in the plural unless it is one.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }

/// A number in upper-case hexadecimal with at least so many digits.
package func hexadecimal(_ value: UInt32, digits: Int = 2) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
