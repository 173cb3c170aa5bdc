extension Deck {
  /// Text in one language or several.
  public struct LocalizedText: Hashable, Sendable {
    /// The text of one language.
    public struct Translation: Hashable, Sendable {
      /// The language tag, such as `ja` or `pt-BR`; empty for text that is written without one.
      public var language: String
      /// The text.
      public var text: String

      /// Makes a translation.
      public init(language: String, text: String) {
        self.language = language
        self.text = text
      }
    }

    /// The translations in the order of the file.
    public var translations: [Translation]

    /// Makes text that is the same in every language.
    public init(_ text: String) { translations = [Translation(language: "", text: text)] }

    /// Makes text from its translations.
    public init(translations: [Translation]) { self.translations = translations }

    /// The text for a reader.
    ///
    /// The first of the reader's languages that is there wins, `ja-JP` finding `ja` and the other way round;
    /// without one, the first translation of the file.
    public func text(for languages: [String]) -> String {
      for language in languages {
        let wanted = language.lowercased()
        if let match = translations.first(where: { $0.language.lowercased() == wanted })
          ?? translations.first(where: { $0.language.primaryLanguage == wanted.primaryLanguage })
        {
          return match.text
        }
      }
      return translations.first?.text ?? ""
    }

    /// The text of the first translation.
    public var first: String { text(for: []) }
  }
}

extension String {
  /// The language of a tag without script and region.
  fileprivate var primaryLanguage: String {
    String(prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}

extension Notation {
  /// Language tags.
  public static let language = Notation(
    "language", phrase: "a language tag", summary: "A language, if wanted with its script or region (BCP 47).",
    examples: ["en", "ja", "pt-BR"], pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$")
}

extension ValueType where Value == String {
  /// A language tag.
  public static var language: ValueType {
    ValueType(
      .notation(.language), accepts: { $0.scalar != nil },
      read: { node, decoder in
        let parts = node.scalar?.text.split(separator: "-", omittingEmptySubsequences: false) ?? []
        guard let primary = parts.first, (2...3).contains(primary.count), primary.allSatisfy(\.isASCIILetter),
          parts.dropFirst().allSatisfy({ (2...8).contains($0.count) && $0.allSatisfy(\.isASCIILetterOrDigit) })
        else {
          decoder.reportNotation(.language, node)
          return nil
        }
        return node.scalar?.text
      },
      write: { $0 })
  }
}

extension Character {
  /// Whether this is one of the 52 letters of ASCII.
  var isASCIILetter: Bool { isASCII && isLetter }
  /// Whether this is a letter or a digit of ASCII.
  var isASCIILetterOrDigit: Bool { isASCIILetter || isDecimalDigit }
}

extension ValueType where Value == Deck.LocalizedText {
  /// Text, or a mapping from languages to text.
  public static var localizedText: ValueType {
    let translated = ValueType<[(key: Located<String>, value: String)]>
      .dictionary(key: .language, notation: .language, value: .text)
    return .either(
      ValueType<String>.text.map(
        { Deck.LocalizedText($0) },
        write: { text in text.translations.count == 1 ? text.first : nil }),
      translated.map(
        { pairs in
          Deck.LocalizedText(
            translations: pairs.map { Deck.LocalizedText.Translation(language: $0.key.value, text: $0.value) })
        },
        write: { _ in nil }))
  }
}
