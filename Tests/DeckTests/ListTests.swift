import Deck
import Notation
import Testing

@Suite struct ListTests {
  private func list(_ yaml: String) -> Deck.List? {
    guard case .list(let list) = read(blocksDeck("- list: \(yaml)")).deck?.screens.first?.blocks.first else {
      return nil
    }
    return list
  }

  @Test func `rows can be texts or say more`() {
    let rows = list("{rows: [apple, 12, {en: pear, ja: 梨}, {title: fig, subtitle: ripe, id: f, go: back}]}")?.rows

    #expect(rows?.map(\.title.first) == ["apple", "12", "pear", "fig"])
    #expect(rows?.map(\.id.value) == ["apple", "12", "pear", "f"])
    #expect(rows?.last?.subtitle?.first == "ripe")
    #expect(rows?.last?.go?.isBack == true)
  }

  @Test func `without further keys nothing can be swiped or moved, and five seconds undo`() {
    let list = list("{rows: []}")

    #expect(list?.trailingActions == [])
    #expect(list?.leadingActions == [])
    #expect(list?.allowsFullSwipe == true)
    #expect(list?.reorder == nil)
    #expect(list?.undo == 5)
  }

  @Test func `actions, undo and the empty text arrive`() {
    let list = list(
      """
      {rows: [], full-swipe: false, undo: none, empty: Nothing here, swipe-leading: [{label: Pin}], \
      swipe: [{label: 削除, role: destructive, color: "#F00", confirm: Really?}]}
      """)

    #expect(list?.trailingActions.first?.label.first == "削除")
    #expect(list?.trailingActions.first?.role == .destructive)
    #expect(list?.trailingActions.first?.confirmation?.first == "Really?")
    #expect(list?.leadingActions.first?.role == .normal)
    #expect(list?.allowsFullSwipe == false)
    #expect(list?.undo == nil)
    #expect(list?.emptyText?.first == "Nothing here")
  }

  @Test(arguments: [("true", Deck.Reorder.both), ("false", nil), ("handle", .handle), ("long-press", .longPress)])
  func `rows are taken as the list says`(word: String, reorder: Deck.Reorder?) {
    #expect(list("{rows: [], reorder: \(word)}")?.reorder == reorder)
  }

  @Test(arguments: [
    ("{id: a}", "5:15: error: a list needs the key 'rows'"),
    ("{rows: [a, a]}", "5:26: error: the id 'a' is used twice"),
    ("{rows: [a, {title: b, id: a}]}", "5:41: error: the id 'a' is used twice"),
    ("{rows: [{subtitle: x}]}", "5:23: error: a row needs the key 'title'"),
    ("{rows: [[a]]}", "5:23: error: an item of 'rows' takes text or a mapping, not a list"),
    ("{rows: [~]}", "5:23: error: an item of 'rows' has no value; it takes text or a mapping"),
    ("{rows: [], reorder: hold}", "5:35: error: 'reorder' cannot be 'hold'"),
    ("{rows: [], swipe: {label: x}}", "5:33: error: 'swipe' takes a list, not a mapping"),
    ("{rows: [], swipe: [{label: x, role: red}]}", "5:51: error: 'role' cannot be 'red'"),
    ("{rows: [], undo: 5}", "5:32: error: 'undo' takes a duration such as 0.3s, not the number 5"),
    ("{rows: [], undo: 2h}", "5:32: error: 'undo' takes a duration such as 0.3s, not the text '2h'"),
  ])
  func `what is wrong is told where it is`(list: String, headline: String) {
    #expect(headlines(of: blocksDeck("- list: \(list)")) == ["deck.yaml:" + headline])
  }

  @Test func `a row that is there already is told with its first place`() {
    let text = diagnostics(of: blocksDeck("- list:\n    rows:\n      - apple\n      - apple"))

    #expect(
      text == """
        deck.yaml:8:15: error: the id 'apple' is used twice
                      - apple
                        ^~~~~
          note: it is first used at line 7
          help: rows are known by their titles; give one an id: {id: …, title: …}
        """)
  }
}
