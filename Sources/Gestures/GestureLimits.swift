/// The distances and times that tell one gesture from another.
public enum GestureLimits {
  /// How far a mouse may move, in points, and still press: a hand on a button trembles by a few.
  public static let mouseSlop = 4.0
  /// How far a finger may move, in points, and still press: its contact patch shifts as it lands.
  public static let touchSlop = 10.0
  /// How long, in seconds, a finger inside a scroller waits before the press shows, so that a scroll shows none.
  public static let touchLookDelay = 0.1
  /// How long, in seconds, a pointer rests within the slop to become a long press.
  public static let longPressDelay = 0.3
  /// How soon, in seconds, a second tap must follow to make a double tap.
  public static let doubleTapInterval = 0.3
  /// How near, in points, the second tap must be to make a double tap.
  public static let doubleTapDistance = 24.0
  /// After how many seconds without a report a pointer that is down counts as lost when another one comes:
  /// some systems swallow the release of a finger.
  public static let lostPointerTimeout = 5.0
  /// What shows by less than this part takes no pointer: a finger aims at what the eye takes to be there.
  public static let leastVisibility = 0.5
  /// How wide, in points, the strip along the leading edge is in which a drag goes back.
  public static let edgeSwipeWidth = 20.0

  /// The slop of a device, in points.
  public static func slop(for device: PointerSample.Device) -> Double {
    switch device {
    case .mouse: mouseSlop
    case .touch: touchSlop
    }
  }
}
