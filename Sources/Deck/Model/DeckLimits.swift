/// How much a deck may hold beyond what ``YAMLLimits`` and ``ValueLimits`` say.
public enum DeckLimits {
  /// The most pages of a walkthrough: far more than anybody turns, few enough to lay out at once.
  public static let pages = 1_000
  /// The most coach marks of a tour: five times what anybody sits through.
  public static let coachMarks = 100
  /// The most targets of one coach mark: each is a hole that follows something every frame.
  public static let targets = 8
  /// The most languages that a deck says it is written in: more than anything is translated into, few enough to lay every
  /// screen out in each of them.
  public static let languages = 256
}
