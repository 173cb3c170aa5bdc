import Deck

extension Deck {
  /// The deck with one screen and nothing over it, as a check looks at it.
  ///
  /// The other screens are nowhere to be seen, and a deck of thousands is not copied for each of them. Coach marks lie over
  /// what is looked at, and bring their own layout.
  func alone(_ screen: Screen) -> Deck {
    var (deck, screen) = (self, screen)
    screen.coach = nil
    deck.screens = [screen]
    deck.start = screen.id
    return deck
  }
}
