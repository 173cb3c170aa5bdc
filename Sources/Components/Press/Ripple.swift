import AnimationCore
import Geometry
import Scene

/// A disc that spreads from where something is pressed, as in Material Design: the other answer to a press.
public struct Ripple: Equatable, Sendable {
  /// Material's numbers (material-web, `ripple.ts`); times in seconds.
  public enum Defaults {
    /// The disc's size at first, as a part of its last size.
    public static let initialScale = 0.2
    /// How long the disc grows.
    public static let growth: Seconds = 0.45
    /// The course of the growth.
    public static let growthCurve = UnitCurve.materialStandard
    /// How long the disc takes to appear.
    public static let fadeIn: Seconds = 0.105
    /// How long the disc takes to go.
    public static let fadeOut: Seconds = 0.375
    /// How long a short press shows at least.
    public static let minimumTime: Seconds = 0.225
    /// The disc's opacity.
    public static let opacity = 0.12
    /// How far, in points, the disc reaches beyond the corners in the end.
    public static let reach = 10.0
  }

  private let origin: Point
  private let begun: Seconds
  private var growth = Animated(Defaults.initialScale)
  private var opacity = Animated(0.0)
  private var fadeDue: Seconds?

  /// Starts a disc at a point of the thing's own frame.
  public init(at origin: Point, time: Seconds) {
    self.origin = origin
    begun = time
    growth.animate(to: 1, at: time, with: .curve(Defaults.growthCurve, duration: Defaults.growth))
    opacity.animate(to: Defaults.opacity, at: time, with: .linear(duration: Defaults.fadeIn))
  }

  /// Lets the disc go once it has shown for a moment.
  public mutating func release(at time: Seconds) {
    let due = begun + Defaults.minimumTime
    if due > time { fadeDue = due } else { fade(at: time) }
  }

  /// Lets the disc go at once: the press ended without effect.
  public mutating func cancel(at time: Seconds) { fade(at: time) }

  /// Brings about what is due.
  public mutating func advance(to time: Seconds) {
    if let fadeDue, fadeDue <= time { fade(at: fadeDue) }
  }

  /// When something is due that only ``advance(to:)`` brings about.
  public var nextDeadline: Seconds? { fadeDue }

  /// Whether nothing of it is left to move.
  public func isAtRest(at time: Seconds) -> Bool {
    fadeDue == nil && growth.isAtRest(at: time) && opacity.isAtRest(at: time)
  }

  /// Draws the disc over a frame; the caller cuts it to the thing's shape.
  ///
  /// `spreads` says whether the disc grows; with reduced motion it is all there and only fades.
  public func draw(
    over frame: Rect, color: Color, spreads: Bool = true, into list: inout DisplayList, at time: Seconds
  ) {
    let opacity = opacity.value(at: time)
    guard opacity > 0 else { return }
    let size = spreads ? growth.value(at: time) : 1
    let radius = (Point(frame.width, frame.height).length / 2 + Defaults.reach) * size
    let grown = (size - Defaults.initialScale) / (1 - Defaults.initialScale)
    let center = (frame.origin + origin).interpolated(to: frame.center, by: grown)
    list.fill(.ellipse(Rect(center: center, size: Size(2 * radius, 2 * radius))), color.opacity(opacity))
  }

  private mutating func fade(at time: Seconds) {
    fadeDue = nil
    opacity.animate(to: 0, at: time, with: .linear(duration: Defaults.fadeOut))
  }
}
