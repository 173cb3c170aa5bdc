import Flow
import Glibc
import Notation
import Raster
import Stage
import Synchronization

/// `noren test`: plays flows and judges them.
enum TestCommand: Command {
  static let spec = CommandSpec(
    name: "test", summary: "Plays flow files without a display, and compares what happens with what they expect.",
    operands: "FLOW...", operandCount: 1...Int.max,
    options: [
      .init("--junit", "FILE", "also write the outcomes as JUnit XML"),
      .init("--jobs", "N", "how many flows are played at a time (default: one for each processor)"),
      .init("--shard", "K/N", "play the K-th of N parts of the flows"),
      .init("--filter", "TEXT", "play the flows whose path holds this text"),
      .init("--update", "write goldens anew where they are missing or differ"),
      .init("--failures", "DIR", "where pictures of failures go (default: noren-failures)"),
      .root,
      .limit,
      CoachState.headlessOption,
    ],
    details: """
      A folder stands for every file below it that ends in .flow.yaml. Time is virtual: nothing sleeps, and the
      outcome is the same on every machine with the same library versions, with any number of jobs. With --state a flow
      knows which coach marks those before it have shown, and flows are played one after another.

      Exit status: 0 all passed, 1 a flow failed, 2 usage or an unreadable file, 4 fonts are missing.
      """)

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    var run = TestRun()
    run.options.isUpdate = arguments.has("--update")
    if run.options.isUpdate, isInContinuousIntegration {
      throw CommandFailure.usage(
        "--update writes what should be looked at first; the variable CI is set, so it is refused")
    }
    run.options.jobs = try arguments.integer("--jobs", in: 1...256) ?? max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    run.options.root = RunRoot(arguments)
    run.options.mostTime = try arguments.mostTime()
    run.options.state = CoachState.namedFolder(arguments)
    run.options.failureFolder = arguments.text("--failures") ?? "noren-failures"
    let (files, complete) = try filesOrReport(arguments)
    try Output.check(arguments.text("--junit"))
    let clock = MonotonicClock()
    let start = clock.now
    let outcomes: [FlowOutcome]
    let progress = ProgressLine(files.count, "flow")
    let finished = Atomic(0)
    do {
      outcomes = try run.run(files, decoder: Pictures.decoder) { outcome in
        progress.clear()
        Console.print(outcome.text)
        progress.show(done: finished.add(1, ordering: .relaxed).newValue)
      }
    } catch {
      throw CommandFailure("\(error)", .environment)
    }
    progress.clear()
    let unused = TestRun.unusedGoldens(of: complete, root: run.options.root)
    for problem in unused { Console.print("FAIL \(problem.text)") }
    if let path = arguments.text("--junit") {
      try Output.write(JUnitReport(outcomes, problems: unused).xml, to: path)
    }
    let failed = outcomes.count { !$0.hasPassed }
    Console.print(
      "\(counted(outcomes.count, "flow")): \(outcomes.count - failed) passed, \(failed) failed"
        + (unused.isEmpty ? "" : ", \(counted(unused.count, "golden")) unused")
        + " in \((clock.now - start).fixed(2)) s")
    return failed == 0 && unused.isEmpty ? .done : .failed
  }

  private static var isInContinuousIntegration: Bool {
    guard let value = getenv("CI").map({ String(cString: $0) }) else { return false }
    return !["", "0", "false"].contains(value.lowercased())
  }

  /// The flows to play; where there are none, the reason stands in the JUnit report that was asked for, too.
  private static func filesOrReport(_ arguments: Arguments) throws -> (files: [String], complete: [String]) {
    do { return try files(arguments) } catch let failure as CommandFailure {
      if let path = arguments.text("--junit") {
        let problem = FlowOutcome.Problem(headline: failure.message, text: failure.message)
        try Output.write(JUnitReport([], problems: [problem]).xml, to: path)
      }
      throw failure
    }
  }

  /// The flows to play, and all flows of the folders named when goldens that none of them uses shall be found.
  ///
  /// Those are looked for once: not in a choice of flows, and in the first of several parts.
  private static func files(_ arguments: Arguments) throws -> (files: [String], complete: [String]) {
    var files: [String]
    do { files = try TestRun.files(arguments.operands) } catch { throw CommandFailure("\(error)", .usage) }
    for file in files where !FileSystem.exists(file) {
      throw CommandFailure.usage("\(file): no such file or directory")
    }
    var complete = arguments.operands.contains(where: FileSystem.isDirectory) ? files : []
    if let filter = arguments.text("--filter") {
      files = files.filter { $0.contains(filter) }
      complete = []
      if files.isEmpty { throw CommandFailure.usage("no flow's path holds \"\(filter)\"") }
    }
    if let shard = arguments.text("--shard") {
      let parts = shard.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1, number <= count else {
        throw CommandFailure.usage("--shard takes K/N with K from 1 to N, such as 2/5, not \"\(shard)\"")
      }
      let all = files.count
      files = TestRun.shard(files, number: number, of: count)
      if files.isEmpty {
        throw CommandFailure.usage(
          "--shard \(shard) holds no flow: there \(all == 1 ? "is" : "are") \(counted(all, "flow")), so N is \(all) at most"
        )
      }
      if number > 1 { complete = [] }
    }
    return (files, complete)
  }
}
