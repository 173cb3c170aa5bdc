extension Deck.Screen {
  static let schema = ObjectSchema(
    "a screen", "One screen: a walkthrough.",
    initial: Deck.Screen(id: Located("", at: .fileStart), content: .walkthrough(Deck.Walkthrough())),
    rule: .exactlyOne(of: ["walkthrough"]),
    fields: [
      Field("title", \.title, .localizedText, otherwise: "none", "The title at the top of the screen."),
      Field("walkthrough", .object(Deck.Walkthrough.schema), "A pager that welcomes people.") {
        $0.content = .walkthrough($1)
      },
    ])
}

extension Deck.Destination {
  static let schema = ObjectSchema(
    "a destination", "A screen to go to, and how it comes in.",
    initial: Deck.Destination(screen: Located("", at: .fileStart)),
    fields: [
      Field("screen", \.screen, .screen, required: true, "The id of the screen."),
      Field("transition", \.transition, .choice, "How the screen comes in."),
    ])
}
