import AnimationCore

/// How fast a list scrolls while something is dragged near one of its edges.
///
/// The nearer to the edge, the faster; and only where the pointer has moved toward that edge since it took hold, so
/// that taking a row near an edge does not run away with it.
struct AutoScroll: Equatable, Sendable {
  /// How wide, in points, the zone along each edge is: a row and a bit.
  static let zone = 72.0
  /// The speed at the edge and beyond, in points per second: a row goes by about every sixteenth of a second.
  static let maximumSpeed = 900.0
  /// How long, in seconds, the speed takes to rise, so that brushing the zone hardly scrolls.
  static let rise: Seconds = 0.4
  /// How far, in points, the pointer must have moved toward an edge.
  static let intent = 8.0

  /// Which way it goes: -1 up, 1 down, 0 not at all.
  private(set) var direction = 0.0
  /// Since when it has gone that way.
  private(set) var since: Seconds = 0
  private var position: Double
  private var highest: Double
  private var lowest: Double

  /// Takes hold at a place along the window.
  init(at position: Double) {
    self.position = position
    highest = position
    lowest = position
  }

  /// Follows the pointer.
  mutating func move(to position: Double) {
    guard position.isFinite else { return }
    self.position = position
    highest = min(highest, position)
    lowest = max(lowest, position)
  }

  /// The speed, in points per second, in a viewport of the window, now.
  mutating func speed(within viewport: ClosedRange<Double>, time: Seconds) -> Double {
    let zone = min(Self.zone, (viewport.upperBound - viewport.lowerBound) / 3)
    let above = viewport.lowerBound + zone - position
    let below = position - (viewport.upperBound - zone)
    let depth: Double
    let wanted: Double
    if above > 0, lowest - position >= Self.intent {
      (depth, wanted) = (above, -1)
    } else if below > 0, position - highest >= Self.intent {
      (depth, wanted) = (below, 1)
    } else {
      (depth, wanted) = (0, 0)
    }
    if wanted != direction {
      direction = wanted
      since = time
    }
    return zone > 0 ? wanted * Self.maximumSpeed * min(depth / zone, 1) : 0
  }
}
