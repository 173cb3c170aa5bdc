import CAllocationCount
import Deck
import Flow
import Glibc
import Notation
import Raster
import Stage

/// `noren bench`: headless frame timing.
enum BenchCommand: Command {
  static let spec = CommandSpec(
    name: "bench", summary: "Plays a flow without a display and measures its frames.",
    operands: "[DECK]", operandCount: 0...1,
    options: [
      .flow,
      .root,
      .limit,
      .init("--frames", "N", "how many frames are measured (default: 600)"),
      .init("--warmup", "N", "how many frames are shown before (default: 60)"),
      .init("--fps", "F", "frames per second of the clock (default: 60)"),
      .init("--scale", "S", "pixels per point (default: 1)"),
      .init("--threads", "N", "how many threads draw (default: 1)"),
      .init("--full", "draw every frame as a whole, whatever has changed"),
      .init("--repeat", "N", "how often the run is measured (default: 1, to compare 10); the middle one is reported"),
      .init("--compare", "BASE", "a report in JSON, or another noren program, that the run is compared with"),
      .init("--budget", "WHAT=MOST", "what the run may take at most, such as p99=8ms or hitch=5; may be repeated"),
      .init("--format", "FORMAT", "text, json, csv, trace, html or github (default: text)"),
      .init("--out", "FILE", "where the report goes (default: standard output)"),
    ] + Appearance.options,
    details: """
      The clock is virtual: frame n shows the time n / fps, and every frame is really drawn. work is the time that
      input, motion, display list and pixels take together; cpu is processor time. Hashing, writing and the decoding
      of pictures ahead are not measured. The hash is over the pixels of all measured frames: the same deck gives the
      same one with any number of threads. A percentile that the number of frames cannot carry is not given (p99 needs
      100 frames).

      Formats: csv has a line for each frame, trace opens in Perfetto and chrome://tracing, html is a page with plots
      and the slowest frames, github is the array of github-action-benchmark (customSmallerIsBetter).

      Budgets: \(FrameBudget.Metric.allCases.map(\.rawValue).joined(separator: ", ")).

      A comparison is made of whole repeats. With another program, both are run in turn; with a report, the times of
      both are divided by those of a fixed piece of work that was measured beside them. What is said has a confidence
      of 99 %; where chance explains the difference, no difference can be told. The run fails when something is slower
      by more than 2 %.

      Exit status: 0 done, 1 the deck or the flow has errors or fails, a budget is broken, or the comparison says
      slower, 2 usage or an unreadable file, 4 fonts are missing.
      """)

  /// How a report is written.
  enum Format: String, CaseIterable {
    case text, json, csv, trace, html, github
  }

  /// The most frames of a run: more than a day at 60 frames per second.
  static let mostFrames = 10_000_000
  /// The most repeats, and how many are made to compare.
  private static let mostRepeats = 1000
  private static let usualRepeats = 10

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let format = try arguments.choice("--format", Format.self) ?? .text
    var run = try benchRun(arguments)
    let play = try Screenplay(arguments)
    run.conditions.deck = play.deck.path
    run.conditions.flow = play.flowName
    let setup = try play.makeSetup(threads: run.conditions.threads)
    try play.checkSurfaces(window: play.window(setup), scale: run.conditions.scale)
    try Output.check(arguments.text("--out"))
    let base = try Base(arguments)
    let repeatCount = try arguments.integer("--repeat", in: 1...mostRepeats) ?? (base == nil ? 1 : usualRepeats)
    if base != nil { try Base.check(repeatCount: repeatCount) }
    do {
      var stages: [Stage] = []
      let report = try run.run(play.flow, repeated: repeatCount, loops: play.isTour) {
        let stage = setup.makeStage(for: play.deck)
        stages = [stage]
        return stage
      }
      let hasFailures = stages.first.map { Pictures.complain(of: play.deck, on: $0) } ?? false
      let text =
        switch format {
        case .text: report.text
        case .json: report.json.text(.indented)
        case .csv: report.csv
        case .trace: report.trace.text()
        case .github: report.benchmarkArray.text(.indented)
        case .html: try page(report, play: play, setup: setup)
        }
      try (format == .text ? Output.writeLines : Output.write)(text + "\n", arguments.text("--out"))
      if let emptiness = report.emptiness {
        Console.complain(emptiness)
        return .failed
      }
      let comparison = try base?.compare(report, repeatCount: repeatCount, arguments: arguments)
      if let comparison { Console.note(comparison.text) }
      return judge(report) == .done && comparison?.isSlower != true && !hasFailures ? .done : .failed
    } catch let failure as FlowFailure {
      Console.note(failure.description)
      return .failed
    }
  }

  private static func benchRun(_ arguments: Arguments) throws -> BenchRun {
    var run = BenchRun()
    run.allocationCount = { Int(callocation_count()) }
    run.frameCount = try arguments.integer("--frames", in: 1...mostFrames) ?? run.frameCount
    run.warmUpCount = try arguments.integer("--warmup", in: 0...mostFrames) ?? run.warmUpCount
    run.conditions.framesPerSecond = try arguments.number("--fps", in: 1...1000) ?? 60
    run.conditions.scale = try arguments.number("--scale", in: 0.25...8) ?? 1
    run.conditions.threads = try arguments.integer("--threads", in: 1...64) ?? 1
    run.conditions.isFull = arguments.has("--full")
    for text in arguments.texts("--budget") {
      do throws(FrameBudget.Fault) { run.conditions.budgets.append(try FrameBudget(parsing: text)) } catch {
        throw CommandFailure.usage("--budget \(error)")
      }
    }
    return run
  }

  private static func judge(_ report: FrameTimingReport) -> ExitStatus {
    let broken = report.verdicts.filter { !$0.isKept }
    for verdict in broken { Console.complain("budget \(verdict.line)") }
    return broken.isEmpty ? .done : .failed
  }

  /// The page with the slowest frames, which are drawn again to be shown.
  private static func page(_ report: FrameTimingReport, play: Screenplay, setup: StageSetup) throws -> String {
    let slowest = HTMLReport.slowest(report.samples)
    let inOrder = slowest.sorted { $0.time < $1.time }
    var pictures: [Int: Bitmap] = [:]
    let run = CaptureRun(times: inOrder.map(\.time), scale: min(report.conditions.scale, 1))
    try run.run(play.flow, on: setup.makeStage(for: play.deck), loops: play.isTour) { index, _, pixels in
      pictures[inOrder[index].number] = pixels.bitmap
    }
    let frames = slowest.compactMap { sample in
      pictures[sample.number].map { HTMLReport.Frame(sample, showing: $0) }
    }
    return try HTMLReport(report, slowest: frames, maker: "noren \(CommandTable.version)").html()
  }
}

/// Where results go.
enum Output {
  /// Checks that a file, if one is named, can be written, so that nobody finds out at the end.
  static func check(_ path: String?) throws {
    guard let path else { return }
    do { try FileSystem.checkPlace(of: path) } catch { throw CommandFailure("\(error)", .usage) }
  }

  /// Refuses to write over a file unless `--force` was given.
  static func refuseExisting(_ path: String, _ arguments: Arguments) throws {
    if !FileSystem.isStream(path), FileSystem.isTaken(path), !arguments.has("--force") {
      throw CommandFailure("\(path) is there already; --force overwrites it", .usage)
    }
  }

  /// Writes text for people to a file, or to standard output when none is named; there nothing that a stranger wrote steers
  /// the terminal.
  static func writeLines(_ text: String, to path: String?) throws {
    let isShown = path == nil || path == FileSystem.standardStream
    try write(isShown ? text.linesForTerminal : text, to: path)
  }

  /// Writes text to a file, or to standard output when none is named.
  static func write(_ text: String, to path: String?) throws {
    do { try FileSystem.write(Array(text.utf8), to: path ?? FileSystem.standardStream) } catch {
      throw CommandFailure("\(error)", .usage)
    }
  }
}
