import Notation
import Prototype

extension ValueType where Value == [String: CoachResumePoint] {
  /// The most marks of a tour that can be left: more than any tour has.
  private static var mostMarks: Int { 1000 }

  /// Where tours were left, by their screens.
  static var resumePoints: ValueType {
    let screens = ValueNotation(
      "screen name", phrase: "the id of a screen", summary: "The id that the deck gives a screen.",
      examples: ["favourites"], pattern: "^.+$")
    let place = ValueType<Int>.integer(in: 0...mostMarks).map({ CoachResumePoint(index: $0) }, write: { $0.index })
    let id = ValueType<String>.identifier.map(
      { CoachResumePoint(index: 0, name: CoachMarkName(.id, $0)) }, write: { $0.name?.value })
    return ValueType<[(key: Located<String>, value: CoachResumePoint)]>.dictionary(
      key: ValueType<String>.text, notation: screens, value: .either(place, id)
    ).map(
      { pairs in Dictionary(pairs.map { ($0.key.value, $0.value) }) { first, _ in first } }, write: { _ in nil })
  }
}
