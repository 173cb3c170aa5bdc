import AnimationCore
import Geometry
import Scene

/// The ring of a demonstrated tap: a finger that comes down, presses and lets go.
struct TapRing: Equatable, Sendable {
  /// Times in seconds.
  enum Times {
    /// How long the ring takes to come down.
    static let approach: Seconds = 0.35
    /// How long it presses.
    static let press: Seconds = 0.25
    /// How long it takes to go.
    static let leave: Seconds = 0.4
  }

  /// The radius of the ring when it presses, in points: about a fingertip.
  private static let radius = 20.0
  /// The radius from which it comes and to which it goes, as factors.
  private static let (far, gone) = (1.8, 1.5)
  private static let width = 3.0
  /// The opacity of the disc inside of the ring while it presses.
  private static let discOpacity = 0.35

  let start: Seconds
  private let size: Keyframes<Double>
  private let opacity: Keyframes<Double>
  private let disc: Keyframes<Double>

  /// - Parameter isStill: whether it only fades, for reduced motion.
  init(at start: Seconds, isStill: Bool = false) {
    self.start = start
    let (far, gone) = isStill ? (1.0, 1.0) : (Self.far, Self.gone)
    size = Keyframes(
      far,
      [
        .curve(1, .easeOut, duration: Times.approach), .curve(1, duration: Times.press),
        .curve(gone, .easeOut, duration: Times.leave),
      ])
    opacity = Keyframes(
      0,
      [
        .curve(1, .easeOut, duration: Times.approach), .curve(1, duration: Times.press),
        .curve(0, .easeIn, duration: Times.leave),
      ])
    disc = Keyframes(
      0,
      [
        .curve(0, duration: Times.approach), .move(Self.discOpacity), .curve(Self.discOpacity, duration: Times.press),
        .curve(0, .easeOut, duration: Times.leave),
      ])
  }

  /// When the ring is down and the target shows its press.
  var pressTime: Seconds { start + Times.approach }
  /// When the ring lets go.
  var releaseTime: Seconds { pressTime + Times.press }
  /// When nothing of it is left.
  var endTime: Seconds { releaseTime + Times.leave }

  func draw(at center: Point, into list: inout DisplayList, at time: Seconds) {
    let elapsed = time - start
    let opacity = opacity.value(at: elapsed)
    guard opacity > 0 else { return }
    let radius = Self.radius * size.value(at: elapsed)
    let circle = Shape.ellipse(Rect(center: center, size: Size(2 * radius, 2 * radius)))
    let color = CoachTourLook.ring
    let disc = disc.value(at: elapsed)
    if disc > 0 { list.fill(circle, color.opacity(disc)) }
    // A dark line beside the light one, so that the ring shows on any ground.
    list.stroke(circle, Color.black.opacity(0.25 * opacity), width: Self.width + 2)
    list.stroke(circle, color.opacity(opacity), width: Self.width)
  }
}
