import AnimationCore
import Components
import Deck
import Geometry
import Notation
import Prototype
import Scene
import Stage

extension FlowPlayer {
  /// Something that is looked at, on the time grid of the finger, until it is as it should be.
  struct Watch {
    /// How long it may take, in seconds.
    var within: Seconds
    /// The next look, counted from the start of the step.
    var look = 0
    /// Since when an expectation that must go on holding has held, and what showed then.
    var held: (since: Seconds, list: DisplayList)?

    init(within: Seconds) { self.within = within }
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
      if case .expect(let expectation) = step.action, let held = watch.held {
        now = min(now, held.since + expectation.span)
      }
      guard now <= limit else { return .pending(.watch(watch)) }
      try checkMostTime(of: step, end: now)
      switch finding(of: step, &watch, in: prototype(at: now), at: now) {
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
    of step: Flow.Step, _ watch: inout Watch, in prototype: Prototype, at now: Seconds
  ) -> Finding {
    switch step.action {
    case .picture(let picture):
      onPicture?(step, picture, prototype)
      return .met(.done(at: now))
    case .budget(let budgets):
      guard let message = onBudget?(step, budgets) else { return .met(.done(at: now)) }
      return .unmet(failure(of: step, message, in: prototype, at: now))
    case .settle:
      if prototype.isAtRest { return .met(.done(at: now)) }
      return .unmet(failure(of: step, restMessage(prototype, within: watch.within), in: prototype, at: now))
    case .reload(let path):
      return reload(path, in: prototype, at: now, step: step)
    case .expect(let expectation):
      return finding(of: expectation, &watch, in: prototype, at: now, step: step)
    default:
      do throws(LookupFailure) {
        let gesture = try gesture(for: step.action, in: prototype, at: now) ?? Gesture(events: [], end: now)
        return .met(.leads(to: .input(gesture, next: 0), at: now))
      } catch {
        return .unmet(failure(of: step, error.message, in: prototype, at: now))
      }
    }
  }

  private func restMessage(_ prototype: Prototype, within: Seconds) -> String {
    let still = prototype.isTouched ? ["a finger is down"] : prototype.moving.map { "\($0) still moves" }
    let what = still.isEmpty ? "a scroll has not ended" : still.joined(separator: ", ")
    return "not at rest within \(within.shortest) s: \(what)"
  }

  private func reload(_ path: String?, in prototype: Prototype, at now: Seconds, step: Flow.Step) -> Finding {
    do {
      let (deck, environment) = try onReload?(step, path) ?? (prototype.deck, prototype.environment)
      held = [:]
      stage.replace(prototype.reloaded(deck, environment: environment))
      return .met(.done(at: now))
    } catch {
      return .unmet(failure(of: step, "the deck cannot be reloaded: \(error)", in: prototype, at: now))
    }
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
