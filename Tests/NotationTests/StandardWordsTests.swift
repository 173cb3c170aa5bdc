import Notation
import Testing

@Suite struct StandardWordsTests {
  @Test(arguments: LocalizedText.standardLanguages)
  func `a deck need not give its buttons words in this language`(_ language: String) {
    let words = [LocalizedText.next, .back, .done, .skip].map { $0.text(for: [language]) }

    #expect(Set(words).count == 4)
    #expect(words.allSatisfy { !$0.isEmpty })
  }

  @Test func `a region gets the words of its language`() {
    #expect(LocalizedText.next.text(for: ["de-CH"]) == "Weiter")
  }

  @Test func `a language that has no words gets English ones`() {
    #expect(LocalizedText.next.text(for: ["fi"]) == "Next")
  }
}
