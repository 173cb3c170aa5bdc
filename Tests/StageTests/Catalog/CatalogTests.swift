import Components
import Deck
import Geometry
import Notation
import Prototype
import Raster
import Scene
import Stage
import TestSupport
import Testing

@Suite struct CatalogTests {
  private let folder: TemporaryFolder
  private let setup: StageSetup

  init() throws {
    folder = try TemporaryFolder()
    setup = try StageSetup()
  }

  private func deck(_ title: String, color: String = "#0E7C86") -> String {
    """
    noren: 1
    title: \(title)
    device: {width: 200, height: 400}
    screens:
      one:
        walkthrough:
          pages: [{title: Hello, color: "\(color)"}]
    """
  }

  private func catalog() throws -> DeckCatalog { try DeckCatalog(folder.path, setup: setup) }

  @Test func `decks of the folder and of those in it are found, by their names`() throws {
    try folder.file("b.yaml", deck("Second"))
    try folder.file("a.yml", deck("First"))
    try folder.file("tour/deck.yaml", deck("Third"))
    try folder.file("tour/deeper/deck.yaml", deck("Too deep"))

    #expect(try catalog().entries.map(\.title) == ["First", "Second", "Third"])
  }

  @Test func `flows, other YAML and hidden files are no decks`() throws {
    try folder.file("a.flow.yaml", "noren: 1\nsteps: []\n")
    try folder.file("compose.yaml", "services: {}\n")
    try folder.file(".hidden.yaml", deck("Hidden"))

    #expect(try catalog().entries.isEmpty)
  }

  @Test func `a deck with errors says how many it has, and has a screen that lists them`() throws {
    try folder.file("broken.yaml", "noren: 1\nscreens:\n  one:\n    walkthrough: {pages: [{titel: A}]}\nbogus: 1\n")

    let catalog = try catalog()

    #expect(catalog.entries.map(\.errors.count) == [2])
    let prototype = catalog.loaded.deck.map { Prototype(deck: $0, environment: setup.environment(for: catalog.loaded)) }
    let texts = prototype?.elements.map(\.text) ?? []
    #expect(texts.contains { $0.contains("2 errors in broken.yaml") })
    #expect(catalog.entry(ofScreen: "deck-0") == nil)
    #expect(catalog.loaded.deck?.screen("deck-0") != nil)
  }

  @Test func `a good deck is what its screen stands for`() throws {
    let path = try folder.file("good.yaml", deck("Good"))

    #expect(try catalog().entry(ofScreen: "deck-0")?.path == path)
  }

  @Test(arguments: [#"Quotes "and" \ backslashes"#, "Line\\nfeed", "森 🏮", "{curly: [brackets]} # no comment"])
  func `any title stands on its card`(_ title: String) throws {
    let quoted = "\"" + title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    try folder.file("deck.yaml", deck(quoted))

    let catalog = try catalog()
    let deck = try #require(catalog.loaded.deck, "\(catalog.loaded.diagnostics.map(\.text))")
    let prototype = Prototype(deck: deck, environment: setup.environment(for: catalog.loaded))

    #expect(prototype.elements.contains { $0.title == title })
  }

  @Test func `a preview has the colour of the deck's first frame`() throws {
    try folder.file("deck.yaml", deck("Coloured", color: "#2E6F40"))

    let catalog = try catalog()
    let bitmap = try #require(
      catalog.makePictures(setup).picture(PictureID("preview-0.png"), pixelSize: Size(716, 440)))

    #expect(bitmap.pixels.contains(0xFF2E_6F40))
  }

  @Test func `the same folder gives the same start screen, a changed deck another one`() throws {
    try folder.file("deck.yaml", deck("Before"))
    let (first, again) = (try catalog(), try catalog())

    try folder.file("deck.yaml", deck("After"))

    #expect(first == again)
    #expect(try catalog() != first)
  }

  @Test func `a folder that is not there is told`() {
    #expect(throws: FileError.self) { try DeckCatalog(folder.path + "/nowhere", setup: setup) }
  }
}
