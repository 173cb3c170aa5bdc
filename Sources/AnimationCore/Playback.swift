/// The clock of one value: how its own time runs against the caller's.
///
/// Pausing, reversing and seeking change this map alone; what plays is left as it is.
@usableFromInline
struct Playback: Hashable, Sendable {
  /// A time on the caller's clock.
  private var anchor: Seconds = 0
  /// The own time then.
  private var position: Seconds = 0
  /// How many own seconds pass in a second: 1 forwards, 0 paused, -1 backwards.
  @usableFromInline private(set) var rate = 1.0

  /// The caller's clock itself.
  static let normal = Playback()

  /// The own time at a time.
  @usableFromInline
  func position(at time: Seconds) -> Seconds {
    rate == 0 ? position : position + (time - anchor) * rate
  }

  /// When the own time is reached; now, when the clock stands.
  func time(at position: Seconds) -> Seconds {
    rate == 0 ? anchor : anchor + (position - self.position) / rate
  }

  /// Goes on from a position at a time, at a rate.
  mutating func jump(to position: Seconds, at time: Seconds, rate: Double) {
    anchor = time
    self.position = position
    self.rate = rate
  }
}
