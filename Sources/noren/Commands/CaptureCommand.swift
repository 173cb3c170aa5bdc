import Deck
import Flow
import Raster
import Stage

/// `noren capture`: pictures of chosen moments.
enum CaptureCommand: Command {
  static let spec = CommandSpec(
    name: "capture", summary: "Plays a flow without a display and writes pictures of chosen moments.",
    operands: "[DECK]", operandCount: 0...1,
    options: [
      .flow,
      .init("--at", "T,...", "the moments, such as 0.5s,1.5s"),
      .init("--from", "T", "with --to and --fps: the first moment (default: 0s)"),
      .init("--to", "T", "the last moment (default: the end of the flow)"),
      .init("--fps", "F", "pictures per second of the flow's clock (default: 30)"),
      .init("--scale", "S", "pixels per point (default: 1)"),
      .init("--threads", "N", "how many threads draw (default: 1)"),
      .init("--force", "write over files that are there"),
      .init("--out", "PATH", "FILE.png (a contact sheet when there are several moments) or a folder"),
    ] + Appearance.options,
    details: """
      The clock is virtual: the picture of 1.5s is the frame of exactly that moment, at any frame rate.

      Exit status: 0 done, 1 the deck or the flow has errors or fails, 2 usage, or a file cannot be read or written,
      4 fonts are missing.
      """)

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    guard let path = arguments.text("--out") else {
      throw CommandFailure.usage("--out is missing: name a .png file or a folder")
    }
    let output: CaptureOutput
    do { output = try CaptureOutput(path: path) } catch { throw CommandFailure("\(error)", .usage) }
    let scale = try arguments.number("--scale", in: 0.1...8) ?? 1
    let threads = try arguments.integer("--threads", in: 1...64) ?? 1
    let rate = try arguments.number("--fps", in: 0.01...1000) ?? 30
    let moments = try Moments(arguments, rate: rate)
    let play = try Screenplay(arguments)
    do {
      let run = CaptureRun(times: try moments.times(of: play), scale: scale)
      let writer = try CaptureWriter(
        output, count: run.times.count, isForced: arguments.has("--force"),
        notes: [PNGNote("Software", "noren \(version)")])
      let setup = try play.makeSetup(threads: threads)
      try run.run(play.flow, on: setup.makeStage(for: play.deck), loops: play.isTour) { number, time, pixels in
        try writer.take(pixels, number: number, time: time)
      }
      try writer.finish(text: setup.text)
      if path != FileSystem.standardStream { Console.print("\(path): \(counted(run.times.count, "picture"))") }
    } catch let failure as FlowFailure {
      Console.note(failure.description)
      return .failed
    } catch let error as FileError {
      throw CommandFailure("\(error)", .usage)
    }
    return .done
  }

  /// The moments that the command line asks for.
  private struct Moments {
    let list: [Double]?
    let start: Double
    let end: Double?
    let rate: Double

    init(_ arguments: Arguments, rate: Double) throws {
      list = try arguments.durations("--at")?.sorted()
      start = try arguments.duration("--from") ?? 0
      end = try arguments.duration("--to")
      self.rate = rate
      if list != nil, arguments.has("--from") || arguments.has("--to") {
        throw CommandFailure.usage("--at names moments one by one and goes with neither --from nor --to")
      }
      if let end, end < start { throw CommandFailure.usage("--to lies before --from") }
    }

    func times(of play: Screenplay) throws -> [Double] {
      if let list { return list }
      let end = try end ?? CaptureRun.duration(of: play.flow, on: play.makeSetup().makeStage(for: play.deck))
      return CaptureRun.times(from: start, to: max(start, end), framesPerSecond: rate)
    }
  }
}
