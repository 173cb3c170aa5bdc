import Notation

// Codes of what a deck as a whole can have wrong. A code is a promise to those who filter by it: add, never rename.

extension Diagnostic.Code {
  /// The file is written in a format this program does not read.
  public static let formatVersion = Self(rawValue: "format-version")
  /// A screen that is named and not there.
  public static let unknownScreen = Self(rawValue: "unknown-screen")
  /// A screen nobody can get to.
  public static let unreachableScreen = Self(rawValue: "unreachable-screen")
  /// A coach mark's target that is not on the screen.
  public static let unknownTarget = Self(rawValue: "unknown-target")
  /// An id that is used twice.
  public static let duplicateID = Self(rawValue: "duplicate-id")
  /// A picture that is not there, for those who look for the files.
  public static let missingPicture = Self(rawValue: "missing-picture")
  /// A picture that cannot be read, for those who open the files.
  public static let brokenPicture = Self(rawValue: "broken-picture")
}
