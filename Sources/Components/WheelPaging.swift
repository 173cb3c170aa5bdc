import AnimationCore
import Geometry
import Gestures

/// Turns wheel samples into page turns: a notch turns one page, small steps drag like a finger.
struct WheelPaging: Equatable, Sendable {
  /// What a sample means for the pager.
  enum Action: Hashable, Sendable {
    case none
    /// One page, forward or back.
    case turn(forward: Bool)
    /// A drag begins, with its first movement in points.
    case begin(translation: Double)
    /// The drag goes on, with the movement since it began.
    case drag(translation: Double)
  }

  /// How long, in seconds, notches are ignored after one that turned a page: one push of a wheel is often two.
  static let notchPause = 0.15
  /// After how many seconds without a step a two-finger drag has ended: touchpads report no release.
  static let quietTime = 0.1

  private var lastTurn: Seconds?
  private var translation: Double?
  private var lastStep: Seconds = 0
  private var velocity = VelocityTracker()

  /// When a two-finger drag ends unless another step comes.
  var deadline: Seconds? { translation == nil ? nil : lastStep + Self.quietTime }

  /// Takes a sample; a pager that a finger holds ignores wheels.
  ///
  /// - Parameter forward: on which side later pages lie, 1 for the right and -1 for the left.
  mutating func handle(_ sample: WheelSample, forward: Double, isHeld: Bool) -> Action {
    let isOwnDrag = translation != nil
    if isHeld, !isOwnDrag { return .none }
    let delta = abs(sample.delta.x) > abs(sample.delta.y) ? sample.delta.x * forward : sample.delta.y
    guard delta != 0, delta.isFinite else { return .none }
    guard sample.isPrecise else {
      if let lastTurn, sample.time - lastTurn < Self.notchPause { return .none }
      lastTurn = sample.time
      return .turn(forward: delta > 0)
    }
    if !isOwnDrag { velocity.reset() }
    let moved = (translation ?? 0) - delta
    translation = moved
    lastStep = sample.time
    velocity.add(position: Point(moved, 0), at: sample.time)
    return isOwnDrag ? .drag(translation: moved) : .begin(translation: moved)
  }

  /// Ends a two-finger drag; its velocity in points per second, or nothing when there was none.
  mutating func end() -> Double? {
    guard translation != nil else { return nil }
    translation = nil
    return velocity.velocity(at: lastStep).x
  }
}
