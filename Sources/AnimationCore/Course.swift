/// An animation on its way, whatever it moves: when it begins and rests, and how much is left in between.
///
/// A class, so that it is read where it stands: passing it on by value would copy it first, which takes as long as the
/// sine of a spring. Never changed, so that it can be shared.
@usableFromInline
final class Course: Equatable, Sendable {
  private enum Law: Equatable, Sendable {
    case curve(UnitCurve)
    case spring(Oscillation)
  }

  private enum Repetition: Sendable {
    case none
    case forwards
    case backAndForth
  }

  /// What it follows, for those who ask: read by no frame.
  let animation: Animation?
  private let law: Law
  private let repetition: Repetition
  /// When the first run begins, the delay over.
  let begin: Seconds
  /// How many seconds of the run pass in one second on the caller's clock.
  private let speed: Double
  /// How long one run takes on the animation's own clock; infinite for a spring that does not settle.
  private let runDuration: Seconds
  /// When nothing changes any more; infinite when that never is.
  let restTime: Seconds
  /// The progress through a run at which the last one ends.
  private let endProgress: Double

  /// Nothing left, for ever.
  static let none = Course(.linear(duration: 0), runDuration: 0, begin: -.infinity, isNamed: false)

  /// Starts an animation whose runs have a duration.
  init(_ animation: Animation, runDuration: Seconds, begin: Seconds, isNamed: Bool = true) {
    self.animation = isNamed ? animation : nil
    switch animation.shape {
    case .curve(let curve, _): law = .curve(curve)
    case .spring(let spring): law = .spring(spring.oscillation)
    }
    self.begin = begin
    self.runDuration = runDuration
    speed = animation.speed
    let timing = RepeatTiming(
      duration: runDuration, count: animation.repeatCount, autoreverses: animation.autoreverses,
      model: animation.repeatModel)
    restTime = speed > 0 ? begin + timing.activeDuration / speed : .infinity
    endProgress = timing.endPhase.progress
    let runsOnce = runDuration == .infinity || animation.repeatCount == 1 && !animation.autoreverses
    repetition = runsOnce ? .none : animation.autoreverses ? .backAndForth : .forwards
  }

  @usableFromInline
  static func == (a: Course, b: Course) -> Bool {
    a === b
      || a.law == b.law && a.repetition == b.repetition && a.begin == b.begin && a.speed == b.speed
        && a.runDuration == b.runDuration && a.endProgress == b.endProgress
  }

  /// What it is as numbers alone; nothing where it is no single run of a spring.
  var springTiming: SpringTiming? {
    guard case .spring(let oscillation) = law, repetition == .none, endShares == .nothing else { return nil }
    return SpringTiming(begin: begin, restTime: restTime, speed: speed, oscillation: oscillation)
  }

  /// What is left at a time.
  @usableFromInline
  func shares(at time: Seconds) -> MotionShares {
    if time >= restTime { return endShares }
    guard time > begin else { return .all }
    return shares(after: phase(at: time).time)
  }

  /// How fast it changes at a time, per second of the caller's clock.
  @usableFromInline
  func rates(at time: Seconds) -> MotionShares {
    guard time >= begin, time < restTime else { return .nothing }
    let phase = phase(at: time)
    let rate = phase.isForward ? speed : -speed
    switch law {
    case .curve(let curve):
      let slope = curve.slope(at: phase.time / runDuration) ?? 0
      return MotionShares(displacement: -slope / runDuration * rate, velocity: 0)
    case .spring(let oscillation):
      let factors = oscillation.factors(at: phase.time)
      return MotionShares(displacement: factors.displacementRate * rate, velocity: factors.impulseRate * rate)
    }
  }

  /// What is left after a time within a run, played forwards.
  @inline(__always)
  private func shares(after time: Seconds) -> MotionShares {
    switch law {
    case .curve(let curve):
      return MotionShares(displacement: 1 - curve.value(at: time / runDuration), velocity: 0)
    case .spring(let oscillation):
      let factors = oscillation.factors(at: time)
      return MotionShares(displacement: factors.displacement, velocity: factors.impulse)
    }
  }

  /// What is left when the last run is over: nothing, unless it ends elsewhere than at the target.
  var endShares: MotionShares {
    switch law {
    case .curve(let curve): return MotionShares(displacement: 1 - curve.value(at: endProgress), velocity: 0)
    case .spring: return endProgress == 1 ? .nothing : shares(after: endProgress * runDuration)
    }
  }

  /// The time within the run's motion, and whether the run goes forwards.
  @inline(__always)
  private func phase(at time: Seconds) -> (time: Seconds, isForward: Bool) {
    let elapsed = (time - begin) * speed
    return repetition == .none ? (elapsed, true) : repeated(elapsed)
  }

  /// How much of the present run's time is over, in 0...1.
  func runProgress(at time: Seconds) -> Double {
    guard time > begin, runDuration > 0, runDuration.isFinite else { return time > begin ? 1 : 0 }
    return min(max(phase(at: min(time, restTime)).time / runDuration, 0), 1)
  }

  private func repeated(_ elapsed: Seconds) -> (time: Seconds, isForward: Bool) {
    let run = elapsed / runDuration
    let leg = run.rounded(.down)
    let isForward = repetition == .forwards || leg.truncatingRemainder(dividingBy: 2) == 0
    let within = (run - leg) * runDuration
    return (isForward ? within : runDuration - within, isForward)
  }
}
