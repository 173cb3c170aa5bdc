import Foundation
import TestSupport
import Testing

/// `noren check` as people and programs meet it.
@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  private static let good = """
    noren: 1
    screens:
      home: {title: Home, blocks: [text: Good morning]}
    """
  /// A key that is mistyped, at line 3 and column 23.
  private static let wrong = """
    noren: 1
    screens:
      home: {title: Home, bloks: [text: Good morning]}
    """
  /// Grey text on white.
  private static let pale = """
    noren: 1
    theme: {colors: {text: "#CCCCCC", background: "#FFFFFF"}}
    screens:
      home: {title: Home, blocks: [text: Good morning]}
    """

  init() throws { folder = try TemporaryFolder() }

  private func check(_ deck: String, _ options: String...) throws -> (status: Int32, output: String, errors: String) {
    try folder.file("deck.yaml", deck)
    return try RunningNoren.run(["check", "deck.yaml"] + options, folder: folder.path)
  }

  @Test func `a good deck is said to be one`() throws {
    let run = try check(Self.good)

    #expect(run.status == 0)
    #expect(run.output == "deck.yaml: no problems\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `a mistake is said with its place, and what was probably meant`() throws {
    let run = try check(Self.wrong)

    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("deck.yaml:3:23: error: unknown key 'bloks' in a screen\n"))
    #expect(run.errors.contains("did you mean 'blocks'?"))
    #expect(run.output == "deck.yaml: 1 error\n")
  }

  @Test func `a warning fails a strict check alone`() throws {
    let usual = try check(Self.pale)
    let strict = try check(Self.pale, "--strict")

    #expect(usual.status == 0)
    #expect(usual.errors.contains("warning: "))
    #expect(strict.status == 1)
  }

  @Test func `programs get the place of a mistake as numbers`() throws {
    let run = try check(Self.wrong, "--format", "json")

    let found = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
    let first = try #require(found?.first)
    #expect(run.status == 1)
    #expect(first["file"] as? String == "deck.yaml")
    #expect(first["line"] as? Int == 3)
    #expect(first["column"] as? Int == 23)
    #expect(first["severity"] as? String == "error")
  }

  @Test func `a pull request gets an annotation for each mistake`() throws {
    let run = try check(Self.wrong, "--format", "github")

    #expect(run.output.hasPrefix("::error file=deck.yaml,line=3,col=23"))
  }

  @Test func `a format that does not exist is a mistake in usage`() throws {
    let run = try check(Self.good, "--format", "xml")

    #expect(run.status == 2)
    #expect(run.errors.contains("text, json, github") || run.errors.contains("text, json or github"))
  }

  @Test func `a file that is not there is said to be missing`() throws {
    let run = try RunningNoren.run(["check", "nowhere.yaml"], folder: folder.path)

    #expect(run.status == 2)
    #expect(run.errors == "noren: nowhere.yaml: no such file or directory\n")
  }

  @Test func `watching says what a deck is like after each save`() throws {
    try folder.file("deck.yaml", Self.wrong)
    let noren = try RunningNoren(["check", "deck.yaml", "--watch"], folder: folder.path)
    let before = noren.waitForLine(containing: "deck.yaml: 1 error")

    try folder.file("deck.yaml", Self.good)
    let after = noren.waitForLine(containing: "deck.yaml: no problems")
    noren.send(SIGINT)

    #expect(before != nil)
    #expect(after != nil)
    #expect(noren.finish().status != 1)
  }
}
