import Components
import Deck
import Geometry
import Prototype

/// A visit to a walkthrough: back to its first page, through to the last, over the dots, and out by its button.
struct WalkthroughVisit: Hashable, Sendable {
  /// What is being done.
  private enum Stage: Hashable {
    case toFirst, skip, toLast, firstDot, lastDot, button, over
  }

  private var stage = Stage.toFirst
  private var dragCount = 0

  /// Whether nothing is left to do.
  var isDone: Bool { stage == .over }

  /// What to do next; nothing when all was done.
  mutating func next(in prototype: Prototype, leadsOn: (Deck.Destination) -> Bool) -> [Flow.Step]? {
    guard let walkthrough = prototype.deck.screen(prototype.currentScreen)?.walkthrough else { return nil }
    let (page, last) = (prototype.currentPage ?? 0, walkthrough.pages.count - 1)
    while true {
      switch stage {
      case .toFirst:
        if page > 0, let drag = drag(toLeft: false, in: prototype, of: last) { return [drag] }
        enter(.skip)
      case .skip:
        enter(.toLast)
        if let go = walkthrough.skip?.go, leadsOn(go), last > 0, let tap = prototype.tap("skip") { return [tap] }
      case .toLast:
        // A lone page is pulled against its rubber band, which is all that it can show.
        if page < last || (last == 0 && dragCount == 0), let drag = drag(toLeft: true, in: prototype, of: last) {
          return [drag]
        }
        enter(last > 1 ? .firstDot : .button)
      case .firstDot:
        enter(.lastDot)
        if let tap = prototype.tap("dot-0") { return [tap] }
      case .lastDot:
        enter(.button)
        if let tap = prototype.tap(ElementID("dot-\(last)")) { return [tap] }
      case .button:
        enter(.over)
        let isWorthIt = walkthrough.done.go.map(leadsOn) ?? true
        if page == last, isWorthIt, let tap = prototype.tap("next") { return [tap] }
      case .over: return nil
      }
    }
  }

  private mutating func enter(_ next: Stage) {
    stage = next
    dragCount = 0
  }

  /// A drag to the next page or the one before; nothing after so many that pages will not turn.
  private mutating func drag(toLeft: Bool, in prototype: Prototype, of last: Int) -> Flow.Step? {
    guard dragCount <= 2 * last + 1 else { return nil }
    dragCount += 1
    let size = prototype.size
    let left = Point(size.width * TourPace.inset, size.height * TourPace.height)
    let right = Point(size.width - left.x, left.y)
    return Flow.Step(.drag(Flow.Drag(from: toLeft ? right : left, to: toLeft ? left : right, duration: TourPace.drag)))
  }
}

extension Prototype {
  /// A tap on the middle of something that shows within the window; nothing when it does not, or cannot be pressed.
  func tap(_ id: ElementID) -> Flow.Step? {
    guard let element = element(id), element.opacity > 0, element.state != "disabled",
      Rect(origin: .zero, size: size).contains(element.frame.center)
    else { return nil }
    return Flow.Step(.tap(Flow.Tap(.point(element.frame.center))))
  }
}
