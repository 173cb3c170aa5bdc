// Deck
