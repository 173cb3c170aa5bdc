/// A start tag of an SVG file.
struct DrawingTag {
  /// An attribute and its value; prefixes are left out.
  struct Attribute {
    let name: Substring
    let value: Substring
  }

  /// The element's name without a prefix.
  let name: String
  /// The attributes in their order.
  let attributes: [Attribute]
  /// What a `<style>` element holds.
  let style: Substring?

  /// Whether it sets letters.
  var isText: Bool { name == "text" || name == "tspan" }
  /// Whether its address is only somewhere to go, or belongs to something that is told by itself.
  var isLink: Bool { name == "a" || name == "script" }
}

/// The start tags of a drawing's elements, comments left out.
struct DrawingTags: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  mutating func next() -> DrawingTag? {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      if rest.starts(with: "!--".utf8) {
        skipComment()
        continue
      }
      let name = rest.prefix { !Self.endsName($0) }
      guard let first = name.first, Self.isLetter(first) else { continue }
      rest = rest[name.endIndex...]
      let attributes = readAttributes()
      let local = Self.local(Substring(name))
      let style = local == "style" ? Substring(rest.prefix { $0 != UInt8(ascii: "<") }) : nil
      return DrawingTag(name: String(local), attributes: attributes, style: style)
    }
    return nil
  }

  private mutating func skipComment() {
    while !rest.isEmpty && !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
  }

  /// Reads up to the end of the tag, which a quoted `>` is not.
  private mutating func readAttributes() -> [DrawingTag.Attribute] {
    var attributes: [DrawingTag.Attribute] = []
    while true {
      rest = rest.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "/") }
      guard let first = rest.first, first != UInt8(ascii: ">"), first != UInt8(ascii: "<") else { break }
      let name = rest.prefix { !Self.endsName($0) && $0 != UInt8(ascii: "=") }
      rest = rest[name.endIndex...].drop { $0 <= UInt8(ascii: " ") }
      guard rest.first == UInt8(ascii: "=") else {
        if name.isEmpty { rest = rest.dropFirst() }
        continue
      }
      rest = rest.dropFirst().drop { $0 <= UInt8(ascii: " ") }
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      rest = rest.dropFirst()
      let value = rest.prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      attributes.append(DrawingTag.Attribute(name: Self.local(Substring(name)), value: Substring(value)))
    }
    return attributes
  }

  private static func local(_ name: Substring) -> Substring { name.split(separator: ":").last ?? "" }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(byte) }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }
}

/// The declarations of a style attribute or of a style sheet, whatever they apply to.
struct StyleDeclarations: Sequence, IteratorProtocol {
  private var pieces: ArraySlice<Substring>

  init(_ style: Substring) {
    // Quotes inside of an attribute are written as entities, whose semicolons end nothing.
    let text = String(style).replacing("&quot;", with: "\"").replacing("&apos;", with: "'")
    pieces = text.split { ";{}".contains($0) }[...]
  }

  mutating func next() -> (name: Substring, value: Substring)? {
    while let piece = pieces.popFirst() {
      guard let colon = piece.firstIndex(of: ":") else { continue }
      return (Self.trimmed(piece[..<colon]), Self.trimmed(piece[colon...].dropFirst()))
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
