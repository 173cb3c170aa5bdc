/// What a scroll view's content does after a finger lets go: it runs out, and springs back at an end.
///
/// ```swift
/// let fling = ScrollFling(from: offset, velocity: 2400, within: 0...1200)
/// fling.value(at: sinceRelease)
/// fling.end        // where it will rest, known at once
/// ```
/// The run and the springs are joined at the exact time an end is crossed, with the velocity the content has there, so
/// position and velocity are continuous. Content let go beyond an end springs back; when it was thrown inwards hard
/// enough, it goes on running from there.
///
/// - Units: points and points per second; times are since the finger let go.
/// - Rest: within ``restThreshold`` of the end for good; from ``duration`` on exactly at ``end``.
/// - Edge cases: a start that is not finite rests at the nearer end at once; a velocity that is not finite counts as 0.
/// - Source: UIScrollView's laws; the join at an end as in Flutter's bouncing scroll simulation.
public struct ScrollFling: Equatable, Sendable {
  private struct Phase: Equatable, Sendable {
    let begin: Seconds
    let start: Double
    let velocity: Double
    /// The end the content springs to; nothing while it runs freely.
    let edge: Double?
  }

  /// The spring that brings content back to an end: critical, so that it never crosses the end again.
  ///
  /// The response is that of Flutter's scroll spring, of mass 0.5 and stiffness 100.
  public static let bounce = Spring(response: 0.444, dampingRatio: 1)

  /// Half a pixel on a display with two pixels to a point; slower than a point a second nobody sees it move.
  public static let restThreshold = RestThreshold(distance: 0.25, speed: 1)

  /// How content runs out.
  public let deceleration: Deceleration
  /// When it comes to rest.
  public private(set) var duration: Seconds = 0
  /// Where it comes to rest.
  public private(set) var end: Double
  private var phases: [Phase] = []

  /// Lets content go.
  public init(
    from start: Double, velocity: Double, within bounds: ClosedRange<Double>, deceleration: Deceleration = .normal
  ) {
    self.deceleration = deceleration
    end = start.isFinite ? start : start > 0 ? bounds.upperBound : bounds.lowerBound
    guard start.isFinite else { return }
    var time: Seconds = 0
    var place = start
    var speed = velocity.isFinite ? velocity : 0
    if let edge = ScrollFling.edge(beyond: place, bounds) {
      phases.append(Phase(begin: 0, start: place, velocity: speed, edge: edge))
      guard let crossing = ScrollFling.crossing(place - edge, speed) else {
        settle(to: edge)
        return
      }
      speed = ScrollFling.bounce.velocity(fromValue: place, toValue: edge, initialVelocity: speed, time: crossing)
      place = edge
      time = crossing
    }
    phases.append(Phase(begin: time, start: place, velocity: speed, edge: nil))
    let wish = deceleration.projectedEnd(from: place, velocity: speed)
    guard let edge = ScrollFling.edge(beyond: wish, bounds),
      let crossing = deceleration.time(toReach: edge, from: place, velocity: speed)
    else {
      runOut(to: wish)
      return
    }
    phases.append(
      Phase(
        begin: time + crossing, start: edge, velocity: deceleration.velocity(speed, at: crossing), edge: edge))
    settle(to: edge)
  }

  /// Where the content is.
  public func value(at time: Seconds) -> Double {
    guard time < duration, let phase = phase(at: time) else { return end }
    guard let edge = phase.edge else {
      return deceleration.value(from: phase.start, velocity: phase.velocity, at: time - phase.begin)
    }
    return ScrollFling.bounce.value(
      fromValue: phase.start, toValue: edge, initialVelocity: phase.velocity, time: time - phase.begin)
  }

  /// How fast it moves.
  public func velocity(at time: Seconds) -> Double {
    guard time < duration, let phase = phase(at: time) else { return 0 }
    guard let edge = phase.edge else { return deceleration.velocity(phase.velocity, at: time - phase.begin) }
    return ScrollFling.bounce.velocity(
      fromValue: phase.start, toValue: edge, initialVelocity: phase.velocity, time: time - phase.begin)
  }

  /// When the content crosses an end on its way out, if it does.
  public var bounceTime: Seconds? {
    guard let last = phases.last, last.edge != nil, last.begin > 0 else { return nil }
    return last.begin
  }

  private func phase(at time: Seconds) -> Phase? {
    phases.last { $0.begin <= time } ?? phases.first
  }

  private mutating func settle(to edge: Double) {
    end = edge
    guard let last = phases.last else { return }
    let settling = ScrollFling.bounce.settlingDuration(
      displacement: last.start - edge, velocity: last.velocity, threshold: ScrollFling.restThreshold)
    duration = last.begin + (settling ?? 0)
  }

  private mutating func runOut(to wish: Double) {
    end = wish
    guard let last = phases.last else { return }
    let threshold = ScrollFling.restThreshold
    duration =
      last.begin
      + max(
        deceleration.duration(velocity: last.velocity, untilDistance: threshold.distance),
        deceleration.duration(velocity: last.velocity, untilSpeed: threshold.speed))
  }

  private static func edge(beyond place: Double, _ bounds: ClosedRange<Double>) -> Double? {
    place > bounds.upperBound ? bounds.upperBound : place < bounds.lowerBound ? bounds.lowerBound : nil
  }

  /// When a critical spring passes its rest: where `y0 + (v0 + w y0) t` is zero.
  private static func crossing(_ displacement: Double, _ velocity: Double) -> Seconds? {
    let time = -displacement / (velocity + bounce.angularFrequency * displacement)
    return time > 0 && time < .infinity ? time : nil
  }
}
