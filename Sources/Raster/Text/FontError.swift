/// Why text cannot be drawn.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Fonts that every text needs were not found in any of the folders.
  case missing(families: [String], searched: [String])

  /// The Debian packages that hold the fonts.
  public static let packages = ["fonts-noto-core", "fonts-noto-cjk", "fonts-noto-color-emoji"]

  /// What is missing and how to get it.
  public var description: String {
    switch self {
    case .missing(let families, let searched):
      "the fonts \(families.joined(separator: ", ")) are not in \(searched.joined(separator: ", ")); "
        + "install them with: apt-get install \(Self.packages.joined(separator: " "))"
    }
  }
}
