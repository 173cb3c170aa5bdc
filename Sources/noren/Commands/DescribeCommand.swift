import Deck
import Flow
import Notation
import Prototype
import Stage

/// `noren describe`: a screen in words.
enum DescribeCommand: Command {
  static let spec = CommandSpec(
    name: "describe", summary: "Prints a screen as a text outline: ids, texts, places and states.",
    operands: "[DECK]", operandCount: 0...1,
    options: [
      .init("--screen", "ID", "the screen to begin on (default: the deck's first)"),
      .init("--flow", "FILE", "the flow to play before (default: none)"),
      .root,
      .limit,
      .init("--at", "T", "a moment of the flow's clock, such as 1.5s (default: the end of the flow)"),
      .init("--out", "FILE", "where the outline goes (default: standard output)"),
      CoachState.headlessOption,
    ] + Appearance.options,
    details: """
      Without --flow and --at the screen is described as it is once it has come to rest. The first line names the
      screen, its page and the screens below it; then comes what has the keyboard and what moves; then, in reading
      order, a line for each element that shows: role, id, text, [x, y, width, height] in points, state. Rows of
      a list that are scrolled out of sight are counted: "rows 1 to 9 of 100000 rows". The outline is the same on every
      machine with the same fonts, so that two of them can be compared.

      Exit status: 0 done, 1 the deck or the flow has errors or fails, 2 usage, or a file cannot be read or written,
      4 fonts are missing.
      """)

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    try Output.check(arguments.text("--out"))
    let moment = try arguments.duration("--at")
    let isPlayed = arguments.has("--flow")
    var deck: LoadedDeck
    var flow = Flow()
    var setup: StageSetup
    if isPlayed {
      let play = try Screenplay(arguments)
      (deck, flow, setup) = (play.deck, play.flow, try play.makeSetup())
    } else {
      deck = try DeckOperand.load(arguments)
      setup = try Appearance.apply(arguments, to: Fonts.setup())
    }
    if let screen = arguments.text("--screen") { try deck.start(on: screen) }
    var memory = CoachState.store(of: deck, in: CoachState.namedFolder(arguments), knowing: setup.memory)
    if let memory { setup.memory = memory.initial }
    let stage = setup.makeStage(for: deck)
    defer { memory?.keep(stage.prototype.memory, warn: CoachState.warn) }
    let outline: Outline
    do throws(FlowFailure) {
      let isMoment = isPlayed || moment != nil
      outline = isMoment ? try Outline(of: flow, on: stage, at: moment) : Outline(atRestOn: stage)
    } catch {
      Console.note(error.description)
      return .failed
    }
    let text = outline.lines.map(\.safeForTerminal).joined(separator: "\n")
    try Output.writeLines(text + "\n", to: arguments.text("--out"))
    return .done
  }
}

extension LoadedDeck {
  /// Makes another screen the first one.
  ///
  /// - Errors: there is no such screen.
  fileprivate mutating func start(on screen: String) throws(CommandFailure) {
    guard let ids = deck?.screens.map(\.id.value), ids.contains(screen) else {
      let hint = deck?.screens.map(\.id.value).hint(for: screen).map { "; \($0)" } ?? ""
      throw .usage("\(path) has no screen \(screen.quoted)\(hint)")
    }
    deck?.start = Located(screen, at: .fileStart)
  }
}
