/// In which direction a language is read.
enum ReadingDirection {
  /// The languages that are written from right to left in their usual script (Unicode CLDR), by their primary subtags.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// Whether a language, given by its tag, is read from right to left.
  static func isRightToLeft(_ tag: String) -> Bool { rightToLeft.contains(primary(tag)) }

  /// The first of some languages that a deck is written in; nothing of a deck that names none.
  ///
  /// Such a deck is mostly written in one language, whatever its readers speak: it is not to be mirrored for them.
  static func shown(of languages: [String], writtenIn written: [String]) -> String? {
    let written = Set(written.map { primary($0) })
    return languages.first { written.contains(primary($0)) }
  }

  /// The language of a tag without script and region.
  private static func primary(_ tag: String) -> String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
