import AnimationCore
import Deck
import Geometry
import Notation
import Testing
import YAML

/// Values that a deck leaves to its defaults.
@Suite struct AbsentTunableTests {
  private let source = SourceFile(
    name: "deck.yaml",
    bytes: Array(
      """
      noren: 1
      screens:
        welcome:
          walkthrough:
            pages:
              - {title: One}
        home:
          animation: ease-in(0.2s)
          blocks:
            - button: {label: Like, effect: like}   # the heart
            - button: {label: Go}
            - button: {label: Load, effect: progress, animation: none}
      """.utf8))

  private func absent(_ label: String) throws -> Tunable {
    try #require(Tunable.all(in: source).first { $0.label == label && $0.absence != nil })
  }

  private func text(_ tuning: DeckTuning) -> String { String(decoding: tuning.source.bytes, as: UTF8.self) }

  @Test func `what a deck leaves out is found with what holds without it`() throws {
    #expect(try absent("welcome pulse duration").value == .duration(10))
    #expect(try absent("welcome pages 0 color").value == .color(Color(rgb: 0x3A3A4A)))
    #expect(try absent("theme press scale").value == .number(0.95, in: 0.5...1.5))
    #expect(try absent("home 2 button duration").value.notation.hasSuffix("s"))
  }

  @Test func `an animation that is left out is the one that is handed down`() throws {
    let button = try absent("home 0 button animation")
    let theme = try absent("theme animation")

    #expect(button.value == .motion(.curve(.easeIn, duration: 0.2)) && button.absence?.holds == nil)
    #expect(theme.absence?.holds == "each effect's own")
  }

  @Test func `what would mean nothing is not offered`() {
    let labels = Tunable.all(in: source).map(\.label)

    #expect(!labels.contains("home 1 button animation") && !labels.contains("home 0 button duration"))
    #expect(!labels.contains { $0.contains("bubble") })
  }

  @Test func `trying one out writes its key where it belongs`() throws {
    var tuning = DeckTuning(source)
    let index = try #require(tuning.tunables.firstIndex { $0.label == "home 0 button animation" })

    try tuning.set(index, to: .motion(.spring(duration: 0.4, bounce: 0.5)))

    let line = "- button: {label: Like, effect: like, animation: \"spring(duration: 0.4s, bounce: 0.5)\"}   # the heart"
    #expect(text(tuning).contains(line))
    #expect(tuning.changes(from: source).map(\.file) == [nil])
  }

  @Test func `its next step changes the key that is there by now`() throws {
    var tuning = DeckTuning(source)
    for seconds in [4.0, 5, 6] {
      let index = try #require(tuning.tunables.firstIndex { $0.label == "welcome pulse duration" })
      try tuning.set(index, to: .duration(seconds))
    }

    #expect(text(tuning).contains("        - {title: One}\n      pulse: {duration: 6s}\n  home:"))
  }

  @Test func `a value that the key does not take is refused`() throws {
    var tuning = DeckTuning(source)
    let index = try #require(tuning.tunables.firstIndex { $0.label == "welcome pulse duration" })

    #expect(throws: ScalarEditError.notTaken) { try tuning.set(index, to: .duration(0.01)) }
    #expect(!tuning.isChanged)
  }

  @Test func `giving up what is tried out leaves the file as it was read`() throws {
    var tuning = DeckTuning(source)
    let index = try #require(tuning.tunables.firstIndex { $0.label == "theme press scale" })
    try tuning.set(index, to: .number(0.9, in: 0.5...1.5))

    tuning.revert()

    #expect(!tuning.isChanged && tuning.source == source)
  }
}
