import Components

/// The words that a prototype says by itself, in the languages it has them in.
///
/// A language that is not there gets English.
struct StandardWords: Hashable, Sendable {
  var deleted: String
  var undo: String
  var cancel: String

  static let english = StandardWords(deleted: "Deleted {row}", undo: "Undo", cancel: "Cancel")

  /// By the first part of a language's tag; the same languages as ``Deck/Deck/LocalizedText/standardLanguages``.
  private static let translations: [String: StandardWords] = [
    "ar": StandardWords(deleted: "تم حذف {row}", undo: "تراجع", cancel: "إلغاء"),
    "de": StandardWords(deleted: "{row} gelöscht", undo: "Rückgängig", cancel: "Abbrechen"),
    "en": english,
    "es": StandardWords(deleted: "{row}: eliminado", undo: "Deshacer", cancel: "Cancelar"),
    "fr": StandardWords(deleted: "{row} : supprimé", undo: "Annuler", cancel: "Annuler"),
    "he": StandardWords(deleted: "{row} נמחק", undo: "ביטול פעולה", cancel: "ביטול"),
    "it": StandardWords(deleted: "{row}: eliminato", undo: "Annulla", cancel: "Annulla"),
    "ja": StandardWords(deleted: "{row}を削除しました", undo: "取り消す", cancel: "キャンセル"),
    "ko": StandardWords(deleted: "{row} 삭제됨", undo: "실행 취소", cancel: "취소"),
    "pt": StandardWords(deleted: "{row}: excluído", undo: "Desfazer", cancel: "Cancelar"),
    "zh": StandardWords(deleted: "已删除{row}", undo: "撤销", cancel: "取消"),
  ]

  /// The words for a reader: of the first language that is there.
  static func words(for languages: [String]) -> StandardWords {
    let spoken = languages.lazy.compactMap { translations[$0.prefix { $0 != "-" && $0 != "_" }.lowercased()] }
    return spoken.first ?? english
  }

  /// The words that a column says.
  var column: ColumnContent.Words { ColumnContent.Words(deleted: deleted, undo: undo) }
}
