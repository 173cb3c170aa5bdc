import AnimationCore

/// Decides when frames are due, on a grid of absolute deadlines that does not drift.
///
/// A value that reads no clock, so that it can be tested: it is told what time it is.
struct FramePacer: Hashable, Sendable {
  /// The longest step, in seconds, that motion makes between two frames: after a longer pause (a window that was
  /// hidden, a debugger, a machine that slept) motion goes on from where it was, as if no time had passed.
  static let longestStep = 0.1

  /// The time between two frames, in seconds.
  var period: Seconds
  /// When the last frame was due, on the machine's clock.
  private var last: Seconds?
  /// How far the stage's clock is behind the machine's.
  private var lag: Seconds

  /// Starts the stage's clock at zero.
  init(period: Seconds, now: Seconds) {
    self.period = period
    lag = now
  }

  /// The machine's time on the stage's clock.
  func stageTime(_ now: Seconds) -> Seconds { now - lag }

  /// The machine's time of a moment on the stage's clock.
  func machineTime(_ stageTime: Seconds) -> Seconds { stageTime + lag }

  /// When the next frame is due while something moves: on the grid after the last frame, or now when there is none.
  func nextFrame(now: Seconds) -> Seconds {
    guard let last, now - last < Self.longestStep else { return now }
    let steps = ((now - last) / period).rounded(.up)
    return last + max(1, steps) * period
  }

  /// Notes that a frame is made for a deadline, and gives the time it shows.
  ///
  /// - Parameters:
  ///   - deadline: when the frame was due.
  ///   - wasMoving: whether something moved since the last frame, so that a long pause must not show as a jump.
  mutating func begin(deadline: Seconds, wasMoving: Bool) -> Seconds {
    if let last, wasMoving, deadline - last > Self.longestStep { lag += deadline - last - period }
    last = deadline
    return stageTime(deadline)
  }
}
