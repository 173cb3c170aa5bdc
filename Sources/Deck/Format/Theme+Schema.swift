import AnimationCore
import Notation

extension Deck.Theme {
  static let schema = ObjectSchema<Self>(
    "a theme", "What all screens share.", initial: Deck.Theme(), idle: { $0.idleKeys }
  ) {
    Field(
      "press", \.press, .object(Deck.Press.schema), otherwise: "see there",
      "How cards, pictures and buttons among the blocks answer a press.")
    Field(
      "animation", \.animation, ValueType<AuthoredAnimation>.motion.optional, otherwise: "each effect's own",
      "How what buttons change moves, unless they or their screen say otherwise; `none` lets everything jump.")
    Field("appearance", \.appearance, .choice, "Which of the colours show.")
    Field(
      "colors", \.colors, .object(Deck.Palette.schema(initial: .light)), otherwise: "see there",
      "The colours of the light look.")
    Field(
      "dark", \.darkColors, .object(Deck.Palette.schema(initial: .dark)), otherwise: "see there",
      "The colours of the dark look.")
  }
}

extension Deck.Theme {
  /// The key of the look that never shows.
  fileprivate var idleKeys: [IdleKey] {
    switch appearance {
    case .auto: []
    case .light: [IdleKey("dark", "with 'appearance: light'", hint: "write appearance: auto, or delete it")]
    case .dark: [IdleKey("colors", "with 'appearance: dark'", hint: "write appearance: auto, or delete it")]
    }
  }
}

extension Deck.Press {
  static let schema = ObjectSchema<Self>(
    "a press", "How a thing answers a press.", initial: Deck.Press(), idle: { idleKeys(with: $0.feedback) }
  ) {
    Field("feedback", \.feedback, .choice, "What shows that it is pressed.")
    Field("scale", \.scale, .number(in: scaleRange), "The scale while it is pressed.")
    Field("duration", \.duration, .duration(atMost: longestDuration), "How long it takes each way.")
    Field("curve", \.curve, .curve, "The course of each way.")
  }

  /// The keys that have no effect on an answer of a kind: only what shrinks has a scale and a course.
  fileprivate static func idleKeys(with feedback: Feedback?) -> [IdleKey] {
    guard let feedback, feedback != .shrink else { return [] }
    return ["scale", "duration", "curve"].map {
      IdleKey($0, "with the feedback \(feedback.rawValue.quoted)", hint: "write feedback: shrink")
    }
  }

  /// The scales that still look like a press.
  fileprivate static let scaleRange = 0.5...1.5
  /// The longest that a press may take each way, in seconds: what is slower no longer answers a finger.
  fileprivate static let longestDuration: Seconds = 2
}

extension Deck.PressOverride {
  static let schema = ObjectSchema<Self>(
    "an own press", "In what a thing's answer to a press differs from the theme's.", initial: Deck.PressOverride(),
    idle: { Deck.Press.idleKeys(with: $0.feedback) }
  ) {
    Field(
      "feedback", \.feedback, .choice, otherwise: theme,
      "What shows that it is pressed.")
    Field(
      "scale", \.scale, .number(in: Deck.Press.scaleRange), otherwise: theme,
      "The scale while it is pressed.")
    Field(
      "duration", \.duration, .duration(atMost: Deck.Press.longestDuration), otherwise: theme,
      "How long it takes each way.")
    Field("curve", \.curve, .curve, otherwise: theme, "The course of each way.")
  }

  /// What holds without a key.
  private static let theme = "the theme's"
}

extension Deck.Palette {
  static func schema(initial: Self) -> ObjectSchema<Self> {
    ObjectSchema<Self>(
      initial == .dark ? "dark colours" : "colours", "The colours of screens with blocks.", initial: initial,
      place: { $0.range = $1 }
    ) {
      Field("background", \.background, .color, "Behind everything.")
      Field("surface", \.surface, .color, "Cards and rows.")
      Field("text", \.text, .color, "Text.")
      Field("secondary-text", \.secondaryText, .color, "Text that matters less.")
      Field("accent", \.accent, .color, "Buttons and what is selected.")
      Field("on-accent", \.onAccent, .color, "Text and signs on the accent.")
      Field("destructive", \.destructive, .color, "What deletes.")
      Field("separator", \.separator, .color, "Lines between rows.")
    }
  }
}
