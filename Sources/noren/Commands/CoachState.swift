import Glibc
import Prototype
import Stage

/// What coach marks remember from run to run, as far as the command line sees it.
enum CoachState {
  /// The option of commands with a window or about what is remembered.
  static let option = CommandSpec.Option(
    "--state", "DIR", "what is remembered from run to run (default: $XDG_STATE_HOME/noren)")
  /// The option of commands without a window, which remember nothing unless they are told to.
  static let headlessOption = CommandSpec.Option(
    "--state", "DIR", "remember in this folder which coach marks were shown (default: remember nothing)")

  /// The folder that the command line names, else that of the environment.
  static func folder(_ arguments: Arguments) -> StateFolder? {
    namedFolder(arguments) ?? StateFolder { name in getenv(name).map { String(cString: $0) } }
  }

  /// The folder that the command line names.
  static func namedFolder(_ arguments: Arguments) -> StateFolder? {
    arguments.text(option.name).map { StateFolder(path: $0) }
  }

  /// Keeps what is remembered of a deck; nothing for one that has no place of its own, and without a folder.
  static func store(
    of loaded: LoadedDeck, in folder: StateFolder?, replays: Bool = false, knowing known: CoachMemory = CoachMemory()
  ) -> CoachMemoryStore? {
    guard loaded.path != FileSystem.standardStream, let folder else { return nil }
    return CoachMemoryStore(
      CoachMemoryFile(ofDeck: loaded.path, in: folder), replays: replays, knowing: known, warn: warn)
  }

  /// Says what went wrong; the run goes on.
  static func warn(_ error: FileError) {
    Console.note("noren: warning: coach marks are not remembered: \(error)")
  }
}
