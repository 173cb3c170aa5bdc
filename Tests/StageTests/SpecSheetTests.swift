import Components
import Deck
import Stage
import Testing

@Suite struct SpecSheetTests {
  private func sheet(_ screens: String) throws -> SpecSheet {
    let result = DeckReader.read(bytes: Array("noren: 1\ntitle: T\nscreens:\n\(screens)".utf8), file: "deck.yaml")
    return SpecSheet(try #require(result.deck, "\(result.diagnostics.map(\.text))"))
  }

  @Test func `the pulse is told with the numbers of the deck`() throws {
    let markdown = try sheet(
      """
        a:
          walkthrough:
            pulse: {from: 1, to: 1.2, duration: 8s}
            pages: [{title: A, body: b}]

      """
    ).markdown

    #expect(markdown.contains("| pictures | scale | 1 | 1.2 | linear(8s), back and forth for ever |"))
  }

  @Test func `each step of the footer's colour is told`() throws {
    let markdown = try sheet(
      """
        a:
          walkthrough:
            pages: [{title: A, body: b, color: "#112233"}, {title: B, body: b, color: "#445566"}]

      """
    ).markdown

    #expect(markdown.contains("| footer | colour | #112233 | #445566 |"))
  }

  @Test func `cards that answer a press alike are told together, others apart`() throws {
    let markdown = try sheet(
      """
        a:
          blocks:
            - cards: [{title: A}, {title: B}, {title: C, press: {scale: 0.9, duration: 0.2s, curve: ease-out}}]

      """
    ).markdown

    #expect(markdown.contains("| cards card-0, card-1 | scale | 1 | 0.95 | ease-in(0.1s) | press |"))
    #expect(markdown.contains("| card card-2 | scale | 1 | 0.9 | ease-out(0.2s) | press |"))
  }

  @Test func `a list without actions has no swipe in the table`() throws {
    let markdown = try sheet("  a: {blocks: [list: {rows: [x]}]}\n").markdown

    #expect(!markdown.contains("swipe"))
  }

  @Test func `a button's own animation, and one that was removed, are told`() throws {
    let markdown = try sheet(
      """
        a:
          blocks:
            - button: {id: b, label: A, on-label: B, effect: toggle, animation: {label: none, fill: ease-in(0.4s)}}

      """
    ).markdown

    #expect(markdown.contains("| button b | ground | quiet | #33407F | ease-in(0.4s) | tap, on |"))
    #expect(markdown.contains("| button b | label | A | B | at once | tap |"))
  }

  @Test func `a coach mark's demonstration is told with its quarter of the screen`() throws {
    let markdown = try sheet(
      """
        a:
          blocks: [list: {id: f, rows: [x], swipe: [{label: D, role: destructive}]}]
          coach: [{target: "f[0]", text: t, demo: swipe}]

      """
    ).markdown

    #expect(markdown.contains("| 0.25 of the screen to the leading side | ease-in-out(0.5s) | the mark shows |"))
  }

  @Test func `a title cannot break out of the table`() throws {
    let deck = try #require(
      DeckReader.read(bytes: Array("noren: 1\ntitle: 'a | b <i>'\nscreens: {a: {blocks: []}}".utf8), file: "d").deck)

    #expect(SpecSheet(deck).markdown.hasPrefix("# a \\| b \\<i>: motion\n"))
    #expect(SpecSheet(deck).html.contains("<title>a | b &lt;i&gt;: motion</title>"))
  }

  @Test func `programs get the numbers of a spring`() throws {
    let sheet = try sheet("  a: {walkthrough: {pages: [{title: A, body: b}, {title: B, body: b}]}}\n")

    let json = sheet.json.text(.indented)

    #expect(json.contains("\"spring\""))
    #expect(json.contains("\"stiffness\""))
  }

  @Test func `the page has a picture for every animation that time moves`() throws {
    let sheet = try sheet("  a: {walkthrough: {pages: [{title: A, body: b}]}}\n")
    let timed = sheet.sections.flatMap(\.rows).count { $0.driver != .finger }

    #expect(sheet.html.ranges(of: "<svg").count == timed)
  }
}
