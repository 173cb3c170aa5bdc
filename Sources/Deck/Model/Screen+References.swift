import Notation

extension Deck.Screen {
  /// Where the screen leads, block by block.
  public var destinations: [Deck.Destination] {
    if let walkthrough {
      // A button that never shows leads nowhere.
      let next = walkthrough.pages.count > 1 ? walkthrough.next.go : nil
      return [next, walkthrough.done.go, walkthrough.skip?.go].compactMap { $0 }
    }
    return blocks.flatMap { block -> [Deck.Destination] in
      switch block {
      case .picture(let picture): [picture.go].compactMap { $0 }
      case .cards(let grid): grid.items.compactMap(\.go)
      case .list(let list): list.rows.compactMap(\.go)
      case .button(let button): [button.go].compactMap { $0 }
      case .text, .spacer: []
      }
    }
  }

  /// Every picture the screen names, with the place where it is named.
  public var pictures: [Located<String>] {
    let content =
      walkthrough.map { $0.pages.compactMap(\.image) }
      ?? blocks.flatMap { block -> [Located<String>] in
        switch block {
        case .picture(let picture): [picture.image]
        case .cards(let grid): grid.items.compactMap(\.image)
        case .list(let list): list.rows.compactMap(\.image)
        case .text, .button, .spacer: []
        }
      }
    return content + (coach?.steps.compactMap(\.image) ?? [])
  }
}

extension Deck {
  /// Every picture the deck names, with the place where it is named, screen by screen.
  ///
  /// A picture that is named twice is there twice.
  public var pictures: [Located<String>] { screens.flatMap(\.pictures) }
}
