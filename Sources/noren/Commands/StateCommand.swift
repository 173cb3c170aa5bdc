import Deck
import Notation
import Prototype
import Stage

/// `noren state`: what coach marks remember.
enum StateCommand: Command {
  static let spec = CommandSpec(
    name: "state", summary: "Shows or forgets which coach marks were shown.",
    operands: "show|reset [DECK]", operandCount: 1...2,
    options: [CoachState.option],
    details: """
      A coach mark with `once:` is shown once; a tour that was left goes on where it was. Without a deck this is
      about every deck. The files are in $XDG_STATE_HOME/noren, else in ~/.local/state/noren, else where --state says.
      Runs without a window neither read nor write them, but for those that are told a folder by --state.

      Exit status: 0 done, 2 usage, or a file cannot be read or removed.
      """)

  /// What to do.
  private enum Verb: String, CaseIterable {
    case show, reset
  }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let words = arguments.operands
    guard let word = words.first, let verb = Verb(rawValue: word) else {
      throw CommandFailure.usage("state is followed by show or reset, not \"\(words.first ?? "")\"")
    }
    guard let folder = CoachState.folder(arguments) else {
      throw CommandFailure.usage("neither XDG_STATE_HOME nor HOME names a folder; nothing can be remembered there")
    }
    let deck = words.dropFirst().first
    do {
      switch verb {
      case .show: try show(deck, in: folder)
      case .reset: try reset(deck, in: folder)
      }
    } catch {
      throw CommandFailure("\(error)", .usage)
    }
    return .done
  }

  private static func show(_ deck: String?, in folder: StateFolder) throws(FileError) {
    var files: [CoachMemoryFile] = []
    if let deck {
      files = [CoachMemoryFile(ofDeck: deck, in: folder)]
    } else {
      files = try CoachMemoryFile.all(in: folder) { Console.complain("warning: \($0)") }
    }
    var isEmpty = true
    for file in files {
      let memory = try file.read()
      guard memory != CoachMemory() else { continue }
      isEmpty = false
      Console.print(file.deck)
      for name in memory.seen.sorted() { Console.print("  shown   \(name)") }
      for (screen, point) in memory.resumePoints.sorted(by: { $0.key < $1.key }) {
        Console.print("  left    \(screen), at mark \(point.index + 1)\(point.name.map { " (\($0.value))" } ?? "")")
      }
    }
    if isEmpty { Console.print("nothing is remembered\(deck.map { " of \($0)" } ?? "")") }
  }

  private static func reset(_ deck: String?, in folder: StateFolder) throws(FileError) {
    guard let deck else {
      let count = try CoachMemoryFile.removeAll(in: folder)
      return Console.print(count == 0 ? "nothing was remembered" : "forgot what was shown of \(counted(count, "deck"))")
    }
    let hadSomething = try CoachMemoryFile(ofDeck: deck, in: folder).remove()
    Console.print(hadSomething ? "forgot what was shown of \(deck)" : "nothing was remembered of \(deck)")
  }
}
