import AnimationCore
import Geometry

/// The look of something that shrinks while it is pressed (K1).
///
/// It never changes where the press is tested: hit areas are those of the unscaled frame.
public struct PressEffect: Equatable, Sendable {
  /// How far and how fast.
  public struct Style: Hashable, Sendable {
    /// The scale while pressed.
    public var scale: Double
    /// How long each way takes, in seconds.
    public var duration: Seconds
    /// The curve of each way.
    public var curve: UnitCurve

    /// Makes a style; the defaults are those of the card article: 0.95 in 0.1 s, ease-in.
    public init(scale: Double = 0.95, duration: Seconds = 0.1, curve: UnitCurve = .easeIn) {
      self.scale = scale
      self.duration = duration
      self.curve = curve
    }

    var animation: Animation { .curve(curve, duration: duration) }
  }

  /// How far and how fast.
  public var style: Style
  private var animatedScale = Animated(1.0)
  private var pressedAt: Seconds?
  /// When the look lifts, once a press shorter than its animation has been shown whole.
  private var liftDue: Seconds?

  /// Makes a look that is not pressed.
  public init(style: Style = Style()) { self.style = style }

  /// Whether the press shows, or is still being shown.
  public var isPressed: Bool { pressedAt != nil }

  /// The scale at a time.
  public func scale(at time: Seconds) -> Double { animatedScale.value(at: time) }

  /// Whether the scale is at rest.
  public func isAtRest(at time: Seconds) -> Bool { liftDue == nil && animatedScale.isAtRest(at: time) }

  /// What moves the scale, and how far it has come.
  public func course(at time: Seconds) -> MotionCourse? { animatedScale.course(at: time) }

  /// When something is due that only ``advance(to:)`` brings about.
  public var nextDeadline: Seconds? { liftDue }

  /// Shows the press.
  public mutating func press(at time: Seconds) {
    liftDue = nil
    pressedAt = time
    animatedScale.animate(to: style.scale, at: time, with: style.animation)
  }

  /// Lifts after a tap: at once, or when the press has been shown whole.
  public mutating func release(at time: Seconds) {
    guard let pressedAt else { return }
    let shown = pressedAt + style.duration
    if time >= shown {
      lift(at: time)
    } else {
      liftDue = shown
    }
  }

  /// Lifts at once from where the look is: the press left, or ended without effect.
  public mutating func cancel(at time: Seconds) {
    guard pressedAt != nil else { return }
    lift(at: time)
  }

  /// Brings about what is due.
  public mutating func advance(to time: Seconds) {
    if let liftDue, liftDue <= time { lift(at: liftDue) }
  }

  private mutating func lift(at time: Seconds) {
    pressedAt = nil
    liftDue = nil
    animatedScale.animate(to: 1, at: time, with: style.animation)
  }
}
