import AnimationCore
import Geometry
import Notation

extension Deck {
  /// What all screens share: how things answer a press, and the colours.
  public struct Theme: Hashable, Sendable {
    /// How things answer a press, unless they say otherwise.
    public var press = Press()
    /// How what buttons change moves, unless they or their screen say otherwise; nothing for each effect's own way.
    public var animation: AuthoredAnimation?
    /// Which of its colours show.
    public var appearance = Appearance.auto
    /// The colours of the light look.
    public var colors = Palette.light
    /// The colours of the dark look.
    public var darkColors = Palette.dark

    /// Makes the default theme.
    public init() {}

    /// The colours that show.
    ///
    /// - Parameter prefersDark: whether the reader prefers a dark look, which the theme may leave to them.
    public func palette(prefersDark: Bool) -> Palette {
      switch appearance {
      case .light: colors
      case .dark: darkColors
      case .auto: prefersDark ? darkColors : colors
      }
    }
  }

  /// Which of a theme's colours show.
  public enum Appearance: String, Choice {
    /// Those that the reader prefers.
    case auto
    /// The light ones.
    case light
    /// The dark ones.
    case dark

    /// What the choice does.
    public var summary: String {
      switch self {
      case .auto: "`dark` with `--dark` or on a desktop that prefers a dark look, else `colors`."
      case .light: "`colors`, always."
      case .dark: "`dark`, always."
      }
    }
  }

  /// How a thing answers a press.
  public struct Press: Hashable, Sendable {
    /// What shows that something is pressed.
    public var feedback = Feedback.shrink
    /// The scale while it is pressed.
    public var scale = 0.95
    /// How long it takes each way.
    public var duration: Seconds = 0.1
    /// The course of each way.
    public var curve = AuthoredCurve.easeIn

    /// Makes the default answer: to 0.95 in 0.1 s, and back.
    public init() {}

    /// This answer, but for what a thing says otherwise.
    public func overridden(by override: PressOverride) -> Press {
      var press = self
      if let feedback = override.feedback { press.feedback = feedback }
      if let scale = override.scale { press.scale = scale }
      if let duration = override.duration { press.duration = duration }
      if let curve = override.curve { press.curve = curve }
      return press
    }

    /// What shows that something is pressed.
    public enum Feedback: String, Choice {
      /// It shrinks.
      case shrink
      /// A disc spreads from the pointer.
      case ripple
      /// Nothing.
      case none

      /// What the choice does.
      public var summary: String {
        switch self {
        case .shrink: "It shrinks to `scale` and comes back."
        case .ripple: "A disc spreads from the pointer, as in Material Design."
        case .none: "Nothing shows."
        }
      }
    }
  }

  /// In what a thing's answer to a press differs from the theme's.
  public struct PressOverride: Hashable, Sendable {
    /// What shows that it is pressed.
    public var feedback: Press.Feedback?
    /// The scale while it is pressed.
    public var scale: Double?
    /// How long it takes each way.
    public var duration: Seconds?
    /// The course of each way.
    public var curve: AuthoredCurve?

    /// Makes an answer that differs in nothing.
    public init() {}
  }

  /// The colours of screens with blocks.
  public struct Palette: Hashable, Sendable {
    /// Where it is written.
    public var range = SourceRange.fileStart
    /// Behind everything.
    public var background: Color
    /// Cards and rows.
    public var surface: Color
    /// Text.
    public var text: Color
    /// Text that matters less.
    public var secondaryText: Color
    /// Buttons and what is selected.
    public var accent: Color
    /// Text and signs on the accent.
    public var onAccent: Color
    /// What deletes.
    public var destructive: Color
    /// Lines between rows.
    public var separator: Color

    /// Dark on light.
    public static let light = Palette(
      background: Color(rgb: 0xF6F4EF), surface: .white, text: Color(rgb: 0x1C1B1F),
      secondaryText: Color(rgb: 0x5F5D66), accent: Color(rgb: 0x33407F), onAccent: .white,
      destructive: Color(rgb: 0xC62828), separator: Color(rgb: 0xDDD9D0))

    /// Light on dark.
    public static let dark = Palette(
      background: Color(rgb: 0x101018), surface: Color(rgb: 0x1D1D28), text: Color(rgb: 0xF2F0F7),
      secondaryText: Color(rgb: 0xA9A7B4), accent: Color(rgb: 0x9FB0FF), onAccent: Color(rgb: 0x101018),
      destructive: Color(rgb: 0xFF6B60), separator: Color(rgb: 0x33333F))
  }

  /// When large motion gives way to short cross-fades.
  public enum ReduceMotion: String, Choice {
    /// When the desktop asks for it.
    case system
    /// Always.
    case always
    /// Never.
    case never

    /// What the choice does.
    public var summary: String {
      switch self {
      case .system: "Motion is reduced when the desktop or `--reduce-motion` asks for it."
      case .always: "Motion is always reduced."
      case .never: "Motion is reduced only by `--reduce-motion`."
      }
    }
  }
}
