import Geometry
import Notation

extension Deck.CoachTour {
  fileprivate static let schema = ObjectSchema<Self>(
    "a coach tour", "Coach marks, one after another, over a screen.", initial: Deck.CoachTour(),
    idle: { tour in
      guard tour.steps.count == 1 else { return [] }
      return ["next", "back", "progress"].map {
        IdleKey($0, "in a tour of one mark", hint: "a single mark has the buttons 'done' and 'skip'")
      }
    }
  ) {
    Field("steps", \.steps, .steps, required: true, "The marks.")
    Field("dim", \.dim, .color, "What lies over the screen.")
    Field("progress", \.progress, .choice, "How the progress shows.")
    Field(
      "next", \.nextLabel, .localizedText, otherwise: "`Next` in the language shown",
      "What the button to the next mark says.")
    Field(
      "back", \.backLabel, .localizedText, otherwise: "`Back` in the language shown",
      "What the button to the mark before says.")
    Field(
      "done", \.doneLabel, .localizedText, otherwise: "`Done` in the language shown",
      "What the button of the last mark says. A single mark that a tap closes has one only if this or `skip` is given.")
    Field(
      "skip", \.skipLabel, .either(.constant("false", nil), ValueType<LocalizedText>.localizedText.optional),
      otherwise: "`Skip` in the language shown",
      "What the button that leaves says; `false` for no button. A single mark has one only if it is given. Escape always leaves."
    )
  }
}

extension ValueType where Value == [Deck.CoachMark] {
  /// The marks of a tour.
  fileprivate static var steps: ValueType {
    .list(of: .object(Deck.CoachMark.schema), count: 1...DeckLimits.coachMarks)
  }
}

extension ValueType where Value == Deck.CoachTour {
  /// The marks alone, or with what they share.
  static var coachTour: ValueType {
    .either(
      ValueType<[Deck.CoachMark]>.steps.filling(\.steps, of: Deck.CoachTour()),
      .object(Deck.CoachTour.schema))
  }
}

extension Deck.CoachMark {
  fileprivate static let schema = ObjectSchema<Self>(
    "a coach mark", "A mark over a screen that points at something, shows a motion, and can be remembered.",
    initial: Deck.CoachMark(), place: { $0.range = $1 }, idle: { $0.idleKeys }
  ) {
    Field(
      "id", \.id, .identifier, otherwise: "it is known by its target, or else its text",
      "What it is known by when the deck is changed.")
    Field(
      "target", \.targets, .targets, otherwise: "none: the mark stands in the middle",
      "What it points at: an id, `id[row]` for a row of a list by its place from 0, a rectangle, or a list of these.")
    Field("title", \.title, .localizedText, otherwise: "none", "The headline.")
    Field("text", \.text, .localizedText, required: true, "What it says.")
    Field("image", \.image, .picture, otherwise: "none", "The path of a picture.")
    Field(
      "demo", \.demonstration, ValueType<Deck.Demonstration>.choice.located.optional, otherwise: "none",
      "The motion it shows on its target.")
    Field(
      "once", \.once, .identifier, otherwise: "it is always shown",
      "The name under which it is remembered that it was shown.")
    Field("shape", \.shape, .choice, "The shape of the hole.")
    Field("padding", \.padding, .number(in: 0...200, unit: "pt"), "How far the hole stands out around its target.")
    Field("radius", \.cornerRadius, .number(in: 0...200, unit: "pt"), "The radius of the hole's corners.")
    Field("rim", \.hasRim, .boolean, "Whether the hole's rim pulses.")
    Field("edge", \.edge, .choice, "Whether a thin line runs around the hole.")
    Field("side", \.side, .choice, "On which side of its target it stands, if there is room.")
    Field("align", \.alignment, .choice, "Where along that side.")
    Field("hole", \.holeTap, .choice, "What a tap on the hole does.")
    Field("outside", \.dimTap, .choice, "What a tap beside the hole does, once the demonstration is over.")
    Field("wait", \.wait, .duration(atMost: 60), "How long to wait for a target that is not there yet.")
    Field("missing", \.missing, .choice, "What becomes of the mark when its target does not come.")
    Field(
      "after", \.advancesAfter, .duration(atLeast: 0.1, atMost: 600), otherwise: "never",
      "After how long the next mark comes by itself.")
    Field(
      "until", \.requirement, .identifier, otherwise: "none",
      "A button with an effect that has to be on before the tour goes on. Back, Skip and Escape work all the same.")
  }
}

extension Deck.CoachMark {
  /// The keys that have no effect on the mark: those of a hole where there is none.
  fileprivate var idleKeys: [IdleKey] {
    if targets.isEmpty {
      var ofTarget = ["shape", "padding", "radius", "rim", "edge", "side", "align", "wait", "missing"]
      // A mark that holds the tour back without its target is in error as a whole.
      if requirement == nil { ofTarget.append("hole") }
      return ofTarget.map { IdleKey($0, "on a mark without a target", hint: "say what it points at with 'target'") }
    }
    guard shape != .rounded else { return [] }
    return [IdleKey("radius", "with the shape \(shape.rawValue.quoted)", hint: "write shape: rounded")]
  }
}

extension ValueNotation {
  /// Targets of coach marks.
  fileprivate static let target = ValueNotation(
    "target", phrase: "a target",
    summary: "The id of something on the screen, or `id[row]` for a row of a list by its place, counted from 0.",
    examples: ["like", "\"fruits[0]\""], pattern: "^[^\\[\\]]+(\\[[0-9]+\\])?$")
}

extension ValueType where Value == [Located<Deck.CoachTarget>] {
  /// One target or several.
  fileprivate static var targets: ValueType {
    let one = ValueType<Deck.CoachTarget>.target.located
    return .either(one.map({ [$0] }, write: { _ in nil }), .list(of: one, count: 1...DeckLimits.targets))
  }
}

extension ValueType where Value == Deck.CoachTarget {
  /// A target: something by its name, or a rectangle.
  fileprivate static var target: ValueType {
    .either(
      .notated(.target, parse: { Deck.CoachTarget(notation: $0) }, write: { _ in nil }),
      ValueType<Rect>.object(Rect.targetSchema).map({ Deck.CoachTarget.rectangle($0) }, write: { _ in nil }))
  }
}

extension Deck.CoachTarget {
  /// Reads `id` or `id[row]`; whether it is there is checked when the screen is known.
  init?(notation text: String) {
    guard let bracket = text.firstIndex(of: "[") else {
      guard !text.isEmpty, !text.contains("]") else { return nil }
      self = .element(text)
      return
    }
    let digits = text[text.index(after: bracket)...].dropLast()
    guard bracket > text.startIndex, text.last == "]", !digits.isEmpty, digits.allSatisfy(\.isDecimalDigit),
      let index = Int(digits)
    else { return nil }
    self = .row(list: String(text[..<bracket]), index: index)
  }
}

extension Rect {
  /// A rectangle of the screen as a target.
  fileprivate static let targetSchema = ObjectSchema<Self>(
    "a rectangle", "A rectangle of the screen, in points.", initial: Rect.zero
  ) {
    Field("x", \.origin.x, .number(in: -10_000...10_000, unit: "pt"), required: true, "Its left edge.")
    Field("y", \.origin.y, .number(in: -10_000...10_000, unit: "pt"), required: true, "Its top edge.")
    Field("width", \.size.width, .number(in: 0...10_000, unit: "pt"), required: true, "Its width.")
    Field("height", \.size.height, .number(in: 0...10_000, unit: "pt"), required: true, "Its height.")
  }
}
