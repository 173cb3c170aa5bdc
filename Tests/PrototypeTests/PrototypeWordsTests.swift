import Notation
import Testing

@testable import Prototype

/// The words of lists and questions beside those of decks.
@Suite struct PrototypeWordsTests {
  @Test(arguments: LocalizedText.standardLanguages.dropFirst())
  func `lists speak every language that buttons do`(_ language: String) {
    let words = StandardWords.words(for: [language])

    #expect(words != StandardWords.words(for: ["en"]))
    #expect(words.deleted.contains("{row}"))
  }

  @Test func `of several languages the first one with words is spoken`() {
    #expect(StandardWords.words(for: ["fi", "ja-JP", "de"]) == StandardWords.words(for: ["ja"]))
  }
}
