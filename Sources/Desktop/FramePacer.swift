import AnimationCore

/// Decides when frames are due, on a grid of absolute deadlines that does not drift.
///
/// A value that reads no clock, so that it can be tested: it is told what time it is.
struct FramePacer: Sendable {
  /// The longest time, in seconds, that motion may go on unseen between two wakes: after a longer one (a window that was
  /// hidden, a debugger, a program that was stopped) it goes on from where it was, as if no time had passed.
  static let longestStep = 0.1

  /// The time between two frames, in seconds.
  var period: Seconds
  /// When the last frame was due, on the machine's clock.
  private var last: Seconds?
  /// When the program was last seen awake, on the machine's clock.
  private var lastWake: Seconds?
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

  /// When a moment on the stage's clock has come, on the machine's; infinite while the stage's clock stands.
  func machineTime(_ moment: Seconds) -> Seconds {
    guard rate > 0 else { return .infinity }
    var time = origin.machine + (moment - origin.stage) / rate
    // Rounding may end before the moment, at which nothing would be due yet.
    let step = max(time.ulp, moment.ulp / rate)
    while stageTime(time) < moment { time += step }
    return time
  }

  /// Lets the stage's clock run faster, slower or not at all from now on.
  mutating func setRate(_ rate: Double, now: Seconds) {
    origin = (now, stageTime(now))
    self.rate = rate
    // The time between two frames, or two wakes, says nothing about a pause that was asked for.
    last = nil
    lastWake = nil
  }

  /// Moves the stage's clock on by a frame, while it stands.
  mutating func step() { origin.stage += period }

  /// When the next frame is due while something moves: on the grid after the last frame, or now when there is none.
  func nextFrame(now: Seconds) -> Seconds {
    guard let last, (0..<Self.longestStep).contains(now - last) else { return now }
    let steps = ((now - last) / period).rounded(.up)
    return last + max(1, steps) * period
  }

  /// Notes that the program is awake, before anything that woke it is looked at.
  ///
  /// A rest is time that passes; a stall, in which something should have moved and was not shown, is none. Which of the
  /// two it was depends on what moved while the program slept, and never on what it does from now on.
  ///
  /// - Parameters:
  ///   - now: the machine's time.
  ///   - unseenSince: from when on, on the stage's clock, something moved or was due since the program was last awake;
  ///     nothing where it was at rest. Asked only after a pause that is long enough to matter.
  /// - Returns: whether it was a stall, after which the stage's clock stands one frame further.
  mutating func wake(at now: Seconds, unseenSince: () -> Seconds?) -> Bool {
    defer { lastWake = now }
    guard let lastWake, rate > 0 else { return false }
    // A clock that falls back, as no monotonic one should, must not hold motion until it has caught up.
    if now < lastWake {
      origin.machine += now - lastWake - period
      return true
    }
    guard now - lastWake > Self.longestStep, let start = unseenSince() else { return false }
    let stall = now - max(lastWake, machineTime(start))
    guard stall > Self.longestStep else { return false }
    origin.machine += stall - period
    return true
  }

  /// Notes that a frame is made for a deadline, and gives the time it shows.
  mutating func begin(deadline: Seconds) -> Seconds {
    last = deadline
    return stageTime(deadline)
  }
}
