import AnimationCore
import Geometry
import Notation

extension Deck {
  /// A speech bubble.
  public struct Bubble: Hashable, Sendable {
    /// What it says instead of a heart and a count.
    public var text: LocalizedText?
    /// On which side it opens.
    public var side = Side.automatic
    /// From where it grows.
    public var anchor = Anchor.tip
    /// Its colour.
    public var color = Color(rgb: 0xE53935)
    /// After how long it goes by itself, in seconds; nothing for never.
    public var hidesAfter: Seconds?
    /// How it comes and goes, if not as it does by itself.
    public var animation: AuthoredAnimation?

    /// Makes the default bubble: red, growing from its tip.
    public init() {}

    /// From where a bubble grows.
    public enum Anchor: String, Choice {
      /// From the tip of its arrow.
      case tip
      /// From its middle.
      case center

      /// What the choice does.
      public var summary: String {
        switch self {
        case .tip: "It grows from the tip of its arrow."
        case .center: "It grows from its middle."
        }
      }
    }
  }

  /// A side of a target.
  public enum Side: String, Choice {
    /// Wherever there is most room.
    case automatic = "auto"
    /// Above.
    case top
    /// Below.
    case bottom
    /// On the side where reading starts.
    case leading
    /// On the side where reading ends.
    case trailing

    /// What the choice does.
    public var summary: String {
      switch self {
      case .automatic: "Where there is most room."
      case .top: "Above."
      case .bottom: "Below."
      case .leading: "On the side where reading starts."
      case .trailing: "On the side where reading ends."
      }
    }
  }
}
