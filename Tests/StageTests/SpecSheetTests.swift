import Components
import Deck
import Notation
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

  @Test(arguments: [
    ("bubble: {animation: ease-in(0.9s)}", "bubble of button b"),
    ("bubble: {text: x}, animation: ease-in(0.9s)", "bubble of button b"),
    ("animation: {all: ease-in(0.9s)}, bubble: {text: x}", "bubble of button b"),
  ])
  func `a bubble's animation is the one that the deck gives it`(keys: String, subject: String) throws {
    let markdown = try sheet("  a: {blocks: [{button: {id: b, label: B, effect: bubble, \(keys)}}]}\n").markdown

    #expect(markdown.contains("| bubble of button b | opacity | 0 | 1 | ease-in(0.9s) | tap |"), "\(markdown)")
  }

  @Test(arguments: [
    ("", "ease-in(0.9s)", "screen: animation"), ("ease-in(0.9s)", "", "theme"),
  ])
  func `an animation for everything on a screen is read back from every effect`(
    theme: String, screen: String, name: String
  ) throws {
    let deck =
      "noren: 1\n" + (theme.isEmpty ? "" : "theme: {animation: \(theme)}\n") + "screens:\n  a:\n"
      + (screen.isEmpty ? "" : "    animation: \(screen)\n")
      + "    blocks: [{button: {id: b, label: B, on-label: C, effect: like, count: 3}}, "
      + "{button: {id: o, label: O, effect: bubble}}, {button: {id: r, label: R, effect: reveal, shows: t}}, "
      + "{button: {id: s, label: S, effect: toggle}}, {text: {id: t, text: T}}]\n"
    let read = try #require(DeckReader.read(bytes: Array(deck.utf8), file: "deck.yaml").deck)

    let rows = SpecSheet(read).markdown.split(separator: "\n").filter { $0.contains(" | tap") }

    #expect(rows.count >= 9)
    #expect(rows.allSatisfy { $0.contains("| ease-in(0.9s) |") }, "\(rows)")
  }

  @Test(arguments: ["fill", "label", "icon", "count", "reveal"])
  func `an animation of one effect is read back from that effect`(effect: String) throws {
    let markdown = try sheet(
      """
        a:
          blocks:
            - button: {label: B, on-label: C, effect: like, count: 3, animation: {\(effect): ease-in(0.9s)}}
            - button: {label: S, effect: toggle, animation: {\(effect): ease-in(0.9s)}}
            - button: {label: R, effect: reveal, shows: t, animation: {\(effect): ease-in(0.9s)}}
            - text: {id: t, text: T}

      """
    ).markdown

    #expect(markdown.contains("ease-in(0.9s)"))
  }

  @Test func `a number is told where it rolls, on a button or in its bubble, and nowhere else`() throws {
    func rows(_ keys: String) throws -> [Substring] {
      try sheet("  a: {blocks: [{button: {id: b, label: B, count: 3, animation: {count: ease-in(0.9s)}, \(keys)}}]}\n")
        .markdown.split(separator: "\n").filter { $0.contains("| number | 3 | 4 | ease-in(0.9s) | tap |") }
    }

    #expect(try rows("effect: like").count == 1)
    #expect(try rows("effect: like, bubble: {}").count == 1)
    #expect(try rows("effect: toggle").isEmpty)
  }

  @Test func `every other motion that a deck sets is read back`() throws {
    let deck = """
      noren: 1
      theme: {press: {scale: 0.8, duration: 0.9s, curve: linear}}
      screens:
        a:
          blocks:
            - picture: {id: p, image: a.svg, height: 100, go: b}
            - cards: [{id: c, title: C}]
            - button: {id: b, label: B, effect: progress, duration: 7s}
        b:
          walkthrough:
            pulse: {from: 0.5, to: 1.5, duration: 3s}
            pages: [{title: A}, {title: B}]
            next: {go: a}
            done: {go: {screen: a, transition: fade}}
            skip: {go: {screen: a, transition: sheet}}

      """
    let read = try #require(DeckReader.read(bytes: Array(deck.utf8), file: "deck.yaml").deck)

    let markdown = SpecSheet(read).markdown

    for row in [
      "| picture p | scale | 1 | 0.8 | linear(0.9s) | press |", "| card c | scale | 1 | 0.8 | linear(0.9s) | press |",
      "| button b | scale | 1 | 0.8 | linear(0.9s) | press |", "| button b | bar | 0 | 1 | linear(7s) | tap |",
      "| pictures | scale | 0.5 | 1.5 | linear(3s), back and forth for ever |", "| screen a | offset x |",
      "| screen a | opacity | 0 | 1 |", "| screen a | offset y |",
    ] { #expect(markdown.contains(row), "\(row)") }
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
