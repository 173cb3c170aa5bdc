extension Animated {
  /// When the value comes to rest, on the caller's clock.
  ///
  /// Exact for curves and springs alike. Minus infinity for a value that never moved, the time of the pause for one that
  /// is paused, and nothing for one that never rests.
  public var restTime: Seconds? {
    if playback.rate == 0 { return playback.time(at: 0) }
    let end = playback.rate > 0 ? latestRest : earliestBegin
    if end == .infinity { return nil }
    return end == -.infinity ? end : playback.time(at: end)
  }

  /// Whether nothing changes from a time on, unless a new motion is started.
  public func isAtRest(at time: Seconds) -> Bool {
    guard let restTime else { return false }
    return time >= restTime
  }

  /// Whether the value never comes to rest by itself.
  public var isEndless: Bool { restTime == nil }

  /// Whether the value's clock stands.
  public var isPaused: Bool { playback.rate == 0 }

  /// Whether the value's clock runs backwards.
  public var isReversed: Bool { playback.rate < 0 }

  /// Holds the value where it is.
  public mutating func pause(at time: Seconds) {
    playback.jump(to: playback.position(at: time), at: time, rate: 0)
  }

  /// Goes on forwards from where the value is.
  public mutating func resume(at time: Seconds) {
    playback.jump(to: bounded(playback.position(at: time)), at: time, rate: 1)
  }

  /// Turns round.
  ///
  /// The value goes back the way it came, through the same values at the same speed, to where its motion began. Reversed
  /// again it goes forwards; a paused value goes backwards.
  public mutating func reverse(at time: Seconds) {
    playback.jump(to: bounded(playback.position(at: time)), at: time, rate: isReversed ? 1 : -1)
  }

  /// Goes to a time within the motion: 0 where it begins, its delay over.
  ///
  /// The clock keeps its direction; a paused value stays paused there.
  public mutating func seek(to elapsed: Seconds, at time: Seconds) {
    guard motion.begin.isFinite else { return }
    playback.jump(to: motion.begin + elapsed, at: time, rate: playback.rate)
  }

  /// How far the motion has come: the seconds since it began, its delay over; nothing for a value that never moved.
  public func elapsed(at time: Seconds) -> Seconds? {
    motion.begin.isFinite ? playback.position(at: time) - motion.begin : nil
  }

  /// When the motion came to rest, told once.
  ///
  /// Asked once a frame, it answers in the first frame at or after the rest with the exact time of it, and never again until
  /// another motion is started. A motion that is replaced or set aside before it rests is never told.
  public mutating func takeCompletion(at time: Seconds) -> Seconds? {
    guard awaitsCompletion, !isPaused, let restTime, time >= restTime else { return nil }
    awaitsCompletion = false
    return restTime
  }

  /// A position within what plays, so that a turn takes effect at once even long after the end.
  private func bounded(_ position: Seconds) -> Seconds {
    max(min(position, latestRest), earliestBegin)
  }
}
