import Flow
import Notation
import Stage
import TestSupport
import Testing

@Suite struct IncludeTests {
  @Test func `an included file's steps are played, and failures name its line`() throws {
    let folder = try TemporaryFolder()
    try folder.file("parts/turn.yaml", "steps:\n  - key: right\n  - settle\n  - expect: {page: 2}\n")
    let main = try folder.file("a.flow.yaml", "steps:\n  - include: parts/turn.yaml\n")
    let flow = try #require(FlowLoader.load(main).flow)
    let player = try FlowPlayer(flow, on: makeStage())

    let problem = #expect(throws: FlowFailure.self) { try player.play(to: .infinity) }

    #expect(problem?.place == "\(folder.path)/parts/turn.yaml:4")
  }

  @Test func `a file that includes itself over others is refused with the circle`() throws {
    let folder = try TemporaryFolder()
    try folder.file("b.yaml", "steps:\n  - include: c.yaml\n")
    try folder.file("c.yaml", "steps:\n  - wait: 1s\n  - repeat: {times: 2, steps: [{include: b.yaml}]}\n")
    let main = try folder.file("a.flow.yaml", "steps:\n  - include: b.yaml\n")

    let loaded = try FlowLoader.load(main)

    #expect(loaded.flow == nil)
    #expect(loaded.diagnostics.map(\.message) == ["this file includes itself: b.yaml -> c.yaml -> b.yaml"])
    #expect(loaded.diagnostics.first?.excerpt?.position.line == 3)
  }

  @Test func `a file that is not there and one with errors are refused at their places`() throws {
    let folder = try TemporaryFolder()
    try folder.file("bad.yaml", "steps:\n  - tpa: x\n")
    let main = try folder.file("a.flow.yaml", "steps:\n  - include: none.yaml\n  - include: bad.yaml\n")

    let loaded = try FlowLoader.load(main)

    #expect(loaded.flow == nil)
    #expect(loaded.diagnostics.contains { $0.headline.contains("a.flow.yaml:2:14: error: cannot be included") })
    #expect(loaded.diagnostics.contains { $0.headline.contains("bad.yaml:2:5: error: unknown key 'tpa'") })
  }

  @Test func `files that double each other's steps are stopped before they fill the memory`() throws {
    let folder = try TemporaryFolder()
    for level in 0..<15 {
      try folder.file("\(level).yaml", "steps:\n  - include: \(level + 1).yaml\n  - include: \(level + 1).yaml\n")
    }
    try folder.file("15.yaml", "steps: [{repeat: {times: 100, steps: [settle]}}]\n")

    let loaded = try FlowLoader.load(FileSystem.join(folder.path, "0.yaml"))

    #expect(loaded.flow == nil)
    #expect(loaded.diagnostics.contains { $0.message == "the flow includes more than 1000 files" })
  }

  @Test func `files that include each other too deep are refused`() throws {
    let folder = try TemporaryFolder()
    for level in 0..<FlowLoader.deepestInclude {
      try folder.file("\(level).yaml", "steps: [{include: \(level + 1).yaml}]\n")
    }
    try folder.file("\(FlowLoader.deepestInclude).yaml", "steps: [settle]\n")

    let loaded = try FlowLoader.load(FileSystem.join(folder.path, "0.yaml"))
    let lessDeep = try FlowLoader.load(FileSystem.join(folder.path, "1.yaml"))

    #expect(loaded.flow == nil)
    #expect(loaded.diagnostics.contains { $0.message == "files include each other more than 16 deep" })
    #expect(lessDeep.diagnostics == [])
  }

  @Test func `repetitions that multiply beyond every limit are refused`() {
    let nested = (0..<8).reduce("settle") { steps, _ in "{repeat: {times: 99999, steps: [\(steps)]}}" }

    #expect(
      diagnostics(of: "steps: [\(nested)]").contains(
        "the flow has more than 100000 steps, repeats and included files counted"))
  }
}
