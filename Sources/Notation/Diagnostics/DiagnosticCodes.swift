// Every code this module gives out. A code is a promise to those who filter by it: add, never rename.

extension Diagnostic.Code {
  // The file as a whole.

  /// The file is larger than the limit.
  public static let fileTooLarge = Self(rawValue: "file-too-large")
  /// The file holds nothing.
  public static let empty = Self(rawValue: "empty")
  /// The bytes are not UTF-8 text.
  public static let encoding = Self(rawValue: "encoding")
  /// More diagnostics were found than are shown.
  public static let tooMany = Self(rawValue: "too-many")

  // YAML.

  /// The text is not YAML.
  public static let syntax = Self(rawValue: "syntax")
  /// YAML that means something, but nothing here: tags, merge keys, a second document.
  public static let unsupportedYAML = Self(rawValue: "unsupported-yaml")
  /// The document is nested too deeply, or grows too large by aliases.
  public static let yamlLimit = Self(rawValue: "yaml-limit")
  /// A key is written twice in one mapping.
  public static let duplicateKey = Self(rawValue: "duplicate-key")
  /// An alias names an anchor that is not there.
  public static let unknownAnchor = Self(rawValue: "unknown-anchor")

  // One value.

  /// A key that the object does not have.
  public static let unknownKey = Self(rawValue: "unknown-key")
  /// A key that has to be there is not.
  public static let missingKey = Self(rawValue: "missing-key")
  /// Keys that exclude each other, or of which one is needed.
  public static let conflictingKeys = Self(rawValue: "conflicting-keys")
  /// A value of another type than the key takes.
  public static let wrongType = Self(rawValue: "wrong-type")
  /// Text that is not in the notation the key takes.
  public static let notation = Self(rawValue: "notation")
  /// A number, a duration or a count outside its range.
  public static let outOfRange = Self(rawValue: "out-of-range")
  /// A word that is not among the choices.
  public static let unknownChoice = Self(rawValue: "unknown-choice")
  /// Text longer than the limit, or with control characters.
  public static let badText = Self(rawValue: "bad-text")
  /// A picture path that leaves the deck's folder or is none.
  public static let picturePath = Self(rawValue: "picture-path")
}
