import Components
import Notation

/// The words that a prototype says by itself, in the language of its reader.
struct StandardWords: Hashable, Sendable {
  var deleted: String
  var undo: String
  var cancel: String

  /// The words for a reader: of the first language that is there, or English.
  static func words(for languages: [String]) -> StandardWords {
    StandardWords(
      deleted: LocalizedText.deleted.text(for: languages), undo: LocalizedText.undo.text(for: languages),
      cancel: LocalizedText.cancel.text(for: languages))
  }

  /// The words that a column says.
  var column: ColumnContent.Words { ColumnContent.Words(deleted: deleted, undo: undo) }
}
