import AnimationCore

/// A row that is not where it rests along x: dragged, open, on its way, or demonstrating.
struct RowSwipe: Equatable, Sendable {
  /// What the row is doing.
  enum Phase: Equatable, Sendable {
    /// Follows a finger; where it would be had the finger not moved, and the side that was open before.
    case dragging(grabbed: Double, before: SwipeSide?)
    /// Shows the actions of a side, or is on its way there.
    case open(SwipeSide)
    /// Is on its way home.
    case closing
    /// Shows that it can be swiped, by itself.
    case demonstrating
  }

  let key: RowKey
  var phase: Phase
  /// The displacement along x, in points.
  var offset: Animated<Double>
  /// How far the first action has taken the others' room, in 0...1.
  var fill = Animated(0.0)

  init(_ key: RowKey) {
    self.key = key
    phase = .closing
    offset = Animated(0, restThreshold: .points)
  }

  /// Whether the row counts as the one that is open: others give way to it, and a touch elsewhere closes it.
  var isActive: Bool { phase != .closing }

  /// Moves the row to a place by a spring that starts with a speed and does not pass the place.
  mutating func settle(to target: Double, velocity: Double, at time: Seconds, animates: Bool) {
    if target == 0 { fill.animate(to: 0, at: time, with: ListLimits.fill) }
    guard animates else { return offset.set(target) }
    let spring = ListLimits.settle
    let capped = spring.velocityWithoutOvershoot(velocity, distance: target - offset.value(at: time))
    offset.animate(to: target, at: time, with: .spring(spring), initialVelocity: capped)
  }

  /// Sends the row home.
  mutating func close(at time: Seconds, animates: Bool) {
    phase = .closing
    settle(to: 0, velocity: offset.velocity(at: time), at: time, animates: animates)
  }

  /// Out to a distance and back, once, as a closed form from begin to end.
  ///
  /// - Parameter animates: whether it slides; otherwise it is there at once, and home at once as late.
  mutating func demonstrate(distance: Double, at time: Seconds, animates: Bool) {
    phase = .demonstrating
    let curve: UnitCurve = animates ? .easeInOut : .stepStart
    let there = Animation.curve(curve, duration: ListLimits.demonstration).repeatCount(2, autoreverses: true)
    offset.animate(to: distance, at: time, with: there)
  }

  func isAtRest(at time: Seconds) -> Bool { offset.isAtRest(at: time) && fill.isAtRest(at: time) }
}
