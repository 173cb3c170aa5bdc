import Deck
import Notation
import Testing

/// What a deck may hold beyond the limits of its file: one more than that is an error that says the limit.
@Suite struct DeckLimitTests {
  private func errors(of yaml: String) -> [String] {
    read(yaml).diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  @Test func `a hundred and one coach marks are too many`() {
    let mark = "{text: a}"
    let most = Array(repeating: mark, count: DeckLimits.coachMarks).joined(separator: ", ")

    #expect(errors(of: blocksDeck("- text: a", then: "coach: [\(most)]")) == [])
    #expect(
      errors(of: blocksDeck("- text: a", then: "coach: [\(most), \(mark)]")) == [
        "'coach' takes at most 100 items, and has 101"
      ])
  }

  @Test func `nine targets of a coach mark are too many`() {
    let targets = Array(repeating: "a", count: DeckLimits.targets + 1).joined(separator: ", ")

    let deck = blocksDeck("- text: {id: a, text: a}", then: "coach: [{target: [\(targets)], text: a}]")

    #expect(errors(of: deck) == ["'target' takes at most 8 items, and has 9"])
  }

  @Test func `a deck in more than 256 languages is refused`() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let tags = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    func deck(_ count: Int) -> String {
      "noren: 1\nlanguages: [\(tags.prefix(count).joined(separator: ", "))]\nscreens: {a: {blocks: []}}\n"
    }

    #expect(errors(of: deck(DeckLimits.languages)) == [])
    #expect(errors(of: deck(DeckLimits.languages + 1)) == ["'languages' takes at most 256 items, and has 257"])
  }

  @Test func `an id of more than 64 characters is refused`() {
    let id = String(repeating: "a", count: ValueLimits.identifierLength)

    #expect(errors(of: blocksDeck("- text: {id: \(id), text: a}")) == [])
    #expect(errors(of: blocksDeck("- text: {id: \(id)a, text: a}")).first?.contains("takes an id") == true)
  }

  @Test func `a path longer than any that Linux takes is an error`() {
    let path = String(repeating: "a", count: ValueLimits.pathLength) + ".png"

    #expect(errors(of: blocksDeck("- picture: \(path)")).first?.contains("is longer than 4096 bytes") == true)
  }
}
