import AnimationCore

/// Rows of another deck, or of the same one after it was saved.
extension List {
  /// Stands where another list stands: with its rows and all that moves if both were made to show the same, else with
  /// the row open that was open there, by its id.
  ///
  /// A finger that holds a row of the other one holds it no more: the row goes back from where it is.
  public mutating func resume(_ other: List, at time: Seconds, into events: inout [Event]) {
    if content == other.content, layout.width == other.layout.width {
      self = other
      letGo(at: time, into: &events)
      return
    }
    for swipe in other.swipes {
      guard let row = other.content(of: swipe.key), let key = key(ofRow: row.id) else { continue }
      resume(swipe, of: key, at: time)
    }
    guard let lift = other.lift, let row = other.content(of: lift.key) else { return }
    events.append(
      lift.demonstration == nil
        ? .moveCancelled(row.id, at: time) : .demonstrated(row.id, completed: false, at: time))
    guard let key = key(ofRow: row.id), let index = index(of: key) else { return }
    land(lift, as: key, from: other.liftedTop(lift, visible: lift.visible, at: time) - tops[index], at: time)
  }

  /// Opens or closes a row as one of another list stands.
  private mutating func resume(_ swipe: RowSwipe, of key: RowKey, at time: Seconds) {
    var own = RowSwipe(key)
    own.offset.set(swipe.offset.value(at: time))
    switch swipe.phase {
    case .open(let side), .dragging(_, let side?):
      guard layout.actionsWidth(side) > 0 else { break }
      own.phase = .open(side)
      let target = layout.direction(side) * layout.actionsWidth(side)
      if own.offset.target != target { own.settle(to: target, velocity: 0, at: time, animates: animates) }
      return swipes.append(own)
    case .dragging, .closing, .demonstrating: break
    }
    guard own.offset.target != 0 else { return }
    own.close(at: time, animates: animates)
    swipes.append(own)
  }

  /// Ends what a pointer, keys or the list itself do without effect, as when they are no longer heard of.
  private mutating func letGo(at time: Seconds, into events: inout [Event]) {
    cancelLift(at: time, into: &events)
    releaseDeletions(at: time)
    if isDemonstrating { closeOpenRow(at: time, into: &events) }
    for swipe in swipes { cancelSwipe(swipe.key, at: time, into: &events) }
    presses.remove { _ in true }
  }
}
