import Foundation
import TestSupport
import Testing

/// `noren check` of a folder, and of several decks.
@Suite struct CheckFolderTests {
  private let folder: TemporaryFolder

  private static let good = "noren: 1\nscreens: {home: {title: Home, blocks: [text: Good morning]}}\n"
  private static let wrong = "noren: 1\nscreens: {home: {title: Home, bloks: [text: Good morning]}}\n"

  init() throws { folder = try TemporaryFolder() }

  private func check(_ words: String...) throws -> (status: Int32, output: String, errors: String) {
    try RunningNoren.run(["check"] + words, folder: folder.path)
  }

  @Test func `every deck of a folder is checked, and summed up`() throws {
    try folder.file("decks/a.yaml", Self.good)
    try folder.file("decks/inner/deeper/b.yml", Self.wrong)

    let run = try check("decks")

    #expect(run.status == 1)
    #expect(
      run.output == "decks/a.yaml: no problems\ndecks/inner/deeper/b.yml: 1 error\n2 decks: 1 error\n")
  }

  @Test func `a folder of good decks is done`() throws {
    try folder.file("decks/a.yaml", Self.good)

    let run = try check("decks")

    #expect(run.status == 0)
    #expect(run.output.hasSuffix("1 deck: no problems\n"))
  }

  @Test func `flows, hidden files and other YAML of a folder are no decks`() throws {
    try folder.file("decks/a.yaml", Self.good)
    try folder.file("decks/a.flow.yaml", "deck: a.yaml\nsteps: [wait: 1s]\n")
    try folder.file("decks/.hidden/b.yaml", Self.wrong)
    try folder.file("decks/settings.yaml", "name: noren\n")

    #expect(try check("decks").output == "decks/a.yaml: no problems\n1 deck: no problems\n")
  }

  @Test func `a deck that forgot to say that it is one is known by its name`() throws {
    try folder.file("decks/tour/deck.yaml", "screens: {}\n")

    let run = try check("decks")

    #expect(run.status == 1)
    #expect(run.errors.contains("decks/tour/deck.yaml"))
  }

  @Test func `a folder without decks fails with a sentence`() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/empty", withIntermediateDirectories: true)

    let run = try check("empty")

    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("noren: empty holds no decks, which are .yaml files with a line noren: 1; "))
  }

  @Test func `a deck that cannot be read does not keep the others from being checked`() throws {
    try folder.file("decks/b.yaml", Self.good)
    #expect(symlink("nowhere", folder.path + "/decks/a.yaml") == 0)

    let run = try check("decks")

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("noren: decks/a.yaml: no such file"))
    #expect(run.output == "decks/b.yaml: no problems\n2 decks: no problems, 1 not read\n")
  }

  @Test func `the result for programs is one array for all decks`() throws {
    try folder.file("decks/a.yaml", Self.wrong)
    try folder.file("decks/b.yaml", Self.wrong)

    let run = try check("decks", "--format", "json")
    let diagnostics = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]

    #expect(run.status == 1)
    #expect(diagnostics?.count == 2)
  }

  @Test func `several decks are checked, each once`() throws {
    try folder.file("a.yaml", Self.good)
    try folder.file("b.yaml", Self.good)

    #expect(try check("a.yaml", "b.yaml", "a.yaml").output.hasSuffix("2 decks: no problems\n"))
  }

  @Test func `a folder is not watched, and the sentence says what is`() throws {
    try folder.file("decks/a.yaml", Self.good)

    let run = try check("decks", "--watch")

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("noren: --watch is about one deck"))
  }
}
