import Deck
import Flow
import Geometry
import Glibc
import Notation
import Prototype
import Raster
import Stage

/// `noren capture`: pictures of chosen moments, and films.
enum CaptureCommand: Command {
  static let spec = CommandSpec(
    name: "capture", summary: "Plays a flow without a display and writes pictures or a film of it.",
    operands: "[DECK]", operandCount: 0...1,
    options: [
      .flow,
      .root,
      .limit,
      .init("--at", "T,...", "the moments, such as 0.5s,1.5s"),
      .init("--from", "T", "with --to and --fps: the first moment (default: 0s)"),
      .init("--to", "T", "the last moment (default: the end of the flow)"),
      .init("--fps", "F", "pictures per second (default: 30); a GIF has 50 at most"),
      .init("--speed", "X", "how fast a film runs: 0.25 for slow motion (default: 1)"),
      .init("--scale", "S", "pixels per point (default: 1)"),
      .init("--region", "X,Y,W,H", "the part of the window to show, in points (default: all of it)"),
      .init("--touches", "show where fingers are"),
      .init("--frame", "show the window as the screen of a phone"),
      .init("--background", "COLOR", "what shows around the phone, such as #FFFFFF (default: #1B1B24)"),
      .init("--columns", "N", "pictures in a row of a contact sheet; as many as there are for a film strip"),
      .init("--threads", "N", "how many threads draw (default: 1)"),
      .init("--force", "write over files that are there"),
      CoachState.headlessOption,
      .init(
        "--out", "PATH",
        "FILE.png (a contact sheet when there are several moments), FILE.gif, .webp, .mp4 or"
          + " .webm, or a folder for numbered PNG files"),
    ] + Appearance.options,
    details: """
      The clock is virtual: the picture of 1.5s is the frame of exactly that moment, at any frame rate. Films are
      written by ffmpeg, which gets every picture as it was drawn. A file is written beside its place and then renamed:
      whatever goes wrong, no part of one is left.

      Exit status: 0 done, 1 the deck or the flow has errors or fails, 2 usage, or a file cannot be read or written,
      4 fonts or ffmpeg are missing.
      """)

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    Interruption.listen()
    guard let path = arguments.text("--out") else {
      throw CommandFailure.usage("--out is missing: name a .png, .gif, .webp, .mp4 or .webm file or a folder")
    }
    let output: CaptureOutput
    do { output = try CaptureOutput(path: path) } catch { throw CommandFailure("\(error)", .usage) }
    let scale = try arguments.number("--scale", in: 0.1...8) ?? 1
    let threads = try arguments.integer("--threads", in: 1...64) ?? 1
    let framing = try framing(arguments)
    var options = try options(arguments)
    if case .film(_, let format) = output, options.rate > format.highestRate {
      Console.note("noren: a .\(format.rawValue) has \(Int(format.highestRate)) pictures per second at most")
      options.rate = format.highestRate
    }
    let moments = try Moments(arguments, rate: options.rate, output: output)
    let play = try Screenplay(arguments)
    do {
      var setup = try play.makeSetup(threads: threads)
      var memory = CoachState.store(of: play.deck, in: CoachState.namedFolder(arguments), knowing: setup.memory)
      if let memory { setup.memory = memory.initial }
      let times = try moments.times(of: play, with: setup)
      let stage = setup.makeStage(for: play.deck)
      defer { memory?.keep(stage.prototype.memory, warn: CoachState.warn) }
      try play.checkSurfaces(window: stage.prototype.size, scale: scale)
      let window = play.flow.largestWindow(from: stage.prototype.size)
      guard let canvas = CaptureCanvas(window: window, scale: scale, framing: framing) else {
        throw CommandFailure.usage(
          "--region lies outside of the window of \(window.width.fixed(0)) x \(window.height.fixed(0)) points")
      }
      let writer = try CaptureWriter(output, count: times.count, canvas: canvas, options: options)
      do {
        try write(with: writer, play: play, setup: setup, on: stage, times: times, scale: scale, arguments)
      } catch {
        writer.cancel()
        throw error
      }
      let hasFailures = Pictures.complain(of: play.deck, on: stage)
      if path != FileSystem.standardStream { Console.print(summary(of: output, times: times, rate: options.rate)) }
      if hasFailures { return .failed }
    } catch let failure as FlowFailure {
      Console.note(failure.description)
      return .failed
    } catch let error as FileError {
      throw CommandFailure("\(error)", .usage)
    } catch let error as FilmError {
      switch error {
      case .interrupted: Interruption.leave()
      case .missingProgram, .missingEncoder: throw CommandFailure("\(error)", .environment)
      case .failed: throw CommandFailure("\(error)", .usage)
      }
    }
    return .done
  }

  private static func write(
    with writer: CaptureWriter, play: Screenplay, setup: StageSetup, on stage: Stage, times: [Double], scale: Double,
    _ arguments: Arguments
  ) throws {
    let samples = writer.palettePictures
    let progress = ProgressLine(samples.count + times.count, "picture")
    defer { progress.clear() }
    var run = CaptureRun(times: samples.map { times[$0] }, scale: scale)
    run.showsTouches = arguments.has("--touches")
    if !samples.isEmpty {
      try run.run(play.flow, on: setup.makeStage(for: play.deck), loops: play.isTour) { number, _, pixels in
        try writer.choosePalette(from: pixels)
        progress.show(done: number + 1)
      }
    }
    run.times = times
    try run.run(play.flow, on: stage, loops: play.isTour) { number, time, pixels in
      try writer.take(pixels, number: number, time: time)
      progress.show(done: samples.count + number + 1)
    }
    try writer.finish(text: setup.text)
  }

  private static func summary(of output: CaptureOutput, times: [Double], rate: Double) -> String {
    let count = counted(times.count, "picture")
    guard case .film = output else { return "\(output.path): \(count)" }
    return "\(output.path): \(count), \((Double(times.count) / rate).fixed(2)) s"
  }

  // MARK: Options

  private static func options(_ arguments: Arguments) throws -> CaptureWriter.Options {
    var options = CaptureWriter.Options()
    options.rate = try arguments.number("--fps", in: 0.01...1000) ?? options.rate
    options.columns = try arguments.integer("--columns", in: 1...10_000)
    options.isForced = arguments.has("--force")
    options.notes = [PNGNote("Software", "noren \(CommandTable.version)")]
    options.programs = ProgramSearch(path: getenv("PATH").map { String(cString: $0) } ?? "")
    options.isInterrupted = { Interruption.hasCome }
    return options
  }

  private static func framing(_ arguments: Arguments) throws -> CaptureFraming {
    var framing = CaptureFraming()
    framing.showsDevice = arguments.has("--frame")
    if let text = arguments.text("--background") {
      guard let color = Color(hexadecimal: text) else {
        throw CommandFailure.usage("--background takes a colour such as #FFFFFF, not \"\(text)\"")
      }
      framing.background = color
    }
    guard let text = arguments.text("--region") else { return framing }
    if framing.showsDevice { throw CommandFailure.usage("--region and --frame do not go together") }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    let limit = 100_000.0
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= limit }), numbers[2] > 0, numbers[3] > 0 else {
      throw CommandFailure.usage("--region takes X,Y,WIDTH,HEIGHT in points, such as 0,600,390,244, not \"\(text)\"")
    }
    framing.region = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return framing
  }

  /// The moments that the command line asks for.
  private struct Moments {
    let list: [Double]?
    let start: Double
    let end: Double?
    let speed: Double
    let rate: Double

    init(_ arguments: Arguments, rate: Double, output: CaptureOutput) throws {
      list = try arguments.durations("--at")?.sorted()
      start = try arguments.duration("--from") ?? 0
      end = try arguments.duration("--to")
      speed = try arguments.number("--speed", in: 0.001...1000) ?? 1
      self.rate = rate
      if list != nil, arguments.has("--from") || arguments.has("--to") {
        throw CommandFailure.usage("--at names moments one by one and goes with neither --from nor --to")
      }
      if list != nil, case .film(let path, _) = output {
        throw CommandFailure.usage("\(path) is a film: say --from and --to, not --at")
      }
      if let end, end < start { throw CommandFailure.usage("--to lies before --from") }
    }

    func times(of play: Screenplay, with setup: StageSetup) throws -> [Double] {
      if let list { return list }
      let end = try end ?? CaptureRun.duration(of: play.flow, on: setup.makeStage(for: play.deck))
      let count = CaptureRun.count(from: start, to: max(start, end), framesPerSecond: rate, speed: speed)
      guard count <= CaptureRun.mostPictures else {
        throw CommandFailure.usage(
          "that would be \(count) pictures; \(CaptureRun.mostPictures) are the most: take a lower --fps or an earlier --to"
        )
      }
      return CaptureRun.times(from: start, to: max(start, end), framesPerSecond: rate, speed: speed)
    }
  }
}
