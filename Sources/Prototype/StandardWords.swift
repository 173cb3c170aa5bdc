import Components

/// The words that a prototype says by itself, in the languages it has them in.
///
/// A language that is not there gets English.
struct StandardWords: Hashable, Sendable {
  var deleted: String
  var undo: String
  var cancel: String

  static let english = StandardWords(deleted: "Deleted {row}", undo: "Undo", cancel: "Cancel")
  static let japanese = StandardWords(deleted: "{row}を削除しました", undo: "取り消す", cancel: "キャンセル")

  /// The words for a reader: of the first language that is there.
  static func words(for languages: [String]) -> StandardWords {
    for language in languages {
      switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
      case "ja": return japanese
      case "en": return english
      default: continue
      }
    }
    return english
  }

  /// The words that a column says.
  var column: ColumnContent.Words { ColumnContent.Words(deleted: deleted, undo: undo) }
}
