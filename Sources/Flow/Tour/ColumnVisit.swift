import Components
import Deck
import Geometry
import Prototype

/// A visit to a scrolling column: everything on it is tried as it comes into reach, down to the end and up again.
struct ColumnVisit: Hashable, Sendable {
  private enum Direction: Hashable { case down, up, over }

  private var deeds: Set<String> = []
  private var direction = Direction.down
  private var scrollCount = 0
  /// Where the first thing of the column was before the last scroll.
  private var lastTop: Double?

  /// Whether nothing is left to do.
  var isDone: Bool { direction == .over }

  /// What to do next; nothing when all was done.
  mutating func next(in prototype: Prototype, leadsOn: (Deck.Destination) -> Bool) -> [Flow.Step]? {
    guard let screen = prototype.deck.screen(prototype.currentScreen) else { return nil }
    if direction == .down, let steps = nextDeed(on: screen, in: prototype, leadsOn: leadsOn) { return steps }
    return scroll(prototype)
  }

  // MARK: Deeds

  private mutating func nextDeed(
    on screen: Deck.Screen, in prototype: Prototype, leadsOn: (Deck.Destination) -> Bool
  ) -> [Flow.Step]? {
    // What was deleted comes back before its message goes.
    if deeds.contains("deleted"), deeds.insert("undo").inserted, let tap = prototype.tap("undo") { return [tap] }
    guard deeds.count < TourPace.mostDeeds else { return nil }
    for block in screen.blocks {
      for deed in Deed.deeds(with: block, in: prototype, leadsOn: leadsOn) where !deeds.contains(deed.name) {
        guard let steps = deed.steps(in: prototype) else { continue }
        deeds.insert(deed.name)
        if deed.kind == .delete {
          deeds.insert("deleted")
          deeds.remove("undo")
        }
        return steps
      }
    }
    return nil
  }

  // MARK: Scrolling

  private mutating func scroll(_ prototype: Prototype) -> [Flow.Step]? {
    let top = prototype.elements.first { $0.id != "back" }?.frame.minY
    // Where a scroll has moved nothing is the end.
    let isAtEnd = lastTop.flatMap { last in top.map { abs($0 - last) < 1 } } ?? (top == nil)
    if isAtEnd || scrollCount >= TourPace.mostScrolls {
      direction = direction == .down ? .up : .over
      (lastTop, scrollCount) = (nil, 0)
    }
    guard direction != .over else { return nil }
    lastTop = top
    scrollCount += 1
    let (x, height) = (prototype.size.width / 2, prototype.size.height)
    let high = Point(x, height * TourPace.scroll.lowerBound)
    let low = Point(x, height * TourPace.scroll.upperBound)
    var drag = Flow.Drag(
      from: direction == .down ? low : high, to: direction == .down ? high : low, duration: TourPace.drag)
    // Down step by step, so that everything comes into reach; up with a swing.
    if direction == .down { drag.hold = TourPace.hold }
    return [Flow.Step(.drag(drag))]
  }
}
