import AnimationCore

/// The numbers of the built-in tour.
enum TourPace {
  /// How long a drag takes, in seconds: a finger in no hurry.
  static let drag: Seconds = 0.35
  /// How long something is looked at after a gesture has come to rest, in seconds.
  static let rest: Seconds = 0.4
  /// How long the first screen is looked at, in seconds.
  static let opening: Seconds = 0.5
  /// How long something that moves is waited for before it is looked at again, in seconds.
  static let wait: Seconds = 0.1
  /// How often at most: what moves for longer than this is not waited for.
  static let mostWaits = 100
  /// How far from the sides of the window a drag begins and ends, as a part of its width.
  static let inset = 0.12
  /// At which part of the window's height a finger moves sideways: on the picture, clear of buttons.
  static let height = 0.4
  /// How far from the leading edge a finger takes a screen by it, in points: well inside of the 20 that count.
  static let edge = 6.0
  /// How far from the corner of the window a finger is clear of holes and bubbles, in points.
  static let cornerInset = 6.0
  /// Between which parts of the window's height a finger scrolls.
  static let scroll = 0.3...0.75
  /// Between which distances from the top and the bottom of the window something can be pressed, in points: a bar lies
  /// above, and a message, while there is one, below.
  static let reach = (top: 100.0, bottom: 20.0)
  /// How far the trailing handle of a row is from its edge, in points: half of its width.
  static let handle = 26.0
  /// How long a finger rests to lift a row without a handle, in seconds: longer than the 0.3 of a long press.
  static let lift: Seconds = 0.45
  /// How far an opened row is moved, as a part of the window's width: past the half of one action, short of all.
  static let swipe = 0.22
  /// How far a row is moved to delete it, as a part of the window's width: past the 0.6 that count.
  static let fullSwipe = 0.8
  /// How long a finger rests at the end of a swipe, in seconds, so that it is not a fling.
  static let hold: Seconds = 0.15

  /// How many rows of a list are tried by themselves; those that lead on to a new screen all are.
  static let mostRows = 3
  /// How many things of a screen are tried.
  static let mostDeeds = 60
  /// How often a screen is scrolled each way.
  static let mostScrolls = 20
  /// How often it is tried to leave a screen.
  static let mostLeaves = 4
}
