import Notation

extension Deck {
  /// The version of the format this program reads.
  static let formatVersion = 1

  /// The keys at the top of a deck file.
  static let schema = ObjectSchema<Self>(
    "the deck", "A deck file describes one prototype: its device and its screens.", initial: Deck()
  ) {
    Field("noren", .formatVersion, required: true, "The version of the format: 1.") { _, _ in }
    Field("title", \.title, .localizedText, "What the prototype is called; the window's title.")
    Field("device", \.device, .object(Device.schema), otherwise: "a phone", "The device it is drawn for.")
    Field(
      "languages", \.languages, .list(of: .language, count: 0...DeckLimits.languages), otherwise: "any",
      """
      The languages the deck is written in. The first is shown to readers of none of them. Where one is shown that is \
      read from right to left, screens come in from the left, the way back is at the right, and pages and rows move the \
      other way.
      """)
    Field("reduce-motion", \.reduceMotion, .choice, "When large motion gives way to short cross-fades.")
    Field(
      "theme", \.theme, .object(Theme.schema), otherwise: "see there",
      "The colours and the answer to a press that all screens share.")
    Field("start", \.start, .screen, otherwise: "the first screen", "The screen that is shown first.")
    Field(
      "screens", .screens, required: true, "The screens by their ids.",
      store: { $0.screens = $1 })
  }
}

extension Deck.Device {
  static let schema = ObjectSchema<Self>(
    "device", "The device a deck is drawn for. The window can be resized all the same.", initial: Deck.Device(),
    idle: { device in
      guard device.width != nil, device.height != nil else { return [] }
      return [IdleKey("preset", "beside both a width and a height", hint: "delete it, or one of them")]
    }
  ) {
    Field("preset", \.preset, .choice, "A common size.")
    Field("width", \.width, .number(in: sides, unit: "pt"), otherwise: "the preset's", "The width in points.")
    Field("height", \.height, .number(in: sides, unit: "pt"), otherwise: "the preset's", "The height in points.")
  }
}

extension ValueType where Value == Int {
  /// The format's version, which has to be the one this program reads.
  fileprivate static var formatVersion: ValueType {
    ValueType(
      .integer(Deck.formatVersion...Deck.formatVersion), accepts: { $0.isNumber },
      read: { node, decoder in
        let version = ValueType<Int>.integer(in: 0...Int(Int32.max)).read(node, &decoder)
        guard let version, version != Deck.formatVersion else { return version }
        decoder.report(
          .formatVersion, at: node.range,
          "this deck is written in format \(version); this program reads format \(Deck.formatVersion)",
          hint: version > Deck.formatVersion ? "use a newer Noren" : "write noren: \(Deck.formatVersion)")
        return nil
      },
      write: { "\($0)" })
  }
}

extension ValueType where Value == [Deck.Screen] {
  /// The screens by their ids.
  fileprivate static var screens: ValueType {
    ValueType<[(key: Located<String>, value: Deck.Screen)]>
      .dictionary(key: .identifier, notation: .identifier, value: .object(Deck.Screen.schema))
      .map(
        { pairs in
          pairs.map { pair in
            var screen = pair.value
            screen.id = pair.key
            return screen
          }
        },
        write: { _ in nil })
  }
}
