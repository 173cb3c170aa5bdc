/// An animation on its way, for those who show what moves: what it follows, and how far it has come.
public struct MotionCourse: Hashable, Sendable {
  /// What it follows.
  public var animation: Animation
  /// The seconds since it began, its delay over; negative while the delay lasts.
  public var elapsed: Seconds
  /// The seconds from its begin to its rest; nothing when it never rests.
  public var duration: Seconds?
  /// How much of the present run's time is over, in 0...1; it falls while a run goes backwards.
  public var runProgress: Double
  /// How much of the way is covered: 0 at the start, 1 at the target, more where it overshoots.
  public var covered: Double

  /// Makes a course.
  public init(
    _ animation: Animation, elapsed: Seconds, duration: Seconds?, runProgress: Double, covered: Double
  ) {
    self.animation = animation
    self.elapsed = elapsed
    self.duration = duration
    self.runProgress = runProgress
    self.covered = covered
  }
}

extension Animated {
  /// How far the latest motion has come; nothing once it is at rest, and for a value that never moved.
  public func course(at time: Seconds) -> MotionCourse? {
    guard let score, !isAtRest(at: time) else { return nil }
    let position = score.playback.position(at: time)
    return score.movement.motion.course.description(at: position)
  }
}

extension Presence {
  /// How far its coming or going has come; nothing once it is at rest.
  public func course(at time: Seconds) -> MotionCourse? { look.course(at: time) }
}

extension Course {
  /// How far it has come at a time; nothing for a course that animates nothing.
  func description(at time: Seconds) -> MotionCourse? {
    guard let animation else { return nil }
    let rest = restTime - begin
    return MotionCourse(
      animation, elapsed: time - begin, duration: rest.isFinite ? rest : nil, runProgress: runProgress(at: time),
      covered: 1 - shares(at: time).displacement)
  }
}
