import AnimationCore
import Geometry

extension Deck {
  /// A button with a state that an effect shows.
  public struct Button: Hashable, Sendable {
    /// The name that coach marks and flows use: `button-0`, `button-1`, … unless the file gives one.
    public var id = Located("", at: .fileStart)
    /// What it says.
    public var label = LocalizedText("")
    /// What it says while it is on, if something else.
    public var onLabel: LocalizedText?
    /// What a tap does to its looks.
    public var effect = Effect.none
    /// Whether it starts switched on.
    public var isOn = false
    /// The number it counts from.
    public var count: Int?
    /// What it shows and hides.
    public var shows: Located<String>?
    /// How long its progress takes.
    public var duration: Seconds = 2
    /// How its effect moves, if not as the effect does by itself.
    public var animation: Motion?
    /// The bubble it opens.
    public var bubble = Bubble()
    /// In what its answer to a press differs from the theme's.
    public var press = PressOverride()
    /// Its colour, if not the theme's accent.
    public var color: Color?
    /// Whether it cannot be pressed.
    public var isDisabled = false
    /// Where a tap leads.
    public var go: Destination?

    /// Makes a button without a label.
    public init() {}

    /// What a tap does to the looks of a button.
    public enum Effect: String, Choice {
      /// Nothing but the press.
      case none
      /// On and off.
      case toggle
      /// A heart that pops.
      case like
      /// Something else appears and goes.
      case reveal
      /// A bar that fills up.
      case progress
      /// A speech bubble.
      case bubble

      /// What the choice does.
      public var summary: String {
        switch self {
        case .none: "Nothing but the press."
        case .toggle: "It switches on and off; the label can change."
        case .like: "A heart fills and pops, and counts."
        case .reveal: "What `shows` names appears and goes."
        case .progress: "A bar fills up in `duration`; then the button is done."
        case .bubble: "A speech bubble with a heart and the count opens and closes."
        }
      }
    }
  }

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
    /// After how long it goes by itself; nothing for never.
    public var hidesAfter: Seconds?
    /// How it comes and goes, if not as it does by itself.
    public var animation: Motion?

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
