extension Deck.LocalizedText {
  /// What a button to the next page or mark says unless a deck says otherwise.
  public static let next = standard("Next", japanese: "次へ")
  /// What a button to the mark before says unless a deck says otherwise.
  public static let back = standard("Back", japanese: "戻る")
  /// What a button at the end says unless a deck says otherwise.
  public static let done = standard("Done", japanese: "完了")
  /// What a button that leaves says unless a deck says otherwise.
  public static let skip = standard("Skip", japanese: "スキップ")

  /// Whether no file holds the text: it is one of the words that a deck need not give.
  ///
  /// They do not say in which languages the deck is written.
  public var isStandard: Bool { [.next, .back, .done, .skip].contains(self) }

  /// A word in the languages that there are; a reader of another one gets the first.
  private static func standard(_ english: String, japanese: String) -> Deck.LocalizedText {
    Deck.LocalizedText(translations: [
      Translation(language: "en", text: english), Translation(language: "ja", text: japanese),
    ])
  }
}
