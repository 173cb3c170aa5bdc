import Notation
import Raster
import Stage

/// The pictures of decks, which may be a stranger's.
enum Pictures {
  /// What decodes all of them: a process that can do no harm.
  static let decoder = IsolatedPictureDecoder()

  /// Says which pictures could not be drawn.
  ///
  /// - Returns: whether there were any.
  static func complain(of deck: LoadedDeck, on stage: Stage) -> Bool {
    let diagnostics = deck.diagnostics(of: stage.pictureFailures)
    for diagnostic in diagnostics { Console.note(diagnostic.text) }
    return !diagnostics.isEmpty
  }
}
