import Flow
import Prototype
import Stage
import TestSupport
import Testing

/// What coach marks remember in runs without a window.
@Suite struct FlowMemoryTests {
  private static let deck = """
    noren: 1
    screens:
      home:
        blocks: [{text: Hello}]
        coach: [{text: Once, once: hello}]
    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.file("deck.yaml", Self.deck)
  }

  /// A flow that expects the tour to come, or not.
  private func flow(_ name: String, _ overlay: String, head: String = "") throws -> String {
    try folder.file(
      "\(name).flow.yaml",
      "deck: deck.yaml\n\(head)steps:\n  - wait: 0.5s\n  - expect: {overlay: \(overlay)}")
  }

  private var state: StateFolder { StateFolder(path: folder.path + "/state") }

  private func remembered() throws -> Set<String> {
    try CoachMemoryFile(ofDeck: folder.path + "/deck.yaml", in: state).read().seen
  }

  @Test func `flows remember nothing unless they are told to`() throws {
    let first = try flow("first", "shown")
    let second = try flow("second", "shown")

    let outcomes = try TestRun().run([first, second])

    #expect(outcomes.flatMap(\.problems) == [])
    #expect(!folder.names.contains("state"))
  }

  @Test func `told of a folder, a flow knows what the one before it has shown, with any number of jobs`() throws {
    let first = try flow("first", "shown")
    let rest = try (1...5).map { try flow("later-\($0)", "hidden") }
    var run = TestRun()
    run.options.jobs = 4
    run.options.state = state

    let outcomes = try run.run([first] + rest)

    #expect(outcomes.flatMap(\.problems) == [])
    #expect(try remembered() == ["hello"])
  }

  @Test func `what a flow says was seen counts besides, and is not written down`() throws {
    var run = TestRun()
    run.options.state = state

    let seen = try flow("seen", "hidden", head: "seen: [hello]\n")
    let outcomes = try run.run([seen])

    #expect(outcomes.flatMap(\.problems) == [])
    #expect(try remembered() == [])
  }

  @Test func `a folder that cannot be written to costs a warning and not the flow`() throws {
    try folder.file("state", "in the way")
    var run = TestRun()
    run.options.state = state

    let first = try flow("first", "shown")
    let outcomes = try run.run([first])

    #expect(outcomes.first?.hasPassed == true)
    #expect(outcomes.first?.warnings.count == 1)
    #expect(outcomes.first?.text.contains("warning: coach marks are not remembered") == true)
  }
}
