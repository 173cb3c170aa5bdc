import Foundation
import TestSupport
import Testing

/// The first minute of a newcomer.
@Suite struct NewCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func noren(_ words: String...) throws -> (status: Int32, output: String, errors: String) {
    try RunningNoren.run(words, folder: folder.path)
  }

  /// The files below a folder, however deep.
  private func files(in path: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.contains(".") }
  }

  @Test func `a new deck has no problem, and its flow passes`() throws {
    let new = try noren("new", "my tour")
    let check = try noren("check", "my tour/deck.yaml", "--strict")
    let test = try noren("test", "my tour/flows")

    #expect(new.status == 0, "\(new.errors)")
    #expect(check.status == 0, "\(check.errors)")
    #expect(test.status == 0, "\(test.errors)")
    #expect(test.output.contains("1 passed"))
  }

  @Test func `nothing that is there is written over, and nothing is written beside it`() throws {
    try folder.file("tour/deck.yaml", "mine")

    let run = try noren("new", "tour")

    #expect(run.status == 2)
    #expect(run.errors.contains("tour/deck.yaml is there already"))
    #expect(try String(contentsOfFile: folder.path + "/tour/deck.yaml", encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/tour") == ["deck.yaml"])
  }

  @Test func `a disk without room leaves no half of a deck`() throws {
    let shell = "ulimit -f 1"
    let noren = try RunningNoren(["new", "tour"], folder: folder.path, shell: shell)

    let (status, errors) = noren.finish()

    #expect(status == 2)
    #expect(errors.hasSuffix("nothing was written\n"))
    #expect(files(in: folder.path + "/tour").isEmpty)
  }

  @Test func `a folder needs a name`() throws {
    let run = try noren("new", "")

    #expect(run.status == 2)
    #expect(run.errors.contains("usage: noren new DIR"))
    #expect(folder.names.isEmpty)
  }

  @Test func `what to type next can be typed`() throws {
    let run = try noren("new", "it's mine")

    #expect(run.output.contains("`noren open 'it'\\''s mine/deck.yaml'`"))
  }

  @Test func `a spec of the new deck lists its pulse and its pages`() throws {
    _ = try noren("new", "tour")

    let run = try noren("spec", "tour/deck.yaml")

    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("## welcome"))
    #expect(run.output.contains("linear(10s), back and forth for ever"))
  }
}
