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
    var scan = Scan()
    let text = String(decoding: file, as: UTF8.self)
    if text.contains("<?xml-stylesheet") { scan.add("<?xml-stylesheet?>", "is not followed") }
    for tag in DrawingTags(text) { scan.read(tag) }
    scan.tellFonts()
    if text.unicodeScalars.contains(where: { $0.value >= firstEmoji && $0.properties.isEmojiPresentation }) {
      scan.add("an emoji", "is drawn in one colour, without its details")
    }
    return scan.found
  }

  /// The first character that is an emoji by itself, a watch; what comes before is passed over quickly.
  private static let firstEmoji: UInt32 = 0x231A
}

/// What was found in the tags so far.
private struct Scan {
  private(set) var found: [UnsupportedFeature] = []
  private var known: Set<UnsupportedFeature> = []
  /// The families that were asked for, which matter only where there is a text.
  private var families: [String] = []
  private var knownFamilies: Set<String> = []
  private var hasText = false

  mutating func add(_ name: String, _ consequence: String) {
    let feature = UnsupportedFeature(name: name, consequence: consequence)
    if known.insert(feature).inserted { found.append(feature) }
  }

  mutating func tellFonts() {
    guard hasText else { return }
    for family in families { add("the font \(family)", "is replaced by \(NotoFont.latin)") }
  }

  mutating func read(_ tag: DrawingTag) {
    if let consequence = UnsupportedFeature.elements[tag.name] { add("<\(tag.name)>", consequence) }
    if tag.isText { hasText = true }
    for attribute in tag.attributes { read(attribute, of: tag) }
    for rule in UnsupportedFeature.rules where tag.style?.contains(rule) == true { add(rule, "is not followed") }
    for declaration in StyleDeclarations(tag.style ?? "") { read(declaration.name, declaration.value) }
  }

  private mutating func read(_ attribute: DrawingTag.Attribute, of tag: DrawingTag) {
    switch attribute.name {
    case "d", "points": return
    case "href": if !tag.isLink { tellAddress(attribute.value) }
    case "style":
      for declaration in StyleDeclarations(attribute.value) { read(declaration.name, declaration.value) }
    case "x", "y", "dx", "dy":
      if tag.isText, attribute.value.split(whereSeparator: { " ,\n\t".contains($0) }).count > 1 {
        add("a place for each letter", "is not followed but for the first")
      }
    case "rotate" where !tag.isText: return
    default: read(attribute.name, attribute.value)
    }
  }

  /// Reads a property, written as an attribute or in a style.
  private mutating func read(_ name: Substring, _ value: Substring) {
    if name == "font-family" { return readFamily(value) }
    if let consequence = UnsupportedFeature.properties[String(name)], !UnsupportedFeature.isNothing(value) {
      add(String(name), consequence)
    }
    if name == "clip-path", value.hasSuffix(")"), !value.hasPrefix("url(") {
      add("clip-path: \(value.prefix { $0 != "(" })()", "does not clip")
    }
    for function in UnsupportedFeature.functions where value.contains(function + "(") {
      add("\(function)()", "is not understood")
      return
    }
    if let start = value.firstRange(of: "url(") {
      tellAddress(value[start.upperBound...].drop { "\"' ".contains($0) }.prefix { !"\"') ".contains($0) })
    }
  }

  private mutating func tellAddress(_ address: Substring) {
    guard !address.hasPrefix("#"), !address.hasPrefix("data:"), !address.isEmpty else { return }
    add(String(address), "is not loaded: drawings load nothing from outside")
  }

  private mutating func readFamily(_ value: Substring) {
    let first = value.prefix { $0 != "," }.filter { $0 != "\"" && $0 != "'" }
    let family = first.split(separator: " ").joined(separator: " ")
    guard !family.isEmpty, !UnsupportedFeature.knownFamilies.contains(family.lowercased()),
      knownFamilies.insert(family).inserted
    else { return }
    families.append(family)
  }
}
