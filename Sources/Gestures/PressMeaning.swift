/// What would come of a press of a control, as the control stands at a moment.
///
/// A press means what its control meant when the pointer went down. Give a candidate its meaning then, and let
/// ``GestureArena/cancel(unless:at:into:)`` compare it with what the control means later: a press of "Next" must not become one
/// of "Done" because the page turned under the finger.
public struct PressMeaning: Hashable, Sendable {
  /// What would be done, such as `next`.
  public var deed: String
  /// What it would be done to, where there is more than one such thing: a page, a mark, a row.
  public var subject: Int

  /// Makes a meaning.
  public init(_ deed: String, _ subject: Int = 0) {
    self.deed = deed
    self.subject = subject
  }

  /// The meaning of what only ever does one thing.
  public static let only = PressMeaning("")
}
