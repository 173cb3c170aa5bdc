import AnimationCore
import Geometry
import Scene

/// Times, lengths and colours of coach tours; lengths in points, times in seconds.
public enum CoachTourLook {
  /// How the dim comes and goes (C1).
  public static let fade = Animation.easeInOut(duration: fadeDuration)
  /// How long the dim takes (C1).
  public static let fadeDuration: Seconds = 0.3
  /// How long the hole takes to the next target: long enough to be followed by the eye.
  public static let morphDuration: Seconds = 0.35
  /// How the hole goes to the next target.
  static let morph = Animation.easeInOut(duration: morphDuration)
  /// How long a mark takes to go: it is out of the way before the next one comes.
  static let leaveDuration: Seconds = 0.12
  /// How a mark goes.
  static let leave = Animation.easeIn(duration: leaveDuration)
  /// How a mark comes, once the hole is half way.
  static let arrive = Animation.easeOut(duration: morphDuration / 2).delay(morphDuration / 2)
  /// How the first mark comes, along with the dim.
  static let arriveFirst = Animation.easeOut(duration: fadeDuration / 2).delay(fadeDuration / 2)
  /// How everything comes and goes with reduced motion.
  static let reducedDuration: Seconds = 0.2
  /// How the button that leads on gets its full colour, once what the mark requires is done.
  static let hold = Animation.easeInOut(duration: reducedDuration)
  /// How much of that button shows before.
  static let heldOpacity = 0.4
  /// The scale from which a mark grows out of the tip of its arrow.
  static let hiddenScale = 0.9
  /// How long a tour waits at most for a screen that scrolls to come to rest: scrolling coasts for about two seconds.
  public static let revealLimit: Seconds = 3
  /// How long a target that is not there is waited for before the dim goes: longer than anybody wonders, shorter than it
  /// takes to try a tap.
  public static let patience: Seconds = 0.3
  /// How long a screen that scrolls to a target is waited for before the dim goes: longer than any way that a tour asks for.
  public static let scrollPatience: Seconds = 1

  /// The widest that a mark gets: about forty letters, or eighteen Chinese characters, to a line.
  static let maximumWidth = 330.0
  /// The width of a mark to the left or right of its target.
  static let narrowWidth = 168.0
  /// Between a mark and the edges of the window.
  static let margin = 10.0
  /// Between the contents and the sides of a mark.
  static let padding = 16.0
  /// The radius of a mark's corners.
  static let cornerRadius = 12.0
  /// The radius of a picture's corners.
  static let pictureRadius = 6.0
  /// The highest that a picture gets.
  static let pictureHeight = 120.0
  /// Between picture and text.
  static let pictureGap = 12.0
  /// Between title and text.
  static let titleGap = 4.0
  /// Between text and buttons.
  static let footerGap = 10.0
  /// The least height of a row of buttons: their touch target.
  static let rowHeight = 44.0
  /// The least height of the ground of the button that leads on.
  static let pillHeight = 34.0
  /// The least room above and below the label on that ground.
  static let pillPadding = 4.0
  /// Between a button's label and its sides.
  static let buttonPadding = 14.0
  /// Between a quiet button's label and its sides.
  static let quietPadding = 8.0
  /// Between what stands side by side in a row of buttons.
  static let buttonGap = 4.0
  /// The factors by which text is made smaller before it scrolls.
  static let textScales = [1.0, 0.92, 0.84]
  static let title = TextStyle(size: 17, weight: .semibold)
  static let text = TextStyle(size: 16, lineSpacing: 1.15)
  static let button = TextStyle(size: 15, weight: .semibold, alignment: .center, maximumLines: 1)
  static let progress = TextStyle(size: 13, alignment: .center, maximumLines: 1)

  /// The shadow under a mark.
  static let shadow = Color(red: 0, green: 0, blue: 0, alpha: 0.28)
  /// How soft that shadow is.
  static let shadowSigma = 10.0
  /// How far that shadow falls.
  static let shadowDrop = 4.0

  /// The ring that leaves the rim of a hole, again and again.
  static let rim = Animation.easeOut(duration: 1.4).repeatForever(autoreverses: false)
  /// How far that ring goes.
  static let rimReach = 10.0
  /// The width of that ring.
  static let rimWidth = 2.0
  /// The line around a hole where the dim alone hardly shows it, or where more contrast is wanted.
  static let edge = Color.white.opacity(0.4)
  /// How thick that line is.
  static let edgeWidth = 1.0
  /// The least contrast of the screen's ground and the dim over it that shows where a hole is.
  ///
  /// A dim of a half gives about 4 over light paper, and hardly more than 1 over a dark ground.
  static let leastDimContrast = 1.5
  /// The colour of rings: the dim around them is dark.
  static let ring = Color.white
}
