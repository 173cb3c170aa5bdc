import Notation
import Testing

@testable import Deck

/// Of a file that is neither a deck nor a flow, nothing is shown.
@Suite struct SourceKindTests {
  private static let secrets = [
    "TOKEN=canary-abc123\nAPI: canary-def456\n", "canary: [1, 2\n", "- canary\n- canary\n", "canary\n", "\"canary\n",
    "root:x:0:0:canary:/root:/bin/bash\n", "canary: &canary 1\ncanary: *nothing\n", "# noren: 1\ncanary: 1\n",
    "  noren-canary: 1\n", "{\"canary\": 1}\n", "\u{0}canary", "canary: \u{7}\n", "!canary 1\n",
  ]

  @Test(arguments: secrets)
  func `what is no deck is not shown`(_ text: String) {
    let result = DeckReader.read(bytes: Array(text.utf8), file: "deck.yaml")

    let shown = result.source.shown(result.diagnostics, as: .deck).map(\.text)

    #expect(!shown.isEmpty)
    #expect(!shown.contains { $0.contains("canary") }, "\(shown)")
  }

  @Test(arguments: [
    "noren: 1\nscreens: 3\n", "title: x\nnoren: 1\nscreens: [\n", "{noren: 1, screens: 3}\n",
    "{\"noren\": 1, \"screens\": 3}\n", "'noren' : 1\nscreens: 3\n", "steps: []\n", "\u{FEFF}noren: 1\nscreens: 3\n",
  ])
  func `what is said of a deck or a flow stays as it is`(_ text: String) {
    let result = DeckReader.read(bytes: Array(text.utf8), file: "deck.yaml")

    #expect(!result.diagnostics.isEmpty)
    #expect(result.source.shown(result.diagnostics, as: .deck) == result.diagnostics)
  }
}
