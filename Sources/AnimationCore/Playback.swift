/// The clock of one value: how its own time runs against the caller's.
///
/// Pausing, reversing and seeking change this map alone; what plays is left as it is.
@usableFromInline
struct Playback: Hashable, Sendable {
  /// The own time at the caller's time 0; the own time itself while the clock stands.
  private let offset: Seconds
  /// How many own seconds pass in a second: 1 forwards, 0 paused, -1 backwards.
  @usableFromInline let rate: Double

  /// Goes on from a position at a time, at a rate.
  init(from position: Seconds, at time: Seconds, rate: Double) {
    offset = position - time * rate
    self.rate = rate
  }

  /// The caller's clock itself.
  static let normal = Playback(from: 0, at: 0, rate: 1)

  /// The own time at a time.
  @usableFromInline
  func position(at time: Seconds) -> Seconds {
    rate == 0 ? offset : offset + time * rate
  }

  /// When the own time is reached, if the clock runs.
  func time(at position: Seconds) -> Seconds { (position - offset) / rate }
}
