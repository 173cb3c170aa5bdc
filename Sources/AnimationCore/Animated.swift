/// A value that moves: where it is, at any time, as a pure function of that time.
///
/// ```swift
/// var offset = Animated(0.0)
/// offset.animate(to: 390, at: now, with: .spring(Spring(duration: 0.3)))
/// offset.value(at: frameTime)       // the same at any frame rate
/// offset.velocity(at: frameTime)    // its exact derivative
/// offset.animate(to: 0, at: later, with: .easeOut(duration: 0.2))    // from where it is
/// ```
/// Being a value, it can be copied for a snapshot and asked in any order of times; it knows no frames.
///
/// - Retargeting: a spring takes over value and velocity. A curve takes over the value and starts with its own slope,
///   or is added to the motion under way, see ``Blend``.
/// - Rest: from ``restTime`` on the value is exactly what it animates to. A spring is at rest when distance and speed
///   stay below a ``RestThreshold`` for good; the time of that is exact.
/// - Edge cases: motion from or to a value that is not finite, or at a time that is not, is a jump. Distances beyond
///   the largest double saturate. Before its begin a motion is at its start, which is also what a time that is not a
///   number gives.
/// - Cost: evaluating allocates nothing, except for arrays of values; starting a motion may.
public struct Animated<Value: Animatable>: Equatable, Sendable {
  /// What a new motion does to the one under way.
  public enum Blend: Hashable, Sendable {
    /// Takes over: from the value as it is, and with springs the velocity.
    case replacing
    /// Is added, as in UIKit and SwiftUI's `interpolatingSpring`: the motion under way runs on to its end, and the way
    /// between the two targets is covered by the new one.
    case adding
  }

  @usableFromInline typealias Data = Value.AnimatableData

  /// What the value animates to, or is.
  @usableFromInline private(set) var targetData: Data
  /// What moves it, or has moved it; nothing for a value that never moved.
  @usableFromInline var score: Score<Data>?
  /// Whether a motion has been started whose end was not taken yet.
  var awaitsCompletion = false

  /// How near and how slow counts as at rest.
  public var restThreshold: RestThreshold

  /// Makes a value at rest.
  public init(_ value: Value, restThreshold: RestThreshold = Value.restThreshold) {
    targetData = value.animatableData
    self.restThreshold = restThreshold
  }

  /// What the value animates to, or is.
  public var target: Value { Value(animatableData: targetData) }

  /// Where the value is.
  @inlinable
  public func value(at time: Seconds) -> Value {
    if let run = score?.springRun { return Value(animatableData: run.value(at: time)) }
    return Value(animatableData: score?.value(at: time) ?? targetData)
  }

  /// How fast the value changes, in units per second; zero at rest and where a curve jumps.
  @inlinable
  public func velocity(at time: Seconds) -> Value {
    Value(animatableData: score?.velocity(at: time) ?? .zero)
  }

  /// Puts the value somewhere at once, and ends every motion.
  public mutating func set(_ value: Value) {
    self = Animated(value, restThreshold: restThreshold)
  }

  /// Starts a motion from where the value is.
  ///
  /// - Parameters:
  ///   - target: where to.
  ///   - time: when; the motion begins there whatever frame it is noticed in.
  ///   - animation: how. While its delay lasts, the motion under way goes on.
  ///   - initialVelocity: a velocity instead of the one the value has, such as that of a finger; for springs.
  ///   - blend: what happens to the motion under way. A value that is paused or reversed, or that waits for a delay, is
  ///     always replaced.
  public mutating func animate(
    to target: Value, at time: Seconds, with animation: Animation, initialVelocity: Value? = nil,
    blend: Blend = .replacing
  ) {
    let destination = target.animatableData
    guard time.isFinite, destination.isFinite, targetData.isFinite else { return set(target) }
    let isAdding = blend == .adding && score?.playback.rate == 1 && score?.isPlain == true
    let score = self.score ?? Score(Movement(to: targetData))
    let next =
      isAdding
      ? score.adding(
        destination, velocity: initialVelocity?.animatableData, at: time, animation, restThreshold)
      : score.replaced(
        by: destination, velocity: initialVelocity?.animatableData, at: time, animation, restThreshold)
    self.score = next
    targetData = destination
    awaitsCompletion = true
  }
}
