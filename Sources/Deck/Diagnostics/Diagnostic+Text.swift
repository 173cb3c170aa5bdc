extension Diagnostic {
  /// The diagnostic as a compiler prints it: a headline, the line, a caret, and what to do.
  ///
  ///     deck.yaml:9:9: error: unknown key 'colour' in a page
  ///           colour: "#0E7C86"
  ///           ^~~~~~
  ///       help: did you mean 'color'?
  ///
  /// Control characters and direction overrides are replaced, so that a stranger's file cannot speak to the terminal.
  /// Ends without a line feed.
  public var text: String {
    var lines = [headline]
    if let excerpt {
      let scalars = Array(excerpt.text.unicodeScalars)
      let before = String(scalars.prefix(excerpt.caret))
      let marked = String(scalars.dropFirst(excerpt.caret).prefix(excerpt.length))
      lines.append("  " + excerpt.text.safeForTerminal)
      let underline = String(repeating: "~", count: max(0, marked.displayWidth - 1))
      lines.append("  " + before.blankOfSameWidth + "^" + underline)
    }
    lines += notes.map { "  note: " + $0.safeForTerminal }
    if let hint { lines.append("  help: " + hint.safeForTerminal) }
    return lines.joined(separator: "\n")
  }

  /// The first line of the text: place, severity and message.
  public var headline: String {
    let place = excerpt.map { "\(file):\($0.position.line):\($0.position.column)" } ?? file
    return "\(place.safeForTerminal): \(severity.rawValue): \(message.safeForTerminal)"
  }
}

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
