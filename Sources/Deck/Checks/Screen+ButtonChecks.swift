import Notation

extension Deck.Screen {
  /// What buttons show has to be there, and what is said of them has to mean something.
  func checkButtons(with decoder: inout SchemaDecoder) {
    let parts = parts
    let names = Set(parts.map(\.id.value))
    let cards = Set(parts.lazy.filter(\.isCard).map(\.id.value))
    for case .button(let button) in parts.lazy.map(\.kind) {
      checkReveal(of: button, names: names, cards: cards, with: &decoder)
      checkEffect(of: button, with: &decoder)
    }
  }

  /// A button that reveals something has to say what: a block of its own that is on the screen.
  ///
  /// - Parameters:
  ///   - names: what there is on the screen.
  ///   - cards: those of them that are cards.
  private func checkReveal(
    of button: Deck.Button, names: Set<String>, cards: Set<String>, with decoder: inout SchemaDecoder
  ) {
    guard let shown = button.shows else {
      guard button.effect == .reveal else { return }
      return decoder.report(
        .missingKey, at: button.place, "a button with the effect 'reveal' needs the key 'shows'",
        hint: "shows: the id of what appears and goes")
    }
    if shown.value == button.id.value {
      return decoder.report(
        .unknownTarget, at: shown.range, "the button \(shown.value.quoted) cannot show and hide itself",
        hint: "name another block")
    }
    if cards.contains(shown.value) {
      return decoder.report(
        .unknownTarget, at: shown.range,
        "the card \(shown.value.quoted) cannot be shown and hidden by itself: it has its place in a grid",
        hint: "name a text, a picture, a list or a button")
    }
    if !names.contains(shown.value) {
      report(
        missing: shown.value, at: shown.range,
        among: parts.filter { !$0.isCard && $0.id.value != button.id.value }.map(\.id.value), to: &decoder)
    }
    if button.effect != .reveal {
      decoder.report(
        .conflictingKeys, .warning, at: shown.range,
        "'shows' means nothing with the effect \(button.effect.rawValue.quoted)", hint: "write effect: reveal")
    }
  }

  /// A button without an effect is never on, so what belongs to that state never shows.
  private func checkEffect(of button: Deck.Button, with decoder: inout SchemaDecoder) {
    guard button.effect == .none else { return }
    let idle: [(key: String, isThere: Bool)] = [
      ("on-label", button.onLabel != nil), ("starts-on", button.isOn), ("bubble", button.bubble != nil),
      ("animation", button.animation != nil),
    ]
    for entry in idle where entry.isThere {
      decoder.report(
        .conflictingKeys, .warning, at: button.place,
        "\(entry.key.quoted) means nothing on a button without an effect",
        hint: entry.key == "bubble" ? "write effect: bubble" : "write an effect, such as effect: toggle")
    }
  }
}

extension Deck.Screen.Part {
  /// Whether it is a card, which has its place in a grid.
  fileprivate var isCard: Bool { if case .card = kind { true } else { false } }
}

extension Deck.Button {
  /// Where the button is written.
  fileprivate var place: SourceRange { SourceRange(start: id.range.start, end: id.range.start) }
}
