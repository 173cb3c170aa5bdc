import Deck
import Geometry
import Notation
import Testing

@Suite struct BlockTests {
  private func blocks(_ yaml: String) -> [Deck.Block] { read(blocksDeck(yaml)).deck?.screens.first?.blocks ?? [] }

  @Test func `a text can be written short, translated or with its looks`() {
    let blocks = blocks(
      """
      - text: Hello
      - text: {en: Hello, ja: やあ}
      - text: {text: Hello, style: title, align: center, color: "#123456", id: greeting}
      """)

    guard case .text(let short) = blocks.first, case .text(let long) = blocks.last, blocks.count == 3 else {
      Issue.record("no texts")
      return
    }
    #expect(short.text.first == "Hello")
    #expect(short.style == .body)
    #expect(long.style == .title)
    #expect(long.alignment == .center)
    #expect(long.color == Color(rgb: 0x123456))
    #expect(long.id.value == "greeting")
  }

  @Test func `a picture can be written short or with its looks`() {
    let blocks = blocks(
      "- picture: a.png\n- picture: {image: b.png, alt: B, height: 200, fit: fit, radius: 12, go: back, id: b}")

    guard case .picture(let short) = blocks.first, case .picture(let long) = blocks.last else {
      Issue.record("no pictures")
      return
    }
    #expect(short.image.value == "a.png")
    #expect(short.height == nil)
    #expect(long.height == 200)
    #expect(long.fit == .fit)
    #expect(long.cornerRadius == 12)
    #expect(long.go?.isBack == true)
    #expect(long.alternativeText?.first == "B")
  }

  @Test func `cards stand in one column unless they say otherwise`() {
    let blocks = blocks(
      """
      - cards: [{title: A}]
      - cards: {columns: 3, items: [{title: B, subtitle: b, image: b.png, alt: B, disabled: true, press: {scale: 0.9}, color: "#FFF"}]}
      """)

    guard case .cards(let one) = blocks.first, case .cards(let three) = blocks.last, let card = three.items.first else {
      Issue.record("no cards")
      return
    }
    #expect(one.columns == 1)
    #expect(one.items.map(\.title.first) == ["A"])
    #expect(three.columns == 3)
    #expect(card.subtitle?.first == "b")
    #expect(card.isDisabled)
    #expect(card.press.scale == 0.9)
    #expect(card.color == .white)
  }

  @Test func `a spacer is a height`() {
    #expect(blocks("- spacer: 24.5") == [.spacer(height: 24.5)])
  }

  @Test func `what has no id is numbered by kind`() {
    let screen = read(
      blocksDeck(
        """
        - text: a
        - cards: [{title: a}, {title: b, id: mine}, {title: c}]
        - button: {label: x}
        - text: b
        - list: {rows: []}
        - picture: a.png
        """)
    ).deck?.screens.first

    #expect(
      screen?.targetNames == [
        "title", "back", "text-0", "card-0", "mine", "card-2", "button-0", "text-1", "list-0", "picture-0",
      ])
  }

  @Test(arguments: [
    ("- nothing", "5:9: error: an item of 'blocks' takes a mapping, not the text 'nothing'"),
    ("- {}", "5:9: error: a block needs one of the keys 'text', 'picture', 'cards', 'list', 'button', 'spacer'"),
    ("- {text: a, spacer: 1}", "5:19: error: a block cannot have both 'text' and 'spacer'"),
    ("- buton: {label: x}", "5:9: error: unknown key 'buton' in a block"),
    ("- text: [a]", "5:15: error: 'text' takes text or a mapping, not a list"),
    ("- text: {style: body}", "5:15: error: a text needs the key 'text'"),
    ("- text: {text: x, style: huge}", "5:32: error: 'style' cannot be 'huge'"),
    ("- picture: {alt: x}", "5:18: error: a picture needs the key 'image'"),
    ("- cards: {items: []}\n- cards: {columns: 4, items: []}", "6:26: error: 'columns' must be from 1 to 3, not 4"),
    ("- cards: {columns: 1.5, items: []}", "5:26: error: 'columns' takes a whole number, not the number 1.5"),
    ("- cards: [{title: x, disabled: yes}]", "5:38: error: 'disabled' takes true or false, not the text 'yes'"),
    (
      "- cards: [{title: x, color: blue}]",
      "5:35: error: 'color' takes a colour such as \"#0E7C86\", not the text 'blue'"
    ),
    ("- spacer: 0x10", "5:17: error: 'spacer' takes a number, not the text '0x10'"),
    ("- spacer: 010", "5:17: error: 'spacer' takes a number, not the text '010'"),
    ("- spacer: -1", "5:17: error: 'spacer' must be from 0 to 2000 pt, not -1"),
    ("- cards: [{title: a, id: x}, {title: b, id: x}]", "5:51: error: the id 'x' is used twice"),
    ("- cards: [{title: a}, {title: b, id: card-0}]", "5:44: error: the id 'card-0' is used twice"),
    ("- button: {label: x, go: nowhere}", "5:32: error: there is no screen 'nowhere'"),
  ])
  func `what is wrong is told where it is`(block: String, headline: String) {
    #expect(headlines(of: blocksDeck(block)) == ["deck.yaml:" + headline])
  }

  @Test(arguments: [
    ("../../etc/passwd", "leaves the deck's folder"), ("a/../../b.png", "leaves the deck's folder"),
    ("a/..", "leaves the deck's folder"), ("/etc/passwd", "is absolute"), ("~/a.png", "is absolute"),
    ("C:\\a.png", "has a backslash; folders are divided by /"), ("http://x/y.png", "is an address; pictures are files"),
    ("file:///a.png", "is an address; pictures are files"), ("''", "is empty"),
  ])
  func `a picture's path stays inside the deck's folder`(path: String, fault: String) {
    let name = path == "''" ? "" : path

    #expect(
      headlines(of: blocksDeck("- picture: \(path)"))
        == ["deck.yaml:5:18: error: the picture path '\(name)' \(fault)"])
  }

  @Test(arguments: ["a..b.png", "...png", "日本/絵 1.png", "a/./b.png", "C:a.png"])
  func `an odd picture's path is nobody's business`(path: String) {
    let result = read(blocksDeck("- picture: \(path)"))

    #expect(result.diagnostics == [])
    #expect(result.deck?.pictures.map(\.value) == [path])
  }

  @Test func `all pictures of a deck are found where they are named`() {
    let result = read(
      blocksDeck(
        """
        - picture: a.png
        - cards: [{title: x, image: b.png}]
        - list: {rows: [{title: y, image: a.png}]}
        """, then: "coach: [{text: z, image: c.png}]"))

    #expect(result.deck?.pictures.map(\.value) == ["a.png", "b.png", "a.png", "c.png"])
    #expect(result.deck?.pictures.map { result.source.position(at: $0.range.start).line } == [5, 6, 7, 8])
  }

  @Test func `a word for a switch is explained`() {
    let text = diagnostics(of: blocksDeck("- cards: [{title: x, disabled: yes}]"))

    #expect(
      text == """
        deck.yaml:5:38: error: 'disabled' takes true or false, not the text 'yes'
                - cards: [{title: x, disabled: yes}]
                                               ^~~
          help: yes, no, on and off are text; write true or false
        """)
  }
}
