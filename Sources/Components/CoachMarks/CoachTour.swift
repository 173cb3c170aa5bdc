import AnimationCore
import Geometry
import Gestures
import Scene

/// Coach marks over a screen, one after another: a dim with holes around what they point at, and a card with an arrow.
///
/// The dim is constant from the first mark to the last; the holes go from target to target and then follow them in every
/// frame, and so do arrow and card. A mark whose target is missing is waited for, left out, or shown in the middle; while one
/// is waited for, the dim goes and what is below can be used. A motion that a mark shows is asked of the surroundings, which
/// answer with ``demonstrationEnded(completed:at:into:)``, whatever ends it.
///
/// A value that knows no screen: call ``advance(to:in:isTouched:isTaken:targets:into:)`` after everything that happened below
/// it and before drawing a frame, with a way to look targets up. Give it the pointer before the screen below.
public struct CoachTour: Sendable {
  /// What the tour is doing.
  enum Stage: Hashable, Sendable {
    /// Looks for the targets of its mark, since a time.
    case seeking(since: Seconds, hasAsked: Bool)
    /// The mark is there, or on its way until a time.
    case showing(arrival: Seconds)
    /// The dim goes, or is gone.
    case over
  }

  /// Where the motion that a mark shows stands.
  enum DemonstrationState: Hashable, Sendable {
    /// It comes as soon as the mark is there.
    case due
    /// It is being shown.
    case running
    /// There is none, or it is over.
    case over
  }

  /// What it shows.
  public let content: CoachTourContent
  /// Forbids changes besides those that a mark's own requirement forbids; nothing forbids none.
  public var allows: (@Sendable (Change) -> Bool)?
  /// The mark that shows, or that is looked for.
  public internal(set) var currentMark: Int

  let environment: ComponentEnvironment
  var window = Rect.zero
  var stage: Stage
  var pause: Pause?
  /// Whether the dim has come.
  var hasBegun = false
  /// Whether the dim has gone again, because a target is waited for.
  var isReceded = false
  /// Since when a finger uses the screen below.
  var touchedSince: Seconds?
  /// The button that leaves, while a target is waited for.
  var wayOut: CoachWayOut?
  /// Whether that button is where it belongs in this window.
  var isWayOutPlaced = false
  /// Whether the mark before is gone to: a missing one is left out in the same direction.
  var isGoingBack = false
  /// The marks that can be shown at all: the others are remembered, or were waited for in vain.
  var isOffered: [Bool]
  /// The names of targets that were not found so far.
  var unnamed: Set<ElementID>
  /// The names by which targets are found whatever becomes of their places, where they have such names.
  var lastingNames: [ElementID: ElementID] = [:]
  /// The marks of which it was told that they are to be remembered.
  var remembered: Set<Int> = []
  /// Whether the surroundings have not had the time yet to scroll to what they were asked for.
  var awaitsScroll = false
  var dim = Animated(0.0)
  var spotlight = Spotlight()
  var rim: Animated<Double>?
  var card: CoachCard?
  /// Whether the card was laid out for what the deck said before.
  var isCardStale = false
  /// The card of the mark before, while it goes.
  var leavingCard: CoachCard?
  var demonstration = DemonstrationState.over
  var ring: TapRing?
  var ringPresses = false
  var advanceDue: Seconds?
  /// Whether what the mark requires is still to be done.
  var isHeld = false
  /// Whether it was told that this mark has no arrow.
  var hasToldOmission = false
  var focus: CoachCardLayout.Part?
  /// The target on the screen below that has the keyboard instead.
  var focusedTarget: ElementID?
  /// What could be reached when it was last looked at.
  var reachable: [Int] = []
  /// Where the targets are, as far as they can be seen; the arrow points at the first.
  var marked: [Rect] = []
  /// Whether nothing can be seen of the first of them.
  var isHidden = false
  var velocity = VelocityTracker()

  /// Makes a tour that begins at a time.
  ///
  /// - Parameters:
  ///   - content: what it shows.
  ///   - seen: the names under which marks are remembered; those are left out.
  ///   - start: the mark to begin with; where that cannot be shown, one after it.
  ///   - environment: the world around it.
  ///   - time: when.
  public init(
    _ content: CoachTourContent, seen: Set<String> = [], startingAt start: Int = 0, environment: ComponentEnvironment,
    at time: Seconds
  ) {
    self.content = content
    self.environment = environment
    isOffered = content.marks.map { mark in mark.memory.map { !seen.contains($0) } ?? true }
    unnamed = Set(content.marks.flatMap(\.targets).compactMap(\.id))
    currentMark = min(max(start, 0), max(content.marks.count - 1, 0))
    stage = .seeking(since: time, hasAsked: false)
  }

  // MARK: How it stands

  /// Whether it is over; what is left of the dim only has to go.
  public var isOver: Bool { stage == .over }

  /// Whether a mark shows, or is on its way.
  public var isShowing: Bool { if case .showing = stage { pause == nil } else { false } }

  /// Whether nothing of it is to be drawn any more.
  public func isGone(at time: Seconds) -> Bool {
    isOver && dim.isAtRest(at: time) && wayOut?.isVisible(at: time) != true
  }

  /// Whether a demonstration is due or being shown: a tap beside the hole does nothing until it is over (C2).
  public var isDemonstrating: Bool { demonstration != .over }

  /// Whether a demonstration is being shown.
  public var showsMotion: Bool { demonstration == .running }

  /// Whether a demonstration is being shown by what lies below, which has to say when it has ended.
  public var awaitsDemonstration: Bool { showsMotion && mark.demonstration != .tap }

  /// Whether the mark has arrived, so that it takes presses.
  func hasArrived(at time: Seconds) -> Bool {
    if case .showing(let arrival) = stage { pause == nil && time >= arrival } else { false }
  }

  /// The mark that shows or is looked for; a tour without marks ends before it shows one.
  var mark: CoachMark { content.marks.isEmpty ? CoachMark("") : content.marks[currentMark] }

  // MARK: Commands

  /// Goes to the next mark that can be reached; after the last the tour is done.
  public mutating func next(at time: Seconds, into events: inout [Event]) {
    guard isShowing else { return }
    guard let next = reachable.first(where: { $0 > currentMark }) else { return end(.done, at: time, into: &events) }
    let from = currentMark
    go(to: next, at: time, into: &events)
    guard currentMark == next else { return }
    for mark in (from + 1)..<next where isOffered[mark] { withdraw(mark, at: time, into: &events) }
  }

  /// Goes to the mark before; at the first nothing happens.
  public mutating func back(at time: Seconds, into events: inout [Event]) {
    guard isShowing, let previous = reachable.last(where: { $0 < currentMark }) else { return }
    go(to: previous, at: time, into: &events)
  }

  /// Goes to a mark.
  public mutating func go(to mark: Int, at time: Seconds, into events: inout [Event]) {
    guard isShowing, content.marks.indices.contains(mark), mark != currentMark else { return }
    guard isAllowed(.go(from: currentMark, to: mark), at: time, into: &events) else { return }
    isGoingBack = mark < currentMark
    seek(mark, at: time, into: &events)
  }

  /// Ends the tour unless that is forbidden; the dim goes.
  ///
  /// Escape, the button that leaves, and a screen that goes away cannot be forbidden.
  public mutating func end(_ ending: Ending, at time: Seconds, into events: inout [Event]) {
    guard !isOver else { return }
    let isFree = ending != .done && ending != .closed
    guard isFree || isAllowed(.end(from: currentMark), at: time, into: &events) else { return }
    finish(ending, at: time, into: &events)
  }

  mutating func finish(_ ending: Ending, at time: Seconds, into events: inout [Event]) {
    stopDemonstration(at: time, into: &events)
    dismissCard(at: time, into: &events)
    withdrawWayOut(at: time)
    rim = nil
    pause = nil
    stage = .over
    if dim.target > 0 { dim.animate(to: 0, at: time, with: fade) }
    events.append(.ended(ending, mark: currentMark, at: time))
  }

  /// Says that the motion that was asked for has ended: all of it was shown, or something else took over.
  public mutating func demonstrationEnded(completed: Bool = true, at time: Seconds, into events: inout [Event]) {
    guard demonstration == .running else { return }
    demonstration = .over
    events.append(.demonstrated(completed: completed, at: time))
    // A mark that goes on by itself does not cut its demonstration short.
    advanceDue = advanceDue.map { max($0, time) }
  }

  /// Says that a tap that began on the hole has reached what is below.
  public mutating func targetTapped(at time: Seconds, into events: inout [Event]) {
    guard isShowing, mark.holeTap == .advance else { return }
    next(at: time, into: &events)
  }

  private func isAllowed(_ change: Change, at time: Seconds, into events: inout [Event]) -> Bool {
    guard isHeld && change.leadsOn || allows?(change) == false else { return true }
    events.append(.vetoed(change, at: time))
    return false
  }

  // MARK: Parts

  /// How the dim comes and goes.
  var fade: Animation {
    environment.reduceMotion ? .easeInOut(duration: CoachTourLook.reducedDuration) : CoachTourLook.fade
  }

  func arrivalAnimation(isFirst: Bool) -> Animation {
    if environment.reduceMotion { return .easeInOut(duration: CoachTourLook.reducedDuration) }
    return isFirst ? CoachTourLook.arriveFirst : CoachTourLook.arrive
  }

  /// Leaves the mark that shows and looks for another one.
  mutating func seek(_ mark: Int, at time: Seconds, into events: inout [Event]) {
    stopDemonstration(at: time, into: &events)
    dismissCard(at: time, into: &events)
    rim = nil
    advanceDue = nil
    marked = []
    currentMark = mark
    stage = .seeking(since: time, hasAsked: false)
  }

  /// Takes a mark whose target is not there out of the tour.
  mutating func withdraw(_ mark: Int, at time: Seconds, into events: inout [Event]) {
    isOffered[mark] = false
    reachable.removeAll { $0 == mark }
    events.append(.missing(mark: mark, at: time))
  }

  mutating func dismissCard(at time: Seconds, into events: inout [Event]) {
    loseTargetFocus(at: time, into: &events)
    guard var card else { return }
    let leave =
      environment.reduceMotion
      ? Animation.easeInOut(duration: CoachTourLook.reducedDuration / 2) : CoachTourLook.leave
    card.disappear(at: time, with: leave)
    leavingCard = card
    self.card = nil
    focus = nil
  }

  mutating func startRim(at time: Seconds) {
    guard mark.hole.hasRim, !mark.targets.isEmpty else { return }
    var ring = Animated(0.0)
    if !environment.reduceMotion { ring.animate(to: 1, at: time, with: CoachTourLook.rim) }
    rim = ring
  }
}
