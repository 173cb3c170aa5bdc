import AnimationCore
import Geometry
import Scene

/// What a speech bubble says and how it behaves, apart from how it stands.
public struct SpeechBubbleContent: Hashable, Sendable {
  /// What a bubble says.
  public enum Message: Hashable, Sendable {
    /// A heart and a number (B1), or a heart alone.
    case heart(count: Int?)
    /// A text.
    case text(String)
  }

  /// From where a bubble grows.
  public enum Anchor: Hashable, Sendable {
    /// From the tip of its arrow, so that it seems to come out of what it points at.
    case tip
    /// From its middle, as in the speech bubble article.
    case center
  }

  /// What it says.
  public var message: Message
  /// The colour of the body.
  public var color: Color
  /// The colour of heart, number and text.
  public var ink: Color
  /// The side that it opens on, if there is room.
  public var side: BubblePlacement.Preference
  /// From where it grows.
  public var anchor: Anchor
  /// How long after it is all there it goes by itself, in seconds; nil for never.
  public var hidesAfter: Seconds?
  /// How it comes and goes; nil for at once.
  public var animation: Animation?

  /// Makes the content; the defaults are those of the speech bubble article, but for the anchor.
  public init(
    _ message: Message, color: Color = Color(rgb: 0xE53935), ink: Color = .white,
    side: BubblePlacement.Preference = .automatic, anchor: Anchor = .tip, hidesAfter: Seconds? = nil,
    animation: Animation? = SpeechBubbleContent.ownAnimation
  ) {
    self.message = message
    self.color = color
    self.ink = ink
    self.side = side
    self.anchor = anchor
    self.hidesAfter = hidesAfter
    self.animation = animation
  }

  /// Heart, number and text on a body of any colour: white as in the article, unless the body is too light for it.
  public static func ink(on color: Color) -> Color {
    color.contrastRatio(with: .white) >= SpeechBubbleLook.leastContrast ? .white : Palette.ink(on: color)
  }

  /// How a bubble comes and goes by itself: with a bounce that is felt more than seen.
  public static let ownAnimation = Animation.spring(duration: 0.35, bounce: 0.2)
}

/// Sizes of a speech bubble in points, and its times.
enum SpeechBubbleLook {
  /// The radius of the body's corners (B1).
  static let cornerRadius = 8.0
  /// The scale from which it grows (B1).
  static let hiddenScale = 0.25
  /// Between the contents and the sides of the body.
  static let padding = Size(14, 9)
  /// The heart, a little less high than the digits with their line.
  static let heartSize = 18.0
  /// Between heart and number.
  static let heartGap = 6.0
  /// The width at which a text wraps: about thirty letters.
  static let textWidth = 220.0
  static let number = TextStyle(size: 17, weight: .semibold, maximumLines: 1)
  static let text = TextStyle(size: 15, alignment: .center, lineSpacing: 1.1)
  /// The contrast of white with a body that bears it, as WCAG asks of signs and of large text.
  static let leastContrast = 3.0
  /// How a number rolls on.
  static let count = Animation.spring(duration: 0.3, bounce: 0)
  /// How it comes and goes with reduced motion: by a cross-fade.
  static let reduced = Animation.easeInOut(duration: 0.2)
  /// The least height at which a bubble with a lot of text scrolls rather than covers; bubbles never scroll.
  static let minimumHeight = Double.infinity
}
