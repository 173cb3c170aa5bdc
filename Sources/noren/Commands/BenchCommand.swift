import Deck
import Flow
import Stage

/// `noren bench`: headless frame timing.
enum BenchCommand: Command {
  static let spec = CommandSpec(
    name: "bench", summary: "Plays a flow without a display and measures its frames.",
    operands: "[DECK]", operandCount: 0...1,
    options: [
      .flow,
      .init("--frames", "N", "how many frames are measured (default: 600)"),
      .init("--warmup", "N", "how many frames are shown before (default: 60)"),
      .init("--fps", "F", "frames per second of the clock (default: 60)"),
      .init("--scale", "S", "pixels per point (default: 1)"),
      .init("--threads", "N", "how many threads draw (default: 1)"),
      .init("--full", "draw every frame as a whole, whatever has changed"),
      .init("--format", "FORMAT", "text or json (default: text)"),
      .init("--out", "FILE", "where the report goes (default: standard output)"),
    ],
    details: """
      The clock is virtual: frame n shows the time n / fps, and every frame is really drawn. work is the time that
      input, motion, display list and pixels take together; cpu is processor time. Hashing and writing are not
      measured. The hash is over the pixels of all measured frames: the same deck gives the same one with any number
      of threads. A percentile that the number of frames cannot carry is not given (p99 needs 100 frames).

      Exit status: 0 done, 1 the deck or the flow has errors or fails, 2 usage or an unreadable file, 4 fonts missing.
      """)

  /// How a report is written.
  enum Format: String, CaseIterable {
    case text, json
  }

  /// The most frames of a run: more than a day at 60 frames per second.
  static let mostFrames = 10_000_000

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let format = try arguments.choice("--format", Format.self) ?? .text
    var run = BenchRun()
    run.frameCount = try arguments.integer("--frames", in: 1...mostFrames) ?? run.frameCount
    run.warmUpCount = try arguments.integer("--warmup", in: 0...mostFrames) ?? run.warmUpCount
    run.conditions.framesPerSecond = try arguments.number("--fps", in: 1...1000) ?? 60
    run.conditions.scale = try arguments.number("--scale", in: 0.25...8) ?? 1
    run.conditions.threads = try arguments.integer("--threads", in: 1...64) ?? 1
    run.conditions.isFull = arguments.has("--full")
    let play = try Screenplay(arguments)
    run.conditions.deck = play.deck.path
    run.conditions.flow = play.flowName
    let stage = try play.makeSetup(threads: run.conditions.threads).makeStage(for: play.deck)
    let report: FrameTimingReport
    do throws(FlowFailure) {
      report = try run.run(play.flow, on: stage, loops: play.isTour)
    } catch {
      Console.note(error.description)
      return .failed
    }
    let text = format == .json ? report.json.text(.indented) : report.text
    try Output.write(text + "\n", to: arguments.text("--out"))
    return .done
  }
}

/// Where results go.
enum Output {
  /// Writes text to a file, or to standard output when none is named.
  static func write(_ text: String, to path: String?) throws {
    do { try FileSystem.write(Array(text.utf8), to: path ?? FileSystem.standardStream) } catch {
      throw CommandFailure("\(error)", .usage)
    }
  }
}
