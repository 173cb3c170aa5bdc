import Components
import Deck
import Geometry
import Gestures
import Prototype
import Scene
import Stage
import Testing

@Suite struct ReloadTests {
  private let environment = PrototypeEnvironment(components: ComponentEnvironment(text: FixedWidthText()))

  private func deck(screen: String = "a", pages: Int, color: String = "112233") throws -> Deck {
    let lines = (0..<pages).map { "        - {title: Page \($0), body: b, image: p.png, color: \"#\(color)\"}" }
    let text = """
      noren: 1
      title: Test
      start: \(screen)
      screens:
        \(screen):
          walkthrough:
            pages:
      \(lines.joined(separator: "\n"))

      """
    return try #require(DeckReader.read(bytes: Array(text.utf8), file: "deck.yaml").deck)
  }

  /// A prototype that rests on its third page.
  private func prototype() throws -> Prototype {
    var prototype = Prototype(deck: try deck(pages: 4), environment: environment)
    prototype.handle(.key(KeyPress(.right, time: 0)))
    prototype.handle(.key(KeyPress(.right, time: 0)))
    prototype.advance(to: 3)
    return prototype
  }

  @Test func `the page stays when the deck changes`() throws {
    let reloaded = try prototype().reloaded(deck(pages: 4, color: "445566"), environment: environment)

    #expect(reloaded.currentPage == 2)
    #expect(reloaded.elements.first { $0.id == "footer" }?.color == Color(rgb: 0x445566))
  }

  @Test func `a motion under way goes on`() throws {
    var prototype = try prototype()
    prototype.handle(.key(KeyPress(.right, time: 4)))
    prototype.advance(to: 4.1)
    var still = prototype

    var reloaded = prototype.reloaded(try deck(pages: 4), environment: environment)
    reloaded.advance(to: 4.2)
    still.advance(to: 4.2)

    #expect(reloaded.elements == still.elements)
  }

  @Test func `a deck that lost the page rests on its last one`() throws {
    let reloaded = try prototype().reloaded(deck(pages: 2), environment: environment)

    #expect(reloaded.currentPage == 1)
    #expect(reloaded.pagerPhase == .idle)
  }

  @Test func `a deck that lost the screen starts anew`() throws {
    let reloaded = try prototype().reloaded(deck(screen: "b", pages: 2), environment: environment)

    #expect(reloaded.currentScreen == "b")
    #expect(reloaded.currentPage == 0)
  }

  @Test func `the pulse keeps its beat`() throws {
    let prototype = try prototype()

    let reloaded = prototype.reloaded(try deck(pages: 4), environment: environment)

    #expect(reloaded.elements.first { $0.role == .picture } == prototype.elements.first { $0.role == .picture })
  }
}
