import AnimationCore

/// The free run of content after it was let go: it coasts to a rest, and where it passes an end it springs back.
///
/// Both parts are closed forms, joined at the exact time of the crossing with continuous speed.
struct ScrollCoast: Equatable, Sendable {
  private let start: Double
  private let velocity: Double
  private let begin: Seconds
  /// When the spring takes over; the time of rest for a run that stays within its limits.
  private let turn: Seconds
  private let bounce: Animated<Double>
  /// When nothing moves any more.
  let restTime: Seconds

  private static let law = Deceleration.normal

  private init(
    start: Double, velocity: Double, begin: Seconds, turn: Seconds, bounce: Animated<Double>, restTime: Seconds
  ) {
    self.start = start
    self.velocity = velocity
    self.begin = begin
    self.turn = turn
    self.bounce = bounce
    self.restTime = restTime
  }

  /// Lets content go.
  ///
  /// - Parameters:
  ///   - offset: where it is, in points; it may lie outside of the limits.
  ///   - velocity: how fast it is, in points per second.
  ///   - time: when.
  ///   - limits: between which offsets it may rest.
  init(from offset: Double, velocity: Double, at time: Seconds, limits: ClosedRange<Double>) {
    let inside = min(max(offset, limits.lowerBound), limits.upperBound)
    let end = Self.law.projectedEnd(from: offset, velocity: velocity)
    let edge = min(max(end, limits.lowerBound), limits.upperBound)
    if inside != offset {
      let spring = ScrollLimits.bounceBack
      let capped = spring.velocityWithoutOvershoot(velocity, distance: inside - offset)
      self.init(springingFrom: offset, velocity: capped, to: inside, at: time)
    } else if abs(velocity) <= ScrollLimits.restSpeed {
      self.init(
        start: offset, velocity: 0, begin: time, turn: time, bounce: Animated(offset), restTime: time)
    } else if edge != end, let crossing = Self.law.time(toReach: edge, from: offset, velocity: velocity) {
      let speed = Self.law.velocity(velocity, at: crossing)
      let bounce = Self.bounce(from: edge, velocity: speed, to: edge, at: time + crossing)
      self.init(
        start: offset, velocity: velocity, begin: time, turn: time + crossing, bounce: bounce,
        restTime: bounce.restTime ?? time + crossing)
    } else {
      self.init(coastingFrom: offset, velocity: velocity, at: time, limits: limits)
    }
  }

  private init(springingFrom offset: Double, velocity: Double, to edge: Double, at time: Seconds) {
    let bounce = Self.bounce(from: offset, velocity: velocity, to: edge, at: time)
    self.init(
      start: offset, velocity: velocity, begin: time, turn: time, bounce: bounce, restTime: bounce.restTime ?? time)
  }

  /// A run to a place of rest that is rounded to a whole point, so that text and lines are crisp there; the change of
  /// speed which that takes is far too small to feel.
  private init(coastingFrom offset: Double, velocity: Double, at time: Seconds, limits: ClosedRange<Double>) {
    let law = Self.law
    let duration = law.duration(velocity: velocity, untilSpeed: ScrollLimits.restSpeed)
    let stop = law.value(from: offset, velocity: velocity, at: duration)
    let target = min(max(stop.rounded(), limits.lowerBound), limits.upperBound)
    let wayPerSpeed = (law.projectedEnd(from: offset, velocity: velocity) - offset) / velocity
    let adjusted = velocity + (target - stop) / wayPerSpeed
    let end = time + law.duration(velocity: adjusted, untilSpeed: ScrollLimits.restSpeed)
    self.init(start: offset, velocity: adjusted, begin: time, turn: end, bounce: Animated(target), restTime: end)
  }

  private static func bounce(
    from offset: Double, velocity: Double, to edge: Double, at time: Seconds
  ) -> Animated<Double> {
    var bounce = Animated(offset, restThreshold: .points)
    bounce.animate(to: edge, at: time, with: .spring(ScrollLimits.bounceBack), initialVelocity: velocity)
    return bounce
  }

  /// Where the content is.
  func offset(at time: Seconds) -> Double {
    time >= turn
      ? bounce.value(at: time) : Self.law.value(from: start, velocity: velocity, at: time - begin)
  }

  /// How fast the content is.
  func velocity(at time: Seconds) -> Double {
    time >= turn ? bounce.velocity(at: time) : Self.law.velocity(velocity, at: time - begin)
  }
}
