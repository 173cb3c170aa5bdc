import Deck

extension ValueType where Value == [String: Int] {
  /// The most marks of a tour that can be left: more than any tour has.
  private static var mostMarks: Int { 1000 }

  /// Where tours were left, by their screens.
  static var resumePoints: ValueType {
    let screens = Notation(
      "screen name", phrase: "the id of a screen", summary: "The id that the deck gives a screen.",
      examples: ["favourites"], pattern: "^.+$")
    return ValueType<[(key: Located<String>, value: Int)]>.dictionary(
      key: ValueType<String>.text, notation: screens, value: .integer(in: 0...mostMarks)
    ).map(
      { pairs in Dictionary(pairs.map { ($0.key.value, $0.value) }) { first, _ in first } }, write: { _ in nil })
  }
}
