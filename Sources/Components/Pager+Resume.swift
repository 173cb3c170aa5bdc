import AnimationCore

/// Pages of another deck, or of the same one after it was saved.
extension Pager {
  /// Stands where another pager stands, with each page in the place that it has here.
  ///
  /// The page that shows goes on showing, and a page on its way arrives where it is now. A finger that holds the other pager
  /// holds this one no more: the page goes back to where it was bound. Where the page that shows is gone, the one in its
  /// place rests, or the last.
  ///
  /// - Parameters:
  ///   - other: where to stand.
  ///   - time: when.
  ///   - place: the place here of a page of the other's; nil for one that is not here.
  ///   - events: gets what follows from it.
  public mutating func resume(
    _ other: Pager, at time: Seconds, place: (Int) -> Int? = { $0 }, into events: inout [PagerEvent]
  ) {
    let pages = 0..<pageCount
    func here(_ page: Int) -> Int? { place(page).flatMap { pages.contains($0) ? $0 : nil } }
    (drag, shortcut, queuedPage, isSettling, isDemonstrating) = (nil, nil, nil, false, false)
    currentPage = here(other.currentPage) ?? min(other.currentPage, pageCount - 1)
    rest(on: currentPage)
    guard other.phase != .idle else { return }
    let bound = here(other.drag?.queued ?? other.targetPage)
    if let way = shift(of: other, at: time, here) {
      take(other, shiftedBy: way, at: time)
      if other.isSettling, way == 0 { return }
      tellReturn(of: other, to: page(inSlot: targetSlot), at: time, into: &events)
      go(toSlot: targetSlot, from: targetSlot, speed: other.velocity(at: time), at: time, into: &events)
      return
    }
    let isFlipped = show(other.blend(at: time), here)
    let goal = bound ?? page(inSlot: nearestSlot(to: position.value(at: time)))
    tellReturn(of: other, to: goal, at: time, into: &events)
    settle(on: goal, speed: other.velocity(at: time) * (isFlipped ? -1 : 1), at: time, into: &events)
  }

  /// By how many places the pages that have to do with the other pager's motion stand further on here; nothing unless all do.
  private func shift(of other: Pager, at time: Seconds, _ here: (Int) -> Int?) -> Int? {
    let blend = other.blend(at: time)
    var pages = [other.currentPage, other.drag?.queued ?? other.targetPage, other.page(inSlot: other.targetSlot)]
    if let shortcut = other.shortcut {
      pages += [shortcut.before, shortcut.after]
    } else {
      let target = other.targetSlot
      pages += min(blend.lower, target)...max(blend.upper ?? blend.lower, target)
    }
    guard let way = here(pages[0]).map({ $0 - pages[0] }), pages.allSatisfy({ here($0) == $0 + way }) else {
      return nil
    }
    return way
  }

  private mutating func take(_ other: Pager, shiftedBy way: Int, at time: Seconds) {
    let queued = other.drag?.queued ?? other.queuedPage
    queuedPage = queued.map { $0 + way }
    shortcut = other.shortcut.map { Shortcut(before: $0.before + way, after: $0.after + way) }
    targetSlot = other.targetSlot + (shortcut == nil ? way : 0)
    if way == 0, other.isSettling {
      (isSettling, position) = (true, other.position)
      position.restThreshold = Self.restThreshold(width: width)
    } else {
      position.set(other.position.value(at: time) + Double(shortcut == nil ? way : 0))
    }
  }

  /// Shows what is here of a blend of the other pager's pages; says whether the two have changed sides.
  private mutating func show(_ blend: PageBlend, _ here: (Int) -> Int?) -> Bool {
    guard let lower = here(blend.lower), let upper = blend.upper.flatMap(here), lower != upper else {
      let heavier = blend.fraction < 0.5 ? blend.lower : blend.upper ?? blend.lower
      if let shown = here(heavier) ?? here(blend.lower) ?? blend.upper.flatMap(here) { rest(on: shown) }
      return false
    }
    let isFlipped = lower > upper
    let fraction = isFlipped ? 1 - blend.fraction : blend.fraction
    let pages = Shortcut(before: min(lower, upper), after: max(lower, upper))
    if pages.after - pages.before == 1 {
      position.set(Double(pages.before) + fraction)
    } else {
      shortcut = pages
      position.set(fraction)
    }
    targetSlot = nearestSlot(to: position.value(at: 0))
    return isFlipped
  }

  private mutating func settle(on goal: Int, speed: Double, at time: Seconds, into events: inout [PagerEvent]) {
    var slot = goal
    if let shortcut {
      slot = goal == shortcut.before ? 0 : goal == shortcut.after ? 1 : targetSlot
      queuedPage = page(inSlot: slot) == goal ? nil : goal
    }
    go(toSlot: slot, from: slot, speed: speed, at: time, into: &events)
  }

  private func tellReturn(of other: Pager, to page: Int, at time: Seconds, into events: inout [PagerEvent]) {
    if other.drag != nil { events.append(PagerEvent(kind: .cancelled(page: page), time: time)) }
  }

  private mutating func rest(on page: Int) {
    targetSlot = page
    position.set(Double(page))
    position.restThreshold = Self.restThreshold(width: width)
  }
}
