import AnimationCore
import Geometry

extension CoachTour {
  /// Brings about what is due at or before a time, looks at the targets, and puts holes, arrow and card in their places.
  ///
  /// - Parameters:
  ///   - time: the frame's time, or that of an event.
  ///   - window: the rectangle that the tour covers.
  ///   - isTouched: whether a finger uses what lies below.
  ///   - isTaken: whether something below that can be pressed lies at a point.
  ///   - targets: where a target is, by its name; nothing for one that is not there.
  ///   - events: gets what happens.
  public mutating func advance(
    to time: Seconds, in window: Rect, isTouched: Bool = false, isTaken: (Point) -> Bool = { _ in false },
    targets: (ElementID) -> CoachTarget?, into events: inout [Event]
  ) {
    awaitsScroll = false
    noteTouch(isTouched, at: time)
    let isResized = window != self.window && card != nil
    if window != self.window {
      // Where things were in the other window means nothing in this one.
      spotlight.arrive()
      leavingCard = nil
      isWayOutPlaced = false
    }
    self.window = window
    while let due = nextDeadline, due <= time { step(to: due, targets: targets, into: &events) }
    look(at: time, targets: targets, isResized: isResized, into: &events)
    card?.presses.advance(to: time)
    card?.scroller.advance(to: time)
    updateWayOut(at: time, isTaken: isTaken)
    if let leavingCard, !leavingCard.isVisible(at: time) { self.leavingCard = nil }
  }

  /// When something is due that only `advance` brings about.
  public var nextDeadline: Seconds? {
    guard pause == nil else { return nil }
    var next = Seconds.earliest(card?.presses.nextDeadline, card?.scroller.nextDeadline)
    next = Seconds.earliest(next, wayOut?.presses.nextDeadline)
    switch stage {
    case .over: break
    case .seeking: next = Seconds.earliest(next, Seconds.earliest(seekDue, recessDue))
    case .showing(let arrival):
      if demonstration == .due { next = Seconds.earliest(next, arrival) }
      if let ring { next = Seconds.earliest(next, ringDeadline(ring)) }
      if demonstration == .over, !isHeld { next = Seconds.earliest(next, advanceDue) }
    }
    return next
  }

  private func ringDeadline(_ ring: TapRing) -> Seconds {
    demonstration == .running ? (ringPresses ? ring.releaseTime : ring.pressTime) : ring.endTime
  }

  private mutating func step(
    to due: Seconds, targets: (ElementID) -> CoachTarget?, into events: inout [Event]
  ) {
    card?.presses.advance(to: due)
    card?.scroller.advance(to: due)
    wayOut?.presses.advance(to: due)
    switch stage {
    case .over: break
    case .seeking:
      look(at: due, targets: targets, isResized: false, into: &events)
      if let recess = recessDue, recess <= due { recede(at: due, into: &events) }
    case .showing(let arrival):
      if demonstration == .due, arrival <= due {
        demonstrate(at: arrival, into: &events)
      } else if let ring, ringDeadline(ring) <= due {
        turnRing(ring, at: due, into: &events)
      } else if demonstration == .over, !isHeld, let advanceDue, advanceDue <= due {
        self.advanceDue = nil
        look(at: due, targets: targets, isResized: false, into: &events)
        next(at: due, into: &events)
        look(at: due, targets: targets, isResized: false, into: &events)
      }
    }
  }

  // MARK: Looking

  /// Looks at the targets as they are now: finds those of a mark that is sought, follows those of one that shows.
  private mutating func look(
    at time: Seconds, targets: (ElementID) -> CoachTarget?, isResized: Bool, into events: inout [Event]
  ) {
    guard !isOver else { return }
    learnNames(targets)
    updateReachable(targets)
    // Each turn leaves a mark out, or ends the search.
    for _ in 0...content.marks.count {
      guard pause == nil, !isHeldBack, case .seeking(let since, let hasAsked) = stage else { break }
      guard seekOnce(since: since, hasAsked: hasAsked, at: time, targets: targets, into: &events) else { break }
    }
    guard case .showing = stage else { return }
    updateHold(at: time, targets)
    follow(at: time, targets: targets, isResized: isResized, into: &events)
  }

  /// Tries to show the mark that is sought; says whether another one is to be tried.
  private mutating func seekOnce(
    since: Seconds, hasAsked: Bool, at time: Seconds, targets: (ElementID) -> CoachTarget?, into events: inout [Event]
  ) -> Bool {
    guard content.marks.indices.contains(currentMark) else {
      finish(.empty, at: time, into: &events)
      return false
    }
    let seen = isOffered[currentMark] ? visible(targets) : []
    let isComplete = seen.count == mark.targets.count
    let isLate = time >= since + (hasAsked ? CoachTourLook.revealLimit : mark.wait)
    if isOffered[currentMark] {
      if mark.targets.isEmpty || (seen.isEmpty && isLate && mark.missing == .center) {
        show([], at: time, into: &events)
        return false
      }
      if !isComplete, !isLate { return false }
      if let first = seen.first, let id = firstTarget {
        if awaitsScroll, !isLate { return false }
        if first.isClipped, !hasAsked {
          awaitsScroll = true
          stage = .seeking(since: time, hasAsked: true)
          events.append(.reveal(id, at: time))
          return false
        }
        if first.isMoving, !isLate || !hasAsked {
          // From here on it is the scrolling that is waited for.
          if !hasAsked { stage = .seeking(since: time, hasAsked: true) }
          return false
        }
      }
      if !seen.isEmpty {
        show(seen, at: time, into: &events)
        return false
      }
      withdraw(currentMark, at: time, into: &events)
    }
    return leaveOut(at: time, into: &events)
  }

  /// Goes on past a mark that cannot be shown; says whether there is one to try.
  private mutating func leaveOut(at time: Seconds, into events: inout [Event]) -> Bool {
    let offered = content.marks.indices.filter { isOffered[$0] }
    let before = offered.last { $0 < currentMark }
    let after = offered.first { $0 > currentMark }
    guard let next = isGoingBack ? before ?? after : after else {
      finish(hasBegun ? .done : .empty, at: time, into: &events)
      return false
    }
    if next > currentMark { isGoingBack = false }
    currentMark = next
    stage = .seeking(since: time, hasAsked: false)
    return true
  }

  // MARK: Showing

  private mutating func show(_ targets: [CoachTarget], at time: Seconds, into events: inout [Event]) {
    // The eye follows a hole from where it was last seen; where there is no dim any more, there is nothing to follow.
    let isFirst = !hasBegun || isReceded && dim.value(at: time) == 0
    let holes = targets.map { mark.hole.shape(around: $0) }
    let length = environment.reduceMotion ? CoachTourLook.reducedDuration : CoachTourLook.morphDuration
    if !hasBegun || isReceded { dim.animate(to: 1, at: time, with: fade) }
    spotlight.move(to: holes, at: time, with: isFirst || environment.reduceMotion ? nil : CoachTourLook.morph)
    if !hasBegun { events.append(.began(at: time)) }
    let fadeLength = environment.reduceMotion ? CoachTourLook.reducedDuration : CoachTourLook.fadeDuration
    let arrival = time + (isFirst ? fadeLength : length)
    withdrawWayOut(at: time)
    hasBegun = true
    isReceded = false
    stage = .showing(arrival: arrival)
    isGoingBack = false
    isHeld = false
    marked = holes.map(\.rect)
    isHidden = targets.first?.isHidden ?? false
    makeCard(at: time, with: arrivalAnimation(isFirst: isFirst))
    startRim(at: arrival)
    demonstration = mark.demonstration == nil ? .over : .due
    advanceDue = mark.advancesAfter.map { arrival + $0 }
    let number = (reachable.firstIndex(of: currentMark) ?? 0) + 1
    events.append(.shown(mark: currentMark, number: number, of: max(reachable.count, 1), at: time))
    if let memory = mark.memory, remembered.insert(currentMark).inserted {
      events.append(.remember(memory, at: time))
    }
    hasToldOmission = false
    tellOmission(at: time, into: &events)
  }

  /// Tells once of a mark that it has no arrow.
  private mutating func tellOmission(at time: Seconds, into events: inout [Event]) {
    guard !hasToldOmission, let omission = card?.placement?.omission, omission != .noTarget else { return }
    hasToldOmission = true
    events.append(.noArrow(mark: currentMark, omission, at: time))
  }

  mutating func makeCard(at time: Seconds, with animation: Animation) {
    var card = CoachCard(
      mark, of: content, footer: footer, target: marked.first, window: window, environment: environment)
    card.place(at: marked, isHidden: isHidden, in: window, at: time)
    card.hold(isHeld, at: time, with: nil)
    card.appear(at: time, with: animation)
    self.card = card
  }

  /// The buttons of the mark as things stand.
  private var footer: CoachCardLayout.Footer {
    let number = reachable.firstIndex(of: currentMark) ?? 0
    let isLast = !reachable.contains { $0 > currentMark }
    let isAlone = reachable.count <= 1
    // A single mark that a tap closes says only what it says, unless its buttons were named.
    let isPlain = isAlone && mark.dimTap != .ignore && !content.showsDoneAlone
    return CoachCardLayout.Footer(
      number: number, total: max(reachable.count, 1), progress: isAlone ? .none : content.progress,
      skip: isAlone && !content.showsSkipAlone ? nil : content.skipLabel, back: number > 0 ? content.backLabel : nil,
      next: isPlain ? nil : isLast ? content.doneLabel : content.nextLabel,
      backRoom: isAlone ? nil : content.backLabel)
  }

  /// Keeps holes, arrow and card with the targets; goes on when they are gone.
  private mutating func follow(
    at time: Seconds, targets: (ElementID) -> CoachTarget?, isResized: Bool, into events: inout [Event]
  ) {
    let seen = visible(targets)
    if pause != nil {
      if !seen.isEmpty { spotlight.follow(seen.map { mark.hole.shape(around: $0) }) }
      return
    }
    if seen.isEmpty, !mark.targets.isEmpty, mark.missing == .skip {
      withdraw(currentMark, at: time, into: &events)
      stopDemonstration(at: time, into: &events)
      dismissCard(at: time, into: &events)
      if leaveOut(at: time, into: &events) {
        look(at: time, targets: targets, isResized: false, into: &events)
      }
      return
    }
    let holes = seen.map { mark.hole.shape(around: $0) }
    spotlight.follow(holes)
    marked = holes.map(\.rect)
    isHidden = seen.first?.isHidden ?? false
    guard var card else { return }
    let footer = footer
    if isResized || isCardStale || footer != card.footer {
      card.relayout(
        mark, of: content, footer: footer, target: marked.first, window: window, environment: environment)
      isCardStale = false
    }
    card.place(at: marked, isHidden: isHidden, in: window, at: time)
    card.hold(isHeld, at: time, with: CoachTourLook.hold)
    self.card = card
    tellOmission(at: time, into: &events)
  }
}
