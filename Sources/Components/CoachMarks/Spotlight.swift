import AnimationCore
import Geometry

/// The holes in a dim, and how they go from one mark's targets to the next one's.
///
/// Where the holes were is kept as it was; where they go to is told anew in every frame. So a hole arrives at a target that
/// moves, and from then on is exactly around it.
struct Spotlight: Equatable, Sendable {
  private var start: [RoundedRect] = []
  private var goal: [RoundedRect] = []
  /// 0 where the holes were, 1 where they go to.
  private var progress = Animated(1.0)

  /// Goes on from where the holes are; without an animation it is there at once.
  mutating func move(to goal: [RoundedRect], at time: Seconds, with animation: Animation?) {
    start = holes(at: time)
    self.goal = goal
    progress.set(0)
    if let animation { progress.animate(to: 1, at: time, with: animation) } else { progress.set(1) }
  }

  /// Tells where the targets are now.
  mutating func follow(_ goal: [RoundedRect]) { self.goal = goal }

  /// Ends the way: the holes are where they were going.
  mutating func arrive() { progress.set(1) }

  /// Whether no hole is on its way.
  func isAtRest(at time: Seconds) -> Bool { progress.isAtRest(at: time) }

  /// The holes at a time.
  ///
  /// - Cost: allocates nothing once they have arrived.
  func holes(at time: Seconds) -> [RoundedRect] {
    let progress = progress.value(at: time)
    guard progress < 1 else { return goal }
    return (0..<max(start.count, goal.count)).map { index in
      // A hole without a counterpart opens or closes where it is.
      let from = index < start.count ? start[index] : goal[index].closed
      let to = index < goal.count ? goal[index] : start[index].closed
      return from.interpolated(to: to, by: progress)
    }
  }

  /// Whether a point lies in a hole as it is drawn.
  func contains(_ point: Point, at time: Seconds) -> Bool {
    holes(at: time).contains { $0.contains(point) }
  }
}

extension RoundedRect {
  /// A hole of no size in its middle.
  fileprivate var closed: RoundedRect { RoundedRect(Rect(center: rect.center, size: .zero), radius: 0) }
}

extension CoachMark.Hole {
  /// The hole around what can be seen of a target; one of no size where nothing can.
  func shape(around target: CoachTarget) -> RoundedRect {
    let visible = target.visibleFrame
    if target.isHidden { return RoundedRect(Rect(center: visible.center, size: .zero), radius: 0) }
    let rect = visible.insetBy(x: -padding, y: -padding)
    switch shape {
    case .rounded: return RoundedRect(rect, radius: cornerRadius)
    case .capsule: return RoundedRect(rect, radius: min(rect.width, rect.height) / 2)
    case .circle:
      let radius = Point(vector: visible.size.vector).length / 2 + padding
      return RoundedRect(Rect(center: visible.center, size: Size(2 * radius, 2 * radius)), radius: radius)
    }
  }
}
