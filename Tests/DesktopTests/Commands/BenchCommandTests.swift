import Foundation
import TestSupport
import Testing

/// `noren bench` as a user and a build server meet it; what its numbers mean is tested where they are made.
@Suite struct BenchCommandTests {
  private let folder: TemporaryFolder
  /// A short run of a small window.
  private static let short = ["bench", "deck.yaml", "--frames", "20", "--warmup", "2", "--scale", "0.5"]

  init() throws {
    folder = try TemporaryFolder()
    try folder.file(
      "deck.yaml",
      """
      noren: 1
      device: {width: 120, height: 240}
      screens:
        home: {walkthrough: {pages: [{title: A, color: "#334455"}, {title: B, color: "#775533"}]}}
      """)
  }

  private func bench(_ options: String...) throws -> (status: Int32, output: String, errors: String) {
    try RunningNoren.run(Self.short + options, folder: folder.path)
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `the report for a terminal names the deck, the frames and the hash`() throws {
    let run = try bench()

    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("deck.yaml"))
    #expect(run.output.contains("20 frames"))
    #expect(run.output.contains("hash"))
  }

  @Test func `two runs have the same hash, whatever the number of threads`() throws {
    let one = try json(try bench("--format", "json").output)
    let two = try json(try bench("--format", "json", "--threads", "2").output)

    #expect(one["frames_hash"] as? String != nil)
    #expect(one["frames_hash"] as? String == two["frames_hash"] as? String)
  }

  @Test func `a table has a line for each frame below its heading`() throws {
    let run = try bench("--format", "csv")

    #expect(run.output.split(separator: "\n").count == 21)
  }

  @Test func `a budget that cannot be kept fails the run, whose report is written all the same`() throws {
    let run = try bench("--budget", "frames=1", "--format", "json", "--out", "out.json")

    let report = try json(try String(contentsOfFile: folder.path + "/out.json", encoding: .utf8))
    #expect(run.status == 1)
    #expect(run.errors.contains("frames"))
    #expect(report["frames"] as? Int == 20)
  }

  @Test func `a budget that is kept costs nothing`() throws {
    let run = try bench("--budget", "frames=20", "--budget", "p50=10s")

    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `a run compared with an earlier report names that report and a verdict`() throws {
    let base = try bench("--format", "json", "--repeat", "5", "--out", "base.json")

    let run = try bench("--repeat", "5", "--compare", "base.json")

    #expect(base.status == 0, "\(base.errors)")
    // Whether it was faster or slower is for the machine to say.
    #expect([0, 1].contains(run.status), "\(run.errors)")
    #expect(run.errors.contains("compared with base.json, 5 repeats with 5"))
    #expect(run.errors.contains("99% interval"))
  }

  @Test func `a report that is none is refused by name`() throws {
    try folder.file("base.json", "[1, 2]")

    let run = try bench("--compare", "base.json")

    #expect(run.status == 2)
    #expect(run.errors.contains("base.json"))
  }

  @Test(arguments: [
    (["--budget", "p98=8ms"], "p98"), (["--budget", "p99=8"], "8ms"), (["--format", "yaml"], "html"),
    (["--frames", "0"], "--frames"), (["--threads", "two"], "--threads"),
  ])
  func `what cannot be measured is said in words`(_ words: [String], _ part: String) throws {
    let run = try RunningNoren.run(["bench", "deck.yaml"] + words, folder: folder.path)

    #expect(run.status == 2)
    #expect(run.errors.contains(part), "\(run.errors)")
  }
}
