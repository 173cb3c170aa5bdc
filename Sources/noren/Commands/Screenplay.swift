import Deck
import Flow
import Geometry
import Notation
import Stage

/// The deck and the flow that a headless command plays: those named, else the demo and the built-in tour.
struct Screenplay {
  let deck: LoadedDeck
  private(set) var flow: Flow
  /// Whether the flow is the built-in tour, which may be played again and again.
  let isTour: Bool
  /// The command line, for what it says about looks.
  private let arguments: Arguments

  /// Reads the files that the command line names.
  ///
  /// - Errors: one cannot be read or has errors.
  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    guard let path = arguments.text("--flow") else {
      deck = try DeckOperand.load(arguments)
      flow = Flow.tour()
      isTour = true
      return
    }
    let loaded: LoadedFlow
    let operand = arguments.operands.first
    do {
      loaded = try FlowLoader.load(path, root: RunRoot(arguments), playsOwnDeck: operand == nil)
    } catch {
      throw CommandFailure("\(error)", .usage)
    }
    for diagnostic in loaded.diagnostics { Console.note(diagnostic.text) }
    guard let flow = loaded.flow else { throw CommandFailure("\(path) has errors; nothing was played", .failed) }
    if let operand {
      deck = try DeckOperand.load(operand)
    } else if let deckPath = loaded.deckPath {
      deck = try DeckOperand.load(deckPath, in: loaded.root)
    } else {
      throw CommandFailure("\(path) names no deck; name one in the flow (deck: PATH) or on the command line", .failed)
    }
    self.flow = flow
    self.flow.setting.mostTime = try arguments.mostTime()
    isTour = false
  }

  /// What reports call the flow.
  var flowName: String { isTour ? "the built-in tour" : flow.sources.first?.name ?? "a flow" }

  /// What makes stages for it.
  func makeSetup(threads: Int = 1) throws -> StageSetup {
    var setup = flow.setting.applied(to: try Fonts.setup())
    setup.threads = threads
    return try Appearance.apply(arguments, to: setup)
  }
}

extension Screenplay {
  /// The window at the start, in points.
  func window(_ setup: StageSetup) -> Size { setup.size ?? deck.deck?.device.size ?? .zero }

  /// Refuses pictures that would take all memory, before one is drawn.
  ///
  /// - Parameters:
  ///   - window: the window at the start, in points.
  ///   - scale: pixels per point.
  func checkSurfaces(window: Size, scale: Double) throws(CommandFailure) {
    guard let fault = flow.surfaceFault(from: window, scale: scale) else { return }
    throw CommandFailure(
      (fault.place.map { "\($0): error: " } ?? "") + fault.message, fault.place == nil ? .usage : .failed)
  }
}

extension Arguments {
  /// How long a flow may take, as the command line says.
  func mostTime() throws(CommandFailure) -> Double {
    guard let limit = try duration(CommandSpec.Option.limit.name) else { return FlowLimits.virtualTime }
    guard limit > 0 else { throw .usage("\(CommandSpec.Option.limit.name) takes a duration above 0s") }
    return limit
  }
}

extension RunRoot {
  /// The folder that the command line names.
  init?(_ arguments: Arguments) {
    guard let path = arguments.text(CommandSpec.Option.root.name) else { return nil }
    self.init(path)
  }
}

extension CommandSpec.Option {
  /// How long flows may take.
  static let limit = CommandSpec.Option(
    "--limit", "T", "how long a flow may take on its own clock, whatever it says itself (default: 3600s)")
  /// Where flows may read.
  static let root = CommandSpec.Option(
    "--root", "DIR",
    "the folder that what a flow names must lie in (default: the working directory, or the folder above the flow's)")

  /// The options that ``Screenplay`` reads.
  static let flow = CommandSpec.Option("--flow", "FILE", "the flow to play (default: a tour of the deck)")
}
