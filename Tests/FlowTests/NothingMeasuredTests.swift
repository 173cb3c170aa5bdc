import Flow
import Foundation
import Notation
import Prototype
import Stage
import TestSupport
import Testing

/// What measured nothing has failed, and says so.
@Suite struct NothingMeasuredTests {
  private static let empty = "  - expect: {idle: true}"

  private func outcome(_ steps: String) throws -> FlowOutcome {
    let folder = try TemporaryFolder()
    try folder.file("deck.yaml", threePages.replacing(#/, image: \w+\.svg/#, with: ""))
    let flow = try folder.file("a.flow.yaml", "deck: deck.yaml\nsteps:\n\(steps)\n")
    return try #require(try TestRun().run([flow]).first)
  }

  @Test(arguments: ["over: 0", "drawn: 9", "hitch: 5, dropped: 0", "frames: 0", "max: 1s"])
  func `a budget with no frame since the last one fails, whatever it limits`(budget: String) throws {
    let outcome = try outcome("  - wait: 1s\n  - budget: {max: 60s}\n  - budget: {\(budget)}")

    #expect(outcome.problems.count == 1)
    #expect(outcome.problems.first?.text.contains("no frame was made since the last budget") == true)
  }

  @Test func `a budget before the first frame fails`() throws {
    #expect(try outcome("  - budget: {over: 0}\n  - wait: 1s").problems.first?.text.contains("since the start") == true)
  }

  @Test(arguments: ["hitch=5", "dropped=0", "freeze=1s", "error=1s"])
  func `one frame alone says nothing of how frames follow one another`(budget: String) throws {
    var run = BenchRun()
    run.warmUpCount = 0
    run.frameCount = 1
    run.conditions.budgets = [try FrameBudget(parsing: budget)]

    let report = try run.run(makeFlow("  - wait: 1s"), on: makeStage(), loops: false)

    #expect(report.verdicts.map(\.isKept) == [false])
    #expect(report.verdicts.first?.text.hasSuffix("cannot be told from 1 frame") == true)
  }

  @Test(arguments: ["nan", "inf", "0x10", "1_0", "-0.5", ""])
  func `a limit that is no number is refused`(limit: String) {
    #expect(throws: FrameBudget.Fault.self) { try FrameBudget(parsing: "over=\(limit)") }
  }

  // MARK: Bench

  private func emptyReport(warmUp: Int = 60) throws -> FrameTimingReport {
    var run = BenchRun()
    run.warmUpCount = warmUp
    run.conditions.budgets = [try FrameBudget(parsing: "over=0")]
    return try run.run(makeFlow(Self.empty), on: makeStage(), loops: false)
  }

  @Test func `a run that measured no frame says why and what to do`() throws {
    let report = try emptyReport()

    #expect(report.emptiness?.contains("the flow ended within the warm-up, after 1 frame") == true)
    #expect(report.verdicts.map(\.isKept) == [false])
  }

  @Test func `a run that measured frames says nothing of the kind`() throws {
    let report = try BenchRun().run(makeFlow("  - wait: 3s"), on: makeStage(), loops: false)

    #expect(report.emptiness == nil)
    #expect(!report.json.text().contains("failure"))
  }

  @Test func `every format that has room for a sentence says that nothing was measured`() throws {
    let report = try emptyReport()
    let page = try HTMLReport(report, slowest: [], maker: "a test").html()

    for text in [report.text, report.json.text(), report.trace.text(), page] {
      #expect(text.contains("no frame was measured"), "\(text.prefix(300))")
    }
  }

  // MARK: Flows that ask for nothing

  @Test(arguments: ["log: []", "shows: []", "no frame for: 0s", "within: 1s"])
  func `an expectation of nothing is refused`(expectation: String) {
    #expect(!diagnostics(of: "steps:\n  - expect: {\(expectation)}\n").isEmpty)
  }

  @Test func `a step that types text is refused with a sentence, since nothing would take it`() {
    let text = diagnostics(of: "steps:\n  - text: nobody reads this\n")

    #expect(text.hasPrefix("a.flow.yaml:2:5: error: the step 'text' would do nothing: no screen has a field"))
    #expect(!text.contains("needs one of the keys"))
  }

  // MARK: Rows

  @Test func `the rows of a list are all of its rows, those out of sight too`() throws {
    let names = (0..<60).map { "row \($0)" }
    let deck = "noren: 1\nscreens: {a: {blocks: [{list: {id: l, rows: [\(names.joined(separator: ", "))]}}]}}"

    try play("  - expect: {rows of l: [\(names.joined(separator: ", "))]}", on: deck)
    let missing = try failure("  - expect: {rows of l: [\(names.dropLast().joined(separator: ", "))]}", on: deck)

    #expect(missing?.mismatches.first?.subject == "rows of l")
  }

  @Test func `a list that is empty has no rows`() throws {
    try play("  - expect: {rows of l: []}", on: "noren: 1\nscreens: {a: {blocks: [{list: {id: l, rows: []}}]}}")
  }
}
