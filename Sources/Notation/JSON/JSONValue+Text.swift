extension JSONValue {
  /// How a document is laid out.
  public enum Layout: Hashable, Sendable {
    /// Without a space.
    case compact
    /// Two spaces for each level; a list or an object of single values stays on one line if it is short.
    case indented
  }

  /// The longest text, in characters, of a list or an object that stays on one line.
  private static let lineLength = 96

  /// The document as text, without a line feed at its end.
  public func text(_ layout: Layout = .compact) -> String {
    var text = ""
    write(to: &text, layout, level: 0)
    return text
  }

  private func write(to text: inout String, _ layout: Layout, level: Int) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += value.isFinite ? value.shortest : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      write(values, in: ("[", "]"), to: &text, layout, level: level) { value, text, level in
        value.write(to: &text, layout, level: level)
      }
    case .object(let members):
      write(members, in: ("{", "}"), to: &text, layout, level: level) { member, text, level in
        Self.write(member.key, to: &text)
        text += layout == .compact ? ":" : ": "
        member.value.write(to: &text, layout, level: level)
      }
    }
  }

  private func write<Item>(
    _ items: [Item], in brackets: (String, String), to text: inout String, _ layout: Layout, level: Int,
    _ body: (Item, inout String, Int) -> Void
  ) {
    let isOneLine = layout == .compact || items.isEmpty || isShort
    let separator = layout == .compact ? "," : isOneLine ? ", " : ",\n"
    let margin = isOneLine ? "" : String(repeating: " ", count: 2 * (level + 1))
    text += brackets.0 + (isOneLine ? "" : "\n")
    for (index, item) in items.enumerated() {
      text += (index > 0 ? separator : "") + margin
      body(item, &text, level + 1)
    }
    text += (isOneLine ? "" : "\n" + String(repeating: " ", count: 2 * level)) + brackets.1
  }

  /// Whether this holds single values alone, and few enough for a line.
  private var isShort: Bool {
    let values =
      switch self {
      case .array(let values): values
      case .object(let members): members.map(\.value)
      case .null, .boolean, .integer, .number, .string: [JSONValue]()
      }
    return values.allSatisfy(\.isSingle) && text(.compact).count <= Self.lineLength
  }

  private var isSingle: Bool {
    switch self {
    case .null, .boolean, .integer, .number, .string: true
    case .array, .object: false
    }
  }

  /// Writes text in quotes, with the escapes that JSON demands (RFC 8259, section 7).
  ///
  /// So is all that would steer a terminal or reorder a line, the line and paragraph separators among it, which a script
  /// in a page of HTML takes for line ends,
  /// and so is `<`, so that no text can end the script.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "<",
        _ where scalar.steersTerminal:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
