import Deck
import Testing

@Suite struct WalkthroughTests {
  @Test func `a deck of one page is read without complaint`() throws {
    let result = read(onePageDeck)

    #expect(result.diagnostics == [])
    #expect(result.deck?.screens.first?.walkthrough?.pages.first?.title.first == "Sail")
  }
}
