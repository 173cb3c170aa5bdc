extension Deck {
  /// How what a button changes moves: all of it, or single effects.
  public struct ChangeAnimation: Hashable, Sendable {
    /// Everything that is not named.
    public var all: Motion?
    /// The ground.
    public var fill: Motion?
    /// The change from one label to the other.
    public var label: Motion?
    /// The heart, the tick or the arrow.
    public var icon: Motion?
    /// The number.
    public var count: Motion?
    /// What it shows and hides.
    public var reveal: Motion?

    /// Leaves every effect to itself.
    public init() {}
  }
}
