/// One animation on its way: what is left of the distance to the target, at any time.
///
/// Motions are kept as distances from their target. So they can be added: a value is its target plus what is left of
/// every motion towards it.
@usableFromInline
struct Motion<Data: VectorArithmetic>: Equatable, Sendable {
  /// The distance at the begin: the start less the target.
  @usableFromInline let displacement: Data
  /// The velocity at the begin, per second on the animation's own clock; springs alone start with one.
  @usableFromInline let velocity: Data
  /// What is followed.
  let animation: Animation
  /// When the first run begins, the delay over.
  let begin: Seconds
  /// How long one run takes on the animation's own clock; infinite for a spring that does not settle.
  let runDuration: Seconds
  /// When nothing changes any more; infinite when that never is.
  @usableFromInline let restTime: Seconds
  /// What is left then: nothing, unless the last run ends elsewhere.
  @usableFromInline private(set) var restDisplacement: Data

  /// Nothing left, for ever.
  @usableFromInline
  static var none: Motion {
    Motion(
      displacement: .zero, velocity: .zero, animation: .curve(.linear, duration: 0), begin: -.infinity,
      runDuration: 0, restTime: -.infinity, restDisplacement: .zero)
  }

  private init(
    displacement: Data, velocity: Data, animation: Animation, begin: Seconds, runDuration: Seconds,
    restTime: Seconds, restDisplacement: Data
  ) {
    self.displacement = displacement
    self.velocity = velocity
    self.animation = animation
    self.begin = begin
    self.runDuration = runDuration
    self.restTime = restTime
    self.restDisplacement = restDisplacement
  }

  /// Starts an animation over a distance.
  init(
    _ displacement: Data, velocity: Data, animation: Animation, begin: Seconds, threshold: RestThreshold
  ) {
    let speed = animation.speed
    let carried =
      animation.spring == nil || !(speed > 0) || speed == .infinity ? Data.zero : (velocity * (1 / speed)).saturated
    let duration: Seconds
    switch animation.course {
    case .curve(_, let seconds): duration = seconds
    case .spring(let spring):
      duration =
        spring.settlingDuration(displacement: displacement, velocity: carried, threshold: threshold) ?? .infinity
    }
    let timing = RepeatTiming(
      duration: duration, count: animation.repeatCount, autoreverses: animation.autoreverses,
      model: animation.repeatModel)
    self.init(
      displacement: displacement, velocity: carried, animation: animation, begin: begin, runDuration: duration,
      restTime: speed > 0 ? begin + timing.activeDuration / speed : .infinity,
      restDisplacement: .zero)
    restDisplacement = left(afterRun: timing.endPhase.progress)
  }

  /// What is left at a time.
  @usableFromInline
  func displacement(at time: Seconds) -> Data {
    if time >= restTime { return restDisplacement }
    guard time > begin else { return displacement }
    let phase = phase(at: time)
    switch animation.course {
    case .curve(let curve, _): return displacement * (1 - curve.value(at: phase.time / runDuration))
    case .spring(let spring):
      let factors = spring.factors(at: phase.time)
      return displacement * factors.displacement + velocity * factors.impulse
    }
  }

  /// How fast it changes at a time, per second of the caller's clock.
  @usableFromInline
  func velocity(at time: Seconds) -> Data {
    guard time >= begin, time < restTime else { return .zero }
    let phase = phase(at: time)
    let rate = phase.isForward ? animation.speed : -animation.speed
    switch animation.course {
    case .curve(let curve, _):
      let slope = curve.slope(at: phase.time / runDuration) ?? 0
      return displacement * (-slope / runDuration * rate)
    case .spring(let spring):
      let factors = spring.factors(at: phase.time)
      return displacement * (factors.displacementRate * rate) + velocity * (factors.impulseRate * rate)
    }
  }

  /// The time within the run's motion, and whether the run goes forwards.
  private func phase(at time: Seconds) -> (time: Seconds, isForward: Bool) {
    let elapsed = (time - begin) * animation.speed
    if animation.runsOnce || runDuration == .infinity { return (elapsed, true) }
    let run = elapsed / runDuration
    let leg = run.rounded(.down)
    let isForward = !animation.autoreverses || leg.truncatingRemainder(dividingBy: 2) == 0
    let within = (run - leg) * runDuration
    return (isForward ? within : runDuration - within, isForward)
  }

  /// What is left when the last run ends at a progress of its motion.
  private func left(afterRun progress: Double) -> Data {
    switch animation.course {
    case .curve(let curve, _):
      let eased = curve.value(at: progress)
      return eased == 1 ? .zero : displacement * (1 - eased)
    case .spring(let spring):
      if progress == 1 { return .zero }
      let factors = spring.factors(at: progress * runDuration)
      return displacement * factors.displacement + velocity * factors.impulse
    }
  }
}
