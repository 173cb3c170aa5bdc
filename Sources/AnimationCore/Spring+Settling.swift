extension Spring {
  /// The time after which the value stays near its target and slow for good, or nothing when it never does.
  ///
  /// This is the exact last crossing of a threshold, found in closed form up to one bracketed root, not an estimate
  /// from the envelope. Of several components the last one decides.
  ///
  /// - Parameters:
  ///   - fromValue: where it starts.
  ///   - toValue: the target.
  ///   - initialVelocity: its velocity at the start; nothing for standing still.
  ///   - distanceThreshold: the distance that counts as arrived, in units of the value. At zero no spring arrives,
  ///     unless it is there from the start.
  ///   - speedThreshold: the speed that counts as still, in units per second; infinite to ask about distance alone.
  /// - Cost: tens of exponentials per component; meant for the start of a motion, not for every frame.
  public func settlingDuration<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value? = nil,
    distanceThreshold: Double = 0.001, speedThreshold: Double = .infinity
  ) -> Seconds? {
    settlingDuration(
      displacement: fromValue.animatableData - toValue.animatableData,
      velocity: initialVelocity?.animatableData ?? .zero,
      threshold: RestThreshold(distance: distanceThreshold, speed: speedThreshold))
  }

  /// The time the envelope of a swing needs to fall to a threshold: an upper bound that ignores the phase.
  ///
  /// From critical damping on there is no swing, and this is the exact duration. Close below critical damping the
  /// envelope is far wider than the motion; prefer
  /// ``settlingDuration(fromValue:toValue:initialVelocity:distanceThreshold:speedThreshold:)``.
  public func envelopeDuration<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value? = nil, distanceThreshold: Double = 0.001
  ) -> Seconds? {
    let displacement = fromValue.animatableData - toValue.animatableData
    let velocity = initialVelocity?.animatableData ?? .zero
    return latest(displacement, velocity) {
      oscillation.envelopeDuration(displacement: $0, velocity: $1, threshold: distanceThreshold)
    }
  }

  /// The settling duration of a displacement from the target.
  func settlingDuration<Data: VectorArithmetic>(
    displacement: Data, velocity: Data, threshold: RestThreshold
  ) -> Seconds? {
    latest(displacement, velocity) {
      oscillation.settlingDuration(displacement: $0, velocity: $1, threshold: threshold)
    }
  }

  private func latest<Data: VectorArithmetic>(
    _ displacement: Data, _ velocity: Data, _ duration: (Double, Double) -> Seconds?
  ) -> Seconds? {
    var latest = 0.0
    for index in 0..<max(displacement.componentCount, velocity.componentCount) {
      let start = index < displacement.componentCount ? displacement.component(at: index) : 0
      let speed = index < velocity.componentCount ? velocity.component(at: index) : 0
      guard let time = duration(start, speed) else { return nil }
      latest = max(latest, time)
    }
    return latest
  }
}
