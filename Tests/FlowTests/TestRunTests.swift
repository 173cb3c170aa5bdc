import Flow
import Raster
import Stage
import TestSupport
import Testing

@Suite struct TestRunTests {
  @Test func `Noren's own flows pass`() throws {
    let folder = FileSystem.join(FileSystem.directory(of: FileSystem.directory(of: #filePath)), "Flows")
    let outcomes = try TestRun().run(TestRun.files([folder]))

    #expect(outcomes.count >= 2)
    for outcome in outcomes { #expect(outcome.hasPassed, "\(outcome.text)") }
    #expect(try TestRun.unusedGoldens(of: TestRun.files([folder])) == [])
  }

  @Test func `the README's pictures show what is drawn now`() throws {
    let root = FileSystem.join(FileSystem.directory(of: FileSystem.directory(of: #filePath)), "..")
    let files = try TestRun.files([FileSystem.join(root, "docs/pictures")])
    let outcomes = try TestRun().run(files)

    #expect(outcomes.count >= 7)
    for outcome in outcomes { #expect(outcome.hasPassed, "\(outcome.text)\nMake them anew with `make pictures`.") }
    #expect(TestRun.unusedGoldens(of: files) == [])
  }

  @Test func `flows pass in parallel as they do one after another`() throws {
    let folder = try TemporaryFolder()
    try folder.file("deck.yaml", plainDeck)
    for number in 1...12 {
      try folder.file("f\(number).flow.yaml", flow("  - wait: 0.\(number)s\n  - expect: {page: \(number % 2)}"))
    }
    let files = try TestRun.files([folder.path])
    var run = TestRun()
    let alone = try run.run(files)
    run.options.jobs = 4

    let together = try run.run(files)

    #expect(together.map(\.problems) == alone.map(\.problems))
    #expect(together.map(\.path) == files)
    #expect(together.count { $0.hasPassed } == 6)
  }

  @Test func `shards play every flow once`() {
    let files = (0..<11).map { "f\($0)" }

    let parts = (1...3).map { TestRun.shard(files, number: $0, of: 3) }

    #expect(parts.flatMap(\.self).sorted() == files.sorted())
    #expect(parts.map(\.count) == [4, 4, 3])
  }

  @Test func `a missing golden fails, is written by an update, and then passes`() throws {
    let folder = try TemporaryFolder()
    let file = try pictureFlow(in: folder)

    let missing = try judge(file)
    let written = try judge(file, isUpdate: true)
    let kept = try judge(file)

    #expect(missing.problems.first?.headline.contains("there is no golden") == true)
    #expect(written.writtenGoldens == [FileSystem.join(folder.path, "a.png")])
    #expect(kept.hasPassed)
  }

  @Test func `a golden that differs by one step of one pixel fails, with pictures`() throws {
    let folder = try TemporaryFolder()
    let file = try pictureFlow(in: folder)
    let golden = FileSystem.join(folder.path, "a.png")
    _ = try judge(file, isUpdate: true)
    let picture = try PNG.decode(FileSystem.read(golden, limit: 1 << 20))
    var pixels = picture.pixels
    pixels[picture.width * 2 + 3] ^= 1
    let changed = Bitmap(width: picture.width, height: picture.height, pixels: pixels)
    try FileSystem.write(PNG.encode(changed), to: golden)

    let outcome = try judge(file, failures: FileSystem.join(folder.path, "failures"))

    let problem = try #require(outcome.problems.first)
    let total = picture.width * picture.height
    #expect(problem.text.contains("1 of \(total) pixels differ, by up to 1 of 255, within x 3 to 4, y 2 to 3"))
    #expect(problem.pictures.count == 3)
    #expect(problem.pictures.allSatisfy { FileSystem.exists($0) })
  }

  @Test func `a golden of another size is told by its size`() throws {
    let folder = try TemporaryFolder()
    let file = try pictureFlow(in: folder)
    let small = Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    try FileSystem.write(PNG.encode(small), to: FileSystem.join(folder.path, "a.png"))

    let outcome = try judge(file)

    #expect(outcome.problems.first?.headline.contains("has 100 x 200 pixels, its golden") == true)
  }

  @Test func `a golden that no flow uses is found, and other pictures are not`() throws {
    let folder = try TemporaryFolder()
    let file = try pictureFlow(in: folder)
    _ = try judge(file, isUpdate: true)
    let golden = try FileSystem.read(FileSystem.join(folder.path, "a.png"), limit: 1 << 20)
    try FileSystem.write(golden, to: FileSystem.join(folder.path, "old.png"))
    let plain = try PNG.encode(PNG.decode(golden))
    try FileSystem.write(plain, to: FileSystem.join(folder.path, "photo.png"))

    let unused = TestRun.unusedGoldens(of: [file])

    #expect(unused.map(\.headline) == ["\(folder.path)/old.png: error: no flow uses this golden"])
  }

  @Test func `a golden that another flow names by another path is in use`() throws {
    let folder = try TemporaryFolder()
    let first = try pictureFlow(in: folder)
    let second = try folder.file("b.flow.yaml", "deck: deck.yaml\nsteps:\n  - picture: ./b.png\n")
    for file in [first, second] { _ = try judge(file, isUpdate: true) }

    #expect(TestRun.unusedGoldens(of: [first, second]) == [])
  }

  @Test func `no golden is called unused while a flow cannot be read`() throws {
    let folder = try TemporaryFolder()
    let file = try pictureFlow(in: folder)
    _ = try judge(file, isUpdate: true)
    try folder.file("a.flow.yaml", flow("  - pciture: a.png"))

    #expect(TestRun.unusedGoldens(of: [file]) == [])
  }

  @Test func `a flow that draws no frame fails`() throws {
    let folder = try TemporaryFolder()
    try folder.file("deck.yaml", plainDeck)
    let file = try folder.file("a.flow.yaml", flow("  - expect: {page: 0}"))

    let outcome = try judge(file)

    #expect(outcome.problems.first?.headline == "\(file): error: the flow ended before a frame was drawn")
  }

  @Test func `a flow without a deck, with a broken one or with a missing one fails with words`() throws {
    let folder = try TemporaryFolder()
    try folder.file("deck.yaml", "noren: 1\nscreens: 3\n")
    let none = try folder.file("none.flow.yaml", "steps: [settle]\n")
    let broken = try folder.file("broken.flow.yaml", flow("  - settle"))
    let missing = try folder.file("missing.flow.yaml", "deck: nowhere.yaml\nsteps: [settle]\n")

    let outcomes = try TestRun().run([none, broken, missing])

    #expect(outcomes.map(\.problems.count) == [1, 1, 1])
    #expect(outcomes[0].problems[0].text.contains("the flow names no deck"))
    #expect(outcomes[1].problems[0].headline.contains("deck.yaml:2:10: error:"))
    #expect(outcomes[2].problems[0].headline.contains("nowhere.yaml: no such file"))
  }

  @Test func `JUnit names failures and survives any text`() throws {
    var passed = FlowOutcome(path: "flows/a.flow.yaml")
    passed.wallTime = 0.25
    var failed = FlowOutcome(path: "b.flow.yaml")
    failed.problems = [FlowOutcome.Problem(headline: "<&\"\u{1}", text: "<&\"\u{1}\nお")]

    let xml = JUnitReport([passed, failed]).xml

    #expect(xml.contains(#"<testsuites tests="2" failures="1" errors="0" skipped="0" time="0.250">"#))
    #expect(xml.contains(#"<testcase classname="flows" name="a.flow.yaml" file="flows/a.flow.yaml" time="0.250"/>"#))
    #expect(xml.contains("<failure message=\"&lt;&amp;&quot;\u{FFFD}\">&lt;&amp;&quot;\u{FFFD}\nお</failure>"))
  }

  // MARK: Setup

  private let plainDeck = """
    noren: 1
    device: {width: 100, height: 200}
    screens: {one: {walkthrough: {pages: [{title: A, color: "#0E7C86"}, {title: B}]}}}
    """

  private func flow(_ steps: String) -> String { "deck: deck.yaml\nsteps:\n\(steps)\n" }

  private func pictureFlow(in folder: TemporaryFolder) throws -> String {
    try folder.file("deck.yaml", plainDeck)
    return try folder.file("a.flow.yaml", flow("  - picture: a.png"))
  }

  private func judge(_ file: String, isUpdate: Bool = false, failures: String? = nil) throws -> FlowOutcome {
    var run = TestRun()
    run.options.isUpdate = isUpdate
    run.options.failureFolder = failures
    return try #require(run.run([file]).first)
  }
}
