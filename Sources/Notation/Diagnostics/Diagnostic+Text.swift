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
