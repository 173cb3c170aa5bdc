import Notation

extension Deck.List {
  static let schema = ObjectSchema<Self>(
    "a list", "Rows that can be swiped and reordered.", initial: Deck.List(), place: { $0.id.range = $1 },
    idle: { $0.idleKeys }
  ) {
    Field("id", \.id, .identifier, otherwise: "`list-0`, `list-1`, …", "Its name for coach marks and flows.")
    Field(
      "rows", \.rows, .list(of: .row), required: true,
      "The rows: each a text, or a mapping. Their ids, which are their titles unless they have one, all differ.")
    Field(
      "swipe", \.trailingActions, .list(of: .object(Deck.SwipeAction.schema)),
      "The actions that appear when a row is swiped toward where reading starts.")
    Field(
      "swipe-leading", \.leadingActions, .list(of: .object(Deck.SwipeAction.schema)),
      "The actions that appear when a row is swiped toward where reading ends.")
    Field("full-swipe", \.allowsFullSwipe, .boolean, "Whether swiping far performs the first action.")
    Field("reorder", \.reorder, .reorder, "Whether rows can be moved: `true`, `false`, or how they are taken.")
    Field(
      "undo", \.undo, .either(.constant("none", nil), ValueType<Double>.duration(atMost: 60).optional),
      "How long a deletion can be undone, or `none`.")
    Field("empty", \.emptyText, .localizedText, otherwise: "nothing", "What stands there without rows.")
  }
}

extension Deck.List {
  /// The keys that have no effect on the list as it is.
  fileprivate var idleKeys: [IdleKey] {
    var idle: [IdleKey] = []
    let actions = trailingActions + leadingActions
    if actions.isEmpty {
      idle.append(IdleKey("full-swipe", "in a list without actions", hint: "give its rows some with 'swipe'"))
    }
    if !actions.contains(where: { $0.role == .destructive }) {
      idle.append(
        IdleKey("undo", "in a list whose rows nothing deletes", hint: "give an action the role: destructive"))
    }
    return idle
  }
}

extension Deck.Row {
  fileprivate static let schema = ObjectSchema<Self>(
    "a row", "A row of a list.", initial: Deck.Row(), place: { $0.id.range = $1 }
  ) {
    Field(
      "id", \.id, ValueType<String>.text.located, otherwise: "its title",
      "What the row is known by whatever its place.")
    Field("title", \.title, .localizedText, required: true, "What the row says.")
    Field("subtitle", \.subtitle, .localizedText, otherwise: "none", "The line below.")
    Field("image", \.image, .picture, otherwise: "none", "The path of a picture.")
    Field(
      "alt", \.alternativeText, .localizedText, otherwise: "none",
      "What the picture shows, for those who cannot see it.")
    Field("go", \.go, .destination, otherwise: "nowhere", "Where a tap leads.")
  }
}

extension Deck.SwipeAction {
  fileprivate static let schema = ObjectSchema<Self>(
    "a swipe action", "What a swiped row offers.", initial: Deck.SwipeAction()
  ) {
    Field("label", \.label, .localizedText, required: true, "What it says.")
    Field("role", \.role, .choice, "What it does.")
    Field("color", \.color, .color, otherwise: "that of its role", "Its colour.")
    Field("confirm", \.confirmation, .localizedText, otherwise: "none", "A question to be answered first.")
  }
}

extension ValueType where Value == Deck.Row {
  /// A row's title alone, or with more; a row without an id takes its title for it.
  fileprivate static var row: ValueType {
    .either(
      ValueType<LocalizedText>.localizedText.where(\.isTextInSomeLanguage).filling(\.title, of: Deck.Row()),
      .object(Deck.Row.schema)
    ).map(
      { row in
        guard row.id.value.isEmpty else { return row }
        var row = row
        row.id = Located(row.title.first, at: row.title.range)
        return row
      }, write: { $0 })
  }
}

extension ValueType where Value == Deck.Reorder? {
  /// Whether and how rows are taken.
  fileprivate static var reorder: ValueType {
    .either(.constant("false", nil), .constant("true", .both), ValueType<Deck.Reorder>.choice.optional)
  }
}
