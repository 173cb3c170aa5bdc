/// What a text may cost.
///
/// Every constant has a unit and a reason.
enum TextLimits {
  /// The most characters of one text that are drawn, as the deck's own limit; the rest is left out.
  static let maximumCharacters = 100_000
  /// The largest font size in points: a letter fills a phone's screen several times over.
  static let maximumFontSize = 2_000.0
  /// The widest wrapping width in points; Pango counts in 1/1024 point in 31 bits.
  static let maximumWidth = 1_000_000.0
  /// The most lines that a line spacing may spread a text by, so that positions stay finite.
  static let maximumLineSpacing = 100.0
  /// The most pixels of one text: 64 MiB of coverage, some 1,000 lines of a phone at scale 3.
  ///
  /// What lies below is cut.
  static let maximumPixels = 64 * 1024 * 1024
  /// The most pixels of one text with coloured glyphs, 64 MB; beyond, these are left out.
  static let maximumColoredPixels = maximumPixels / 4
  /// The most rows that are drawn at once: cairo's surfaces have at most 32,767.
  static let rowsPerBand = 16_384
  /// How many characters of laid-out texts are kept: ten times the longest text.
  static let keptCharacters = 10 * maximumCharacters
  /// How many bytes of pixels are kept: a hundred screens full of text at scale 2.
  static let keptBytes = 32 * 1024 * 1024
  /// What keeping a text costs beyond its characters, in characters: a layout's own memory is a few KiB.
  static let layoutOverhead = 100
}
