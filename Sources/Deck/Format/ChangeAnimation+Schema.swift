import Notation

extension Deck.ChangeAnimation {
  fileprivate static let schema = ObjectSchema<Self>(
    "animations by effect", "How single effects of a button move; each takes `none` to jump.", initial: Self()
  ) {
    Field("all", \.all, .effect, otherwise: "the screen's", "Everything that is not named here.")
    Field("fill", \.fill, .effect, otherwise: "as `all`", "The ground of a button that switches.")
    Field("label", \.label, .effect, otherwise: "as `all`", "The change from one label to the other.")
    Field("icon", \.icon, .effect, otherwise: "as `all`", "The heart, the tick or the arrow.")
    Field("count", \.count, .effect, otherwise: "as `all`", "The number that rolls on.")
    Field("reveal", \.reveal, .effect, otherwise: "as `all`", "What appears and goes, and the blocks that make way.")
  }
}

extension ValueType where Value == AuthoredAnimation? {
  /// The animation of one effect.
  fileprivate static var effect: ValueType { ValueType<AuthoredAnimation>.motion.optional }
}

extension ValueType where Value == Deck.ChangeAnimation {
  /// One animation for all that changes, or a mapping by effect.
  static var changeAnimation: ValueType {
    .either(
      ValueType<AuthoredAnimation>.motion.optional.filling(\.all, of: Deck.ChangeAnimation()),
      .object(Deck.ChangeAnimation.schema))
  }
}
