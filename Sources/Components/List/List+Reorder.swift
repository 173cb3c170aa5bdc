import AnimationCore
import Geometry

extension List {
  /// Takes a row off the list by a pointer.
  mutating func beginLift(_ key: RowKey, visible: Rect, at time: Seconds, into events: inout [Event]) {
    guard content.reorder != nil, let index = index(of: key) else { return }
    cancelLift(visible: visible, at: time, into: &events)
    let top = frame(ofRow: index, visible: visible, at: time).minY
    let hold = RowLift.Hold.pointer(grabbed: top - visible.minY, translation: 0)
    beginLift(index, at: top, hold, visible: visible, at: time, into: &events)
  }

  /// Takes a row off the list by keys; one that only shows that it can be moved gives way.
  public mutating func liftByKeys(_ key: RowKey, visible: Rect, at time: Seconds, into events: inout [Event]) {
    if lift?.demonstration != nil { cancelLift(visible: visible, at: time, into: &events) }
    guard content.reorder != nil, lift == nil, let index = index(of: key) else { return }
    let top = frame(ofRow: index, visible: visible, at: time).minY
    var place = Animated(top, restThreshold: .points)
    if animates { place.animate(to: tops[index], at: time, with: ListLimits.shift) } else { place.set(tops[index]) }
    beginLift(index, at: top, .keys(place), visible: visible, at: time, into: &events)
  }

  private mutating func beginLift(
    _ index: Int, at top: Double, _ hold: RowLift.Hold, visible: Rect, at time: Seconds, into events: inout [Event]
  ) {
    closeOpenRow(at: time, into: &events)
    let key = rows[index].key
    var amount = landings.first { $0.key == key }?.amount ?? Animated(0.0)
    landings.removeAll { $0.key == key }
    shifts.clear(row: index)
    if animates { amount.animate(to: 1, at: time, with: ListLimits.lift) } else { amount.set(1) }
    lift = RowLift(
      key: key, home: index, slot: index, start: top, hold: hold, visible: visible, amount: amount)
    events.append(.lifted(rows[index].content.id, index: index, count: rows.count, at: time))
  }

  /// Follows the pointer: how far it has moved down since the row was taken.
  mutating func dragLift(translation: Double, visible: Rect, at time: Seconds) {
    guard var lift, case .pointer(let grabbed, _) = lift.hold, translation.isFinite else { return }
    lift.hold = .pointer(grabbed: grabbed, translation: translation)
    self.lift = lift
    updateSlot(visible: visible, at: time)
  }

  /// Decides over which slot the lifted row is, by where the others rest: a row that is not moved never changes it.
  mutating func updateSlot(visible: Rect, at time: Seconds) {
    guard let lift, !lift.isByKeys else { return }
    self.lift?.visible = visible
    let top = liftedTop(lift, visible: visible, at: time)
    let range = slotRange(lift)
    guard top < range.lowerBound || top > range.upperBound else { return }
    setSlot(nearestSlot(to: top, lift), at: time)
  }

  /// Where the lifted row's top must get, in the list's plane, for its slot to change when the list scrolls by;
  /// nothing at the ends.
  ///
  /// - Parameter direction: positive when the row gets further down the list.
  public func nextSlotTop(direction: Double) -> Double? {
    guard let lift, !lift.isByKeys, direction != 0 else { return nil }
    let range = slotRange(lift)
    let top = direction > 0 ? range.upperBound : range.lowerBound
    return top.isFinite ? top : nil
  }

  /// Where the lifted row's top would be had the viewport another place, without bands at the ends.
  public func liftedTop(visibleTop: Double) -> Double? {
    guard let lift, case .pointer(let grabbed, let translation) = lift.hold else { return nil }
    return grabbed + translation + visibleTop
  }

  /// Moves the lifted row's slot by one, at the exact time at which the list has scrolled far enough.
  public mutating func stepSlot(direction: Double, at time: Seconds) {
    guard let lift else { return }
    setSlot(lift.slot + (direction > 0 ? 1 : -1), at: time)
  }

  /// Moves a row that keys have lifted by some places.
  public mutating func moveLift(by places: Int, at time: Seconds, into events: inout [Event]) {
    guard var lift, case .keys(var place) = lift.hold else { return }
    setSlot(lift.slot + places, at: time)
    guard let slot = self.lift?.slot, slot != lift.slot else { return }
    lift.slot = slot
    let top = slotTop(slot, lift)
    if animates { place.animate(to: top, at: time, with: ListLimits.shift) } else { place.set(top) }
    lift.hold = .keys(place)
    self.lift = lift
    if let row = content(of: lift.key) {
      events.append(.hovers(row.id, index: slot, count: rows.count, at: time))
    }
  }

  /// Puts the lifted row down in its slot: the list changes now, the row is on its way there.
  public mutating func drop(visible: Rect, at time: Seconds, into events: inout [Event]) {
    guard let lift else { return }
    let top = liftedTop(lift, visible: visible, at: time)
    let row = rows[lift.home]
    if lift.slot == lift.home {
      events.append(.putBack(row.content.id, at: time))
    } else {
      rows.remove(at: lift.home)
      rows.insert(row, at: lift.slot)
      updateTops()
      if lift.slot > lift.home {
        shifts.renumber(lift.home + 1..<lift.slot + 1, by: -1, restingLowerBy: -row.height)
      } else {
        shifts.renumber(lift.slot..<lift.home, by: 1, restingLowerBy: row.height)
      }
      moveGaps(from: lift.home, to: lift.slot, at: time)
      events.append(.moved(row.content.id, from: lift.home, to: lift.slot, at: time))
    }
    self.lift = nil
    land(lift, as: lift.key, from: top - self.top(of: lift.slot, at: time), at: time)
  }

  /// Lets the lifted row go back to where it was taken; the list does not change.
  ///
  /// `visible` is the part of the list's plane that can be seen; nil for as it was when the row last moved.
  public mutating func cancelLift(visible: Rect? = nil, at time: Seconds, into events: inout [Event]) {
    guard let lift else { return }
    self.lift = nil
    let neighbours = min(lift.home, lift.slot)..<max(lift.home, lift.slot) + 1
    shifts.shift(neighbours.lowerBound..<lift.home, to: 0, at: time, animates: animates)
    shifts.shift(lift.home + 1..<max(neighbours.upperBound, lift.home + 1), to: 0, at: time, animates: animates)
    let top = liftedTop(lift, visible: visible ?? lift.visible, at: time)
    land(lift, as: lift.key, from: top - self.top(of: lift.home, at: time), at: time)
    let id = rows[lift.home].content.id
    events.append(
      lift.demonstration == nil ? .moveCancelled(id, at: time) : .demonstrated(id, completed: false, at: time))
  }

  /// Lets a row that was lifted come down from some points below its place.
  mutating func land(_ lift: RowLift, as key: RowKey, from offset: Double, at time: Seconds) {
    guard animates else { return }
    var landing = RowLanding(key: key, offset: Animated(offset, restThreshold: .points), amount: lift.amount)
    landing.offset.animate(to: 0, at: time, with: .spring(ListLimits.landing))
    landing.amount.animate(to: 0, at: time, with: ListLimits.lift)
    landings.append(landing)
  }

  /// After the rows were exchanged: the lifted row is put down from its new place, or is gone.
  ///
  /// - Parameters:
  ///   - id: what the lifted row was known by.
  ///   - top: where its top was drawn.
  mutating func rehome(_ id: String, from top: Double, visible: Rect, at time: Seconds, into events: inout [Event]) {
    guard var lift else { return }
    guard let home = index(of: lift.key), rows.count > 1 else {
      self.lift = nil
      events.append(
        lift.demonstration == nil ? .moveCancelled(id, at: time) : .demonstrated(id, completed: false, at: time))
      return
    }
    lift.home = home
    lift.slot = home
    lift.start = top
    self.lift = lift
    if lift.isByKeys {
      var place = Animated(tops[home], restThreshold: .points)
      place.set(tops[home])
      self.lift?.hold = .keys(place)
    } else {
      let slot = nearestSlot(to: liftedTop(lift, visible: visible, at: time), lift)
      self.lift?.slot = slot
      shifts.shift(min(slot, home)..<home, to: rows[home].height, at: time, animates: false)
      shifts.shift(home + 1..<max(slot, home) + 1, to: -rows[home].height, at: time, animates: false)
    }
  }

  // MARK: Slots

  /// Where the lifted row would be put down, in the list's plane.
  var slotFrame: Rect? {
    lift.map { Rect(x: 0, y: slotTop($0.slot, $0), width: layout.width, height: rows[$0.home].height) }
  }

  /// Where the lifted row is drawn, in the list's plane; past an end of the list it is held back.
  func liftedTop(_ lift: RowLift, visible: Rect, at time: Seconds) -> Double {
    switch lift.hold {
    case .pointer(let grabbed, let translation): bandedTop(grabbed + translation + visible.minY, lift)
    case .keys(let place): place.value(at: time)
    }
  }

  private func bandedTop(_ top: Double, _ lift: RowLift) -> Double {
    let height = rows[lift.home].height
    let end = max((tops.last ?? 0) - height, 0)
    let inside = min(max(top, min(lift.start, 0)), max(lift.start, end))
    return inside + RubberBand.offset(top - inside, dimension: height)
  }

  /// Where the lifted row would begin in a slot: the others rest without it, so that this does not depend on the
  /// slot that it is over now.
  private func slotTop(_ slot: Int, _ lift: RowLift) -> Double {
    slot <= lift.home ? tops[slot] : tops[slot + 1] - rows[lift.home].height
  }

  /// The slot whose place is nearest.
  private func nearestSlot(to top: Double, _ lift: RowLift) -> Int {
    var low = 0
    var high = rows.count - 1
    while low < high {
      let middle = (low + high) / 2
      if (slotTop(middle, lift) + slotTop(middle + 1, lift)) / 2 > top { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Between which tops the lifted row keeps its slot; infinite at the ends.
  private func slotRange(_ lift: RowLift) -> ClosedRange<Double> {
    let here = slotTop(lift.slot, lift)
    func margin(_ way: Double) -> Double { min(ListLimits.hysteresis, abs(way) * ListLimits.hysteresisShare) }
    var lower = -Double.infinity
    var upper = Double.infinity
    if lift.slot > 0 {
      let above = slotTop(lift.slot - 1, lift)
      lower = (above + here) / 2 - margin(here - above)
    }
    if lift.slot < rows.count - 1 {
      let below = slotTop(lift.slot + 1, lift)
      upper = (here + below) / 2 + margin(below - here)
    }
    return lower...upper
  }

  /// Moves the gap for the lifted row; the rows between make way, each from where it is.
  private mutating func setSlot(_ slot: Int, at time: Seconds) {
    guard let lift else { return }
    let slot = min(max(slot, 0), rows.count - 1)
    guard slot != lift.slot else { return }
    let height = rows[lift.home].height
    let (home, old) = (lift.home, lift.slot)
    // Rows below home that the gap is above of are shifted up, rows above home that it is below of down.
    if slot > old {
      shifts.shift(min(old, home)..<min(slot, home), to: 0, at: time, animates: animates)
      shifts.shift(max(old, home) + 1..<max(slot, home) + 1, to: -height, at: time, animates: animates)
    } else {
      shifts.shift(max(slot, home) + 1..<max(old, home) + 1, to: 0, at: time, animates: animates)
      shifts.shift(min(slot, home)..<min(old, home), to: height, at: time, animates: animates)
    }
    self.lift?.slot = slot
  }
}
