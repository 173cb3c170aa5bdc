import Deck
import Geometry
import Notation
import Testing

@Suite struct DeckTuningTests {
  private func file(_ color: String, duration: String = "10s") -> SourceFile {
    let text = """
      noren: 1
      screens:
        welcome:
          walkthrough:
            pulse: {from: 1.0, to: 1.1, duration: \(duration)}   # breathes
            pages:
              - {title: One, color: "\(color)"}
      """
    return SourceFile(name: "deck.yaml", bytes: Array(text.utf8))
  }

  private func tuning() throws -> DeckTuning {
    var tuning = DeckTuning(file("#111111"))
    let pulse = try #require(tuning.tunables.firstIndex { $0.label == "welcome pulse duration" })
    try tuning.set(pulse, to: .duration(2.5))
    return tuning
  }

  @Test func `a value that is tried out is all that differs`() throws {
    let tuning = try tuning()

    #expect(tuning.isChanged)
    #expect(tuning.source == file("#111111", duration: "2.5s"))
    #expect(DeckReader.read(bytes: tuning.source.bytes, file: "deck.yaml").deck != nil)
  }

  @Test func `a file that changed meanwhile is shown beside what is tried out`() throws {
    let changes = try tuning().changes(from: file("#222222", duration: "4s"))

    #expect(changes == [DeckTuning.Change(label: "welcome pulse duration", file: "4s", mine: "2.5s")])
  }

  @Test func `what is tried out can be given to the changed file`() throws {
    var tuning = try tuning()

    let lost = tuning.rebase(onto: file("#222222", duration: "4s"))

    #expect(lost.isEmpty)
    #expect(tuning.source == file("#222222", duration: "2.5s"))
    #expect(tuning.saved == file("#222222", duration: "4s"))
  }

  @Test func `a value that the changed file leaves out is written into it`() throws {
    var tuning = try tuning()
    let without = file("#222222").lines.filter { !$0.contains("pulse") }
    let other = SourceFile(name: "deck.yaml", bytes: Array(without.joined(separator: "\n").utf8))

    let lost = tuning.rebase(onto: other)

    #expect(lost.isEmpty && tuning.saved == other)
    #expect(tuning.source.lines == without + ["      pulse: {duration: 2.5s}"])
  }

  @Test func `a value that the changed file has no place for is named`() throws {
    var tuning = try tuning()
    let other = SourceFile(
      name: "deck.yaml", bytes: Array("noren: 1\nscreens: {other: {blocks: [{text: Hello}]}}\n".utf8))

    let lost = tuning.rebase(onto: other)

    #expect(lost == ["welcome pulse duration"])
    #expect(tuning.source == other && !tuning.isChanged)
  }

  @Test func `setting a value back leaves nothing to write`() throws {
    var tuning = try tuning()
    let pulse = try #require(tuning.tunables.firstIndex { $0.label == "welcome pulse duration" })

    try tuning.set(pulse, to: .duration(10))

    #expect(!tuning.isChanged)
  }
}

extension SourceFile {
  fileprivate var lines: [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
