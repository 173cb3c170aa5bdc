import Components
import Deck
import Geometry
import Notation
import Prototype

/// Something that a tour does with one thing of a column.
struct Deed {
  /// What is done.
  enum Kind: Hashable {
    case tap, tapTwice, openTrailing, openLeading, move(isHeld: Bool), delete
  }

  /// What is done.
  let kind: Kind
  /// With what.
  let target: ElementID

  /// By which it is remembered that it was done.
  var name: String { "\(kind) \(target)" }

  // MARK: What there is to do

  /// What can be done with a block, in order; what leads to a screen that has nothing new is left alone.
  static func deeds(
    with block: Deck.Block, in prototype: Prototype, leadsOn: (Deck.Destination) -> Bool
  ) -> [Deed] {
    func isWorthIt(_ go: Deck.Destination?) -> Bool { go.map(leadsOn) ?? true }
    switch block {
    case .text, .spacer: return []
    case .picture(let picture):
      guard let go = picture.go, leadsOn(go) else { return [] }
      return [Deed(kind: .tap, target: ElementID(picture.id.value))]
    case .cards(let grid):
      return grid.items.filter { !$0.isDisabled && isWorthIt($0.go) }
        .map { Deed(kind: .tap, target: ElementID($0.id.value)) }
    case .button(let button):
      guard !button.isDisabled, isWorthIt(button.go) else { return [] }
      let isSwitch = button.effect != .none && button.go == nil
      return [Deed(kind: isSwitch ? .tapTwice : .tap, target: ElementID(button.id.value))]
    case .list(let list): return deeds(with: list, in: prototype, leadsOn: leadsOn)
    }
  }

  private static func deeds(
    with list: Deck.List, in prototype: Prototype, leadsOn: (Deck.Destination) -> Bool
  ) -> [Deed] {
    let count = prototype.rows(of: ElementID(list.id.value))?.count ?? 0
    func row(_ index: Int) -> ElementID { ElementID("\(list.id.value)[\(index)]") }
    guard count > 0 else { return [] }
    var deeds: [Deed] = []
    if !list.trailingActions.isEmpty { deeds.append(Deed(kind: .openTrailing, target: row(0))) }
    if !list.leadingActions.isEmpty { deeds.append(Deed(kind: .openLeading, target: row(0))) }
    if let reorder = list.reorder, count > 1 {
      deeds.append(Deed(kind: .move(isHeld: reorder == .longPress), target: row(0)))
    }
    // Only what can be taken back is deleted, so that a tour that begins anew finds the same list.
    if list.allowsFullSwipe, list.undo != nil, list.trailingActions.first?.role == .destructive {
      deeds.append(Deed(kind: .delete, target: row(0)))
    }
    for (index, source) in list.rows.enumerated().prefix(count)
    where source.go.map(leadsOn) ?? (index < TourPace.mostRows) {
      deeds.append(Deed(kind: .tap, target: row(index)))
    }
    return deeds
  }

  // MARK: How it is done

  /// How it is done; nothing while its target is out of reach.
  func steps(in prototype: Prototype) -> [Flow.Step]? {
    guard let element = prototype.element(target) else { return nil }
    let frame = element.frame
    let (center, size) = (frame.center, prototype.size)
    let bottom = prototype.element("toast")?.frame.minY ?? size.height - TourPace.reach.bottom
    guard (TourPace.reach.top...max(bottom, TourPace.reach.top)).contains(center.y),
      (0...size.width).contains(center.x)
    else { return nil }
    let rest = Flow.Step(.wait(TourPace.rest))
    let tap = Flow.Step(.tap(Flow.Tap(.point(center))))
    let side = size.width * TourPace.swipe
    let start = Point(frame.maxX - 2 * TourPace.handle - TourPace.edge, center.y)
    switch kind {
    case .tap: return [tap]
    case .tapTwice: return [tap, rest, rest, tap]
    case .openTrailing:
      return [drag(from: start, by: Point(-side, 0)), rest, rest, drag(from: start, by: Point(side, 0))]
    case .openLeading:
      return [drag(from: center, by: Point(side, 0)), rest, rest, drag(from: center, by: Point(-side, 0))]
    case .delete: return [drag(from: start, by: Point(-frame.width * TourPace.fullSwipe, 0)), rest]
    case .move(let isHeld):
      let lift = isHeld ? TourPace.lift : 0
      let grip = isHeld ? center : Point(frame.maxX - TourPace.handle, center.y)
      let step = Point(0, frame.height)
      return [
        drag(from: grip, by: step, lift: lift), rest, rest, drag(from: grip + step, by: .zero - step, lift: lift),
      ]
    }
  }

  /// A drag that rests before it lets go, so that it is no fling.
  private func drag(from start: Point, by displacement: Point, lift: Double = 0) -> Flow.Step {
    var drag = Flow.Drag(from: start, to: start + displacement, duration: TourPace.drag)
    drag.hold = TourPace.hold
    drag.lift = lift
    return Flow.Step(.drag(drag))
  }
}
