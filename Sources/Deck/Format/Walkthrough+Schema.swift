import Notation

extension Deck.Walkthrough {
  static let schema = ObjectSchema<Self>(
    "a walkthrough",
    """
    Pages to be dragged through. Pictures stay in place and cross-fade, title and body travel with the finger, \
    and the footer's colour follows the drag.
    """,
    initial: Deck.Walkthrough(),
    idle: { walkthrough in
      guard walkthrough.pages.count == 1 else { return [] }
      return [IdleKey("next", "in a walkthrough of one page", hint: "name the button of the last page with 'done'")]
    }
  ) {
    Field(
      "pages", \.pages, .list(of: .object(Deck.Page.schema), count: 1...DeckLimits.pages), required: true,
      "The pages, in order.")
    Field(
      "pulse", \.pulse, .either(.constant("none", nil), ValueType.object(Deck.Pulse.schema).optional),
      otherwise: "`{from: 1, to: 1.1, duration: 10s}`",
      "The slow zoom of the pictures; `none` keeps them still.")
    Field("background", \.background, .color, "What shows behind the pictures.")
    Field(
      "done", \.done, .object(Deck.FooterButton.schema(label: .done)),
      otherwise: "`Done` in the language shown, leading nowhere",
      "The button of the last page.")
    Field(
      "skip", \.skip,
      .either(.constant("false", nil), ValueType.object(Deck.FooterButton.schema(label: .skip)).optional),
      otherwise: "`Skip` in the language shown, leading where `done` leads",
      "The button that leaves early; `false` for none. Without `go` it leads where `done` leads.")
    Field(
      "next", \.next, .object(Deck.FooterButton.schema(label: .next)),
      otherwise: "`Next` in the language shown, which turns the page",
      "The button of every page but the last. With `go` it leads there from each of them, and pages are turned by dragging."
    )
  }
}

extension Deck.Page {
  static let schema = ObjectSchema<Self>(
    "a page", "One page of a walkthrough.", initial: Deck.Page(), place: { $0.id.range = $1 }
  ) {
    Field(
      "id", \.id, .identifier, otherwise: "`page-0`, `page-1`, …",
      "The name of the page for coach marks and flows.")
    Field("image", \.image, .picture, otherwise: "none", "The picture that fills the page.")
    Field(
      "alt", \.alternativeText, .localizedText, otherwise: "none",
      "What the picture shows, for those who cannot see it.")
    Field("title", \.title, .localizedText, "The headline.")
    Field("body", \.body, .localizedText, "The text below the headline.")
    Field("color", \.color, .color, "The footer's colour while the page is shown.")
  }
}

extension Deck.Pulse {
  static let schema = ObjectSchema<Self>(
    "a pulse", "A zoom about the centre that grows and shrinks for ever.", initial: Deck.Pulse()
  ) {
    Field("from", \.from, .number(in: scaleRange), "The scale at the start.")
    Field("to", \.to, .number(in: scaleRange), "The scale at the end.")
    Field("duration", \.duration, .duration(atLeast: 0.1), "How long it takes one way.")
  }

  /// Scales that still show a picture.
  private static let scaleRange = 0.1...10.0
}

extension Deck.FooterButton {
  static func schema(label: LocalizedText) -> ObjectSchema<Self> {
    ObjectSchema<Self>(
      "a footer button", "A button in the footer of a walkthrough.",
      initial: Deck.FooterButton(label: label)
    ) {
      Field(
        "label", \.label, .localizedText, otherwise: "`Done`, `Skip` or `Next` in the language shown",
        "What the button says.")
      Field("go", \.go, .destination, otherwise: "none", "The screen it leads to.")
    }
  }
}
