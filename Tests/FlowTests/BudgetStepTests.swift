import Flow
import Prototype
import Stage
import TestSupport
import Testing

@Suite struct BudgetStepTests {
  @Test func `a budget judges the frames since the last one`() throws {
    let flow = try makeFlow("  - wait: 1s\n  - budget: {frames: 60}\n  - wait: 0.5s\n  - budget: {frames: 1}")
    var run = BenchRun()
    run.warmUpCount = 0

    let report = try run.run(flow, on: makeStage(), loops: false)

    #expect(report.flowVerdicts.map(\.value) == [60, 30])
    #expect(report.flowVerdicts.map(\.isKept) == [true, false])
    #expect(report.flowVerdicts.last?.place == "test.flow.yaml:5")
  }

  @Test(arguments: [
    ("budget: {hich: 8}", "did you mean hitch?"), ("budget: {p99: 8}", "limits p99 by a time such as 8ms"),
    ("budget: 8ms", "metrics with their limits"), ("budget: {}", "metrics with their limits"),
    ("budget: {over: -1}", "limits over by a number"),
  ])
  func `a budget that cannot be read says what is wrong`(step: String, words: String) {
    let text = diagnostics(of: "steps:\n  - \(step)\n")

    #expect(text.contains(words), "\(text)")
    #expect(text.hasPrefix("a.flow.yaml:2:"))
  }

  @Test func `a flow with a budget that is broken fails at its step`() throws {
    let outcome = try test(budget: "{drawn: 5}")

    #expect(outcome.problems.count == 1)
    #expect(outcome.problems.first?.text.contains("drawn=5: broken by") == true, "\(outcome.problems)")
  }

  @Test func `a flow with a budget that is kept passes and has drawn its frames`() throws {
    let outcome = try test(budget: "{drawn: 100, max: 60s}")

    #expect(outcome.problems.isEmpty, "\(outcome.problems)")
    #expect(outcome.drawnFrameCount > 20)
  }

  private func test(budget: String) throws -> FlowOutcome {
    let folder = try TemporaryFolder()
    let deck = threePages.replacing(#/, image: \w+\.svg/#, with: "")
    try folder.file("deck.yaml", deck)
    let steps = "  - drag: {from: [180, 150], to: [20, 150]}\n  - settle\n  - budget: \(budget)\n"
    let flow = try folder.file("a.flow.yaml", "deck: deck.yaml\nsteps:\n\(steps)")
    return try #require(try TestRun().run([flow]).first)
  }
}
