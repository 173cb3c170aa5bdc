/// When one run of a spring begins and rests, and the law by which it swings or creeps in between.
///
/// Of all that a ``Course`` can be, the one that is numbers alone.
@usableFromInline
struct SpringTiming: Sendable {
  /// When the run begins, the delay over.
  @usableFromInline let begin: Seconds
  /// When nothing changes any more; infinite when that never is.
  @usableFromInline let restTime: Seconds
  /// How many seconds of the run pass in one second on the caller's clock.
  @usableFromInline let speed: Double
  /// The law that the spring follows.
  @usableFromInline let oscillation: Oscillation

  /// What is left at a time.
  @inlinable
  func shares(at time: Seconds) -> MotionShares {
    if time >= restTime { return MotionShares(displacement: 0, velocity: 0) }
    guard time > begin else { return MotionShares(displacement: 1, velocity: 0) }
    return oscillation.shares(at: (time - begin) * speed)
  }
}
