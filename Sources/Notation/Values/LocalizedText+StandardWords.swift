extension LocalizedText {
  /// The languages that the words a deck need not give are there in; a reader of another one gets English.
  public static let standardLanguages = ["en", "ar", "de", "es", "fr", "he", "it", "ja", "ko", "pt", "zh"]

  /// What a button to the next page or mark says unless a deck says otherwise.
  public static let next = standard(
    ["Next", "التالي", "Weiter", "Siguiente", "Suivant", "הבא", "Avanti", "次へ", "다음", "Próximo", "下一步"])
  /// What a button to the mark before says unless a deck says otherwise.
  public static let back = standard(
    ["Back", "رجوع", "Zurück", "Atrás", "Retour", "חזרה", "Indietro", "戻る", "뒤로", "Voltar", "返回"])
  /// What a button at the end says unless a deck says otherwise.
  public static let done = standard(
    ["Done", "تم", "Fertig", "Listo", "Terminé", "סיום", "Fine", "完了", "완료", "Concluído", "完成"])
  /// What a button that leaves says unless a deck says otherwise.
  public static let skip = standard(
    ["Skip", "تخطي", "Überspringen", "Omitir", "Passer", "דילוג", "Salta", "スキップ", "건너뛰기", "Pular", "跳过"])
  /// What a list says of a row that was deleted; `{row}` stands for its title.
  public static let deleted = standard([
    "Deleted {row}", "تم حذف {row}", "{row} gelöscht", "{row}: eliminado", "{row} : supprimé", "{row} נמחק",
    "{row}: eliminato", "{row}を削除しました", "{row} 삭제됨", "{row}: excluído", "已删除{row}",
  ])
  /// What brings a deleted row back.
  public static let undo = standard([
    "Undo", "تراجع", "Rückgängig", "Deshacer", "Annuler", "ביטול פעולה", "Annulla", "取り消す", "실행 취소", "Desfazer", "撤销",
  ])
  /// What leaves a question without doing anything.
  public static let cancel = standard([
    "Cancel", "إلغاء", "Abbrechen", "Cancelar", "Annuler", "ביטול", "Annulla", "キャンセル", "취소", "Cancelar", "取消",
  ])

  /// Whether no file holds the text: it is one of the words that a deck need not give.
  ///
  /// They do not say in which languages the deck is written.
  public var isStandard: Bool { [.next, .back, .done, .skip].contains(self) }

  /// A word, in the order of ``standardLanguages``.
  private static func standard(_ words: [String]) -> LocalizedText {
    LocalizedText(translations: zip(standardLanguages, words).map { Translation(language: $0, text: $1) })
  }
}
