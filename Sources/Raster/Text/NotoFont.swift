/// The font files that text is drawn with, and no others.
///
/// Debian's packages fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji hold all of them.
struct NotoFont {
  /// The file's name.
  let file: String
  /// The family's name as the file gives it.
  let family: String
  /// Whether nothing works without it; the others serve one script each.
  var isRequired = false

  /// All files in the order in which a character is looked for.
  ///
  /// Latin first, so that digits and punctuation in a Japanese sentence are Latin; then Japanese, which
  /// decides the shape of Chinese characters in a text that says no language. Symbols come before emoji, so that
  /// a heart or a sun is text unless it is followed by the emoji variation.
  static let all = [
    NotoFont(file: "NotoSans-Regular.ttf", family: latin, isRequired: true),
    NotoFont(file: "NotoSans-Bold.ttf", family: latin, isRequired: true),
    NotoFont(file: "NotoSansCJK-Regular.ttc", family: japanese, isRequired: true),
    NotoFont(file: "NotoSansCJK-Bold.ttc", family: japanese, isRequired: true),
    NotoFont(file: "NotoSansSymbols-Regular.ttf", family: "Noto Sans Symbols"),
    NotoFont(file: "NotoSansSymbols-Bold.ttf", family: "Noto Sans Symbols"),
    NotoFont(file: "NotoSansSymbols2-Regular.ttf", family: "Noto Sans Symbols2"),
    NotoFont(file: "NotoSansMath-Regular.ttf", family: "Noto Sans Math"),
    NotoFont(file: "NotoColorEmoji.ttf", family: emoji, isRequired: true),
    NotoFont(file: "NotoSansArabic-Regular.ttf", family: "Noto Sans Arabic"),
    NotoFont(file: "NotoSansArabic-Bold.ttf", family: "Noto Sans Arabic"),
    NotoFont(file: "NotoSansHebrew-Regular.ttf", family: "Noto Sans Hebrew"),
    NotoFont(file: "NotoSansHebrew-Bold.ttf", family: "Noto Sans Hebrew"),
    NotoFont(file: "NotoSansThai-Regular.ttf", family: "Noto Sans Thai"),
    NotoFont(file: "NotoSansThai-Bold.ttf", family: "Noto Sans Thai"),
    NotoFont(file: "NotoSansDevanagari-Regular.ttf", family: "Noto Sans Devanagari"),
    NotoFont(file: "NotoSansDevanagari-Bold.ttf", family: "Noto Sans Devanagari"),
  ]

  /// The family of Latin, Greek and Cyrillic letters; lines are spaced by its measures.
  static let latin = "Noto Sans"
  /// The family of emoji.
  static let emoji = "Noto Color Emoji"
  /// The family of Chinese characters, kana and Hangul.
  static let japanese = "Noto Sans CJK JP"
  /// The family in which every Latin letter is half as wide as a Chinese one.
  ///
  /// It stands in the same files as ``japanese``, so it is always there.
  static let monospaced = "Noto Sans Mono CJK JP"

  /// The families in the order of ``all``, each once.
  static let families = all.reduce(into: [String]()) { families, font in
    if !families.contains(font.family) { families.append(font.family) }
  }
}
