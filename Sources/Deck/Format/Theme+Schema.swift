extension Deck.Theme {
  static let schema = ObjectSchema<Self>(
    "a theme", "What all screens share.", initial: Deck.Theme()
  ) {
    Field("press", \.press, .object(Deck.Press.schema), otherwise: "see there", "How things answer a press.")
    Field("appearance", \.appearance, .choice, "Which of the colours show.")
    Field(
      "colors", \.colors, .object(Deck.Palette.schema(initial: .light)), otherwise: "see there",
      "The colours of the light look.")
    Field(
      "dark", \.darkColors, .object(Deck.Palette.schema(initial: .dark)), otherwise: "see there",
      "The colours of the dark look.")
  }
}

extension Deck.Press {
  static let schema = ObjectSchema<Self>(
    "a press", "How a thing answers a press.", initial: Deck.Press()
  ) {
    Field("feedback", \.feedback, .choice, "What shows that it is pressed.")
    Field("scale", \.scale, .number(in: 0.5...1.5), "The scale while it is pressed.")
    Field("duration", \.duration, .duration(atMost: 2), "How long it takes each way.")
    Field("curve", \.curve, .curve, "The course of each way.")
  }
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
