import Notation
import Stage
import TestSupport
import Testing

@Suite struct LintTests {
  /// What a closer look at a deck finds, as code and line.
  private func findings(_ text: String, withFonts: Bool = false) throws -> [Diagnostic] {
    let loaded = DeckLoader.load(Array(("noren: 1\n" + text).utf8), path: "deck.yaml")
    try #require(!loaded.hasErrors, "\(loaded.diagnostics.map(\.text))")
    return DeckLint.diagnostics(for: loaded, setup: withFonts ? try StageSetup() : nil)
  }

  private func walkthrough(_ colors: String...) -> String {
    "screens:\n  a:\n    walkthrough:\n      pages:\n"
      + colors.map { "        - {title: T, body: B, color: \"\($0)\"}\n" }.joined()
  }

  // MARK: Contrast

  @Test func `colours that text stands out from are no finding`() throws {
    let found = try findings(walkthrough("#203040", "#0E7C86", "#2E6F40"))

    #expect(found.isEmpty)
  }

  @Test func `a page colour that neither light nor dark text stands out from is found`() throws {
    let found = try findings(walkthrough("#203040", "#7A7A7A"))

    #expect(found.map(\.code) == [.contrast])
    #expect(found.first?.excerpt?.position.line == 7)
  }

  @Test func `a footer that passes through a bad colour between two good ones is found`() throws {
    let found = try findings(walkthrough("#101010", "#F0F0F0"))

    #expect(found.map(\.code) == [.contrast])
    #expect(found.first?.message.contains("passes through") == true)
  }

  @Test func `a bad page colour is told once, not for the ways to it as well`() throws {
    let found = try findings(walkthrough("#203040", "#7A7A7A", "#203040"))

    #expect(found.count == 1)
  }

  @Test func `a bad page colour hides no bad way between others`() throws {
    let found = try findings(walkthrough("#7A7A7A", "#101010", "#F0F0F0"))

    #expect(found.map(\.code) == [.contrast, .contrast])
    #expect(found.last?.message.contains("passes through") == true)
  }

  @Test func `a contrast just below the limit is never written as the limit`() throws {
    let found = try findings(walkthrough("#777777"))

    #expect(found.first?.message.contains("4.4:1") == true)
  }

  @Test func `theme colours that cannot be read are found where they are written`() throws {
    let found = try findings(
      "theme:\n  colors: {text: \"#DDDDDD\", surface: \"#FFFFFF\"}\nscreens: {a: {blocks: [text: Hello]}}")

    #expect(found.allSatisfy { $0.code == .contrast && $0.excerpt?.position.line == 3 })
    #expect(found.count == 2)
  }

  @Test func `a text's own colour is judged against the ground of the screen`() throws {
    let found = try findings("screens: {a: {blocks: [text: {text: faint, color: \"#EEEEEE\"}]}}")

    #expect(found.map(\.code) == [.contrast])
  }

  private static let blue = "screens: {a: {blocks: [text: {text: Blue, color: \"#0D3B8C\"}]}}"
  private static let orange = "screens: {a: {blocks: [text: {text: Orange, color: \"#FFA64D\"}]}}"

  @Test(arguments: [
    (blue, "auto", " in the dark look"), (orange, "auto", " in the light look"), (blue, "light", nil),
    (orange, "dark", nil), (blue, "dark", ""), (orange, "light", ""),
  ])
  func `a text's own colour is judged in every look that shows, and in no other`(
    screens: String, appearance: String, place: String?
  ) throws {
    let found = try findings("theme: {appearance: \(appearance)}\n\(screens)")

    #expect(found.map(\.code) == (place == nil ? [] : [.contrast]))
    if let place { #expect(found.first?.message.contains(":1\(place); it needs") == true) }
  }

  @Test(arguments: [("light", "dark"), ("dark", "colors")])
  func `the colours of a look that never shows are not judged`(appearance: String, key: String) throws {
    let found = try findings(
      "theme: {appearance: \(appearance), \(key): {text: \"#777777\", background: \"#777777\"}}\n"
        + "screens: {a: {blocks: [text: x]}}")

    #expect(found.filter { $0.code == .contrast }.isEmpty)
  }

  @Test func `a colour that is bad in both looks is told for each`() throws {
    let found = try findings(
      "theme: {dark: {background: \"#555555\"}}\nscreens: {a: {blocks: [text: {text: x, color: \"#999999\"}]}}")

    #expect(found.filter { $0.message.hasPrefix("this text") }.count == 2)
  }

  @Test func `the colours that a deck starts with are no finding`() throws {
    let found = try findings("screens: {a: {blocks: [text: Hello, button: {label: Go}]}}")

    #expect(found.isEmpty)
  }

  // MARK: Languages, tours, motion

  @Test func `a text that lacks a language of the others is found`() throws {
    let found = try findings(
      """
      screens:
        a:
          title: {en: Fruit, ja: 果物}
          blocks:
            - text: {en: Apple}
            - text: 5

      """)

    #expect(found.map(\.code) == [.missingTranslation])
    #expect(found.first?.excerpt?.position.line == 6)
  }

  @Test func `a text that lacks many languages names the first twelve and counts the others`() throws {
    let tags = "abcdefghijklmn".map { "x\($0)" }
    let all = tags.map { "\($0): t" }.joined(separator: ", ")
    let found = try findings("screens: {a: {blocks: [text: {\(all)}, text: {xa: t}]}}\n")

    #expect(found.count == 1)
    #expect(found.first?.message.contains("'xb', 'xc'") == true)
    #expect(found.first?.message.contains("'xm' and 1 more, which") == true)
  }

  @Test func `every screen is looked at as if it were alone, whatever the others hold`() throws {
    let label = String(repeating: "a word and ", count: 60)
    let screens = (0..<3).map { "  s\($0): {blocks: [{button: {label: \"\(label)\($0)\", go: s\(($0 + 1) % 3)}}]}\n" }
    let found = try findings("screens:\n" + screens.joined(), withFonts: true)

    #expect(found.map(\.code) == [.clippedText, .clippedText, .clippedText])
    #expect(found.map { $0.excerpt?.position.line } == [3, 4, 5])
  }

  @Test func `coach marks that only their own button leaves are found`() throws {
    let found = try findings(
      """
      screens:
        a:
          blocks: [text: Hello]
          coach:
            skip: false
            steps: [{text: stay, outside: ignore}, {text: go, outside: next}]

      """)

    #expect(found.map(\.code) == [.noExit])
  }

  @Test func `texts that are there in every language, or in none in particular, are no finding`() throws {
    let found = try findings(
      "languages: [en, ja]\nscreens: {a: {title: {en: Fruit, ja: 果物}, blocks: [text: 5, text: {en: A, ja: B}]}}")

    #expect(found.isEmpty)
  }

  @Test(arguments: ["", "skip: false, outside: next", "skip: false, hole: advance", "skip: false, after: 2s"])
  func `coach marks with another way out are no finding`(keys: String) throws {
    let tour = keys.contains("skip: false") ? "skip: false, " : ""
    let step = keys.replacing("skip: false, ", with: "")
    let found = try findings(
      "screens: {a: {blocks: [text: Hello], coach: {\(tour)steps: [{text: go\(step.isEmpty ? "" : ", " + step)}]}}}")

    #expect(found.isEmpty)
  }

  @Test(arguments: [("never", true), ("system", false), ("always", false)])
  func `a rim that pulses is found where the desktop cannot stop it`(setting: String, isFound: Bool) throws {
    let found = try findings(
      "reduce-motion: \(setting)\nscreens: {a: {blocks: [text: Hello], coach: [{text: go, rim: true}]}}")

    #expect(found.map(\.code) == (isFound ? [.endlessMotion] : []))
  }

  @Test func `a pulse that the desktop cannot stop is found`() throws {
    let found = try findings("reduce-motion: never\n" + walkthrough("#203040"))

    #expect(found.map(\.code) == [.endlessMotion])
  }

  @Test func `a pulse that the desktop can stop is no finding`() throws {
    let found = try findings("reduce-motion: system\n" + walkthrough("#203040"))

    #expect(found.isEmpty)
  }

  // MARK: Layout

  @Test func `a button's label that does not fit is found in the language where it does not`() throws {
    let long = String(repeating: "Donaudampfschiff", count: 8)
    let found = try findings(
      """
      languages: [en, de]
      screens:
        a:
          blocks:
            - button: {label: {en: Go, de: \(long)}}

      """, withFonts: true)

    #expect(found.map(\.code) == [.clippedText])
    #expect(found.first?.message.contains("Donau") == true)
  }

  @Test func `a title on a later page that does not fit is found`() throws {
    let long = String(repeating: "far too long ", count: 20)
    let found = try findings(
      walkthrough("#203040") + "        - {title: \(long), body: B, color: \"#203040\"}\n", withFonts: true)

    #expect(found.map(\.code) == [.clippedText])
    #expect(found.first?.excerpt?.position.line == 7)
  }

  @Test func `a picture that leads somewhere and is lower than a fingertip is found`() throws {
    let folder = try TemporaryFolder()
    try folder.file("p.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")
    let deck = try folder.file(
      "deck.yaml", "noren: 1\nscreens: {a: {blocks: [picture: {image: p.svg, height: 20, go: a}]}}")

    let found = DeckLint.diagnostics(for: try DeckLoader.load(deck), setup: try StageSetup())

    #expect(found.map(\.code) == [.touchTarget])
  }

  @Test(arguments: [("white", true), ("#203040", false)])
  func `a picture that is too light for the skip button on it is found`(color: String, isFound: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.file(
      "p.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='390' height='844'><rect width='390' height='844' fill='\(color)'/></svg>"
    )
    let deck = try folder.file(
      "deck.yaml",
      "noren: 1\nscreens: {a: {walkthrough: {pages: [{title: A, image: p.svg}, {title: B}]}}}")

    let found = DeckLint.diagnostics(for: try DeckLoader.load(deck), setup: try StageSetup())

    #expect(found.map(\.code) == (isFound ? [.contrast] : []))
    if isFound { #expect(found.first?.message.hasPrefix("on this picture 'Skip' has a contrast of 3.0:1") == true) }
  }

  @Test func `cards too narrow for a fingertip are found`() throws {
    let found = try findings(
      "device: {width: 130, height: 600}\n"
        + "screens: {a: {blocks: [cards: {columns: 3, items: [{title: A}, {title: B}, {title: C}]}]}}", withFonts: true)

    #expect(found.filter { $0.code == .touchTarget }.count == 3)
  }

  @Test func `cards that stand in fewer columns than the deck says are found where they are written`() throws {
    let found = try findings(
      "screens:\n  a:\n    blocks:\n      - cards: {columns: 3, items: [{title: A}, {title: Passphrases}, {title: C}]}\n",
      withFonts: true)

    #expect(found.map(\.code) == [.clippedText])
    #expect(found.first?.excerpt?.position.line == 5)
    #expect(
      found.first?.message.hasPrefix("2 cards stand side by side, not 3: in so many columns 'Passphrases'") == true)
  }

  @Test func `cards that are fewer than the columns are no finding`() throws {
    let found = try findings(
      "screens: {a: {blocks: [cards: {columns: 3, items: [{title: A}, {title: B}]}]}}", withFonts: true)

    #expect(found.isEmpty)
  }

  @Test func `labels that fit and targets that a fingertip meets are no finding`() throws {
    let found = try findings(
      "screens: {a: {blocks: [button: {label: Go}, cards: [{title: A}, {title: B}], list: {rows: [x, y]}]}}",
      withFonts: true)

    #expect(found.isEmpty)
  }

  @Test func `a deck with errors is not looked at any closer`() {
    let loaded = DeckLoader.load(Array("noren: 1\nscreens: {a: {}}".utf8), path: "deck.yaml")

    #expect(DeckLint.diagnostics(for: loaded, setup: nil).isEmpty)
  }

  // MARK: Glyphs

  @Test func `a character that no font has is found in every language`() throws {
    let found = try findings(
      "screens:\n  a:\n    title: {en: Tea, km: \"ត\"}\n    blocks: [text: {en: Salt, km: x}]", withFonts: true)

    #expect(found.map(\.code) == [.missingGlyph])
    #expect(found.first?.excerpt?.position.line == 4)
    #expect(found.first?.message.contains("U+178F") == true)
  }
}
