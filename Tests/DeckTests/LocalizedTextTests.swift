import Deck
import Notation
import Testing

@Suite struct LocalizedTextTests {
  private let text = LocalizedText(translations: [
    .init(language: "en", text: "Hello"), .init(language: "pt-BR", text: "Olá"), .init(language: "ja", text: "やあ"),
  ])

  @Test(arguments: [
    (["ja"], "やあ"), (["ja-JP"], "やあ"), (["JA_jp"], "やあ"), (["pt"], "Olá"), (["pt-PT"], "Olá"), (["fr", "ja"], "やあ"),
    (["fr"], "Hello"), ([], "Hello"),
  ])
  func `the reader's first language that is there is shown`(languages: [String], expected: String) {
    #expect(text.text(for: languages) == expected)
  }

  @Test func `an exact language wins over a relative`() {
    let text = LocalizedText(translations: [
      .init(language: "pt-BR", text: "ônibus"), .init(language: "pt", text: "autocarro"),
    ])

    #expect(text.text(for: ["pt"]) == "autocarro")
  }

  @Test func `text knows where it is written`() {
    let result = read(walkthroughDeck("next: {label: Weiter}"))

    let range = result.deck?.screens.first?.walkthrough?.next.label.range
    #expect(range.map { result.source.text(in: $0) } == "Weiter")
  }
}
