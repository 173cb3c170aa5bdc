import Flow
import Geometry
import Prototype
import Stage
import Testing

/// Two screens of blocks: cards that lead to a list, and a button far below.
private let shelf = """
  noren: 1
  device: {width: 390, height: 844}
  screens:
    home:
      title: Lessons
      blocks:
        - cards:
            - {title: Favourites, subtitle: swipe and reorder, go: fruits}
            - {title: Knots, disabled: true}
        - spacer: 900
        - button: {label: Below}
    fruits:
      blocks:
        - list:
            id: fruits
            rows: [apple, banana, cherry]
            swipe: [{label: Delete, role: destructive}]
            reorder: true
  """

/// The outline of a deck after some steps.
private func outline(_ steps: String, on deck: String = shelf) throws -> Outline {
  try Outline(of: makeFlow(steps), on: makeStage(deck))
}

/// A list of so many rows.
private func longList(_ count: Int) -> String {
  let rows = (0..<count).map { "row \($0)" }.joined(separator: ", ")
  return """
    noren: 1
    device: {width: 390, height: 844}
    screens:
      long:
        blocks: [{list: {id: rows, rows: [\(rows)]}}]
    """
}

@Suite struct OutlineTests {
  @Test func `the head names the screen, its page and what is below it`() throws {
    let first = try outline("  - tap: Next\n  - settle", on: threePages)
    let second = try outline("  - tap: Favourites\n  - settle")

    #expect(first.head == "welcome, page 1 of 3")
    #expect(second.head == "fruits, over home")
  }

  @Test func `the arrow of a coach mark shows where its tip does`() throws {
    let deck = "noren: 1\nscreens: {a: {blocks: [{text: {id: t, text: Hello}}], coach: [{target: t, text: Here}]}}"
    let outline = try outline("  - settle", on: deck)

    #expect(
      outline.elements.contains { $0.hasPrefix("bubble coach-arrow at ") && $0.hasSuffix("(bottom)") }, "\(outline)")
    #expect(!outline.elements.contains { $0.hasPrefix("out of sight") }, "\(outline)")
  }

  @Test func `elements come with role, id, text, place and state, rows below their list`() throws {
    let outline = try outline("  - tap: Favourites\n  - settle")

    #expect(
      outline.elements.contains("list fruits at [16, 68, 358, 174] color #FFFFFF (3 rows)"), "\(outline)")
    #expect(outline.elements.contains("  row fruits[1] \"banana\" at [16, 126, 358, 58] color #FFFFFF"), "\(outline)")
  }

  @Test func `a card that is disabled says so`() throws {
    let outline = try outline("  - wait: 0.1s")

    #expect(outline.elements.contains { $0.hasPrefix("card card-1 \"Knots\"") && $0.hasSuffix("(disabled)") })
  }

  @Test func `what has the keyboard is told`() throws {
    let outline = try outline("  - key: tab")

    #expect(outline.facts.contains("focus: card-0"))
    #expect(outline.elements.contains { $0.hasPrefix("card card-0") && $0.hasSuffix("(focused)") })
  }

  @Test func `what is pressed and what moves is told`() throws {
    let flow = try makeFlow("  - press and hold: {target: Favourites, for: 1s}")

    let outline = try Outline(of: flow, on: makeStage(shelf), at: 0.05)

    #expect(outline.facts == ["touched", "moving: card-0.press"])
    #expect(outline.elements.contains { $0.hasPrefix("card card-0") && $0.hasSuffix("(pressed)") })
  }

  @Test func `an open row shows its action below it`() throws {
    let outline = try outline(
      """
        - tap: Favourites
        - settle
        - drag: {from: "fruits[0]", by: [-150, 0], over: 0.3s}
        - settle
      """)
    let row = try #require(outline.elements.firstIndex { $0.hasPrefix("  row fruits[0]") })

    #expect(outline.elements[row].hasSuffix("(open)"))
    #expect(outline.elements[row + 1].hasPrefix("    button fruits[0]-action-0 \"Delete\""))
  }

  @Test func `a row that was picked up tells its place`() throws {
    let outline = try outline(
      """
        - tap: Favourites
        - settle
        - key: tab
        - key: tab
        - key: space
        - key: down
        - settle
      """)

    #expect(outline.elements.contains { $0.hasSuffix("(lifted, position 2 of 3)") })
  }

  @Test func `a toast tells how long its message can be undone`() throws {
    let outline = try outline(
      """
        - tap: Favourites
        - settle
        - key: tab
        - key: tab
        - key: delete
        - wait: 1.5s
      """)

    #expect(outline.elements.contains { $0.hasPrefix("text toast \"Deleted apple\"") && $0.hasSuffix("(4 s left)") })
  }

  @Test func `rows out of sight are counted, so that a long list is described in a few lines`() throws {
    let outline = try outline("  - wait: 0.1s", on: longList(5_000))

    #expect(outline.elements.first?.hasSuffix("(rows 1 to 14 of 5000 rows)") == true, "\(outline)")
    #expect(outline.lines.count == 16)
  }

  @Test func `what is scrolled out of sight is named at the end`() throws {
    let outline = try outline("  - wait: 0.1s")

    #expect(outline.elements.last == "out of sight: button-0")
  }

  @Test func `a screen is described once it has come to rest`() throws {
    let stage = try makeStage(threePages)

    let outline = Outline(atRestOn: stage)

    #expect(outline.head == "welcome, page 0 of 3")
    #expect(outline.facts == ["moving: pulse.scale (for ever)"])
  }

  @Test func `a flow that fails describes nothing`() throws {
    let flow = try makeFlow("  - tap: {target: Nowhere, within: 0s}")
    let stage = try makeStage(shelf)

    #expect(throws: FlowFailure.self) { try Outline(of: flow, on: stage) }
  }

  @Test func `a text over several lines takes one line of the outline`() throws {
    let deck = shelf.replacing("title: Knots", with: "title: \"Knots\\nand\\nhitches\"")

    let outline = try outline("  - wait: 0.1s", on: deck)

    #expect(outline.elements.contains { $0.hasPrefix("card card-1 \"Knots and hitches\"") })
  }
}

@Suite struct TitleTests {
  @Test func `a card is found by its title`() throws {
    #expect(try play("  - tap: Favourites", on: shelf).currentScreen == "fruits")
  }

  @Test func `a title that shows twice is ambiguous`() throws {
    let twice = shelf.replacing("title: Knots, disabled: true", with: "title: Favourites, subtitle: again")

    let problem = try failure("  - tap: Favourites", on: twice)

    #expect(problem?.message == "'Favourites' is ambiguous: card-0, card-1 all show it; use an id")
  }

  @Test func `a whole text comes before a title`() throws {
    let both = shelf.replacing("title: Knots, disabled: true", with: "title: Favourites")

    #expect(try failure("  - expect: {text of Favourites: Favourites}", on: both) == nil)
  }

  @Test func `a misspelt title gets the nearest`() throws {
    let problem = try failure("  - tap: {target: Favorites, within: 0s}", on: shelf)

    #expect(problem?.message == "there is no 'Favorites' on the screen; did you mean 'Favourites'?")
  }

  @Test func `what shows can be named by its title`() throws {
    #expect(try failure("  - expect: {shows: [Favourites]}", on: shelf) == nil)
  }
}
