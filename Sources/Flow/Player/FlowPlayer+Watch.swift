import AnimationCore
import Components
import Deck
import Geometry
import Prototype
import Scene

extension FlowPlayer {
  /// Something that is looked at, on the time grid of the finger, until it is as it should be.
  struct Watch {
    /// What is looked at.
    enum Subject {
      case tap(Flow.Tap)
      case drag(Flow.Drag)
      case rest
      case expectation(Flow.Expectation)
      case picture(Flow.Picture)
    }

    var subject: Subject
    /// How long it may take, in seconds.
    var within: Seconds
    /// The next look, counted from the start of the step.
    var look = 0
    /// Since when an expectation that must go on holding has held, and what showed then.
    var held: (since: Seconds, list: DisplayList)?

    init(_ subject: Subject, within: Seconds = 0) {
      self.subject = subject
      self.within = within
    }
  }

  /// What a look finds.
  private enum Finding {
    case met(Outcome)
    case goesOn
    case unmet(FlowFailure)
  }

  /// Looks until it is as it should be, time is up, or the limit is reached.
  func play(
    _ watch: Watch, of step: Flow.Step, from start: Seconds, to limit: Seconds
  ) throws(FlowFailure) -> Outcome {
    var watch = watch
    let patience = min(watch.within, step.timeLimit ?? .infinity)
    while true {
      var now = Finger.time(ofReport: watch.look, from: start)
      if let end = watch.end { now = min(now, end) }
      guard now <= limit else { return .pending(.watch(watch)) }
      switch finding(of: &watch, in: prototype(at: now), at: now, step: step) {
      case .met(let outcome): return outcome
      case .goesOn: break
      case .unmet(let failure):
        let nextLook = Double(watch.look + 1) / Finger.reportsPerSecond
        if nextLook > patience || watch.held != nil { throw failure }
      }
      watch.look += 1
    }
  }

  private func finding(
    of watch: inout Watch, in prototype: Prototype, at now: Seconds, step: Flow.Step
  ) -> Finding {
    switch watch.subject {
    case .picture(let picture):
      onPicture?(step, picture, prototype)
      return .met(.done(at: now))
    case .rest:
      if prototype.isAtRest { return .met(.done(at: now)) }
      return .unmet(failure(of: step, restMessage(prototype, within: watch.within), in: prototype, at: now))
    case .tap(let tap):
      return gesture(of: step, in: prototype, at: now) { () throws(LookupFailure) in
        try finger(tap.pointer).tap(at: prototype.point(of: tap.target), count: tap.count, from: now)
      }
    case .drag(let drag):
      return gesture(of: step, in: prototype, at: now) { () throws(LookupFailure) in
        try gesture(of: drag, in: prototype, from: now)
      }
    case .expectation(let expectation):
      return finding(of: expectation, &watch, in: prototype, at: now, step: step)
    }
  }

  // MARK: Gestures

  private func gesture(
    of step: Flow.Step, in prototype: Prototype, at now: Seconds, _ make: () throws(LookupFailure) -> Gesture
  ) -> Finding {
    do throws(LookupFailure) {
      return .met(.leads(to: .input(try make(), next: 0), at: now))
    } catch {
      return .unmet(failure(of: step, error.message, in: prototype, at: now))
    }
  }

  private func gesture(
    of drag: Flow.Drag, in prototype: Prototype, from now: Seconds
  ) throws(LookupFailure) -> Gesture {
    let origin = try prototype.point(of: drag.from)
    let destination = try drag.to.map { (target) throws(LookupFailure) in try prototype.point(of: target) }
    return finger(drag.pointer).drag(
      from: origin, to: destination ?? origin + (drag.by ?? .zero), duration: drag.duration,
      easing: drag.easing.unitCurve, hold: drag.hold, start: now)
  }

  private func finger(_ pointer: Flow.Pointer?) -> Finger { Finger(pointer ?? flow.setting.pointer) }

  // MARK: Rest

  private func restMessage(_ prototype: Prototype, within: Seconds) -> String {
    let still = prototype.isTouched ? ["a finger is down"] : prototype.moving.map { "\($0) still moves" }
    let what = still.isEmpty ? "a scroll has not ended" : still.joined(separator: ", ")
    return "not at rest within \(within.shortest) s: \(what)"
  }

  // MARK: Expectations

  private func finding(
    of expectation: Flow.Expectation, _ watch: inout Watch, in prototype: Prototype, at now: Seconds, step: Flow.Step
  ) -> Finding {
    var place = logPlace
    var mismatches = expectation.mismatches(in: prototype, logPlace: &place)
    let span = expectation.span
    if mismatches.isEmpty, let held = watch.held {
      if expectation.forbidsFrames, prototype.list != held.list {
        mismatches = [
          FlowFailure.Mismatch(
            subject: "no frame for \(span.shortest) s", expected: "nothing drawn",
            got: "a frame after \((now - held.since).brief) s")
        ]
      } else if now < held.since + span {
        return .goesOn
      }
    }
    guard mismatches.isEmpty else {
      let message = watch.held == nil ? "expectation failed" : "expectation held at first and then failed"
      var failure = failure(of: step, message, in: prototype, at: now)
      failure.mismatches = mismatches
      return .unmet(failure)
    }
    if watch.held == nil, span > 0 {
      watch.held = (now, prototype.list)
      return .goesOn
    }
    logPlace = place
    return .met(.done(at: now))
  }
}

extension FlowPlayer.Watch {
  /// When an expectation has held for long enough.
  fileprivate var end: Seconds? {
    guard case .expectation(let expectation) = subject, let held else { return nil }
    return held.since + expectation.span
  }
}

extension Flow.Expectation {
  /// Whether nothing may be drawn while it holds.
  fileprivate var forbidsFrames: Bool {
    checks.contains { if case .noFrame = $0 { true } else { false } }
  }

  /// How long it has to hold, in seconds.
  fileprivate var span: Seconds {
    checks.reduce(throughout) { span, check in
      if case .noFrame(let duration) = check { max(span, duration) } else { span }
    }
  }
}

extension Prototype {
  /// Whether nothing moves but what was declared endless, and nothing holds anything.
  var isAtRest: Bool { moving.isEmpty && !isTouched && pagerPhase != .dragging }

  /// What a frame would draw now.
  fileprivate var list: DisplayList {
    var list = DisplayList()
    draw(into: &list)
    return list
  }
}
