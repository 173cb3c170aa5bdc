import TestSupport
import Testing

@Suite struct DescribeCommandTests {
  private let deck = """
    noren: 1
    screens:
      home: {title: {en: Home, ja: 家}, blocks: [cards: [{title: Fruits, go: fruits}]]}
      fruits: {title: Fruits, blocks: [list: {id: fruits, rows: [apple, banana]}]}
    """

  /// Runs the command in a folder that holds the deck and a flow; its first line that names a screen, and how it ended.
  private func describe(
    _ words: [String], flow: String = "- wait: 1s", screen: String = "home"
  ) throws -> (line: String?, status: Int32, errors: String) {
    let folder = try TemporaryFolder()
    let deck = try folder.file("deck.yaml", deck)
    let broken = try folder.file("broken.yaml", "noren: 1\nscreens: {a: {blocks: [texd: x]}}")
    let flow = try folder.file("a.flow.yaml", "deck: deck.yaml\nsteps:\n  \(flow)")
    let places = ["DECK": deck, "BROKEN": broken, "FLOW": flow]
    let noren = try RunningNoren(["describe"] + words.map { places[$0] ?? $0 }, environment: [:])
    let line = noren.waitForLine(containing: screen)
    let end = noren.finish()
    return (line, end.status, end.errors)
  }

  @Test func `a screen is named, the first one or the one that was asked for`() throws {
    let first = try describe(["DECK"])
    let asked = try describe(["DECK", "--screen", "fruits"], screen: "fruits")

    #expect(first.line == "home")
    #expect(asked.line == "fruits")
    #expect(first.status == 0)
  }

  @Test func `the reader's language is heard without a flow too`() throws {
    let result = try describe(["DECK", "--lang", "ja"], screen: "title")

    #expect(result.line?.hasPrefix("text title \"家\"") == true)
  }

  @Test(arguments: ["zz-ZZ", "ja_JP"])
  func `a language that is not there shows the deck's first, one of another region its own`(tag: String) throws {
    let result = try describe(["DECK", "--lang", tag], screen: "title")

    #expect(result.line?.contains(tag == "zz-ZZ" ? "\"Home\"" : "\"家\"") == true)
    #expect(result.status == 0 && result.errors.isEmpty)
  }

  @Test(arguments: ["", "not a language", "j", "ja-", "日本語"])
  func `a text that names no language is a mistake on the command line`(tag: String) throws {
    let result = try describe(["DECK", "--lang", tag])

    #expect(result.status == 2)
    #expect(result.errors.contains("--lang takes the tag of a language"), "\(result.errors)")
  }

  @Test func `after a flow the screen is named that it ends on`() throws {
    let result = try describe(["--flow", "FLOW"], flow: "- tap: Fruits", screen: "fruits")

    #expect(result.line == "fruits, over home")
    #expect(result.status == 0)
  }

  @Test func `a screen that is not there is a mistake on the command line`() throws {
    let result = try describe(["DECK", "--screen", "fruit"])

    #expect(result.status == 2)
    #expect(result.errors.hasSuffix("has no screen 'fruit'; did you mean 'fruits'?\n"), "\(result.errors)")
    #expect(result.line == nil)
  }

  @Test func `a deck with errors and a flow that fails describe nothing`() throws {
    let broken = try describe(["BROKEN"])
    let failed = try describe(["--flow", "FLOW"], flow: "- tap: {target: Nowhere, within: 0s}")

    #expect(broken.status == 1)
    #expect(failed.status == 1)
    #expect(broken.line == nil)
    #expect(failed.line == nil)
  }

  @Test func `a file that is not there is told`() throws {
    let result = try describe(["nowhere.yaml"])

    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("noren: nowhere.yaml: "), "\(result.errors)")
  }
}
