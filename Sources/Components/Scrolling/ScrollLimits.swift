import AnimationCore

/// The speeds, times and lengths of scrolling.
public enum ScrollLimits {
  /// A release slower than this, in points per second, does not coast: it was a hand that stopped.
  public static let minimumFlingSpeed = 50.0
  /// The fastest that content coasts, in points per second: two samples a moment apart can make any speed.
  public static let maximumFlingSpeed = 8_000.0
  /// A pointer that goes down while content is faster than this, in points per second, catches it; slower
  /// content is as good as at rest, so that a tap on it counts.
  public static let catchSpeed = 40.0
  /// How content gets to where a key or a notch of a wheel sends it.
  public static let glide = Spring(duration: 0.3, bounce: 0)
  /// How far, in points, an arrow key scrolls: about a row.
  public static let keyStep = 56.0
  /// The part of the viewport that a page key scrolls: the rest shows where one was.
  public static let pageShare = 0.9
  /// How long, in seconds, the scroll bar stays after the content has come to rest.
  public static let barLinger: Seconds = 0.6
  /// How long, in seconds, the scroll bar takes to appear: it must not be missed.
  public static let barFadeIn: Seconds = 0.1
  /// How long, in seconds, the scroll bar takes to go: slowly enough not to draw the eye.
  public static let barFadeOut: Seconds = 0.3
  /// How content that shows that it scrolls goes each way.
  public static let demonstration = Animation.easeInOut(duration: 0.6)
  /// How far it goes, as a part of the viewport: far enough to bring something new into sight.
  public static let demonstrationShare = 0.25
  /// The width of the scroll bar in points.
  public static let barWidth = 4.0
  /// The shortest that the scroll bar gets, in points, however long the content.
  public static let barMinimumLength = 36.0
  /// The shortest that the scroll bar gets, in points, when content is pulled past an end.
  public static let barSqueezedLength = 8.0
  /// Between the scroll bar and the side of the viewport, in points.
  public static let barMargin = 3.0
}
