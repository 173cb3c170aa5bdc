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
/// - Rest: from ``restTime`` on the value is exactly what it animates to. A spring is at rest when distance and speed stay
///   below a ``RestThreshold`` for good; the time of that is exact.
/// - Edge cases: motion from or to a value that is not finite, or at a time that is not, is a jump. Distances beyond the largest
///   double saturate. Before its begin a motion is at its start, which is also what a time that is not a number gives.
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

  @usableFromInline var targetData: Data
  @usableFromInline var motion = Motion<Data>.none
  @usableFromInline var playback = Playback.normal
  /// Motions under way that the latest one is added to.
  private var added: [Motion<Data>] = []
  /// What is replaced as soon as the latest motion's delay is over; at most one.
  private var outgoing: [Animated] = []
  /// Whether ``motion`` alone decides, which is nearly always.
  @usableFromInline private(set) var isPlain = true
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

  /// The animation under way, or the last one; nothing for a value that never moved.
  public var animation: Animation? { motion.begin == -.infinity ? nil : motion.animation }

  /// Where the value is.
  @inlinable
  public func value(at time: Seconds) -> Value {
    let position = playback.position(at: time)
    return Value(
      animatableData: isPlain ? targetData + motion.displacement(at: position) : blendedData(at: position))
  }

  /// How fast the value changes, in units per second; zero at rest and where a curve jumps.
  @inlinable
  public func velocity(at time: Seconds) -> Value {
    let position = playback.position(at: time)
    let velocity = isPlain ? motion.velocity(at: position) : blendedVelocity(at: position)
    return Value(animatableData: velocity * playback.rate)
  }

  @usableFromInline
  func blendedData(at position: Seconds) -> Data {
    if position < motion.begin, let outgoing = outgoing.first { return outgoing.blendedData(at: position) }
    var sum = targetData + motion.displacement(at: position)
    for other in added { sum = sum + other.displacement(at: position) }
    return sum
  }

  @usableFromInline
  func blendedVelocity(at position: Seconds) -> Data {
    if position < motion.begin, let outgoing = outgoing.first { return outgoing.blendedVelocity(at: position) }
    var sum = motion.velocity(at: position)
    for other in added { sum = sum + other.velocity(at: position) }
    return sum
  }

  /// When the last of the motions rests, on the value's own clock.
  var latestRest: Seconds { added.reduce(motion.restTime) { max($0, $1.restTime) } }

  /// When the first of the motions begins, on the value's own clock.
  var earliestBegin: Seconds {
    let begin = added.reduce(motion.begin) { min($0, $1.begin) }
    return outgoing.reduce(begin) { min($0, $1.earliestBegin) }
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
  ///   - blend: what happens to the motion under way. A value that is paused or reversed is always replaced.
  public mutating func animate(
    to target: Value, at time: Seconds, with animation: Animation, initialVelocity: Value? = nil,
    blend: Blend = .replacing
  ) {
    let targetData = target.animatableData
    guard time.isFinite, targetData.isFinite, self.targetData.isFinite else { return set(target) }
    let isRunning = playback.rate == 1
    let isAdding = blend == .adding && isRunning
    let now = playback.position(at: time)
    let begin = (isRunning ? now : time) + animation.delay
    let isMoving = isRunning && !isAtRest(at: time)
    let start = isMoving && begin < .infinity ? time + animation.delay : time

    let from = isAdding ? self.targetData : value(at: start).animatableData
    let carried = initialVelocity ?? (isAdding ? nil : velocity(at: start))
    let next = Motion(
      (from - targetData).saturated, velocity: (carried?.animatableData ?? .zero).finite, animation: animation,
      begin: begin, threshold: restThreshold)

    if isAdding {
      added = (added + [motion]).filter { $0.restTime > now || $0.restDisplacement != .zero }
    } else {
      outgoing = isMoving && animation.delay > 0 ? [self] : []
      added = []
      if !isRunning { playback = .normal }
    }
    motion = next
    self.targetData = targetData
    isPlain = added.isEmpty && outgoing.isEmpty
    awaitsCompletion = true
  }
}
