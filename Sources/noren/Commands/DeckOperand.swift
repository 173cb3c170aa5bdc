import Glibc
import Notation
import Stage

/// The deck that a command is about: the one named, or the demo.
enum DeckOperand {
  /// Finds the path.
  static func path(_ arguments: Arguments) throws -> String {
    if let path = arguments.operands.first { return path }
    let override = getenv(ResourceFolder.environmentVariable).map { String(cString: $0) }
    do { return try ResourceFolder(override: override).demoDeck } catch {
      throw CommandFailure("\(error)", .usage)
    }
  }

  /// Reads a deck and prints what there is to say about it.
  ///
  /// - Errors: it cannot be read, or it has errors.
  static func load(_ arguments: Arguments) throws -> LoadedDeck { try load(path(arguments)) }

  /// Reads a deck and prints what there is to say about it.
  ///
  /// - Parameter root: the folder that it must lie in when a flow names it; nothing for one that the user names.
  /// - Errors: it cannot be read, or it has errors.
  static func load(_ path: String, in root: RunRoot? = nil) throws -> LoadedDeck {
    let loaded: LoadedDeck
    if let root {
      do { loaded = try DeckLoader.load(path, in: root, decoder: Pictures.decoder) } catch {
        throw CommandFailure("\(error)", .usage)
      }
    } else {
      loaded = try read(path)
    }
    for diagnostic in loaded.diagnostics { Console.note(diagnostic.text) }
    if loaded.hasErrors {
      throw CommandFailure("\(loaded.path) has errors; nothing was opened", .failed)
    }
    return loaded
  }

  /// Reads a deck.
  static func read(_ path: String, scrutiny: DeckLoader.Scrutiny = .headers) throws(CommandFailure) -> LoadedDeck {
    do { return try DeckLoader.loadOperand(path, scrutiny: scrutiny, decoder: Pictures.decoder) } catch {
      throw CommandFailure("\(error)", .usage)
    }
  }
}
