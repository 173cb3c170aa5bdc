import Deck

/// Reads a deck from text under the name the expectations use.
func read(_ yaml: String) -> DeckResult { DeckReader.read(bytes: Array(yaml.utf8), file: "deck.yaml") }

/// Everything there is to say about a deck, as a terminal shows it.
func diagnostics(of yaml: String) -> String { read(yaml).diagnostics.map(\.text).joined(separator: "\n") }

/// A deck with one walkthrough of one page, to be broken by tests.
let onePageDeck = """
  noren: 1
  screens:
    welcome:
      walkthrough:
        pages:
          - {title: Sail, color: "#0E7C86"}

  """
