import Deck
import Desktop
import Geometry
import Prototype
import Raster
import Stage

/// `noren open`: the window.
enum OpenCommand: Command {
  static let spec = CommandSpec(
    name: "open", summary: "Opens a deck in a window; without a deck, the demo.",
    operands: "[DECK]", operandCount: 0...1,
    options: [
      .init("--scale", "S", "pixels per point (default: what fits the display)"),
      .init("--present", "MODE", "how pixels reach the window: surface, texture or auto"),
      .init("--threads", "N", "how many threads draw (default: 1)"),
      .init("--log", "print what happens in the prototype, a line each"),
      .init("--quit-after", "T", "close by itself, for example after 5s"),
    ] + Appearance.options,
    details: """
      Saving the deck or one of its pictures shows the change at once; a deck with errors leaves the last good
      version running and says what is wrong.

      Drag with the mouse or a finger. Arrow keys, Page Up, Page Down, Home and End turn pages; Tab moves the
      focus, Enter and Space press; Escape undoes the innermost thing. Ctrl+plus, Ctrl+minus and Ctrl+0 zoom;
      Ctrl+Q quits.

      Exit status: 0 closed, 1 the deck has errors, 2 usage or an unreadable file, 3 no display, 4 fonts are missing.
      """)

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    var options = DesktopApp.Options()
    options.scale = try arguments.number("--scale", in: 0.5...4)
    options.present = try arguments.choice("--present", PresentMode.self) ?? .auto
    options.duration = try arguments.duration("--quit-after")
    let threads = try arguments.integer("--threads", in: 1...64) ?? 1
    // The deck is judged before the display, so that its errors show wherever one works.
    let loaded = try DeckOperand.load(arguments)
    var setup = try Fonts.setup()
    let desktop = DesktopSettings.current()
    setup.reduceMotion = desktop.reduceMotion && loaded.deck?.reduceMotion != .never
    setup.prefersDark = desktop.prefersDark
    setup.increasesContrast = desktop.increasesContrast
    if desktop.textScale != 1 { setup.textScale = desktop.textScale }
    setup.languages = desktop.languages
    setup = try Appearance.apply(arguments, to: setup)
    setup.threads = threads
    setup.decoding = .inBackground
    setup.pictureDidArrive = { DesktopApp.wake() }
    if let deck = loaded.deck { options.title = deck.title.text(for: deck.languages(preferring: setup.languages)) }
    if arguments.has("--log") {
      options.onLogEntry = { Console.print(Self.line($0)) }
      options.onShown = { size, scale in
        Console.print("window: shown, \(Int(size.width)) x \(Int(size.height)) points at scale \(scale)")
      }
    }
    do throws(WindowError) {
      let deck = LiveDeck(loaded, setup: setup) { diagnostics, isGood in
        for diagnostic in diagnostics { Console.note(diagnostic.text) }
        Console.note(isGood ? "reloaded \(loaded.path)" : "\(loaded.path) is broken; the last good version stays")
      }
      let app = try DesktopApp(deck, options: options)
      try app.run()
    } catch {
      throw CommandFailure("\(error)", error.isNoDisplay ? .noDisplay : .environment)
    }
    return .done
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
    do { return try StageSetup() } catch { throw CommandFailure("\(error)", .environment) }
  }
}
