import AnimationCore

/// Decides when frames are due, on a grid of absolute deadlines that does not drift.
///
/// A value that reads no clock, so that it can be tested: it is told what time it is.
struct FramePacer: Sendable {
  /// The longest step, in seconds, that motion makes between two frames: after a longer pause (a window that was
  /// hidden, a debugger, a machine that slept) motion goes on from where it was, as if no time had passed.
  static let longestStep = 0.1

  /// The time between two frames, in seconds.
  var period: Seconds
  /// When the last frame was due, on the machine's clock.
  private var last: Seconds?
  /// A moment on the machine's clock, and the same moment on the stage's.
  private var origin: (machine: Seconds, stage: Seconds)
  /// How many seconds of the stage pass in one of the machine; 0 while time stands.
  private(set) var rate = 1.0

  /// Starts the stage's clock at zero.
  init(period: Seconds, now: Seconds) {
    self.period = period
    origin = (now, 0)
  }

  /// The machine's time on the stage's clock.
  func stageTime(_ now: Seconds) -> Seconds { origin.stage + (now - origin.machine) * rate }

  /// The machine's time of a moment on the stage's clock; infinite while that stands.
  func machineTime(_ stageTime: Seconds) -> Seconds {
    rate > 0 ? origin.machine + (stageTime - origin.stage) / rate : .infinity
  }

  /// Lets the stage's clock run faster, slower or not at all from now on.
  mutating func setRate(_ rate: Double, now: Seconds) {
    origin = (now, stageTime(now))
    self.rate = rate
    // The time between two frames says nothing about a pause that was asked for.
    last = nil
  }

  /// Moves the stage's clock on by a frame, while it stands.
  mutating func step() { origin.stage += period }

  /// When the next frame is due while something moves: on the grid after the last frame, or now when there is none.
  func nextFrame(now: Seconds) -> Seconds {
    guard let last, (0..<Self.longestStep).contains(now - last) else { return now }
    let steps = ((now - last) / period).rounded(.up)
    return last + max(1, steps) * period
  }

  /// Notes that a frame is made for a deadline, and gives the time it shows.
  ///
  /// - Parameters:
  ///   - deadline: when the frame was due.
  ///   - wasMoving: whether something moved since the last frame, so that a long pause must not show as a jump.
  mutating func begin(deadline: Seconds, wasMoving: Bool) -> Seconds {
    // A clock that falls back, as no monotonic one should, must not hold motion until it has caught up.
    if let last, deadline < last || (wasMoving && deadline - last > Self.longestStep) {
      origin.machine += deadline - last - period
    }
    last = deadline
    return stageTime(deadline)
  }
}
