import Foundation
import TestSupport
import Testing

/// What measured nothing leaves with a failure and a sentence, whatever format was asked for.
@Suite struct NothingMeasuredCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("deck.yaml", "noren: 1\ndevice: {width: 120, height: 240}\nscreens: {a: {blocks: [text: Hi]}}")
    try folder.file("empty.flow.yaml", "deck: deck.yaml\nsteps:\n  - expect: {idle: true}\n")
    try folder.file("a.flow.yaml", "deck: deck.yaml\nsteps:\n  - wait: 0.1s\n")
  }

  private func run(_ words: String...) throws -> (status: Int32, output: String, errors: String) {
    try RunningNoren.run(words, folder: folder.path)
  }

  @Test(arguments: ["text", "json", "csv", "trace", "html", "github"])
  func `a bench of a flow that ends at once fails in every format`(format: String) throws {
    let run = try run("bench", "--flow", "empty.flow.yaml", "--format", format, "--budget", "over=0")

    #expect(run.status == 1)
    #expect(run.errors.contains("noren: no frame was measured: the flow ended within the warm-up"))
  }

  @Test func `a comparison of nothing fails before it compares`() throws {
    let run = try run("bench", "--flow", "empty.flow.yaml", "--repeat", "5", "--compare", "/bin/true")

    #expect(run.status == 1)
    #expect(run.errors.contains("no frame was measured"))
  }

  @Test func `a part without a flow is a failure that names the parts`() throws {
    let run = try run("test", "--shard", "3/3", "empty.flow.yaml", "a.flow.yaml")

    #expect(run.status == 2)
    #expect(run.errors.contains("--shard 3/3 holds no flow: there are 2 flows, so N is 2 at most"))
  }

  @Test(arguments: [["none"], ["--filter", "zzz", "."], ["--shard", "9/9", "."]])
  func `where no flow is played the report that was asked for says why`(words: [String]) throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/none", withIntermediateDirectories: true)

    let run = try RunningNoren.run(["test", "--junit", "out.xml"] + words, folder: folder.path)

    let report = try String(contentsOfFile: folder.path + "/out.xml", encoding: .utf8)
    #expect(run.status == 2)
    #expect(report.contains("tests=\"1\" failures=\"1\""))
    #expect(report.contains("<failure message="))
  }

  @Test func `a flow that ends before a frame fails in the report too`() throws {
    let run = try run("test", "empty.flow.yaml", "--junit", "out.xml")

    let report = try String(contentsOfFile: folder.path + "/out.xml", encoding: .utf8)
    #expect(run.status == 1)
    #expect(report.contains("the flow ended before a frame was drawn"))
  }
}
