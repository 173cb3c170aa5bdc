import Notation

/// A block while it is read: nothing yet, or one of the kinds.
private struct BlockEntry: Sendable {
  var block: Deck.Block?

  static let schema = ObjectSchema<Self>(
    "a block", "One thing in the scrolling column of a screen: a mapping with one key, which says what it is.",
    initial: BlockEntry(), rule: .exactlyOne(of: ["text", "picture", "cards", "list", "button", "spacer"])
  ) {
    Field("text", .textBlock, "A paragraph or a headline: its text, or a mapping.") { $0.block = .text($1) }
    Field("picture", .pictureBlock, "A picture: its path, or a mapping.") { $0.block = .picture($1) }
    Field("cards", .cardGrid, "Cards: a list of them, or a mapping that also says how many stand side by side.") {
      $0.block = .cards($1)
    }
    Field("list", .object(Deck.List.schema), "Rows that can be swiped and reordered.") { $0.block = .list($1) }
    Field("button", .object(Deck.Button.schema), "A button.") { $0.block = .button($1) }
    Field("spacer", .number(in: 0...2000, unit: "pt"), "Empty space of this height in points.") {
      $0.block = .spacer(height: $1)
    }
  }
}

extension ValueType where Value == Deck.Block {
  /// A block; one in error counts as no space.
  static var block: ValueType {
    ValueType<BlockEntry>.object(BlockEntry.schema).map(
      { $0.block ?? .spacer(height: 0) }, write: { BlockEntry(block: $0) })
  }
}

extension ValueType where Value == Deck.TextBlock {
  /// A text alone, or with its looks.
  fileprivate static var textBlock: ValueType {
    .either(
      ValueType<LocalizedText>.localizedText.where(\.isTextInSomeLanguage)
        .filling(\.text, of: Deck.TextBlock()),
      .object(Deck.TextBlock.schema))
  }
}

extension ValueType where Value == Deck.PictureBlock {
  /// A path alone, or with its looks.
  fileprivate static var pictureBlock: ValueType {
    .either(
      ValueType<Located<String>>.picture.filling(\.image, of: Deck.PictureBlock()),
      .object(Deck.PictureBlock.schema))
  }
}

extension ValueType where Value == Deck.CardGrid {
  /// Cards alone, or with their columns.
  fileprivate static var cardGrid: ValueType {
    .either(
      ValueType<[Deck.Card]>.list(of: .object(Deck.Card.schema)).filling(\.items, of: Deck.CardGrid()),
      .object(Deck.CardGrid.schema))
  }
}

extension Deck.TextBlock {
  fileprivate static let schema = ObjectSchema<Self>(
    "a text", "A paragraph or a headline.", initial: Deck.TextBlock(), place: { $0.id.range = $1 }
  ) {
    Field("id", \.id, .identifier, otherwise: "`text-0`, `text-1`, …", "Its name for coach marks and flows.")
    Field("text", \.text, .localizedText, required: true, "What it says.")
    Field("style", \.style, .choice, "Its size and weight.")
    Field("align", \.alignment, .choice, "Where its lines stand.")
    Field("color", \.color, .color, otherwise: "the theme's", "Its colour.")
  }
}

extension Deck.PictureBlock {
  fileprivate static let schema = ObjectSchema<Self>(
    "a picture", "A picture among the blocks.", initial: Deck.PictureBlock(), place: { $0.id.range = $1 },
    idle: { picture in
      guard picture.height == nil else { return [] }
      return [IdleKey("fit", "on a picture that has its own shape", hint: "give it a height")]
    }
  ) {
    Field("id", \.id, .identifier, otherwise: "`picture-0`, `picture-1`, …", "Its name for coach marks and flows.")
    Field("image", \.image, .picture, required: true, "Its path.")
    Field(
      "alt", \.alternativeText, .localizedText, otherwise: "none", "What it shows, for those who cannot see it.")
    Field(
      "height", \.height, .number(in: 1...4096, unit: "pt"), otherwise: "that of its own shape",
      "Its height in points.")
    Field("fit", \.fit, .choice, "How it takes its place.")
    Field("radius", \.cornerRadius, .number(in: 0...1000, unit: "pt"), "The radius of its corners in points.")
    Field("go", \.go, .destination, otherwise: "nowhere", "Where a tap leads.")
  }
}

extension Deck.CardGrid {
  fileprivate static let schema = ObjectSchema<Self>(
    "cards", "Cards side by side.", initial: Deck.CardGrid(), place: { $0.range = $1 }
  ) {
    Field(
      "columns", \.columns, .integer(in: 1...3),
      "How many cards stand side by side: fewer where a word of a title does not fit.")
    Field("items", \.items, .list(of: .object(Deck.Card.schema)), required: true, "The cards.")
  }
}

extension Deck.Card {
  fileprivate static let schema = ObjectSchema<Self>(
    "a card", "A card that can be pressed.", initial: Deck.Card(), place: { $0.id.range = $1 }
  ) {
    Field("id", \.id, .identifier, otherwise: "`card-0`, `card-1`, …", "Its name for coach marks and flows.")
    Field("title", \.title, .localizedText, required: true, "The headline.")
    Field("subtitle", \.subtitle, .localizedText, otherwise: "none", "The line below the headline.")
    Field("image", \.image, .picture, otherwise: "none", "The path of a picture.")
    Field(
      "alt", \.alternativeText, .localizedText, otherwise: "none",
      "What the picture shows, for those who cannot see it.")
    Field("color", \.color, .color, otherwise: "the theme's surface", "Its colour.")
    Field(
      "press", \.press, .object(Deck.PressOverride.schema), otherwise: "the theme's", "How it answers a press.")
    Field("disabled", \.isDisabled, .boolean, "Whether it cannot be pressed.")
    Field("go", \.go, .destination, otherwise: "nowhere", "Where a tap leads.")
  }
}
