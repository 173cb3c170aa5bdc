import Notation

/// What a file may cost to read, so that a hostile one costs little.
public enum YAMLLimits {
  /// The largest file, in bytes: a deck of the most pages with long texts is a tenth of it.
  public static let fileSize = 16 * 1024 * 1024
  /// The most nodes, each alias counted as all that it stands for: a list of 100,000 rows fits many times.
  public static let nodes = 1_000_000
  /// The deepest nesting, in nodes: decks need about ten, and readers of trees recurse.
  public static let depth = 64
  /// The most lines that begin with `%`: libyaml compares each directive with all before it.
  public static let directives = 16
}
