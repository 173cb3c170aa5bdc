/// In which direction a language is read.
enum ReadingDirection {
  /// The languages that are written from right to left in their usual script (Unicode CLDR), by their primary subtags.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Whether a language, given by its tag, is read from right to left.
  static func isRightToLeft(_ tag: String) -> Bool {
    rightToLeft.contains(tag.prefix { $0 != "-" && $0 != "_" }.lowercased())
  }
}
