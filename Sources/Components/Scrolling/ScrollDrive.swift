import AnimationCore

/// Content moved by something that is dragged near an edge, up to an offset and no further.
struct ScrollDrive: Equatable, Sendable {
  private let start: Double
  /// Where it ends.
  let end: Double
  private let ramp: SpeedRamp
  /// When the speed began to rise, and how far a full rise had come when this motion began.
  let rise: Seconds
  private let begun: Double
  /// When the end is reached.
  let endTime: Seconds

  /// Starts a motion, or goes on with one at another speed.
  init(from start: Double, upTo end: Double, speed: Double, risingSince rise: Seconds, at time: Seconds) {
    self.start = start
    self.end = end
    self.rise = rise
    ramp = SpeedRamp(speed: speed, rise: AutoScroll.rise)
    begun = ramp.distance(at: time - rise)
    endTime = ramp.time(toReach: begun + end - start).map { rise + $0 } ?? .infinity
  }

  /// The speed when it has risen, in points per second.
  var speed: Double { ramp.speed }

  /// Where the content is.
  func offset(at time: Seconds) -> Double {
    time >= endTime ? end : start + ramp.distance(at: time - rise) - begun
  }

  /// How fast the content is.
  func velocity(at time: Seconds) -> Double { time >= endTime ? 0 : ramp.velocity(at: time - rise) }

  /// When an offset is reached; nothing when it lies behind, or beyond the end.
  func time(toReach offset: Double) -> Seconds? {
    let way = offset - start
    guard way * ramp.speed >= 0, abs(way) <= abs(end - start) else { return nil }
    return ramp.time(toReach: begun + way).map { rise + $0 }
  }
}
