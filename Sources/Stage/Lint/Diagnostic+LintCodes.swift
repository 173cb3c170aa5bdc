import Notation

extension Diagnostic.Code {
  // What a closer look finds in a deck that can be shown.

  /// Text that does not stand out enough from what lies under it.
  public static let contrast = Self(rawValue: "contrast")
  /// Something to press that is smaller than a fingertip.
  public static let touchTarget = Self(rawValue: "touch-target")
  /// Text that ends in an ellipsis.
  public static let clippedText = Self(rawValue: "clipped-text")
  /// Text with a character that no font has.
  public static let missingGlyph = Self(rawValue: "missing-glyph")
  /// Text that lacks a language which other texts have.
  public static let missingTranslation = Self(rawValue: "missing-translation")
  /// Coach marks that can only be left by Escape, which a phone does not have.
  public static let noExit = Self(rawValue: "no-exit")
  /// Motion without end that cannot be turned off.
  public static let endlessMotion = Self(rawValue: "endless-motion")
}
