/// One run of one spring on the caller's own clock, which nearly every value follows that moves, as numbers alone.
///
/// A ``Score`` is an object, and whoever calls a function while holding one counts an owner up and down, which takes as
/// long as the sine of the spring: ten thousand springs took nearly twice as long as their formulas. These numbers are
/// taken out of it before anything is called.
@usableFromInline
struct SpringRun<Data: VectorArithmetic>: Sendable {
  /// Where it leads.
  @usableFromInline let target: Data
  /// The distance at the begin: the start less the target.
  @usableFromInline let displacement: Data
  /// The velocity at the begin, per second on the animation's own clock.
  @usableFromInline let velocity: Data
  /// When it runs, and by which law.
  @usableFromInline let timing: SpringTiming

  @inlinable
  init(_ movement: Movement<Data>, _ timing: SpringTiming) {
    target = movement.target
    displacement = movement.motion.displacement
    velocity = movement.motion.velocity
    self.timing = timing
  }

  /// Where the value is.
  @inlinable
  func value(at time: Seconds) -> Data {
    let shares = timing.shares(at: time)
    return target + (displacement * shares.displacement + velocity * shares.velocity)
  }
}
