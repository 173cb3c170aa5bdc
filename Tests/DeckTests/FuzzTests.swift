import Deck
import Notation
import TestSupport
import Testing

/// Whatever the bytes are, there is a deck or there is something to say, and nothing traps.
@Suite struct FuzzTests {
  private static let rounds = 1_500

  @Test func `a deck cut off anywhere is a deck or is told about`() {
    let bytes = Array(fullDeck.utf8)

    for count in stride(from: 0, to: bytes.count, by: 3) { check(Array(bytes.prefix(count))) }
  }

  @Test func `a deck with bytes changed is a deck or is told about`() {
    var random = SeededGenerator(seed: 1)

    for _ in 0..<Self.rounds {
      var bytes = Array(fullDeck.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      check(bytes)
    }
  }

  @Test func `a deck with signs of YAML strewn in is a deck or is told about`() {
    let signs = [
      "[", "]", "{", "}", ": ", ":", "- ", "?", "&a", "*a", "*soft", "!", "!!str ", "|", ">", "\"", "'", "#", " #",
      "\n",
      "\n---\n", "\n...\n", "\t", "%", "@", "`", "~", ".nan", "1e999", "<<: ", "\r", "\u{FEFF}", "\u{2028}", "\0", "\\",
      "é", "日", ",", "    ", "-1", "99999999999999999999",
    ]
    var random = SeededGenerator(seed: 2)

    for _ in 0..<Self.rounds {
      var bytes = Array(fullDeck.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        bytes.insert(contentsOf: (signs.randomElement(using: &random) ?? "").utf8, at: place)
      }
      check(bytes)
    }
  }

  @Test func `a deck with its lines shuffled, doubled and dropped is a deck or is told about`() {
    var random = SeededGenerator(seed: 3)
    let lines = fullDeck.split(separator: "\n", omittingEmptySubsequences: false)

    for _ in 0..<Self.rounds {
      var changed = lines
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let line = changed.remove(at: Int.random(in: changed.indices, using: &random))
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          changed.insert(line, at: Int.random(in: 0...changed.count, using: &random))
        }
      }
      check(Array(changed.joined(separator: "\n").utf8))
    }
  }

  @Test func `values of the wrong kind anywhere are told about where they are`() {
    let kinds = ["[]", "{}", "[a, b]", "{a: b}", "~", "\"\"", "true", "-1", "1e300", ".inf", "\"\\e[2J\"", "x y", "0s"]
    var random = SeededGenerator(seed: 4)
    let lines = fullDeck.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

    for _ in 0..<Self.rounds {
      var changed = lines
      let index = Int.random(in: changed.indices, using: &random)
      guard let colon = changed[index].firstIndex(of: ":") else { continue }
      changed[index] = changed[index][...colon] + " " + (kinds.randomElement(using: &random) ?? "")
      check(Array(changed.joined(separator: "\n").utf8))
    }
  }

  private func check(_ bytes: [UInt8]) {
    let result = DeckReader.read(bytes: bytes, file: "deck.yaml")

    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    let text = result.diagnostics.map { $0.text + $0.githubCommand + $0.json.text() }.joined()
    let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    #expect(hasErrors == (result.deck == nil))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(result.diagnostics.allSatisfy { (1...lineCount).contains($0.excerpt?.position.line ?? 1) })
  }
}
