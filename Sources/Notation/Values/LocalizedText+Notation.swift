extension ValueNotation {
  /// Language tags.
  public static let language = ValueNotation(
    "language", phrase: "a language tag", summary: "A language, if wanted with its script or region (BCP 47).",
    examples: ["en", "ja", "pt-BR"], pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$")
}

extension ValueType where Value == String {
  /// A language tag.
  public static var language: ValueType {
    ValueType(
      .notation(.language), accepts: { $0.scalar != nil },
      read: { node, decoder in
        guard let text = node.scalar?.text, text.isLanguageTag else {
          decoder.reportNotation(.language, node, hint: decoder.translationHint(at: node.range))
          return nil
        }
        return text
      },
      write: { $0 })
  }
}

extension ValueType where Value == [(key: Located<String>, value: String)] {
  /// The same type, which tells a mapping that looks like a button or a text with keys of its own what it is taken for.
  fileprivate var unlessObject: ValueType {
    ValueType(
      shape, accepts: accepts,
      read: { node, decoder in
        guard case .mapping(let pairs) = node.content,
          let text = pairs.first(where: { ["label", "text", "title"].contains($0.key) })
        else { return read(node, &decoder) }
        let words = text.value.scalar?.text.quoted
        decoder.report(
          .wrongType, at: text.keyRange,
          "\(decoder.subject) takes text, or a text for each language, and has no key \(text.key.quoted)",
          hint: words.map { "write \($0) alone" })
        return nil
      },
      write: write)
  }
}

extension String {
  /// Whether this has the form of a language tag.
  fileprivate var isLanguageTag: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    guard let primary = parts.first, (2...3).contains(primary.count), primary.allSatisfy(\.isASCIILetter) else {
      return false
    }
    return parts.dropFirst().allSatisfy { (2...8).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) }
  }
}

extension SourceNode {
  /// Whether the node is text, or a mapping whose keys could all be languages, rather than one that says more.
  package var isTextInSomeLanguage: Bool {
    switch content {
    case .scalar: true
    case .sequence: false
    case .mapping(let pairs): pairs.allSatisfy(\.key.isLanguageTag)
    }
  }
}

extension Character {
  /// Whether this is one of the 52 letters of ASCII.
  var isASCIILetter: Bool { isASCII && isLetter }
  /// Whether this is a letter or a digit of ASCII.
  var isASCIILetterOrDigit: Bool { isASCIILetter || isDecimalDigit }
}

extension ValueType where Value == LocalizedText {
  /// Text, or a mapping from languages to text.
  public static var localizedText: ValueType {
    let translations = ValueType<[(key: Located<String>, value: String)]>
      .dictionary(key: .language, notation: .language, value: .text)
    let either = ValueType.either(
      ValueType<String>.text.located.map(
        { LocalizedText($0.value, at: $0.range) },
        write: { text in text.translations.count == 1 ? Located(text.first, at: text.range) : nil }),
      translations.unlessObject.located.map(
        { pairs in
          LocalizedText(
            translations: pairs.value.map { LocalizedText.Translation(language: $0.key.value, text: $0.value) },
            at: pairs.range)
        },
        write: { _ in nil }))
    let notation = ValueNotation(
      "localised text", phrase: "text",
      summary: "Text, or a mapping from languages to text; see `languages` for which is shown.",
      examples: ["Lessons", "{en: Lessons, ja: レッスン}"], form: .shape(either.shape))
    return either.named(notation)
  }
}
