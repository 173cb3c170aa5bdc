import AnimationCore
import Components
import Geometry
import Gestures

/// A tap that brought something in under the finger: a screen, a question, a message, the next mark of a tour.
///
/// The second tap of a double tap is not for what came in between: whoever taps twice means one thing.
struct BringingTap: Hashable, Sendable {
  /// What was tapped.
  var target: PointerTarget
  /// Where, in points of the window.
  var position: Point
  /// When.
  var time: Seconds

  /// Whether a pointer that goes down is the second tap and must not press a target.
  ///
  /// What was tapped before and is still there, such as a button that switches, may be tapped twice; marks of a tour change
  /// under the same button.
  func keeps(_ sample: PointerSample, from target: PointerTarget) -> Bool {
    guard sample.time - time <= GestureLimits.doubleTapInterval,
      sample.position.distance(to: position) <= GestureLimits.doubleTapDistance
    else { return false }
    if case .screen = target { return target != self.target }
    return true
  }
}

/// How everything stands that a tap can change: where it differs after a tap, something else lies under the finger.
struct Arrangement: Hashable, Sendable {
  /// How often the current screen has changed.
  var screens: Int
  /// The overlay that came last and its mark.
  var overlays: [Int]
  /// Whether an overlay takes what is tapped at the point.
  var isCovered: Bool
  /// How the current screen stands.
  var screen: ScreenArrangement
}
