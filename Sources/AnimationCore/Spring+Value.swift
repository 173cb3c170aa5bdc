extension Spring {
  /// Where the value is.
  ///
  /// - Parameters:
  ///   - fromValue: where it starts.
  ///   - toValue: the target.
  ///   - initialVelocity: its velocity at the start, absolute; nothing for standing still.
  ///   - time: the time since the start; before it the value is where it starts.
  @inlinable
  public func value<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value? = nil, time: Seconds
  ) -> Value {
    let target = toValue.animatableData
    let factors = factors(at: time)
    let displacement = fromValue.animatableData - target
    let moved = displacement * factors.displacement
    guard let initialVelocity else { return Value(animatableData: target + moved) }
    return Value(animatableData: target + (moved + initialVelocity.animatableData * factors.impulse))
  }

  /// How fast the value changes, in units per second: the exact derivative of
  /// ``value(fromValue:toValue:initialVelocity:time:)``.
  @inlinable
  public func velocity<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value? = nil, time: Seconds
  ) -> Value {
    let factors = factors(at: time)
    let displacement = fromValue.animatableData - toValue.animatableData
    let moved = displacement * factors.displacementRate
    guard let initialVelocity else { return Value(animatableData: moved) }
    return Value(animatableData: moved + initialVelocity.animatableData * factors.impulseRate)
  }

  /// The force on the mass: `-k (x - target) - c x'`, in units of mass times value per second squared.
  ///
  /// An instant spring has no force: nothing is left to be moved.
  @inlinable
  public func force<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value? = nil, time: Seconds
  ) -> Value {
    guard !isInstant else { return Value(animatableData: .zero) }
    let factors = factors(at: time)
    let displacement = fromValue.animatableData - toValue.animatableData
    let pull = displacement * (-stiffness * factors.displacement - damping * factors.displacementRate)
    guard let initialVelocity else { return Value(animatableData: pull) }
    let push = initialVelocity.animatableData * (-stiffness * factors.impulse - damping * factors.impulseRate)
    return Value(animatableData: pull + push)
  }

  /// The factors after a time.
  @usableFromInline
  func factors(at time: Seconds) -> OscillationFactors { oscillation.factors(at: time) }
}
