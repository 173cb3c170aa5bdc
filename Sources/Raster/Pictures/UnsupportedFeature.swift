/// Something in a drawing that librsvg leaves out or draws otherwise, for a deck's author to know.
///
/// The drawing is scanned, not interpreted: what stands in a part that is never drawn is told all the same.
public struct UnsupportedFeature: Hashable, Sendable, CustomStringConvertible {
  /// What it is, as the file has it, such as `<animate>`.
  public let name: String
  /// What is seen instead.
  public let consequence: String

  /// Both in one sentence.
  public var description: String { "\(name) \(consequence)" }

  /// The features of a drawing, each once, in the order in which they first occur.
  public static func all(in file: [UInt8]) -> [UnsupportedFeature] {
    var found: [UnsupportedFeature] = []
    func add(_ name: String, _ consequence: String) {
      let feature = UnsupportedFeature(name: name, consequence: consequence)
      if !found.contains(feature) { found.append(feature) }
    }
    let text = String(decoding: file, as: UTF8.self)
    for tag in StartTags(text) {
      if let consequence = elements[tag.name] { add("<\(tag.name)>", consequence) }
      if let address = tag.externalAddress { add(address, "is not loaded: drawings load nothing from outside") }
    }
    for rule in ["@import", "@font-face"] where text.contains(rule) { add(rule, "is not followed") }
    if text.unicodeScalars.contains(where: { $0.value >= firstEmoji && $0.properties.isEmojiPresentation }) {
      add("an emoji", "is drawn in one colour, without its details")
    }
    return found
  }

  private static let elements = [
    "script": "is not run", "foreignObject": "is left out", "textPath": "is left out",
    "animate": still, "animateMotion": still, "animateTransform": still, "set": still,
    "video": "is left out", "audio": "is left out", "iframe": "is left out", "font": "is not used",
  ]

  /// The first character that is an emoji by itself, a watch; what comes before is passed over quickly.
  private static let firstEmoji: UInt32 = 0x231A

  private static let still = "does not move: the drawing stands still"
}

/// The start tags of a drawing's elements.
private struct StartTags: Sequence, IteratorProtocol {
  struct Tag {
    /// The element's name without a prefix.
    let name: String
    /// Where a picture or a copied element comes from, if not from the drawing itself.
    let externalAddress: String?
  }

  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...].dropFirst()
      if rest.starts(with: "!--".utf8) {
        skipComment()
        continue
      }
      let tag = rest.prefix { $0 != UInt8(ascii: ">") }
      let name = tag.prefix { !Self.endsName($0) }
      guard let first = name.first, Self.isLetter(first) else { continue }
      rest = rest[tag.endIndex...]
      let local = Substring(name).split(separator: ":").last.map(String.init) ?? ""
      return Tag(name: local, externalAddress: Self.externalAddress(local, Substring(tag)))
    }
    return nil
  }

  private mutating func skipComment() {
    while !rest.isEmpty && !rest.starts(with: "-->".utf8) { rest = rest.dropFirst() }
  }

  private static func externalAddress(_ name: String, _ tag: Substring) -> String? {
    guard ["image", "use", "feImage"].contains(name), let start = tag.firstRange(of: "href=") else { return nil }
    let quoted = tag[start.upperBound...]
    guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
    let address = quoted.dropFirst().prefix { $0 != quote }
    return address.hasPrefix("#") || address.hasPrefix("data:") ? nil : String(address)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "z")).contains(byte) }

  private static func endsName(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "/") }
}
