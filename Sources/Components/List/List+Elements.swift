import AnimationCore
import Geometry

extension List {
  /// What is in the list at a time, in reading order, in the list's plane: the list itself, the rows that can be
  /// seen, and the actions of a row aside.
  ///
  /// - Cost: allocates; for flows and outlines, not for frames.
  public func elements(visible: Rect, focus: RowKey? = nil, at time: Seconds) -> [Element] {
    var elements = [
      Element(
        content.id, .list, frame: Rect(x: 0, y: 0, width: layout.width, height: height(at: time)),
        color: palette.surface, state: rows.count == 1 ? "1 row" : "\(rows.count) rows")
    ]
    for index in rows(from: visible.minY, to: visible.maxY, at: time) {
      let row = element(ofRow: index, visible: visible, focus: focus, at: time)
      elements.append(row)
      if let label = rows[index].content.pictureLabel, rows[index].content.picture != nil {
        let fill = rows[index].measure.pictureFill
        elements.append(
          Element(
            ElementID("\(row.id)-picture"), .picture, text: label,
            frame: fill.offsetBy(x: row.frame.minX, y: row.frame.minY)))
      }
      elements += actionElements(ofRow: index, at: time)
    }
    return elements
  }

  /// Every row at a time, from the top as they are drawn, whether they can be seen or not.
  ///
  /// - Cost: allocates, and looks at every row; for flows, not for frames.
  public func rowElements(visible: Rect, at time: Seconds) -> [Element] {
    rows.indices.map { element(ofRow: $0, visible: visible, at: time) }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// One row at a time, in the list's plane, whether it can be seen or not.
  public func element(ofRow index: Int, visible: Rect, focus: RowKey? = nil, at time: Seconds) -> Element {
    let row = rows[index]
    let frame = frame(ofRow: index, visible: visible, at: time)
    let amount = (lift?.key == row.key ? lift?.amount : landings.first { $0.key == row.key }?.amount)
    let scale = 1 + (ListLimits.liftedScale - 1) * (amount?.value(at: time) ?? 0)
    let swipe = swipes.first { $0.key == row.key }
    let text = [row.content.title, row.content.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    return Element(
      id(ofRow: index), .row, text: text, title: row.content.title,
      frame: Rect(center: frame.center, size: frame.size * scale),
      offset: Point(frame.minX, frame.minY - tops[index]),
      velocity: Point(swipe?.offset.velocity(at: time) ?? 0, shifts.velocity(of: index, at: time)), scale: scale,
      color: palette.surface, state: state(of: row.key, focus: focus))
  }

  /// The actions of a row aside, with the part of their ground that shows.
  private func actionElements(ofRow index: Int, at time: Seconds) -> [Element] {
    guard let swipe = swipes.first(where: { $0.key == rows[index].key }),
      let side = layout.side(atOffset: swipe.offset.value(at: time))
    else { return [] }
    let slot = Rect(
      x: 0, y: top(of: index, at: time), width: layout.width, height: slotHeight(of: index, at: time))
    return layout.labels(side).indices.map { place in
      let action = shownAction(place, side, of: swipe, slot: slot, at: time)
      let source = content.actions(side)[place]
      return Element(
        ElementID("\(id(ofRow: index))-\(side == .trailing ? "action" : "leading-action")-\(place)"), .button,
        text: source.label, frame: action.frame,
        color: source.color ?? (source.isDestructive ? palette.destructive : palette.accent))
    }
  }

  private func state(of key: RowKey, focus: RowKey?) -> String {
    if let lift, lift.key == key, lift.demonstration != nil { return "demonstrating" }
    if let lift, lift.key == key { return "lifted, position \(lift.slot + 1) of \(rows.count)" }
    if let swipe = swipes.first(where: { $0.key == key }) {
      switch swipe.phase {
      case .open: return "open"
      case .dragging: return "swiped"
      case .demonstrating: return "demonstrating"
      case .closing: break
      }
    }
    if presses.look(of: key)?.isPressed == true { return "pressed" }
    return focus == key ? "focused" : ""
  }
}
