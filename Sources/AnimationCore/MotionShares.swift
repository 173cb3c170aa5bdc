/// Which share of what a motion started with is left at a time: of its displacement, and of its velocity.
@usableFromInline
struct MotionShares: Equatable, Sendable {
  /// The share of the initial displacement.
  @usableFromInline let displacement: Double
  /// The share of the initial velocity; in seconds where it adds to a displacement.
  @usableFromInline let velocity: Double

  @usableFromInline
  init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
  }
}

extension MotionShares {
  /// All of the displacement: nothing has moved.
  static let all = MotionShares(displacement: 1, velocity: 0)

  /// Nothing of either.
  static let nothing = MotionShares(displacement: 0, velocity: 0)
}
