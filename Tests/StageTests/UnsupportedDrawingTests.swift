import Notation
import Stage
import TestSupport
import Testing

/// What is said of drawings that are not shown as they were meant.
@Suite struct UnsupportedDrawingTests {
  private func diagnostics(drawing: String, scrutiny: DeckLoader.Scrutiny) throws -> [Diagnostic] {
    let folder = try TemporaryFolder()
    try folder.file("page.svg", drawing)
    let deck = try folder.file(
      "deck.yaml", "noren: 1\nscreens: {a: {walkthrough: {pages: [{title: A, image: page.svg}]}}}\n")
    return try DeckLoader.load(deck, scrutiny: scrutiny).diagnostics
  }

  private func svg(_ content: String) -> String {
    #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\#(content)</svg>"#
  }

  @Test func `a drawing that moves is a warning at the picture, since it stands still here`() throws {
    let found = try diagnostics(
      drawing: svg(#"<rect width="8" height="8"><animate attributeName="x" to="4" dur="1s"/></rect>"#),
      scrutiny: .decoded)

    #expect(found.map(\.code) == [DeckLoader.unsupportedFeatureCode])
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.text.contains("<animate> does not move") == true)
    #expect(found.first?.text.contains("deck.yaml:2:") == true)
  }

  @Test func `each thing that is not supported is said by itself`() throws {
    let found = try diagnostics(
      drawing: svg("<script/><foreignObject/>"), scrutiny: .decoded)

    #expect(found.count == 2)
  }

  @Test func `a font that is replaced is a warning that names the one that is seen`() throws {
    let found = try diagnostics(
      drawing: svg(#"<text font-family="Comic Sans MS">Hi</text>"#), scrutiny: .decoded)

    #expect(found.first?.text.contains("the font Comic Sans MS is replaced by Noto Sans") == true)
  }

  @Test func `a drawing that is shown as it was meant is nothing to speak of`() throws {
    let found = try diagnostics(
      drawing: svg(#"<clipPath id="c"><circle r="4"/></clipPath><rect width="8" height="8" clip-path="url(#c)"/>"#),
      scrutiny: .decoded)

    #expect(found.isEmpty)
  }

  @Test func `opening a deck does not search its drawings`() throws {
    let found = try diagnostics(drawing: svg("<script/>"), scrutiny: .headers)

    #expect(found.isEmpty)
  }
}
