import Deck
import Geometry
import Notation
import Testing

@Suite struct WalkthroughTests {
  private func walkthrough(_ keys: String = "") -> Deck.Walkthrough? {
    read(walkthroughDeck(keys)).deck?.screens.first?.walkthrough
  }

  @Test func `without further keys the numbers of the design hold`() {
    let walkthrough = walkthrough()

    #expect(walkthrough?.pulse == Deck.Pulse())
    #expect(walkthrough?.pulse?.from == 1)
    #expect(walkthrough?.pulse?.to == 1.1)
    #expect(walkthrough?.pulse?.duration == 10)
    #expect(walkthrough?.background == Color(rgb: 0x101018))
    #expect(walkthrough?.skip?.label.first == "Skip")
    #expect(walkthrough?.next.label.first == "Next")
    #expect(walkthrough?.done.label.first == "Done")
  }

  @Test func `every key arrives`() {
    let walkthrough = walkthrough(
      """
      pulse: {from: 1.2, to: 0.9, duration: 300ms}
      background: "#ABC"
      done: {label: Start, go: {screen: welcome, transition: fade}}
      skip: {label: Later, go: welcome}
      next: {label: More}
      """)

    #expect(walkthrough?.pulse?.duration == 0.3)
    #expect(walkthrough?.pulse?.to == 0.9)
    #expect(walkthrough?.background == Color(rgb: 0xAABBCC))
    #expect(walkthrough?.done.go?.transition == .fade)
    #expect(walkthrough?.done.label.first == "Start")
    #expect(walkthrough?.skip?.go?.screen.value == "welcome")
    #expect(walkthrough?.next.label.first == "More")
  }

  @Test func `pulse and skip can be switched off`() {
    let walkthrough = walkthrough("pulse: none\nskip: false")

    #expect(walkthrough?.pulse == nil)
    #expect(walkthrough?.skip == nil)
  }

  @Test func `a page has a picture, texts, a colour and a name`() {
    let deck = """
      noren: 1
      screens:
        a:
          walkthrough:
            pages:
              - {image: images/a b.svg, alt: A boat, title: {en: Sail, ja: 帆}, body: no, color: "#0E7C86"}
              - id: last
      """

    let pages = read(deck).deck?.screens.first?.walkthrough?.pages

    #expect(pages?.map(\.id.value) == ["page-0", "last"])
    #expect(pages?.first?.image?.value == "images/a b.svg")
    #expect(pages?.first?.alternativeText?.first == "A boat")
    #expect(pages?.first?.title.text(for: ["ja-JP", "en"]) == "帆")
    #expect(pages?.first?.body.first == "no")
    #expect(pages?.first?.color.hexadecimal == "#0E7C86")
  }

  @Test func `a thousand pages are read`() {
    let pages = String(repeating: "          - title: x\n", count: 1000)

    let result = read("noren: 1\nscreens:\n  a:\n    walkthrough:\n      pages:\n" + pages)

    #expect(result.diagnostics == [])
    #expect(result.deck?.screens.first?.walkthrough?.pages.count == 1000)
  }

  @Test func `a thousand and one pages are too many`() {
    let pages = String(repeating: "          - title: x\n", count: 1001)

    let headlines = headlines(of: "noren: 1\nscreens:\n  a:\n    walkthrough:\n      pages:\n" + pages)

    #expect(headlines == ["deck.yaml:6:11: error: 'pages' takes at most 1000 items, and has 1001"])
  }

  @Test(arguments: [
    ("pulse: {duration: 10}", "6:25: error: 'duration' takes a duration such as 0.3s, not the number 10"),
    ("pulse: {duration: 10 s}", "6:25: error: 'duration' takes a duration such as 0.3s, not the text '10 s'"),
    ("pulse: {duration: -1s}", "6:25: error: 'duration' must be from 0.1s to 3600s, not -1s"),
    ("pulse: {duration: 1e9s}", "6:25: error: 'duration' must be from 0.1s to 3600s, not 1e9s"),
    ("pulse: {duration: 1e999s}", "6:25: error: 'duration' takes a duration such as 0.3s, not the text '1e999s'"),
    ("pulse: {from: big}", "6:21: error: 'from' takes a number, not the text 'big'"),
    ("pulse: {from: 0}", "6:21: error: 'from' must be from 0.1 to 10, not 0"),
    ("pulse: {from: .nan}", "6:21: error: 'from' takes a finite number, not .nan"),
    ("pulse: {to: 1e999}", "6:19: error: 'to' takes a finite number, not 1e999"),
    ("pulse: fast", "6:14: error: 'pulse' takes none or a mapping, not the text 'fast'"),
    ("skip: {label: [a]}", "6:21: error: 'label' takes text or a mapping, not a list"),
    ("skip: no", "6:13: error: 'skip' takes false or a mapping, not the text 'no'"),
    ("done: {go: nowhere}", "6:18: error: there is no screen 'nowhere'"),
    ("done: {go: {transition: fade}}", "6:18: error: a destination needs the key 'screen'"),
    ("done: {go: {screen: welcome, transition: zoom}}", "6:48: error: 'transition' cannot be 'zoom'"),
    ("background: 101018", "6:19: error: 'background' takes a colour such as \"#0E7C86\", not the number 101018"),
    ("background: \"#12345\"", "6:19: error: 'background' takes a colour such as \"#0E7C86\", not the text '#12345'"),
    ("background: #101018", "6:18: error: 'background' has no value; it takes a colour such as \"#0E7C86\""),
    ("page: []", "6:7: error: unknown key 'page' in a walkthrough"),
  ])
  func `what is wrong is told where it is`(key: String, headline: String) {
    #expect(headlines(of: walkthroughDeck(key)) == ["deck.yaml:" + headline])
  }

  @Test func `a walkthrough without pages is an error`() {
    let headlines = headlines(of: "noren: 1\nscreens: {a: {walkthrough: {pages: []}}}")

    #expect(headlines == ["deck.yaml:2:36: error: 'pages' needs at least 1 item, and has none"])
  }

  @Test func `a bare number for a duration is explained`() {
    let text = diagnostics(of: walkthroughDeck("pulse: {duration: 10}"))

    #expect(
      text == """
        deck.yaml:6:25: error: 'duration' takes a duration such as 0.3s, not the number 10
                pulse: {duration: 10}
                                  ^~
          help: write 10s for seconds or 10ms for milliseconds
        """)
  }

  @Test func `a colour without quotes is explained`() {
    let text = diagnostics(of: walkthroughDeck("background: #101018"))

    #expect(
      text == """
        deck.yaml:6:18: error: 'background' has no value; it takes a colour such as "#0E7C86"
                background: #101018
                           ^
          help: an unquoted # begins a comment; put colours in quotes: "#0E7C86"
        """)
  }
}
