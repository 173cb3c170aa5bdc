/// A motion whose speed rises evenly from zero to its full value and then stays there.
///
/// - Units: points, points per second and seconds; the full speed may be negative.
/// - Edge cases: before its start it stands still; a rise that is zero, negative or not a number takes no time.
/// - Source: the integral of `v min(t / T, 1)`.
public struct SpeedRamp: Hashable, Sendable {
  /// The speed once the rise is over.
  public let speed: Double
  /// How long the rise takes.
  public let rise: Seconds

  /// Makes a motion from its full speed and the time in which it gets there.
  public init(speed: Double, rise: Seconds) {
    self.speed = speed
    self.rise = rise > 0 ? rise : 0
  }

  /// How far it has come after a time.
  public func distance(at time: Seconds) -> Double { speed * fullSpeedTime(at: time) }

  /// How fast it is after a time.
  public func velocity(at time: Seconds) -> Double {
    guard time > 0 else { return 0 }
    return time < rise ? speed * time / rise : speed
  }

  /// When it has come a distance; nothing when it goes the other way or stands.
  public func time(toReach distance: Double) -> Seconds? {
    guard distance != 0 else { return 0 }
    let atFullSpeed = distance / speed
    guard speed != 0, atFullSpeed > 0 else { return nil }
    return atFullSpeed < rise / 2 ? (2 * atFullSpeed * rise).squareRoot() : atFullSpeed + rise / 2
  }

  /// How long it would have taken at full speed to come as far as it has after a time.
  private func fullSpeedTime(at time: Seconds) -> Seconds {
    guard time > 0 else { return 0 }
    return time < rise ? time * time / (2 * rise) : time - rise / 2
  }
}
