import Deck
import Notation

/// Reads a deck from text under the name the expectations use.
func read(_ yaml: String) -> DeckResult { DeckReader.read(bytes: Array(yaml.utf8), file: "deck.yaml") }

/// Everything there is to say about a deck, as a terminal shows it.
func diagnostics(of yaml: String) -> String { read(yaml).diagnostics.map(\.text).joined(separator: "\n") }

/// The headlines of everything there is to say about a deck.
func headlines(of yaml: String) -> [String] { read(yaml).diagnostics.map(\.headline) }

/// A deck with one walkthrough of one page; its keys stand on lines 5 and after.
func walkthroughDeck(_ keys: String = "") -> String {
  """
  noren: 1
  screens:
    welcome:
      walkthrough:
        pages: [{title: Sail}]
  \(keys.indented(by: 6))
  """
}

/// A deck whose only screen has the given blocks from line 5 on, and the given keys after them.
func blocksDeck(_ blocks: String, then keys: String = "") -> String {
  """
  noren: 1
  screens:
    home:
      blocks:
  \(blocks.indented(by: 6))
  \(keys.indented(by: 4))
  """
}

extension String {
  /// Every line moved to the right.
  fileprivate func indented(by spaces: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }
      .joined(separator: "\n")
  }
}
