import AnimationCore
import Geometry
import Gestures

/// The looks of those things of many that are pressed, or whose look has not come to rest.
///
/// Things at rest take no room, so that a grid of any size costs a frame no more than what moves in it.
struct PressedItems<Key: Hashable & Sendable>: Equatable, Sendable {
  private struct Item: Equatable, Sendable {
    var key: Key
    var look: PressLook
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// The look of a thing, unless it is at rest.
  func look(of key: Key) -> PressLook? { items.first { $0.key == key }?.look }

  /// Follows a report of the arena to one of the things.
  mutating func follow<Target>(
    _ event: GestureEvent<Target>, for key: Key, feedback: PressFeedback, origin: Point
  ) {
    let index: Int
    if let known = items.firstIndex(where: { $0.key == key }) {
      index = known
    } else {
      guard event.kind == .pressBegan else { return }
      index = items.count
      items.append(Item(key: key, look: PressLook(feedback)))
    }
    items[index].look.follow(event.kind, at: event.position - origin, time: event.time)
  }

  /// Shows a whole press and lets go, as a key does.
  mutating func tap(_ key: Key, feedback: PressFeedback, center: Point, at time: Seconds) {
    for kind in [GestureEvent<Key>.Kind.pressBegan, .tapped] {
      let event = GestureEvent(target: key, kind: kind, position: center, time: time)
      follow(event, for: key, feedback: feedback, origin: .zero)
    }
  }

  /// Forgets the things that a condition holds for.
  mutating func remove(where isGone: (Key) -> Bool) { items.removeAll { isGone($0.key) } }

  /// Brings about what is due, and forgets what has come to rest.
  mutating func advance(to time: Seconds) {
    guard !items.isEmpty else { return }
    for index in items.indices { items[index].look.advance(to: time) }
    items.removeAll { !$0.look.isPressed && $0.look.isAtRest(at: time) }
  }

  /// When something is due that only ``advance(to:)`` brings about.
  var nextDeadline: Seconds? {
    items.reduce(nil) { Seconds.earliest($0, $1.look.nextDeadline) }
  }

  /// The things that move.
  func moving(at time: Seconds) -> [Key] {
    items.isEmpty ? [] : items.filter { !$0.look.isAtRest(at: time) }.map(\.key)
  }
}
