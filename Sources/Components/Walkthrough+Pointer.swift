import AnimationCore
import Geometry
import Gestures

extension Walkthrough {
  /// Who would like to own a pointer that goes down at a point, the first by rank first.
  public func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ElementID>] {
    guard layout.bounds.contains(point) else { return [] }
    guard let (part, bounds) = control(at: point, time: time) else {
      // A finger that goes down beside the controls holds a page that is on its way.
      return [GestureCandidate(Part.pager.id, pager.canBeCaught(at: time) ? .immediateDrag : .drag(.horizontal))]
    }
    var found = [GestureCandidate(Part.pager.id, .drag(.horizontal))]
    if let meaning = meaning(of: part, at: time) {
      found.append(GestureCandidate(part.id, .press(bounds: bounds), meaning: meaning))
    }
    return found
  }

  /// The control at a point, and where it can be pressed.
  private func control(at point: Point, time: Seconds) -> (Part, Rect)? {
    if isSkipShown(at: time), layout.skip.contains(point) { return (.skip, layout.skip) }
    if layout.button.contains(point) { return (.button, layout.button) }
    let blend = pager.blend(at: time)
    guard let dot = layout.control.dot(at: point, blend: blend) else { return nil }
    return (.dot(dot), layout.control.touchFrame(ofDot: dot, blend: blend))
  }

  /// What a press of something would do at a time; nothing when it cannot be pressed then.
  public func meaning(of id: ElementID, at time: Seconds) -> PressMeaning? {
    Part(id).flatMap { meaning(of: $0, at: time) }
  }

  /// What a press of a part would do at a time.
  ///
  /// The button means what it says, whatever page is on its way: "Next" turns the page and never leaves. What it says by the
  /// second tap of a double tap has come in between, so that this one does not leave either.
  private func meaning(of part: Part, at time: Seconds) -> PressMeaning? {
    switch part {
    case .pager, .dot: .only
    case .skip: isSkipShown(at: time) ? .only : nil
    case .button where !saysDone(at: time): PressMeaning("next", pager.targetPage)
    case .button: time - nextTapTime <= GestureLimits.doubleTapInterval ? nil : PressMeaning("done")
    }
  }

  /// Tells the walkthrough that a pointer went down, before anybody owns it: two fingers on a touchpad have left it.
  public mutating func pointerBegan(at time: Seconds, into events: inout [Event]) {
    endWheel(at: time, isInterrupted: true, into: &events)
    tellDemonstration(at: time, into: &events)
  }

  /// Takes a report of the arena.
  public mutating func handle(_ event: GestureEvent<ElementID>, into events: inout [Event]) {
    guard let part = Part(event.target) else { return }
    defer { tellDemonstration(at: event.time, into: &events) }
    switch part {
    case .pager: drag(event, into: &events)
    case .skip:
      skipPress.follow(event.kind, at: event.time)
      if event.kind == .tapped { press(.skip, at: event.time, into: &events) }
    case .button:
      buttonPress.follow(event.kind, at: event.time)
      if event.kind == .tapped, !saysDone(at: event.time) { nextTapTime = event.time }
      if event.kind == .tapped { press(.button, at: event.time, into: &events) }
    case .dot:
      if event.kind == .tapped { press(part, at: event.time, into: &events) }
    }
  }

  private mutating func drag(_ event: GestureEvent<ElementID>, into events: inout [Event]) {
    switch event.kind {
    case .dragBegan:
      endWheel(at: event.time, into: &events)
      velocity.reset()
      velocity.add(position: event.position, at: event.time)
      pager.beginDrag(at: event.time)
    case .dragMoved(let translation):
      velocity.add(position: event.position, at: event.time)
      pager.drag(translation: translation.x * layout.forward)
    case .dragEnded(let translation):
      pager.drag(translation: translation.x * layout.forward)
      let released = velocity.velocity(at: event.time).x * layout.forward
      change(&events) { pager, events in
        pager.endDrag(velocity: released, at: event.time, into: &events)
      }
    case .dragCancelled:
      change(&events) { pager, events in pager.cancelDrag(at: event.time, into: &events) }
    case .pressBegan, .pressLeft, .pressCancelled, .tapped, .doubleTapped, .lifted:
      break
    }
  }

  /// Takes a wheel sample: a notch turns a page, small steps drag.
  public mutating func handle(_ sample: WheelSample, into events: inout [Event]) {
    let action = wheel.handle(sample, forward: layout.forward, isHeld: pager.phase == .dragging)
    defer { tellDemonstration(at: sample.time, into: &events) }
    switch action {
    case .none: break
    case .turn(let forward): turn(forward: forward, at: sample.time, into: &events)
    case .begin(let translation):
      pager.beginDrag(at: sample.time)
      pager.drag(translation: translation)
    case .drag(let translation): pager.drag(translation: translation)
    }
  }

  /// Lets go of the page that two fingers on a touchpad drag.
  ///
  /// - Parameter isInterrupted: whether something else ends it, which the log is to tell of.
  mutating func endWheel(at time: Seconds, isInterrupted: Bool = false, into events: inout [Event]) {
    guard let velocity = wheel.end() else { return }
    change(&events) { pager, events in
      pager.endDrag(velocity: velocity, tellsReturn: isInterrupted, at: time, into: &events)
    }
  }

  /// Ends a drag by two fingers on a touchpad without effect; says whether there was one.
  @discardableResult
  public mutating func cancelWheel(at time: Seconds, into events: inout [Event]) -> Bool {
    guard wheel.end() != nil else { return false }
    change(&events) { pager, events in pager.cancelDrag(at: time, into: &events) }
    tellDemonstration(at: time, into: &events)
    return true
  }
}

extension PressEffect {
  /// Follows the reports that a press gets from the arena.
  mutating func follow<Target>(_ kind: GestureEvent<Target>.Kind, at time: Seconds) {
    switch kind {
    case .pressBegan: press(at: time)
    case .pressLeft, .pressCancelled: cancel(at: time)
    case .tapped: release(at: time)
    case .doubleTapped, .lifted, .dragBegan, .dragMoved, .dragEnded, .dragCancelled: break
    }
  }
}
