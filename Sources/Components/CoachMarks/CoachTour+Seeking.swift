import AnimationCore
import Geometry
import Gestures

/// A tour that waits for a target steps aside.
///
/// What would bring the target lies on the screen below, so the dim goes and input is free; a button that leaves stays.
extension CoachTour {
  /// When the dim goes, if the target has not been found by then.
  var recessDue: Seconds? {
    guard case .seeking(let since, let hasAsked) = stage, hasBegun, !isReceded, pause == nil else { return nil }
    return since + (hasAsked ? CoachTourLook.scrollPatience : CoachTourLook.patience)
  }

  /// When the search ends in vain; nothing while a finger on the screen may be about to bring the target.
  var seekDue: Seconds? {
    guard case .seeking(let since, let hasAsked) = stage, !isHeldBack else { return nil }
    return hasAsked ? since + CoachTourLook.revealLimit : since + mark.wait
  }

  /// Whether nothing comes over the screen, because a finger uses it.
  var isHeldBack: Bool { isReceded && touchedSince != nil }

  /// Lets the dim go, and the screen be used, until the target is there.
  mutating func recede(at time: Seconds, into events: inout [Event]) {
    isReceded = true
    if dim.target > 0 { dim.animate(to: 0, at: time, with: fade) }
    offerWayOut(at: time)
    events.append(.waiting(mark: currentMark, at: time))
  }

  /// Shows the button that leaves.
  mutating func offerWayOut(at time: Seconds) {
    guard let label = content.skipLabel else { return }
    if wayOut == nil { wayOut = CoachWayOut(label, environment: environment) }
    let fade = fade
    wayOut?.appear(at: time, with: fade)
    isWayOutPlaced = false
  }

  /// Takes it away again.
  mutating func withdrawWayOut(at time: Seconds) {
    guard wayOut?.isPresent == true else { return }
    let fade = fade
    wayOut?.disappear(at: time, with: fade)
    if focus == .skip { focus = nil }
  }

  /// Notes whether a finger uses the screen: for as long, the time that a target has stands still.
  mutating func noteTouch(_ isTouched: Bool, at time: Seconds) {
    if isTouched {
      if touchedSince == nil { touchedSince = time }
    } else if let since = touchedSince {
      if isReceded, case .seeking(let begin, let hasAsked) = stage {
        stage = .seeking(since: begin + time - max(since, begin), hasAsked: hasAsked)
      }
      touchedSince = nil
    }
  }

  /// Keeps the button that leaves in its place, and drops one that has gone.
  mutating func updateWayOut(at time: Seconds, isTaken: (Point) -> Bool) {
    guard wayOut != nil else { return }
    if wayOut?.isVisible(at: time) == false {
      wayOut = nil
      return
    }
    wayOut?.presses.advance(to: time)
    guard !isWayOutPlaced else { return }
    isWayOutPlaced = true
    let (window, isRightToLeft, environment) = (window, content.isRightToLeft, environment)
    wayOut?.place(in: window, isRightToLeft: isRightToLeft, environment: environment, isTaken: isTaken)
  }

  /// Takes a report of the arena to the button that leaves.
  mutating func pressWayOut(_ event: GestureEvent<ElementID>, into events: inout [Event]) {
    guard let wayOut, wayOut.isPresent else { return }
    self.wayOut?.presses.follow(
      event, for: .skip, feedback: .shrink(PressEffect.Style()), origin: wayOut.frame.origin)
    if event.kind == .tapped { end(.skipped, at: event.time, into: &events) }
  }

  /// Takes a key while the screen below can be used; says whether it meant anything here.
  ///
  /// Tab goes through what is on the screen and then to the button that leaves.
  mutating func handleReceded(_ key: KeyPress, below: CoachFocusBelow, into events: inout [Event]) -> Bool {
    switch key.key {
    case .escape:
      end(.escaped, at: key.time, into: &events)
      return true
    case .tab:
      if focus == .skip {
        focus = nil
        return below.isEmpty
      }
      guard wayOut?.isPresent == true, below.isAtEnd else { return false }
      focus = .skip
      events.append(.focus(nil, at: key.time))
      return true
    case .enter, .space:
      guard focus == .skip, let wayOut else { return false }
      if key.isRepeat { return true }
      self.wayOut?.presses.tap(
        .skip, feedback: .shrink(PressEffect.Style()), center: wayOut.frame.center, at: key.time)
      end(.skipped, at: key.time, into: &events)
      return true
    default: return false
    }
  }
}
