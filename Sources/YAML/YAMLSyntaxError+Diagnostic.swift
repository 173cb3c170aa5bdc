import Notation

extension YAMLSyntaxError {
  /// The error in words that help someone who writes a file by hand.
  func diagnostic(in source: SourceFile) -> Diagnostic {
    if let tab = tab(in: source) {
      return Diagnostic(
        .error, .syntax, "a tab: YAML indents with spaces only", in: source, at: SourceRange(start: tab, end: tab + 1),
        hint: "replace the tab by spaces")
    }
    if let sign = unquotedColor(in: source) {
      return Diagnostic(
        .error, .syntax, "an unquoted # begins a comment, which hides the rest of the line", in: source,
        at: SourceRange(start: sign, end: sign + 1), hint: "put colours in quotes: \"#0E7C86\"")
    }
    if let context, let name = Self.closedContexts[context.value], isAtEnd(of: source) {
      return Diagnostic(
        .error, .syntax, "this \(name) is never closed", in: source,
        at: SourceRange(start: context.range.start, end: context.range.start + 1))
    }
    let phrase = Self.phrases.first { $0.problem == problem }
    var notes: [String] = []
    if let context, let name = Self.closedContexts[context.value] ?? Self.openContexts[context.value] {
      notes.append("this is about the \(name) that begins at line \(source.position(at: context.range.start).line)")
    }
    return Diagnostic(
      .error, .syntax, phrase?.message ?? "this is not YAML: \(problem)", in: source,
      at: SourceRange(start: offset, end: offset), hint: phrase?.hint, notes: notes)
  }

  /// Whether nothing but white space follows.
  private func isAtEnd(of source: SourceFile) -> Bool {
    source.bytes.dropFirst(offset).allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// The tab that stopped the parser, or that indents the line it stopped in.
  private func tab(in source: SourceFile) -> Int? {
    let tab = UInt8(ascii: "\t")
    if offset < source.bytes.count, source.bytes[offset] == tab { return offset }
    let line = source.line(around: offset)
    let indentation = source.bytes[line.start..<line.end].prefix { $0 == tab || $0 == UInt8(ascii: " ") }
    return indentation.firstIndex(of: tab)
  }

  /// A colour without quotes in what was being read: `color: #0E7C86` leaves the key without a value and, in
  /// braces, the mapping without its end.
  private func unquotedColor(in source: SourceFile) -> Int? {
    guard let context else { return nil }
    let bytes = source.bytes
    let range = context.range.start..<max(context.range.start, min(offset, bytes.count))
    return range.first { index in
      bytes[index] == UInt8(ascii: "#") && index > range.lowerBound && bytes[index - 1] == UInt8(ascii: " ")
        && (3...8).contains(
          bytes[(index + 1)...].prefix { Character(Unicode.Scalar($0)).isHexDigit }.prefix(9).count)
    }
  }

  /// What ends with a sign of its own, by libyaml's words.
  private static let closedContexts = [
    "while parsing a flow mapping": "mapping in braces",
    "while parsing a flow sequence": "list in brackets",
    "while scanning a quoted scalar": "quoted text",
  ]

  /// What ends by indentation or by what follows, by libyaml's words.
  private static let openContexts = [
    "while parsing a block mapping": "mapping",
    "while parsing a block collection": "list",
    "while scanning a simple key": "key",
    "while scanning a block scalar": "block of text",
  ]

  /// libyaml's problems, in words about the file instead of about the parser.
  private static let phrases: [(problem: String, message: String, hint: String?)] = [
    ("did not find expected key", "a key was expected here", "check the indentation: keys of one mapping line up"),
    (
      "did not find expected '-' indicator", "an item beginning with '-' was expected here",
      "check the indentation: items of one list line up"
    ),
    (
      "did not find expected ',' or '}'", "a ',' or '}' was expected here",
      "text with commas, colons or brackets needs quotes"
    ),
    (
      "did not find expected ',' or ']'", "a ',' or ']' was expected here",
      "text with commas, colons or brackets needs quotes"
    ),
    (
      "could not find expected ':'", "a ':' was expected after the key",
      "write key: value, with a space after the colon"
    ),
    (
      "mapping values are not allowed in this context", "a ':' cannot stand here",
      "text with a colon in it needs quotes; keys of one mapping line up"
    ),
    (
      "block sequence entries are not allowed in this context", "a list cannot begin here",
      "begin the list on the line after its key"
    ),
    ("found unexpected document indicator", "the document ends inside quoted text", "close the quotes"),
    (
      "found unknown escape character", "a backslash in double quotes begins an escape, and there is none like this",
      "write \\\\ for a backslash, or use single quotes"
    ),
    (
      "found character that cannot start any token", "a value cannot begin with this character",
      "put the text in quotes"
    ),
    ("did not find expected <document start>", "something follows the end of the document", "check the indentation"),
    ("did not find expected node content", "a value was expected here", nil),
    ("found undefined tag handle", "a tag means nothing here", "put text that begins with '!' in quotes"),
    (
      "did not find expected alphabetic or numeric character", "a name was expected after '&' or '*'",
      "put text that begins with '&' or '*' in quotes"
    ),
  ]
}
