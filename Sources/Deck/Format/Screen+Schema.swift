extension Deck.Screen {
  static let schema = ObjectSchema<Self>(
    "a screen", "One screen: either a walkthrough or a scrolling column of blocks, with coach marks over it if wanted.",
    initial: Deck.Screen(id: Located("", at: .fileStart), content: .blocks([])),
    rule: .exactlyOne(of: ["walkthrough", "blocks"]),
    idle: { screen in
      guard screen.walkthrough != nil else { return [] }
      return ["title", "animation"].map {
        IdleKey($0, "on a screen with a walkthrough", hint: "it is for screens with 'blocks'")
      }
    }
  ) {
    Field("title", \.title, .localizedText, otherwise: "none", "The title at the top of the screen.")
    Field(
      "animation", \.animation, ValueType<Deck.Motion>.motion.optional, otherwise: "the theme's",
      "How what the buttons on it change moves, unless they say otherwise; `none` lets everything jump.")
    Field("walkthrough", .object(Deck.Walkthrough.schema), "Pages to be dragged through.") {
      $0.content = .walkthrough($1)
    }
    Field("blocks", .list(of: .block), "What stands in the scrolling column, from top to bottom.") {
      $0.content = .blocks($1)
    }
    Field(
      "coach", \.coach, ValueType<Deck.CoachTour>.coachTour, otherwise: "none",
      "The coach marks that come up on the screen.")
  }
}

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
