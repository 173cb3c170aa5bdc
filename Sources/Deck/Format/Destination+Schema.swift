import Notation

extension Deck.Destination {
  static let schema = ObjectSchema<Self>(
    "a destination", "A screen to go to, and how it comes in.",
    initial: Deck.Destination(screen: Located("", at: .fileStart))
  ) {
    Field("screen", \.screen, .screen, required: true, "The id of the screen, or `back` for the screen before.")
    Field(
      "transition", \.transition, .choice,
      "How the screen comes in. One that is open already is gone back to: the screens over it leave as they came, or fade "
        + "with `fade`.")
  }
}

extension ValueType where Value == Deck.Destination {
  /// The id of a screen, or a mapping that also says how it comes in.
  static var destination: ValueType {
    .either(
      ValueType<Located<String>>.screen.map(
        { Deck.Destination(screen: $0) },
        write: { $0.transition == .push ? $0.screen : nil }),
      .object(Deck.Destination.schema))
  }
}
