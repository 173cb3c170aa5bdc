import Deck
import Desktop
import Geometry
import Glibc
import Notation
import Prototype
import Raster
import Stage

/// `noren open`: the window.
enum OpenCommand: Command {
  static let spec = CommandSpec(
    name: "open", summary: "Opens a deck, or a folder of decks, in a window; without one, the demo.",
    operands: "[DECK|DIR]", operandCount: 0...1,
    options: [
      .init("--scale", "S", "pixels per point (default: what fits the display)"),
      .init("--frame", "draw a phone around the device"),
      .init("--present", "MODE", "how pixels reach the window: surface, texture or auto"),
      .init("--threads", "N", "how many threads draw (default: 1)"),
      .init("--record", "FILE", "write the session into a flow file that plays it again, frame by frame"),
      .init("--replay-coach", "show every coach mark, whether it was shown before or not"),
      .init("--stats", "FILE", "write how long the start and the frames took, as JSON, when the window closes"),
      .init("--log", "print what happens in the prototype, a line each"),
      .init("--quit-after", "T", "close by itself, for example after 5s"),
      WindowMemory.option,
      CoachState.option,
    ] + Appearance.options,
    details: """
      Saving the deck or one of its pictures shows the change at once; a deck with errors leaves the last good
      version running and says what is wrong.

      A folder is shown as a screen with a card for each deck in it and in the folders directly below. Escape on the
      first screen of a deck leads back there.

      Which coach marks were shown is remembered from run to run; see `noren state`.

      The window opens where, as large and with the zoom that it was left, each deck and each folder for itself; --device and --scale
      go before that.

      Drag with the mouse or a finger. Arrow keys, Page Up, Page Down, Home and End turn pages; Tab moves the
      focus, Enter and Space press; Escape undoes the innermost thing. Ctrl+plus, Ctrl+minus and Ctrl+0 zoom;
      Ctrl+R turns the device, Ctrl+D goes through the common ones, Ctrl+F draws a phone around it, F11 takes the
      whole display; Ctrl+Q quits.

      F12 or Ctrl+I opens the inspector beside the device. There P pauses and plays, comma and period show the frame
      before and after, [ and ] run time slower and faster. Ctrl+P saves what shows as a PNG, Ctrl+S the session up to
      it as a flow, both in the present folder.

      --record writes while the session goes on, into a file beside FILE (FILE.partial- and a number), which gets its
      name at the end; after a crash the partial file is a flow that plays up to the last frame.

      Exit status: 0 closed, 1 the deck has errors, 2 usage or an unreadable file, 3 no display, 4 fonts are missing.
      """)

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let clock = MonotonicClock()
    var startup = StartupTimes(age: ProcessAge.now, at: clock.now)
    DesktopApp.closeOnSignals()
    var options = DesktopApp.Options()
    options.scale = try arguments.number("--scale", in: 0.5...4)
    options.showsFrame = arguments.has("--frame")
    options.isDeviceChosen = arguments.has(DeviceOption.option.name)
    options.present = try arguments.choice("--present", PresentMode.self) ?? .auto
    options.duration = try arguments.duration("--quit-after")
    if arguments.has("--log") {
      options.onLogEntry = { Console.print(Self.line($0)) }
      options.onShown = { size, scale in
        Console.print("window: shown, \(Int(size.width)) x \(Int(size.height)) points at scale \(scale)")
      }
    }
    options.onNote = { Console.note($0) }
    options.onDisplayLoss = { leaveWithoutDisplay() }
    if let folder = arguments.operands.first, FileSystem.isDirectory(folder) {
      return try openFolder(folder, arguments, options)
    }
    // The deck is judged before the display, so that its errors show wherever one works.
    let loaded = try DeckOperand.load(arguments)
    startup.end(.deck, at: clock.now)
    let recording = try makeRecording(arguments)
    options.onDisplayLoss = {
      do throws(CommandFailure) { try finish(recording) } catch { Console.complain(error.message) }
      leaveWithoutDisplay()
    }
    var setup = try makeSetup(arguments, for: loaded.deck)
    WindowMemory.apply(to: &options, &setup, of: loaded.path, device: loaded.deck?.device.size, arguments)
    configure(&options, &setup, for: loaded, arguments)
    startup.end(.setup, at: clock.now)
    options.startup = startup
    let stats = try arguments.text("--stats").map { try StatsFile($0, deck: loaded.path, threads: setup.threads) }
    stats?.record(&options)
    do throws(WindowError) {
      let deck = liveDeck(loaded, setup)
      let app = try DesktopApp(deck, options: options)
      recording?.begin(flow(of: loaded, in: setup, scale: app.scale, for: recording?.path))
      if let recording { deck.stage.onMoment = { recording.append($0) } }
      deck.stage.startRecording()
      try app.run()
    } catch {
      throw CommandFailure("\(error)", error.isNoDisplay ? .noDisplay : .environment)
    }
    try finish(recording)
    if let failure = stats?.failure { throw failure }
    return .done
  }

  /// What stages of a deck need: what the command line asks for, and else what the desktop does.
  @MainActor static func makeSetup(_ arguments: Arguments, for deck: Deck?) throws -> StageSetup {
    var setup = try Fonts.setup()
    setup.reader = .ofDesktop()
    if deck?.reduceMotion == .never { setup.reader.reduceMotion = false }
    setup = try Appearance.apply(arguments, to: setup)
    setup.threads = try arguments.integer("--threads", in: 1...64) ?? 1
    setup.decoding = .inBackground
    setup.pictureDidArrive = { DesktopApp.wake() }
    return setup
  }

  /// Gives a window and a stage what belongs to one deck: its title, what its coach marks remember, its exports.
  @MainActor static func configure(
    _ options: inout DesktopApp.Options, _ setup: inout StageSetup, for loaded: LoadedDeck, _ arguments: Arguments
  ) {
    if let deck = loaded.deck {
      options.title = deck.title.text(for: deck.languages(preferring: setup.reader.languages))
    }
    var memory = CoachState.store(
      of: loaded, in: CoachState.folder(arguments), replays: arguments.has("--replay-coach"))
    if let memory { setup.memory = memory.initial }
    options.onMemory = { memory?.keep($0, warn: CoachState.warn) }
    options.export = MomentExport(
      name: fileName(of: loaded), flow: flow(of: loaded, in: setup, scale: 1, for: nil))
  }

  /// A deck that is read again when it changes, which is said on standard error.
  @MainActor static func liveDeck(_ loaded: LoadedDeck, _ setup: StageSetup) -> LiveDeck {
    LiveDeck(loaded, setup: setup, onPictureFailure: { for diagnostic in $0 { Console.note(diagnostic.text) } }) {
      diagnostics, isGood in
      for diagnostic in diagnostics { Console.note(diagnostic.text) }
      Console.note(isGood ? "reloaded \(loaded.path)" : "\(loaded.path) is broken; the last good version stays")
    }
  }

  /// What files of a session are called, in the present folder: as the deck, without its ending.
  private static func fileName(of loaded: LoadedDeck) -> String {
    let name = loaded.path.split(separator: "/").last.map(String.init) ?? ""
    guard name != FileSystem.standardStream, !name.isEmpty else { return "noren" }
    return name.hasSuffix(".yaml") ? String(name.dropLast(".yaml".count)) : name
  }

  private static func makeRecording(_ arguments: Arguments) throws -> RecordingFile? {
    guard let path = arguments.text("--record") else { return nil }
    do { return try RecordingFile(path) } catch { throw CommandFailure("\(error)", .usage) }
  }

  /// What stands at the head of a flow of this session.
  private static func flow(
    of loaded: LoadedDeck, in setup: StageSetup, scale: Double, for path: String?
  ) -> RecordedFlow {
    let folder = FileSystem.directory(of: path ?? "")
    var flow = RecordedFlow(
      deck: FileSystem.relativePath(of: loaded.path, from: folder),
      size: setup.size ?? loaded.deck?.device.size ?? .zero,
      scale: scale)
    flow.reader = setup.reader
    flow.memory = loaded.deck.map { setup.memory.placed(in: $0) } ?? setup.memory
    return flow
  }

  private static func leaveWithoutDisplay() -> Never {
    Console.complain("the display has gone away, and the window with it")
    exit(ExitStatus.noDisplay.rawValue)
  }

  private static func finish(_ recording: RecordingFile?) throws(CommandFailure) {
    guard let recording else { return }
    do { try recording.finish() } catch {
      throw CommandFailure("\(error); what was recorded stands in \(recording.partialPath)", .usage)
    }
    Console.note("recorded \(recording.path)")
  }

  private static func line(_ entry: EventLog.Entry) -> String {
    let milliseconds = Int((entry.time * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    let padded = String(repeating: "0", count: 3 - fraction.count) + fraction
    return "\(milliseconds / 1000).\(padded) \(entry)"
  }
}

/// The fonts, or what to install.
enum Fonts {
  static func setup() throws -> StageSetup {
    do {
      var setup = try StageSetup()
      setup.decoder = Pictures.decoder
      return setup
    } catch { throw CommandFailure("\(error)", .environment) }
  }
}
