import AnimationCore
import Geometry
import Gestures

/// How something answers a press.
public enum PressFeedback: Hashable, Sendable {
  /// It shrinks and comes back (K1).
  case shrink(PressEffect.Style)
  /// A disc spreads from the pointer.
  case ripple
  /// Nothing shows.
  case none
}

/// How a press looks on the thing that is pressed, whatever way it answers.
struct PressLook: Equatable, Sendable {
  private(set) var effect: PressEffect?
  private(set) var ripple: Ripple?
  private let hasRipple: Bool
  private(set) var isPressed = false

  init(_ feedback: PressFeedback) {
    switch feedback {
    case .shrink(let style): effect = PressEffect(style: style)
    case .ripple, .none: effect = nil
    }
    hasRipple = feedback == .ripple
  }

  /// Follows the reports that a press gets from the arena; the point is relative to the thing's frame.
  mutating func follow<Target>(_ kind: GestureEvent<Target>.Kind, at point: Point, time: Seconds) {
    effect?.follow(kind, at: time)
    switch kind {
    case .pressBegan:
      isPressed = true
      if hasRipple { ripple = Ripple(at: point, time: time) }
    case .pressLeft, .pressCancelled:
      isPressed = false
      ripple?.cancel(at: time)
    case .tapped:
      isPressed = false
      ripple?.release(at: time)
    case .doubleTapped, .lifted, .dragBegan, .dragMoved, .dragEnded, .dragCancelled: break
    }
  }

  mutating func advance(to time: Seconds) {
    effect?.advance(to: time)
    ripple?.advance(to: time)
  }

  var nextDeadline: Seconds? { Seconds.earliest(effect?.nextDeadline, ripple?.nextDeadline) }

  /// The scale of the thing.
  func scale(at time: Seconds) -> Double { effect?.scale(at: time) ?? 1 }

  /// Whether nothing moves, the finger still down or not.
  func isAtRest(at time: Seconds) -> Bool {
    (effect?.isAtRest(at: time) ?? true) && (ripple?.isAtRest(at: time) ?? true)
  }
}
