#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Oscillation {
  /// The time after which distance and speed of one component stay within a threshold, or nothing.
  ///
  /// The velocity of an oscillation is an oscillation by the same law, started from the velocity and the
  /// acceleration; so one search serves both.
  func settlingDuration(displacement: Double, velocity: Double, threshold: RestThreshold) -> Seconds? {
    if regime == .instant { return 0 }
    guard let arrived = lastCrossing(displacement, velocity, threshold.distance) else { return nil }
    if threshold.speed == .infinity || regime == .held { return arrived }
    // In units of the larger of displacement and velocity, so that the acceleration cannot overflow early.
    let scale = max(abs(displacement), abs(velocity), .leastNormalMagnitude)
    let start = velocity / scale
    let acceleration = -frequency * (frequency * (displacement / scale)) - 2 * meanDecay * start
    guard let slowed = lastCrossing(start, acceleration, threshold.speed / scale) else { return nil }
    return max(arrived, slowed)
  }

  /// The time the envelope needs to fall to a threshold; from critical damping on, the exact time.
  func envelopeDuration(displacement: Double, velocity: Double, threshold: Double) -> Seconds? {
    guard regime == .underdamped, threshold > 0 else {
      return settlingDuration(
        displacement: displacement, velocity: velocity,
        threshold: RestThreshold(distance: threshold, speed: .infinity))
    }
    let quadrature = (velocity + decay * displacement) / split
    let amplitude = hypot(displacement, quadrature)
    return amplitude > threshold ? log(amplitude / threshold) / decay : 0
  }

  /// Half of the friction per mass: the mean of the two rates above critical damping.
  private var meanDecay: Double { regime == .overdamped ? decay + split : decay }

  /// The last time at which |y| comes down to a threshold; 0 when it never exceeds it, nothing when it never comes
  /// down for good.
  private func lastCrossing(_ displacement: Double, _ velocity: Double, _ threshold: Double) -> Seconds? {
    guard displacement.isFinite, velocity.isFinite, threshold >= 0 else { return nil }
    if displacement == 0, velocity == 0 { return 0 }
    if threshold == .infinity { return 0 }
    switch regime {
    case .instant: return 0
    case .held: return abs(displacement) <= threshold ? 0 : nil
    case .undamped: return hypot(displacement, velocity / split) <= threshold ? 0 : nil
    case .underdamped, .overdamped:
      guard threshold > 0 else { return nil }
      let scale = max(abs(displacement), abs(velocity) / frequency)
      guard scale.isNormal else { return scale <= threshold ? 0 : nil }
      let (start, speed) = (displacement / scale, velocity / scale)
      let level = max(threshold / scale, .leastNonzeroMagnitude)
      return regime == .underdamped ? lastSwing(start, speed, level) : lastCreep(start, speed, level)
    }
  }

  /// Below critical damping |y| has a maximum every half swing, each lower than the last by the same factor.
  ///
  /// The last maximum above the threshold follows from a logarithm; from it |y| falls to zero without a stop, so
  /// the crossing is bracketed.
  private func lastSwing(_ displacement: Double, _ velocity: Double, _ threshold: Double) -> Seconds? {
    let halfSwing = .pi / split
    // y' = 0 where tan(split * t) = v split / (w^2 y + decay v), see the factors of the velocity.
    let turn = atan2(velocity * split, frequency * (frequency * displacement) + decay * velocity)
    let firstMaximum = (turn < 0 ? turn + .pi : turn) / split
    let height = abs(position(displacement, velocity, at: firstMaximum))
    var peak = -halfSwing
    if height > threshold {
      let swings = (log(height / threshold) / decay / halfSwing).rounded(.down)
      peak = firstMaximum + max(swings, 0) * halfSwing
      // The logarithm may round across a maximum that just touches the threshold.
      if abs(position(displacement, velocity, at: peak + halfSwing)) > threshold {
        peak += halfSwing
      } else if peak > firstMaximum, abs(position(displacement, velocity, at: peak)) <= threshold {
        peak -= halfSwing
      }
    } else {
      guard abs(displacement) > threshold else { return 0 }
      return fall(displacement, velocity, threshold, from: 0, to: firstMaximum)
    }
    return fall(displacement, velocity, threshold, from: peak, to: peak + halfSwing)
  }

  /// From critical damping on y has at most one zero and one maximum, after which |y| only falls.
  private func lastCreep(_ displacement: Double, _ velocity: Double, _ threshold: Double) -> Seconds? {
    var start = 0.0
    if let maximum = creepMaximum(displacement, velocity), maximum > 0 {
      if abs(position(displacement, velocity, at: maximum)) > threshold {
        start = maximum
      } else {
        guard abs(displacement) > threshold else { return 0 }
        return fall(displacement, velocity, threshold, from: 0, to: maximum)
      }
    } else if abs(displacement) <= threshold {
      return 0
    }
    var span = 1 / decay
    for _ in 0..<Oscillation.doublingLimit {
      guard (start + span).isFinite else { return nil }
      if abs(position(displacement, velocity, at: start + span)) <= threshold {
        return fall(displacement, velocity, threshold, from: start, to: start + span)
      }
      span *= 2
    }
    return nil
  }

  /// Where y' = 0: impulseRate * v = -displacementRate * y, solved for the ratio of the two exponentials.
  private func creepMaximum(_ displacement: Double, _ velocity: Double) -> Seconds? {
    // With E = exp(-2 split t): v E = (w^2 y + decay v) (1 - E) / (2 split).
    let push = frequency * (frequency * displacement) + decay * velocity
    guard velocity != 0 else { return 0 }
    let ratio = velocity / push
    guard ratio > 0, ratio < .infinity else { return nil }
    return split > 0 ? log1p(2 * split * ratio) / (2 * split) : ratio
  }

  /// The one time in an interval at which |y| falls through a threshold.
  ///
  /// Newton's method on the logarithm of |y|, which is nearly straight for a decay, inside a bracket; every eighth
  /// step halves the bracket, so the search ends whatever the curve.
  private func fall(
    _ displacement: Double, _ velocity: Double, _ threshold: Double, from start: Seconds, to end: Seconds
  ) -> Seconds {
    let sign = position(displacement, velocity, at: start) < 0 ? -1.0 : 1.0
    var low = start
    var high = end
    var time = start + (end - start) / 2
    for step in 1...Oscillation.iterationLimit {
      let height = sign * position(displacement, velocity, at: time)
      if height > threshold { low = time } else { high = time }
      let slope = sign * rate(displacement, velocity, at: time)
      var next = time - log(height / threshold) * height / slope
      if !(next > low && next < high) || step % 8 == 0 { next = low + (high - low) / 2 }
      if abs(next - time) <= time.ulp { return next }
      time = next
    }
    return time
  }

  private func position(_ displacement: Double, _ velocity: Double, at time: Seconds) -> Double {
    let factors = factors(at: time)
    return displacement * factors.displacement + velocity * factors.impulse
  }

  private func rate(_ displacement: Double, _ velocity: Double, at time: Seconds) -> Double {
    let factors = factors(at: time)
    return displacement * factors.displacementRate + velocity * factors.impulseRate
  }

  /// Each doubling squares what is left, so twelve lead from 1 to the smallest double; the rest is for a large start.
  private static let doublingLimit = 64

  /// Bisection alone halves an interval to one unit in the last place in at most this many steps.
  private static let iterationLimit = 128
}
