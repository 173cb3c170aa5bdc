import Deck
import Notation
import Testing

/// What is said of keys that are not there, and of those that do nothing where they stand.
@Suite struct KeyHintTests {
  @Test(arguments: [
    "- text: {text: Hello, world}", "- button: {label: Yes, please}", "- cards: [{title: Salt, pepper, id: x}]",
    "- text: {text: {en: Hello, world}}", "- text: {text: Trick, or, id: a}",
  ])
  func `a comma that cuts a text in two gets the hint about quotes`(block: String) {
    #expect(diagnostics(of: blocksDeck(block)).contains("text with commas needs quotes inside { }"))
  }

  @Test(arguments: [
    "- text: {text: Hello, colour: \"#FFF\"}", "- text: {text: Hello, colr}", "- text:\n    text: Hello\n    go: b",
  ])
  func `what looks like a key gets no hint about quotes`(block: String) {
    let text = diagnostics(of: blocksDeck(block))

    #expect(text.contains("unknown key"))
    #expect(!text.contains("needs quotes"))
  }

  @Test(arguments: ["- button: {label: x, zzz: 1}", "- text: {text: x, zzz: 1}", "- list: {rows: [], zzz: 1}"])
  func `a key that is near to none is answered with all keys of its table`(block: String) {
    #expect(diagnostics(of: blocksDeck(block)).contains("help: there are 'id', "))
  }

  @Test func `a coach mark's table is listed too, however long it is`() {
    let text = diagnostics(of: blocksDeck("- text: x", then: "coach: [{text: a, zzz: 1}]"))

    #expect(text.contains("help: there are 'id', 'target', 'title', 'text'"))
  }

  @Test func `a block of a kind that is not there is one mistake`() {
    #expect(
      headlines(of: blocksDeck("- field: {label: Email}")) == ["deck.yaml:5:9: error: unknown key 'field' in a block"])
  }

  @Test func `a mapping where a text is wanted is told that its text will do`() {
    let text = diagnostics(
      of: blocksDeck("- text: x", then: "coach: {steps: [{text: a}], done: {label: Go, go: home}}"))

    #expect(text.contains("'done' takes text, or a text for each language, and has no key 'label'"))
    #expect(text.contains("help: write 'Go' alone"))
  }

  @Test func `a word where a mapping is wanted is told the keys of the mapping`() {
    #expect(diagnostics(of: walkthroughDeck("next: Go on")).contains("help: its keys are 'label', 'go'"))
  }

  @Test func `a word where a number is wanted is told the numbers`() {
    #expect(diagnostics(of: blocksDeck("- spacer: fill")).contains("help: 'spacer' must be from 0 to 2000 pt"))
  }

  @Test(arguments: [
    ("- button: {label: x, duration: 1s}", "'duration' means nothing with the effect 'none'"),
    ("- button: {label: x, align: leading}", "'align' means nothing on a button that is as wide as the column"),
    ("- list: {rows: [x], full-swipe: false}", "'full-swipe' means nothing in a list without actions"),
    ("- list: {rows: [x], undo: 9s}", "'undo' means nothing in a list whose rows nothing deletes"),
    ("- picture: {image: a.svg, fit: fit}", "'fit' means nothing on a picture that has its own shape"),
    ("- cards: [{title: x, press: {feedback: none, scale: 0.9}}]", "'scale' means nothing with the feedback 'none'"),
  ])
  func `a key without effect where it stands is warned of`(block: String, words: String) {
    let found = read(blocksDeck(block)).diagnostics

    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message == words)
  }

  @Test(arguments: [
    ("theme: {appearance: dark, colors: {text: \"#000000\"}}", "'colors' means nothing with 'appearance: dark'"),
    ("device: {preset: tablet, width: 300, height: 500}", "'preset' means nothing beside both a width and a height"),
  ])
  func `a key of the whole deck that never shows is warned of`(line: String, words: String) {
    #expect(read(blocksDeck("- text: x") + "\n" + line).diagnostics.map(\.message) == [words])
  }

  @Test func `the words of a walkthrough's next button are warned of where there is no next page`() {
    #expect(
      read(walkthroughDeck("next: {label: On}")).diagnostics.map(\.message)
        == ["'next' means nothing in a walkthrough of one page"])
  }

  @Test func `a hole that is described where there is none is warned of`() {
    let found = read(blocksDeck("- text: x", then: "coach: [{text: a, shape: circle, side: top}]")).diagnostics

    #expect(
      found.map(\.message) == [
        "'shape' means nothing on a mark without a target", "'side' means nothing on a mark without a target",
      ])
  }

  @Test func `a screen that only the next button leads to is no orphan`() {
    let deck = """
      noren: 1
      screens:
        a: {walkthrough: {pages: [{title: A}, {title: B}], next: {go: b}}}
        b: {blocks: [text: B]}
      """

    #expect(read(deck).diagnostics == [])
  }

  @Test func `a next button leads to a screen that is there`() {
    let deck = "noren: 1\nscreens: {a: {walkthrough: {pages: [{title: A}, {title: B}], next: {go: nowhere}}}}"

    #expect(diagnostics(of: deck).contains("there is no screen 'nowhere'"))
  }
}
