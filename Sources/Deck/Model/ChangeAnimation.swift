import Notation

extension Deck {
  /// How what a button changes moves: all of it, or single effects.
  public struct ChangeAnimation: Hashable, Sendable {
    /// Everything that is not named.
    public var all: AuthoredAnimation?
    /// The ground.
    public var fill: AuthoredAnimation?
    /// The change from one label to the other.
    public var label: AuthoredAnimation?
    /// The heart, the tick or the arrow.
    public var icon: AuthoredAnimation?
    /// The number.
    public var count: AuthoredAnimation?
    /// What it shows and hides.
    public var reveal: AuthoredAnimation?

    /// Leaves every effect to itself.
    public init() {}
  }
}
