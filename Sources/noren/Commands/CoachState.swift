import Glibc
import Stage

/// What coach marks remember from run to run, as far as the command line sees it.
enum CoachState {
  /// The folder that the environment names.
  static var folder: StateFolder? { StateFolder { name in getenv(name).map { String(cString: $0) } } }

  /// Keeps what is remembered of a deck; nothing for one that has no place of its own, and without a folder.
  static func store(of loaded: LoadedDeck, replays: Bool = false) -> CoachMemoryStore? {
    guard loaded.path != FileSystem.standardStream, let folder else { return nil }
    return CoachMemoryStore(CoachMemoryFile(ofDeck: loaded.path, in: folder), replays: replays, warn: warn)
  }

  /// Says what went wrong; the run goes on.
  static func warn(_ error: FileError) {
    Console.note("noren: warning: coach marks are not remembered: \(error)")
  }
}
