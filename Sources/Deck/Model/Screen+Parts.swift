import Notation

extension Deck.Screen {
  /// Something on a screen that has a name.
  struct Part {
    enum Kind {
      case text, picture, card
      case list(Deck.List)
      case button(Deck.Button)
    }

    var kind: Kind
    var id: Located<String>
  }

  /// What has a name among the blocks, from top to bottom; rows have theirs within their list.
  var parts: [Part] {
    blocks.flatMap { block -> [Part] in
      switch block {
      case .text(let text): [Part(kind: .text, id: text.id)]
      case .picture(let picture): [Part(kind: .picture, id: picture.id)]
      case .cards(let grid): grid.items.map { Part(kind: .card, id: $0.id) }
      case .list(let list): [Part(kind: .list(list), id: list.id)]
      case .button(let button): [Part(kind: .button(button), id: button.id)]
      case .spacer: []
      }
    }
  }

  /// The names that coach marks can point at beside rows and rectangles, in reading order.
  ///
  /// Those of a walkthrough's own parts are the ones that the components give them.
  public var targetNames: [String] {
    guard let walkthrough else { return ["title", "back"] + parts.map(\.id.value) }
    let pages = walkthrough.pages.indices
    var names = ["pager", "footer", "next"]
    if walkthrough.skip != nil { names.append("skip") }
    for part in ["dot", "picture", "title", "body"] { names += pages.map { "\(part)-\($0)" } }
    return names + walkthrough.pages.map(\.id.value)
  }

  /// Gives every part that has no id the next of its kind: `card-0`, `card-1`, and so on.
  mutating func numberParts() {
    switch content {
    case .walkthrough(var walkthrough):
      for index in walkthrough.pages.indices where walkthrough.pages[index].id.value.isEmpty {
        walkthrough.pages[index].id.value = Deck.Page.defaultID(index)
      }
      content = .walkthrough(walkthrough)
    case .blocks(var blocks):
      Self.number(&blocks)
      content = .blocks(blocks)
    }
  }

  private static func number(_ blocks: inout [Deck.Block]) {
    var counts: [String: Int] = [:]
    func number(_ id: inout Located<String>, _ kind: String) {
      let next = counts[kind, default: 0]
      counts[kind] = next + 1
      if id.value.isEmpty { id.value = "\(kind)-\(next)" }
    }
    for index in blocks.indices {
      switch blocks[index] {
      case .text(var text):
        number(&text.id, "text")
        blocks[index] = .text(text)
      case .picture(var picture):
        number(&picture.id, "picture")
        blocks[index] = .picture(picture)
      case .cards(var grid):
        for item in grid.items.indices { number(&grid.items[item].id, "card") }
        blocks[index] = .cards(grid)
      case .list(var list):
        number(&list.id, "list")
        blocks[index] = .list(list)
      case .button(var button):
        number(&button.id, "button")
        blocks[index] = .button(button)
      case .spacer: break
      }
    }
  }
}
