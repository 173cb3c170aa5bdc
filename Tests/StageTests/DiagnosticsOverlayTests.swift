import Components
import Deck
import Geometry
import Scene
import Stage
import Testing

/// What a window says over the last version of a deck that was good.
@Suite struct DiagnosticsOverlayTests {
  private func texts(of deck: String) -> [String] {
    let overlay = DiagnosticsOverlay(
      DeckReader.read(bytes: Array(deck.utf8), file: "deck.yaml").diagnostics, text: FixedWidthText())
    var list = DisplayList()
    list.reset(size: Size(390, 844), background: .white)
    overlay.draw(into: &list)
    return list.items.compactMap { if case .text(let run, _, _) = $0.content { run.text } else { nil } }
  }

  @Test func `what is wrong stands with what to do about it`() {
    let texts = texts(of: "noren: 1\nscreens: {a: {block: []}}")

    #expect(
      texts == [
        "1 error; the last good version stays", "deck.yaml:2:15: error: unknown key 'block' in a screen",
        "help: did you mean 'blocks'?",
      ])
  }

  @Test func `a fault that has no hint stands alone`() {
    let texts = texts(of: "noren: 1\nscreens: {a: {}}")

    #expect(texts.count == 2)
    #expect(texts.allSatisfy { !$0.hasPrefix("help") })
  }
}
