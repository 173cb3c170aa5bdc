import Deck
import Geometry
import Notation
import Testing

@Suite struct DeckTopTests {
  private func deck(_ keys: String) -> String { keys + "\nnoren: 1\nscreens: {a: {blocks: [text: x]}}" }

  @Test func `every key arrives`() throws {
    let deck = try #require(
      read(
        """
        noren: 1
        title: {en: Tour, ja: ツアー}
        device: {preset: tablet, width: 500}
        languages: [ja, pt-BR]
        reduce-motion: always
        theme: {press: {feedback: ripple, scale: 0.9}, colors: {accent: "#F00"}, dark: {accent: "#0F0"}}
        start: b
        screens:
          a: {blocks: [], title: A}
          b: {blocks: [{button: {label: x, go: a}}]}
        """
      ).deck)

    #expect(deck.title.text(for: ["ja"]) == "ツアー")
    #expect(deck.device.size == Size(500, 1180))
    #expect(deck.languages(preferring: ["en"]) == ["en", "ja", "pt-BR"])
    #expect(deck.reduceMotion == .always)
    #expect(deck.theme.press.feedback == .ripple)
    #expect(deck.theme.press.scale == 0.9)
    #expect(deck.theme.press.duration == 0.1)
    #expect(deck.theme.colors.accent == Color(rgb: 0xFF0000))
    #expect(deck.theme.colors.text == Deck.Palette.light.text)
    #expect(deck.theme.darkColors.accent == Color(rgb: 0x00FF00))
    #expect(deck.startScreen?.id.value == "b")
    #expect(deck.screens.map(\.id.value) == ["a", "b"])
    #expect(deck.screen("a")?.title?.first == "A")
  }

  @Test func `without start the first screen is shown, on a phone`() {
    let deck = read("noren: 1\nscreens: {a: {blocks: [{button: {label: x, go: b}}]}, b: {blocks: []}}").deck

    #expect(deck?.startScreen?.id.value == "a")
    #expect(deck?.device.size == Size(390, 844))
  }

  @Test(arguments: [
    ("device: {width: 10}", "1:17: error: 'width' must be from 100 to 4096 pt, not 10"),
    ("device: {height: '800'}", "1:18: error: 'height' takes a number, not the text '800'"),
    ("device: {preset: fone}", "1:18: error: 'preset' cannot be 'fone'"),
    ("device: phone", "1:9: error: 'device' takes a mapping, not the text 'phone'"),
    (
      "languages: [english]",
      "1:13: error: an item of 'languages' takes a language tag such as en, not the text 'english'"
    ),
    ("languages: ja", "1:12: error: 'languages' takes a list, not the text 'ja'"),
    ("title: {}", "1:8: error: 'title' needs at least 1 item, and has none"),
    ("title:", "1:7: error: 'title' has no value; it takes text"),
    ("title: {en_US: x}", "1:9: error: a key of 'title' takes a language tag such as en, not the text 'en_US'"),
    ("title: \"a\\0b\"", "1:8: error: 'title' holds the control character U+0000"),
    ("reduce-motion: on", "1:16: error: 'reduce-motion' cannot be 'on'"),
    ("start: nowhere", "1:8: error: there is no screen 'nowhere'"),
    ("start: a b", "1:8: error: 'start' takes an id such as home, not the text 'a b'"),
    (
      "theme: {press: {curve: ease-in(1s)}}",
      "1:24: error: 'curve' takes a curve such as ease-in-out, not the text 'ease-in(1s)'"
    ),
    ("theme: {press: {duration: 3s}}", "1:27: error: 'duration' must be from 0s to 2s, not 3s"),
    ("zebra: 1", "1:1: error: unknown key 'zebra' in the deck"),
  ])
  func `what is wrong is told where it is`(key: String, headline: String) {
    #expect(headlines(of: deck(key)) == ["deck.yaml:" + headline])
  }

  @Test func `a misspelt key is one mistake, with the name that was meant`() {
    let text = diagnostics(of: "noren: 1\nscrens: {}")

    #expect(
      text == """
        deck.yaml:2:1: error: unknown key 'screns' in the deck
          screns: {}
          ^~~~~~
          help: did you mean 'screens'?
        """)
  }

  @Test func `a flow that is read as a deck is one mistake, and is told what it is`() {
    let text = diagnostics(of: "deck: ../deck.yaml\nsteps: [settle]")

    #expect(
      text == """
        deck.yaml:2:1: error: this is a flow, not a deck
          steps: [settle]
          ^~~~~
          help: play it with `noren test`; what is opened and checked is the deck that it names
        """)
  }

  @Test func `a missing key is explained`() {
    #expect(diagnostics(of: "screens: {a: {blocks: []}}").contains("help: The version of the format: 1."))
  }

  @Test(arguments: [
    ("noren: 2", "1:8: error: this deck is written in format 2; this program reads format 1"),
    ("noren: 0", "1:8: error: this deck is written in format 0; this program reads format 1"),
    ("noren: 1.5", "1:8: error: 'noren' takes a whole number, not the number 1.5"),
    ("noren: \"1\"", "1:8: error: 'noren' takes a whole number, not the text '1'"),
    ("title: x", "1:1: error: the deck needs the key 'noren'"),
  ])
  func `the format's version is demanded`(key: String, headline: String) {
    #expect(headlines(of: key + "\nscreens: {a: {blocks: []}}") == ["deck.yaml:" + headline])
  }

  @Test(arguments: [
    ("screens: {}", "2:10: error: 'screens' needs at least 1 item, and has none"),
    ("screens: []", "2:10: error: 'screens' takes a mapping, not a list"),
    ("screens: {a: {}}", "2:14: error: a screen needs one of the keys 'walkthrough', 'blocks'"),
    (
      "screens: {a: {walkthrough: {pages: [{}]}, blocks: []}}",
      "2:43: error: a screen cannot have both 'walkthrough' and 'blocks'"
    ),
    ("screens: {9a: {blocks: []}}", "2:11: error: a key of 'screens' takes an id such as home, not the text '9a'"),
    (
      "screens: {back: {blocks: []}}",
      "2:11: error: no screen can be called 'back': as a destination it means the screen before"
    ),
    ("screens: {a: {blocks: []}, a: {blocks: []}}", "2:28: error: the key 'a' is written twice"),
    ("screens: {a: {blocks: []}, b: {blocks: []}}", "2:28: warning: nothing leads to the screen 'b'"),
  ])
  func `screens are checked`(screens: String, headline: String) {
    #expect(headlines(of: "noren: 1\n" + screens) == ["deck.yaml:" + headline])
  }

  @Test(arguments: ["text", "[1]", "42", "true"])
  func `a file that is no mapping is no deck`(text: String) {
    let result = read(text)

    #expect(result.deck == nil)
    #expect(result.diagnostics.count == 1)
    #expect(result.diagnostics.first?.message.hasPrefix("the file takes a mapping, not") == true)
  }

  @Test func `warnings leave the deck`() {
    let result = read("noren: 1\nscreens: {a: {blocks: []}, b: {blocks: []}}")

    #expect(result.deck != nil)
    #expect(result.diagnostics.map(\.severity) == [.warning])
  }

  @Test func `a text over the limit is refused`() {
    let text = String(repeating: "あ", count: 10_001)

    #expect(
      headlines(of: deck("title: \(text)")) == [
        "deck.yaml:1:8: error: 'title' has 10001 characters; the limit is 10000"
      ])
  }
}
