import Notation

extension Deck.Button {
  static let schema = ObjectSchema<Self>(
    "a button", "A button with a state that an effect shows.", initial: Deck.Button(), place: { $0.id.range = $1 },
    idle: { $0.idleKeys }
  ) {
    Field("id", \.id, .identifier, otherwise: "`button-0`, `button-1`, …", "Its name for coach marks and flows.")
    Field("label", \.label, .localizedText, required: true, "What it says.")
    Field("on-label", \.onLabel, .localizedText, otherwise: "the label", "What it says while it is on, or done.")
    Field("effect", \.effect, .choice, "What a tap does to its looks.")
    Field("starts-on", \.isOn, .boolean, "Whether it starts switched on.")
    Field("count", \.count, .integer(in: 0...999_999), otherwise: "none", "The number it counts from.")
    Field(
      "shows", \.shows, .identifier, otherwise: "nothing",
      "With the effect `reveal`: the id of what appears and goes.")
    Field(
      "duration", \.duration, .duration(atLeast: 0.1), "With the effect `progress`: how long the bar takes to fill.")
    Field(
      "animation", \.animation, ValueType<Deck.ChangeAnimation>.changeAnimation.optional, otherwise: "the screen's",
      "How all that it changes moves, or a mapping by effect; `none` lets it jump.")
    Field(
      "bubble", \.bubble, ValueType<Deck.Bubble>.object(Deck.Bubble.schema).optional, otherwise: "see there",
      "A bubble that shows while the button is on. The effect `bubble` has one anyway; with the effect `like` it shows "
        + "the count in the button's stead.")
    Field(
      "press", \.press, .object(Deck.PressOverride.schema), otherwise: "the theme's", "How it answers a press.")
    Field("color", \.color, .color, otherwise: "the theme's accent", "Its colour.")
    Field("width", \.width, .choice, "How wide it is.")
    Field("align", \.alignment, .choice, "Where it stands when it is narrower than the column.")
    Field("disabled", \.isDisabled, .boolean, "Whether it cannot be pressed.")
    Field("go", \.go, .destination, otherwise: "nowhere", "Where a tap leads.")
  }
}

extension Deck.Bubble {
  fileprivate static let schema = ObjectSchema<Self>(
    "a bubble", "A speech bubble with an arrow.", initial: Deck.Bubble()
  ) {
    Field(
      "text", \.text, .localizedText, otherwise: "a heart and the button's count", "What it says.")
    Field("side", \.side, .choice, "On which side it opens.")
    Field("anchor", \.anchor, .choice, "From where it grows.")
    Field("color", \.color, .color, "Its colour.")
    Field("hide-after", \.hidesAfter, .duration(atLeast: 0.1), otherwise: "never", "After how long it goes by itself.")
    Field(
      "animation", \.animation, ValueType<AuthoredAnimation>.motion.optional, otherwise: "the button's",
      "How it comes and goes; `none` lets it jump.")
  }
}

extension Deck.Button {
  /// The keys that have no effect on the button as it is, but for those that belong to a state which it does not have.
  fileprivate var idleKeys: [IdleKey] {
    var idle: [IdleKey] = []
    if effect != .progress {
      idle.append(
        IdleKey("duration", "with the effect \(effect.rawValue.quoted)", hint: "write effect: progress"))
    }
    if width == .fill {
      idle.append(IdleKey("align", "on a button that is as wide as the column", hint: "write width: fit"))
    }
    return idle
  }
}
