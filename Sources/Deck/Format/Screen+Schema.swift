import Notation

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
      "animation", \.animation, ValueType<AuthoredAnimation>.motion.optional, otherwise: "the theme's",
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
