import Geometry

/// Decides who owns a pointer, and tells the others that they have lost.
///
/// One gesture runs at a time: while a pointer is down, others are ignored. The arena is a value and
/// reads no clock; samples and ``advance(to:into:)`` bring the time, and a timer that ran out between
/// two calls reports the exact time at which it did.
public struct GestureArena<Target: Hashable & Sendable>: Hashable, Sendable {
  /// A candidate for the pointer.
  public typealias Candidate = GestureCandidate<Target>
  /// A report to a candidate.
  public typealias Event = GestureEvent<Target>

  private struct Tap: Hashable, Sendable {
    var target: Target
    var position: Point
    var time: Double
  }

  private var contest: Contest?
  private var lastTap: Tap?

  /// Makes an arena without pointers.
  public init() {}

  /// The target that owns the pointer by a drag or a long press.
  public var owner: Target? {
    guard let contest, case .owned(let index) = contest.phase else { return nil }
    return contest.candidates[index].target
  }

  /// The target whose press shows.
  public var pressed: Target? {
    guard let contest, contest.phase == .pressed, let press = contest.press else { return nil }
    return contest.candidates[press].target
  }

  /// Whether a pointer is down.
  public var isActive: Bool { contest != nil }

  /// Whether a pointer that goes down is listened to: no other is down, or that one is lost.
  ///
  /// A pointer that goes down twice was released where nobody saw it; it begins anew.
  public func isFree(for sample: PointerSample) -> Bool {
    guard let contest else { return true }
    return contest.pointer == sample.id || sample.time - contest.lastTime > GestureLimits.lostPointerTimeout
  }

  /// When the next timer runs out, in seconds.
  public var nextDeadline: Double? {
    guard let contest else { return nil }
    let (look, long) = (lookDeadline(contest), longPressDeadline(contest)?.time)
    guard let look, let long else { return look ?? long }
    return min(look, long)
  }

  /// Takes a sample in.
  ///
  /// - Parameters:
  ///   - sample: what the pointer did. A time before the last one's counts as the last one's.
  ///   - candidates: asked once, when the pointer goes down, for those who would like to own it.
  ///   - events: gets the reports, in order.
  public mutating func handle(
    _ sample: PointerSample, into events: inout [Event], candidates: (Point) -> [Candidate]
  ) {
    advance(to: sample.time, into: &events)
    if sample.phase == .began {
      begin(sample, into: &events, candidates: candidates)
      return
    }
    guard var contest, contest.pointer == sample.id else { return }
    contest.lastTime = max(contest.lastTime, sample.time)
    contest.last = sample.position
    self.contest = contest
    switch sample.phase {
    case .began: break
    case .moved: move(into: &events)
    case .ended: end(into: &events)
    case .cancelled: cancel(at: sample.time, into: &events)
    }
  }

  /// Lets timers run out that are due at or before a time.
  public mutating func advance(to time: Double, into events: inout [Event]) {
    while let contest, let deadline = nextDeadline, deadline <= time {
      if let long = longPressDeadline(contest), long.time <= deadline {
        win(long.index, kind: .lifted, at: long.time, into: &events)
      } else {
        apply(.lookIsDue, into: &events, at: deadline)
      }
    }
  }

  /// Ends whatever goes on without effect.
  public mutating func cancel(at time: Double, into events: inout [Event]) {
    guard let contest else { return }
    let time = max(time, contest.lastTime)
    if case .owned(let index) = contest.phase {
      emit(.dragCancelled, to: index, at: time, into: &events)
    } else if contest.phase != .spent {
      cancelPress(at: time, into: &events)
    }
    self.contest = nil
  }

  /// Ends a press, and the wait for a long press, without effect; the pointer then is nobody's until it goes up.
  ///
  /// A drag goes on: a row that is carried may well be scrolled along with.
  public mutating func losePress(at time: Double, into events: inout [Event]) {
    guard let contest else { return }
    apply(.lostForGood, into: &events, at: max(time, contest.lastTime))
  }

  /// Lets targets that are gone or disabled lose the pointer that is down, without effect.
  ///
  /// The others go on competing for it: a list can still be scrolled by the finger that pressed a row which was
  /// deleted meanwhile.
  public mutating func cancel(where isGone: (Target) -> Bool, at time: Double, into events: inout [Event]) {
    cancel(unless: { !isGone($0.target) }, at: time, into: &events)
  }

  /// Lets candidates that do not stand any more lose the pointer that is down, without effect: their targets are gone, or a
  /// press of them would mean something else than when the pointer went down.
  ///
  /// The others go on competing for it.
  public mutating func cancel(unless stands: (Candidate) -> Bool, at time: Double, into events: inout [Event]) {
    guard let contest else { return }
    if case .owned(let index) = contest.phase {
      if !stands(contest.candidates[index]) { cancel(at: time, into: &events) }
      return
    }
    // By their places: asked for one after another, elements of a type that is not known here take memory each.
    guard contest.candidates.indices.contains(where: { !stands(contest.candidates[$0]) }) else { return }
    let press = contest.press.map { contest.candidates[$0] }
    if let press, !stands(press) { apply(.pressIsGone, into: &events, at: max(time, contest.lastTime)) }
    self.contest?.remove { !stands($0) }
  }

  // MARK: Steps

  private mutating func begin(
    _ sample: PointerSample, into events: inout [Event], candidates: (Point) -> [Candidate]
  ) {
    guard isFree(for: sample) else { return }
    cancel(at: sample.time, into: &events)
    let found = candidates(sample.position)
    contest = Contest(sample, candidates: found)
    if let immediate = found.firstIndex(where: { $0.recognizer == .immediateDrag }) {
      win(immediate, kind: .dragBegan, at: sample.time, into: &events)
    } else {
      advance(to: sample.time, into: &events)
    }
  }

  private mutating func move(into events: inout [Event]) {
    guard var contest else { return }
    let movement = contest.last - contest.start
    if case .owned(let index) = contest.phase {
      let translation = contest.last - contest.dragAnchor
      emit(.dragMoved(translation: translation), to: index, at: contest.lastTime, into: &events)
      return
    }
    guard contest.phase != .spent else { return }

    let slop = GestureLimits.slop(for: contest.device)
    if movement.length > slop {
      contest.hasMoved = true
      contest.dragAnchor = contest.start + movement * (slop / movement.length)
      self.contest = contest
      let direction = Candidate.Directions.of(movement)
      let winner = contest.candidates.firstIndex {
        if case .drag(let accepted) = $0.recognizer { accepted.contains(direction) } else { false }
      }
      if let winner {
        win(winner, kind: .dragBegan, at: contest.lastTime, into: &events)
        let translation = contest.last - contest.dragAnchor
        emit(.dragMoved(translation: translation), to: winner, at: contest.lastTime, into: &events)
        return
      }
      if contest.canDrag {
        apply(.lostForGood, into: &events, at: contest.lastTime)
        return
      }
    }
    guard let press = contest.press, case .press(let bounds) = contest.candidates[press].recognizer else { return }
    apply(bounds.contains(contest.last) ? .enteredBounds : .leftBounds, into: &events, at: contest.lastTime)
  }

  private mutating func end(into events: inout [Event]) {
    move(into: &events)
    guard let contest else { return }
    let time = contest.lastTime
    defer { self.contest = nil }
    switch contest.phase {
    case .owned(let index):
      if events.last?.kind.isMove == true { events.removeLast() }
      emit(.dragEnded(translation: contest.last - contest.dragAnchor), to: index, at: time, into: &events)
    case .waiting, .pressed:
      guard let press = contest.press else { return }
      if contest.phase == .waiting { emit(.pressBegan, to: press, at: time, into: &events) }
      emit(.tapped, to: press, at: time, into: &events)
      recordTap(Tap(target: contest.candidates[press].target, position: contest.last, time: time), press, &events)
    case .outside:
      cancelPress(at: time, into: &events)
    case .spent:
      break
    }
  }

  private mutating func recordTap(_ tap: Tap, _ press: Int, _ events: inout [Event]) {
    if let last = lastTap, last.target == tap.target,
      tap.time - last.time <= GestureLimits.doubleTapInterval,
      tap.position.distance(to: last.position) <= GestureLimits.doubleTapDistance
    {
      emit(.doubleTapped, to: press, at: tap.time, into: &events)
      lastTap = nil
    } else {
      lastTap = tap
    }
  }

  /// Gives the pointer to a candidate; a press that shows lifts without effect.
  private mutating func win(_ index: Int, kind: Event.Kind, at time: Double, into events: inout [Event]) {
    guard let contest, let phase = contest.phase.after(.won(index)) else { return }
    cancelPress(at: time, into: &events)
    lastTap = nil
    self.contest?.phase = phase
    if kind == .lifted { self.contest?.dragAnchor = contest.last }
    emit(kind, to: index, at: time, into: &events)
  }

  private mutating func apply(_ signal: PointerPhase.Signal, into events: inout [Event], at time: Double) {
    guard let contest, let phase = contest.phase.after(signal) else { return }
    self.contest?.phase = phase
    guard let press = contest.press else { return }
    switch phase {
    case .pressed: emit(.pressBegan, to: press, at: time, into: &events)
    case .outside where contest.phase == .pressed: emit(.pressLeft, to: press, at: time, into: &events)
    case .spent, .waiting: emit(.pressCancelled, to: press, at: time, into: &events)
    case .outside, .owned: break
    }
  }

  private func cancelPress(at time: Double, into events: inout [Event]) {
    guard let contest, let press = contest.press else { return }
    emit(.pressCancelled, to: press, at: time, into: &events)
  }

  private func emit(_ kind: Event.Kind, to index: Int, at time: Double, into events: inout [Event]) {
    guard let contest else { return }
    events.append(
      Event(target: contest.candidates[index].target, kind: kind, position: contest.last, time: time))
  }

  // MARK: Timers

  /// A mouse shows the press at once; a finger where something could scroll shows it a moment later.
  private func lookDeadline(_ contest: Contest) -> Double? {
    guard contest.phase == .waiting, contest.press != nil else { return nil }
    let waits = contest.device == .touch && contest.canDrag
    return contest.startTime + (waits ? GestureLimits.touchLookDelay : 0)
  }

  private func longPressDeadline(_ contest: Contest) -> (time: Double, index: Int)? {
    guard let index = contest.longPress, !contest.hasMoved, contest.phase == .waiting || contest.phase == .pressed
    else {
      return nil
    }
    return (contest.startTime + GestureLimits.longPressDelay, index)
  }
}

extension GestureEvent.Kind {
  fileprivate var isMove: Bool {
    if case .dragMoved = self { true } else { false }
  }
}
