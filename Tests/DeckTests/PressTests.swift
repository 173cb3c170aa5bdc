import AnimationCore
import Deck
import Notation
import Testing

@Suite struct PressTests {
  /// The press of a card in a deck whose theme and card have some keys for it.
  private func press(theme: String, card: String) throws -> Deck.Press {
    let result = read(
      """
      noren: 1
      theme: {press: {\(theme)}}
      screens: {a: {blocks: [cards: [{title: A, press: {\(card)}}]]}}
      """)
    let deck = try #require(result.deck, "\(result.diagnostics.map(\.text))")
    guard case .cards(let grid)? = deck.screens.first?.blocks.first, let card = grid.items.first else {
      throw MissingCard()
    }
    return deck.theme.press.overridden(by: card.press)
  }

  private struct MissingCard: Error {}

  @Test func `a card without a word of its own answers as the theme says`() throws {
    let press = try press(theme: "feedback: ripple, scale: 0.9, duration: 0.3s, curve: linear", card: "")

    #expect(press.feedback == .ripple)
    #expect(press.scale == 0.9)
    #expect(press.duration == 0.3)
    #expect(press.curve == .linear)
  }

  @Test func `a card changes one thing and keeps the rest of the theme's`() throws {
    let press = try press(theme: "scale: 0.9, duration: 0.3s, curve: linear", card: "duration: 0.2s")

    #expect(press.scale == 0.9)
    #expect(press.duration == 0.2)
    #expect(press.curve == .linear)
  }

  @Test func `a card changes everything`() throws {
    let press = try press(
      theme: "feedback: ripple, scale: 0.9", card: "feedback: shrink, scale: 0.8, duration: 400ms, curve: ease-out")

    #expect(press.feedback == .shrink)
    #expect(press.scale == 0.8)
    #expect(press.duration == 0.4)
    #expect(press.curve == .easeOut)
  }

  @Test(arguments: [
    ("scale: 0.2", "'scale' must be from 0.5 to 1.5, not 0.2"),
    ("scale: small", "'scale' takes a number, not the text 'small'"),
    ("duration: 3s", "'duration' must be from 0s to 2s, not 3s"),
    ("duration: 0.1", "'duration' takes a duration such as 0.3s, not the number 0.1"),
    ("curve: bouncy", "'curve' takes a curve such as ease-in-out, not the text 'bouncy'"),
    ("feedback: riple", "'feedback' cannot be 'riple'"),
    ("sclae: 0.9", "unknown key 'sclae' in an own press"),
  ])
  func `what is wrong with a card's press is told where it is`(keys: String, message: String) {
    let headlines = headlines(of: blocksDeck("- cards: [{title: A, press: {\(keys)}}]"))

    #expect(headlines.count == 1)
    #expect(headlines.first?.hasPrefix("deck.yaml:5:") == true)
    #expect(headlines.first?.hasSuffix("error: \(message)") == true, "\(headlines)")
  }
}
