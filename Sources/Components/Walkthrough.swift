import AnimationCore
import Geometry
import Gestures
import Scene

/// A walkthrough: pictures that cross-fade with the drag and breathe, a footer whose colour follows the
/// finger, dots, and buttons (W1 to W4).
///
/// A value: copy it and you have a snapshot. Give it the reports of a gesture arena that was asked for
/// ``candidates(at:time:)``, keys and wheel samples; call ``advance(to:into:)`` before drawing a frame.
public struct Walkthrough: Sendable {
  /// What a walkthrough tells its surroundings.
  public enum Event: Hashable, Sendable {
    /// The pager did something.
    case pager(PagerEvent)
    /// The button on the last page was pressed.
    case done(Seconds)
    /// The skip button was pressed.
    case skipped(Seconds)
    /// The page does not show by itself any more that it turns: it has, or something else took over.
    case demonstrated(completed: Bool, at: Seconds)
  }

  /// What can own a pointer.
  enum Part: Hashable, Sendable {
    case pager, skip, button
    case dot(Int)
  }

  /// What it shows.
  public let content: WalkthroughContent
  /// Which pages show and how they move.
  public internal(set) var pager: Pager
  var layout: WalkthroughLayout
  let reduceMotion: Bool
  private(set) var pulse: Animated<Double>
  /// Whether the page shows by itself that it turns.
  var isDemonstrated = false
  private var startTime: Seconds
  var skipPress = PressEffect()
  var buttonPress = PressEffect()
  var focus: Part?
  var velocity = VelocityTracker()
  private var dragStart = Point.zero
  private var wheel = WheelPaging()

  /// Makes a walkthrough that appears at a time and rests on its first page.
  public init(_ content: WalkthroughContent, size: Size, environment: ComponentEnvironment, at time: Seconds) {
    self.content = content
    reduceMotion = environment.reduceMotion
    layout = WalkthroughLayout(content, size: size, environment: environment)
    pager = Pager(pageCount: content.pages.count, width: size.width)
    pager.reduceMotion = environment.reduceMotion
    startTime = time
    if let pulse = content.pulse, !environment.reduceMotion {
      self.pulse = pulse.begun(at: time)
    } else {
      pulse = Animated(content.pulse?.from ?? 1)
    }
  }

  /// Lays the walkthrough out for another window; the page stays.
  public mutating func resize(to size: Size, environment: ComponentEnvironment) {
    layout = WalkthroughLayout(content, size: size, environment: environment)
    pager.resize(width: size.width)
  }

  /// Stands where another walkthrough stands: the same page, the same motion, the pulse in the same beat.
  public mutating func resume(_ other: Walkthrough) {
    pager.resume(other.pager)
    focus = other.focus
    startTime = other.startTime
    if let pulse = content.pulse, !reduceMotion { self.pulse = pulse.begun(at: startTime) }
  }

  // MARK: Pointer

  /// Who would like to own a pointer that goes down at a point, the first by rank first.
  public func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ElementID>] {
    guard layout.bounds.contains(point) else { return [] }
    var found = [GestureCandidate(Part.pager.id, .drag(.horizontal))]
    let blend = pager.blend(at: time)
    if isSkipEnabled, layout.skipLabel != nil, layout.skip.contains(point) {
      found.append(GestureCandidate(Part.skip.id, .press(bounds: layout.skip)))
    } else if layout.button.contains(point) {
      found.append(GestureCandidate(Part.button.id, .press(bounds: layout.button)))
    } else if let dot = layout.control.dot(at: point, blend: blend) {
      let bounds = layout.control.touchFrame(ofDot: dot, blend: blend)
      found.append(GestureCandidate(Part.dot(dot).id, .press(bounds: bounds)))
    }
    return found
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

  private mutating func endWheel(at time: Seconds, into events: inout [Event]) {
    guard let velocity = wheel.end() else { return }
    change(&events) { pager, events in pager.endDrag(velocity: velocity, at: time, into: &events) }
  }

  // MARK: Keys and commands

  /// Takes a key; says whether it meant anything here.
  public mutating func handle(_ key: KeyPress, into events: inout [Event]) -> Bool {
    let time = key.time
    defer { tellDemonstration(at: time, into: &events) }
    switch key.key {
    case .right: turn(forward: layout.forward > 0, at: time, into: &events)
    case .left: turn(forward: layout.forward < 0, at: time, into: &events)
    case .down, .pageDown: turn(forward: true, at: time, into: &events)
    case .up, .pageUp: turn(forward: false, at: time, into: &events)
    case .home: go(to: 0, at: time, into: &events)
    case .end: go(to: content.pages.count - 1, at: time, into: &events)
    case .tab: moveFocus(backward: key.shift)
    case .enter, .space:
      guard let focus, !key.isRepeat else { return false }
      showPress(of: focus, at: time)
      press(focus, at: time, into: &events)
    case .escape, .backspace, .delete, .back: return false
    }
    return true
  }

  /// Goes to a page.
  public mutating func go(to page: Int, at time: Seconds, into events: inout [Event]) {
    change(&events) { pager, events in pager.go(to: page, at: time, into: &events) }
  }

  private mutating func turn(forward: Bool, at time: Seconds, into events: inout [Event]) {
    change(&events) { pager, events in
      forward ? pager.goToNext(at: time, into: &events) : pager.goToPrevious(at: time, into: &events)
    }
  }

  private mutating func press(_ part: Part, at time: Seconds, into events: inout [Event]) {
    switch part {
    case .pager: break
    case .skip: events.append(.skipped(time))
    case .dot(let page): go(to: page, at: time, into: &events)
    case .button:
      if pager.targetPage == content.pages.count - 1 {
        events.append(.done(time))
      } else {
        turn(forward: true, at: time, into: &events)
      }
    }
  }

  private mutating func showPress(of part: Part, at time: Seconds) {
    switch part {
    case .skip:
      skipPress.press(at: time)
      skipPress.release(at: time)
    case .button:
      buttonPress.press(at: time)
      buttonPress.release(at: time)
    case .pager, .dot: break
    }
  }

  private mutating func moveFocus(backward: Bool) {
    let order: [Part] = layout.skipLabel != nil && isSkipEnabled ? [.skip, .button] : [.button]
    guard let focus, let index = order.firstIndex(of: focus) else {
      self.focus = backward ? order.last : order.first
      return
    }
    self.focus = order[(index + (backward ? order.count - 1 : 1)) % order.count]
  }

  /// Whether the skip button is there: on the last page there is nothing to skip.
  var isSkipEnabled: Bool { pager.targetPage != content.pages.count - 1 || content.pages.count == 1 }

  // MARK: Time

  /// Brings about what is due at or before a time.
  public mutating func advance(to time: Seconds, into events: inout [Event]) {
    if let deadline = wheel.deadline, deadline <= time { endWheel(at: deadline, into: &events) }
    skipPress.advance(to: time)
    buttonPress.advance(to: time)
    change(&events) { pager, events in pager.advance(to: time, into: &events) }
    tellDemonstration(completed: true, at: time, into: &events)
    if focus == .skip, !isSkipEnabled { focus = .button }
  }

  /// When something is due that only ``advance(to:into:)`` brings about.
  public var nextDeadline: Seconds? {
    Seconds.earliest(
      Seconds.earliest(wheel.deadline, pager.nextDeadline),
      Seconds.earliest(skipPress.nextDeadline, buttonPress.nextDeadline))
  }

  /// What moves at a time.
  public func motions(at time: Seconds) -> [Motion] {
    var motions: [Motion] = []
    if pager.phase == .settling { motions.append(Motion("pager.position", course: pager.course(at: time))) }
    if !skipPress.isAtRest(at: time) { motions.append(Motion("skip.scale", course: skipPress.course(at: time))) }
    if !buttonPress.isAtRest(at: time) { motions.append(Motion("next.scale", course: buttonPress.course(at: time))) }
    if !pulse.isAtRest(at: time) {
      motions.append(Motion("pulse.scale", isEndless: true, course: pulse.course(at: time)))
    }
    return motions
  }

  mutating func change(_ events: inout [Event], _ body: (inout Pager, inout [PagerEvent]) -> Void) {
    var reports: [PagerEvent] = []
    body(&pager, &reports)
    for report in reports { events.append(.pager(report)) }
  }
}

extension Walkthrough.Part {
  /// The name that flows and the outline use.
  var id: ElementID {
    switch self {
    case .pager: "pager"
    case .skip: "skip"
    case .button: "next"
    case .dot(let index): ElementID("dot-\(index)")
    }
  }

  init?(_ id: ElementID) {
    switch id.name {
    case "pager": self = .pager
    case "skip": self = .skip
    case "next": self = .button
    case let name where name.hasPrefix("dot-"):
      guard let index = Int(name.dropFirst(4)) else { return nil }
      self = .dot(index)
    default: return nil
    }
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
