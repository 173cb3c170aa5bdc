import AnimationCore
import Geometry

/// An action of a swiped row as it stands at a moment.
struct ShownAction {
  let side: SwipeSide
  /// Its place among the actions of its side, the outermost first.
  let index: Int
  /// The ground that shows, in the list's plane.
  let frame: Rect
  /// Where its label stands.
  let label: Rect
}

extension List {
  /// Where an action of a row aside is.
  ///
  /// The actions share the room between the row's edge and the list's, side by side and attached to the row's edge:
  /// they travel with it. As a swipe gets far enough for the first action, that one takes the room of the others.
  func shownAction(_ index: Int, _ side: SwipeSide, of swipe: RowSwipe, slot: Rect, at time: Seconds) -> ShownAction {
    let labels = layout.labels(side)
    let reveal = abs(swipe.offset.value(at: time))
    let fill = labels.count > 1 ? swipe.fill.value(at: time) : 1
    let share = reveal / Double(labels.count)
    // Distances from the row's edge outward: the first action is the outermost.
    var near = share * Double(labels.count - 1 - index)
    let far = near + share
    if index == 0 { near *= 1 - fill }
    let margin = ListLayout.Metrics.margin - labels[index].indent
    let size = labels[index].size
    let y = slot.minY + (slot.height - size.height) / 2
    if layout.isAtRight(side) {
      let edge = slot.maxX - reveal
      return ShownAction(
        side: side, index: index, frame: Rect(x: edge + near, y: slot.minY, width: far - near, height: slot.height),
        label: Rect(x: edge + near + margin, y: y, width: size.width, height: size.height))
    } else {
      let edge = slot.minX + reveal
      return ShownAction(
        side: side, index: index, frame: Rect(x: edge - far, y: slot.minY, width: far - near, height: slot.height),
        label: Rect(x: edge - near - margin - size.width, y: y, width: size.width, height: size.height))
    }
  }

  /// The action of a row aside that lies at a point; none while the row shows by itself that it has them.
  func action(at point: Point, row index: Int, time: Seconds) -> ShownAction? {
    guard let swipe = swipes.first(where: { $0.key == rows[index].key }), case .open(let side) = swipe.phase,
      layout.side(atOffset: swipe.offset.value(at: time)) == side
    else { return nil }
    let slot = Rect(
      x: 0, y: top(of: index, at: time), width: layout.width, height: slotHeight(of: index, at: time))
    return layout.labels(side).indices.lazy
      .map { shownAction($0, side, of: swipe, slot: slot, at: time) }
      .first { $0.frame.contains(point) }
  }
}
