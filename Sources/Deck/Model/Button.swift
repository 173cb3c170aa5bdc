import AnimationCore
import Geometry
import Notation

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
    /// How what it changes moves, if not as the screen says.
    public var animation: ChangeAnimation?
    /// The bubble it opens while it is on; with the effect `bubble` there is one even if the file says nothing of it.
    public var bubble: Bubble?
    /// In what its answer to a press differs from the theme's.
    public var press = PressOverride()
    /// Its colour, if not the theme's accent.
    public var color: Color?
    /// How wide it is.
    public var width = Width.fill
    /// Where it stands when it does not fill the column.
    public var alignment = TextBlock.Alignment.center
    /// Whether it cannot be pressed.
    public var isDisabled = false
    /// Where a tap leads.
    public var go: Destination?

    /// Makes a button without a label.
    public init() {}

    /// How wide a button is.
    public enum Width: String, Choice {
      /// As wide as the column.
      case fill
      /// As wide as what it says.
      case fit

      /// What the choice does.
      public var summary: String {
        switch self {
        case .fill: "As wide as the column."
        case .fit: "As wide as what it says."
        }
      }
    }

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
        case .toggle: "It switches on and off: the ground fills, a tick comes."
        case .like: "A heart fills and pops, and the count goes up by one."
        case .reveal: "What `shows` names appears and goes; an arrow turns over."
        case .progress: "A bar fills up in `duration`; then the button is done."
        case .bubble: "A speech bubble with a heart and the count opens and closes."
        }
      }
    }
  }
}
