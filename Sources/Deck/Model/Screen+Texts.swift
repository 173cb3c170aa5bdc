import Notation

extension Deck.Screen {
  /// Every text of the screen that its file holds, with the place where it is written.
  public var texts: [LocalizedText] {
    let texts = [title].compactMap { $0 } + (walkthrough?.texts ?? blocks.flatMap(\.texts)) + (coach?.texts ?? [])
    return texts.filter { !$0.isStandard }
  }
}

extension Deck {
  /// Every text of the deck, screen by screen, its own title first.
  public var texts: [LocalizedText] { [title] + screens.flatMap(\.texts) }
}

extension Deck.Walkthrough {
  fileprivate var texts: [LocalizedText] {
    let buttons = [next.label, done.label] + [skip?.label].compactMap { $0 }
    return pages.flatMap { [$0.title, $0.body] + [$0.alternativeText].compactMap { $0 } } + buttons
  }
}

extension Deck.Block {
  fileprivate var texts: [LocalizedText] {
    switch self {
    case .text(let text): [text.text]
    case .picture(let picture): [picture.alternativeText].compactMap { $0 }
    case .cards(let grid):
      grid.items.flatMap { [$0.title] + [$0.subtitle, $0.alternativeText].compactMap { $0 } }
    case .list(let list):
      list.rows.flatMap { [$0.title] + [$0.subtitle, $0.alternativeText].compactMap { $0 } }
        + (list.leadingActions + list.trailingActions).flatMap { [$0.label] + [$0.confirmation].compactMap { $0 } }
        + [list.emptyText].compactMap { $0 }
    case .button(let button): [button.label] + [button.onLabel, button.bubble?.text].compactMap { $0 }
    case .spacer: []
    }
  }
}

extension Deck.CoachTour {
  fileprivate var texts: [LocalizedText] {
    steps.flatMap { [$0.title, $0.text].compactMap { $0 } }
      + [nextLabel, backLabel, doneLabel] + [skipLabel].compactMap { $0 }
  }
}
