extension Animated {
  /// When the value comes to rest, on the caller's clock.
  ///
  /// Exact for curves and springs alike. Minus infinity for a value that never moved or is paused, and nothing for one
  /// that never rests.
  public var restTime: Seconds? {
    guard let score else { return -.infinity }
    return score.restTime < .infinity ? score.restTime : nil
  }

  /// Whether nothing changes from a time on, unless a new motion is started.
  public func isAtRest(at time: Seconds) -> Bool {
    guard let restTime else { return false }
    return time >= restTime
  }

  /// Whether the value never comes to rest by itself.
  public var isEndless: Bool { restTime == nil }

  /// Whether the value's clock stands.
  public var isPaused: Bool { score?.playback.rate == 0 }

  /// Whether the value's clock runs backwards.
  public var isReversed: Bool { score.map { $0.playback.rate < 0 } ?? false }

  /// Holds the value where it is.
  public mutating func pause(at time: Seconds) {
    play(at: time, rate: 0) { score in score.playback.position(at: time) }
  }

  /// Goes on forwards from where the value is.
  public mutating func resume(at time: Seconds) {
    play(at: time, rate: 1) { $0.bounded(at: time) }
  }

  /// Turns round.
  ///
  /// The value goes back the way it came, through the same values at the same speed, to where its motion began.
  /// Reversed again it goes forwards; a paused value goes backwards.
  public mutating func reverse(at time: Seconds) {
    play(at: time, rate: isReversed ? 1 : -1) { $0.bounded(at: time) }
  }

  /// Goes to a time within the motion: 0 where it begins, its delay over.
  ///
  /// The clock keeps its direction; a paused value stays paused there.
  public mutating func seek(to elapsed: Seconds, at time: Seconds) {
    play(at: time, rate: score?.playback.rate ?? 1) { $0.movement.motion.course.begin + elapsed }
  }

  /// How far the motion has come: the seconds since it began, its delay over; nothing for a value that never moved.
  public func elapsed(at time: Seconds) -> Seconds? {
    score.map { $0.playback.position(at: time) - $0.movement.motion.course.begin }
  }

  /// When the motion came to rest, told once.
  ///
  /// Asked once a frame, it answers in the first frame at or after the rest with the exact time of it, and never again
  /// until another motion is started. A motion that is replaced or set aside before it rests is never told.
  public mutating func takeCompletion(at time: Seconds) -> Seconds? {
    guard awaitsCompletion, !isPaused, let restTime, time >= restTime else { return nil }
    awaitsCompletion = false
    return restTime
  }

  /// Plays on from a position; a value that never moved has nothing to play.
  private mutating func play(at time: Seconds, rate: Double, from position: (Score<Data>) -> Seconds) {
    guard let score else { return }
    self.score = score.played(by: Playback(from: position(score), at: time, rate: rate))
  }
}

extension Score {
  /// The position at a time, within what plays, so that a turn takes effect at once even long after the end.
  func bounded(at time: Seconds) -> Seconds {
    max(min(playback.position(at: time), end), begin)
  }
}
