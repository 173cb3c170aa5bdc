import AnimationCore

/// The lengths, times and shares of lists; lengths in points, times in seconds.
public enum ListLimits {
  // Swiping.

  /// The release speed, in points per second, from which the direction decides and not the distance.
  public static let flickSpeed = 300.0
  /// The part of a row's width from which a swipe performs the first action.
  public static let fullSwipe = 0.6
  /// The part of the actions' width past which a released row stays open.
  public static let openShare = 0.5
  /// How an opened or closed row comes to rest.
  public static let settle = Spring(duration: 0.3, bounce: 0)
  /// How the first action takes the others' room when a swipe is far enough.
  public static let fill = Animation.easeOut(duration: 0.15)
  /// The width of a single action as a part of the screen: what the demonstration shows is what an open row shows.
  public static let actionShare = 0.25
  /// The least width of one action of several: a thumb is as wide as half of it.
  public static let actionMinimumWidth = 74.0
  /// How far a demonstration moves a row, as a part of the screen (C4).
  public static let demonstrationShare = 0.25
  /// How long a demonstration takes each way (C4).
  public static let demonstration: Seconds = 0.5
  /// The width of the label that is attached to a row's edge, as a part of the screen (C4).
  public static let labelShare = 0.5
  /// What the text of that label begins with (C4).
  static let labelIndent = "  "
  /// When a row that shows that it can be moved takes its steps, in seconds since it was lifted: each is at rest for
  /// a moment before the next, so that the eye can follow.
  enum DemonstratedLift {
    static let move: Seconds = 0.35
    static let moveBack: Seconds = 1.0
    static let putDown: Seconds = 1.4
  }

  // Deleting.

  /// How rows close up where one was deleted, and make room where one comes back.
  public static let collapse = Animation.easeInOut(duration: 0.3)
  /// How a deleted row leaves, and one that comes back arrives.
  public static let slide = Animation.easeOut(duration: 0.3)

  // Moving.

  /// How neighbours make way.
  public static let shift = Animation.easeInOut(duration: 0.25)
  /// How a dropped row gets to its place.
  public static let landing = Spring(duration: 0.3, bounce: 0)
  /// How a row is lifted and set down.
  public static let lift = Animation.easeOut(duration: 0.2)
  /// The scale of a lifted row: enough to see that it is off the ground.
  public static let liftedScale = 1.03
  /// How far past the middle between two slots a row must be to take the other, at most: a trembling hand does not
  /// make rows flutter.
  public static let hysteresis = 6.0
  /// The same as a part of the neighbour's height, so that it can always be passed.
  public static let hysteresisShare = 0.125

  // Rows.

  /// Lists of more rows keep every text on one line, so that they are laid out without measuring.
  public static let measuredRows = 1_000
  /// How fast a pressed row's ground darkens and clears.
  static let highlight = PressEffect.Style(scale: 0, duration: 0.1, curve: .easeIn)
}
