import AnimationCore
import Geometry
import Gestures

/// The lengths, times and looks of going from screen to screen.
enum NavigationMetrics {
  /// How a screen comes and goes; it can be taken hold of at any moment and keeps its speed.
  static let settle = Spring(duration: 0.35, bounce: 0)
  /// How a cross-fade runs: nothing travels, so no speed is to be kept.
  static let fade = Animation.easeInOut(duration: 0.3)
  /// How every change runs with reduced motion.
  static let reduced = Animation.easeInOut(duration: 0.2)
  /// The speed, in points per second, from which the direction of a release decides and not the distance.
  static let flickSpeed = 300.0
  /// How much of a screen must show at a point for a pointer that goes down there to reach it, as a part of all of it.
  static let leastVisibility = GestureLimits.leastVisibility
  /// A sheet on its way that has less than this left, in points, is as good as there: a finger does not catch it.
  static let catchDistance = 4.0
  /// A finger that caught a screen and moved less than this, in points, has only held it.
  static let holdSlop = GestureLimits.touchSlop
  /// The part of its width by which a screen makes way for the one that comes over it.
  static let parallax = 0.3
  /// How dark a screen gets below one that comes over it.
  static let pushDim = 0.12
  /// How dark a screen gets below a sheet.
  static let sheetDim = 0.4
  /// Between the top of the window and a sheet, in points: enough of what is below to know where one is.
  static let sheetTop = 56.0
  /// The radius of a sheet's upper corners in points.
  static let sheetRadius = 18.0
  /// The edge of a sheet: seen where a dark sheet lies over a dark screen, and nowhere else.
  static let sheetEdge = Color(red: 1, green: 1, blue: 1, alpha: 0.14)
  /// The width of that edge in points.
  static let sheetEdgeWidth = 1.0
  /// How soft the shadow at the side of a screen that comes in is, in points.
  static let shadowSigma = 12.0
  /// The shadow beside or above what comes in.
  static let shadow = Color(red: 0, green: 0, blue: 0, alpha: 0.22)

  /// The animation of a transition.
  static func animation(fades: Bool, reduceMotion: Bool) -> Animation {
    reduceMotion ? reduced : fades ? fade : .spring(settle)
  }
}
