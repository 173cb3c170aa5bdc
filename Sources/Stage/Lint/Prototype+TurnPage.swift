import AnimationCore
import Gestures
import Prototype

extension Prototype {
  /// How long a page gets to come to rest, in seconds; it takes less than one.
  private static let rest: Seconds = 5

  /// Goes to a walkthrough's next page, and on to where it rests.
  mutating func turnPage() {
    handle(.key(KeyPress(.pageDown, time: time)))
    advance(to: time + Self.rest)
  }
}
