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
  /// Where the text is written.
  public var range: SourceRange

  /// Makes text that is the same in every language.
  public init(_ text: String, at range: SourceRange = .fileStart) {
    self.init(translations: [Translation(language: "", text: text)], at: range)
  }

  /// Makes text from its translations.
  public init(translations: [Translation], at range: SourceRange = .fileStart) {
    self.translations = translations
    self.range = range
  }

  /// The text for a reader.
  ///
  /// The first of the reader's languages that is there wins, `ja-JP` finding `ja` and the other way round;
  /// without one, the first translation of the file.
  public func text(for languages: [String]) -> String {
    if translations.count == 1 { return translations[0].text }
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

extension String {
  /// The language of a tag without script and region.
  fileprivate var primaryLanguage: String {
    String(prefix { $0 != "-" && $0 != "_" }).lowercased()
  }
}
