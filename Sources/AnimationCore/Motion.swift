/// One animation of one value on its way: what is left of the distance to the target, at any time.
///
/// Motions are kept as distances from their target. So they can be added: a value is its target plus what is left of
/// every motion towards it.
@usableFromInline
struct Motion<Data: VectorArithmetic>: Equatable, Sendable {
  /// The distance at the begin: the start less the target.
  @usableFromInline let displacement: Data
  /// The velocity at the begin, per second on the animation's own clock; springs alone start with one.
  @usableFromInline let velocity: Data
  /// How the distance shrinks.
  @usableFromInline let course: Course

  private init(displacement: Data, velocity: Data, course: Course) {
    self.displacement = displacement
    self.velocity = velocity
    self.course = course
  }

  /// Nothing left, for ever.
  @usableFromInline static var none: Motion { Motion(displacement: .zero, velocity: .zero, course: .none) }

  /// Starts an animation over a distance.
  init(
    _ displacement: Data, velocity: Data, animation: Animation, begin: Seconds, threshold: RestThreshold
  ) {
    let speed = animation.speed
    let carried = animation.spring == nil || !(speed > 0) ? Data.zero : (velocity * (1 / speed)).saturated
    let duration: Seconds
    switch animation.shape {
    case .curve(_, let seconds): duration = seconds
    case .spring(let spring):
      duration =
        spring.settlingDuration(displacement: displacement, velocity: carried, threshold: threshold) ?? .infinity
    }
    self.init(
      displacement: displacement, velocity: carried,
      course: Course(animation, runDuration: duration, begin: begin))
  }

  /// When the first run begins, the delay over.
  var begin: Seconds { course.begin }

  /// When nothing changes any more; infinite when that never is.
  var restTime: Seconds { course.restTime }

  /// Whether nothing is left in the end, so that a motion which is over can be forgotten.
  var arrives: Bool { course.endShares == .nothing }

  /// What is left at a time.
  @inlinable
  func displacement(at time: Seconds) -> Data {
    let shares = course.shares(at: time)
    return displacement * shares.displacement + velocity * shares.velocity
  }

  /// How fast it changes at a time, per second of the caller's clock.
  @inlinable
  func velocity(at time: Seconds) -> Data {
    let rates = course.rates(at: time)
    return displacement * rates.displacement + velocity * rates.velocity
  }
}
