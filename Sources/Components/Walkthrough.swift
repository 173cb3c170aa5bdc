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
    /// The button on a page before the last was pressed, and does not turn the page.
    case next(Seconds)
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
  var wheel = WheelPaging()
  /// When the button was tapped last while it said "Next".
  var nextTapTime = -Seconds.infinity

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

  /// Lays the walkthrough out for another window; the page stays, and a drag ends without effect.
  public mutating func resize(
    to size: Size, environment: ComponentEnvironment, at time: Seconds, into events: inout [Event]
  ) {
    cancelWheel(at: time, into: &events)
    layout = WalkthroughLayout(content, size: size, environment: environment)
    pager.resize(width: size.width)
  }

  /// Stands where another walkthrough stands: the same page, wherever it is now, the same motion, the pulse in the same beat.
  public mutating func resume(_ other: Walkthrough, at time: Seconds, into events: inout [Event]) {
    let content = content
    change(&events) { pager, events in
      pager.resume(
        other.pager, at: time, place: { content.place(of: $0, of: other.content) }, into: &events)
    }
    focus = other.focus
    startTime = other.startTime
    if let pulse = content.pulse, !reduceMotion { self.pulse = pulse.begun(at: startTime) }
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
    case .escape: return cancelWheel(at: time, into: &events)
    case .backspace, .delete, .back: return false
    }
    return true
  }

  /// Goes to a page.
  public mutating func go(to page: Int, at time: Seconds, into events: inout [Event]) {
    endWheel(at: time, isInterrupted: true, into: &events)
    change(&events) { pager, events in pager.go(to: page, at: time, into: &events) }
  }

  mutating func turn(forward: Bool, at time: Seconds, into events: inout [Event]) {
    endWheel(at: time, isInterrupted: true, into: &events)
    change(&events) { pager, events in
      forward ? pager.goToNext(at: time, into: &events) : pager.goToPrevious(at: time, into: &events)
    }
  }

  mutating func press(_ part: Part, at time: Seconds, into events: inout [Event]) {
    switch part {
    case .pager: break
    case .skip:
      cancelWheel(at: time, into: &events)
      events.append(.skipped(time))
    case .dot(let page): go(to: page, at: time, into: &events)
    case .button:
      if saysDone(at: time) {
        cancelWheel(at: time, into: &events)
        events.append(.done(time))
      } else if !content.nextTurns {
        cancelWheel(at: time, into: &events)
        events.append(.next(time))
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

  /// Whether the skip button is there: on the last page there is nothing to skip.
  var isSkipEnabled: Bool { pager.targetPage != content.pages.count - 1 || content.pages.count == 1 }

  /// Whether the skip button is there and has not faded so far that it cannot be aimed at.
  func isSkipShown(at time: Seconds) -> Bool {
    layout.skipLabel != nil && isSkipEnabled
      && skipOpacity(pager.blend(at: time)) >= GestureLimits.leastVisibility
  }

  /// Whether the button's label is that of the last page.
  func saysDone(at time: Seconds) -> Bool { doneShare(pager.blend(at: time)) > 0 }

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
