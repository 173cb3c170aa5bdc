import AnimationCore
import Gestures

/// The motion of a pager: which pages show, how it follows a finger, and where it comes to rest.
///
/// Positions are counted in pages, velocities of the finger in points. The value at a time depends on the
/// input alone, never on when frames were drawn.
public struct Pager: Equatable, Sendable {
  /// What the pager is doing.
  public enum Phase: Hashable, Sendable {
    /// Rests on a page.
    case idle
    /// Follows a finger.
    case dragging
    /// Is on its way to a page.
    case settling
  }

  /// The numbers of section 6 of the design.
  public enum Defaults {
    /// The release speed, in points per second, from which the direction decides and not the distance.
    public static let flickSpeed = 300.0
    /// How a released page comes to rest.
    public static let settle = Spring(duration: 0.3, bounce: 0)
    /// How long, in seconds, a page change takes with reduced motion.
    public static let reducedDuration = 0.2
    /// A finger that caught a page and moved less than this, in points, has only held it: it trembles as on a button.
    public static let holdSlop = GestureLimits.touchSlop
    /// A page that has less than this way left, in points, is as good as there: a finger does not catch it.
    public static let catchDistance = 4.0
    /// How a page that shows that it turns goes each way.
    public static let demonstration = Animation.easeInOut(duration: 0.5)
    /// How far it turns, as a part of a page: enough to see which page comes.
    public static let demonstrationShare = 0.25
  }

  /// A drag in progress.
  struct Drag: Hashable, Sendable {
    /// Where the pager would be without rubber bands when the finger has not moved.
    var grabbed: Double
    /// The farthest slots that this drag may reach.
    var limits: ClosedRange<Double>
    /// The slot that the pager was bound for before the drag.
    var origin: Int
    /// Whether the pages were on their way when they were taken hold of.
    var wasSettling = false
    /// Where to go after that slot.
    var queued: Int?
    /// How far, in points, the finger has been from where it began.
    var farthest = 0.0
  }

  /// A direct way between two pages that are not neighbours: slot 0 is the one before in reading order.
  struct Shortcut: Hashable, Sendable {
    var before: Int
    var after: Int
  }

  /// How many pages there are; at least 1.
  public let pageCount: Int
  /// The width of a page in points.
  public private(set) var width: Double
  /// How a released page comes to rest.
  public var settle = Defaults.settle
  /// Whether pages change by a short cross-fade.
  public var reduceMotion = false
  /// The page that the pager rested on last.
  public internal(set) var currentPage: Int

  var position: Animated<Double>
  var drag: Drag?
  var targetSlot: Int
  var isSettling = false
  /// Whether the page turns a little and comes back by itself.
  public internal(set) var isDemonstrating = false
  var shortcut: Shortcut?
  /// Where to go once a shortcut under way has come to its end.
  var queuedPage: Int?

  /// Makes a pager that rests on a page.
  ///
  /// - Parameters:
  ///   - pageCount: the number of pages; traps below 1, which a checked deck never has.
  ///   - width: the width of a page in points.
  ///   - page: the page it rests on; clamped.
  public init(pageCount: Int, width: Double, page: Int = 0) {
    precondition(pageCount >= 1, "a pager has at least one page")
    self.pageCount = pageCount
    self.width = max(width, 1)
    currentPage = min(max(page, 0), pageCount - 1)
    targetSlot = currentPage
    position = Animated(Double(currentPage))
    position.restThreshold = Self.restThreshold(width: self.width)
  }

  // MARK: What shows

  /// What the pager is doing.
  public var phase: Phase { drag != nil ? .dragging : isSettling || isDemonstrating ? .settling : .idle }

  /// The page that the pager rests on or is bound for.
  public var targetPage: Int { queuedPage ?? page(inSlot: targetSlot) }

  /// Whether a finger that goes down catches a page that is on its way.
  public func canBeCaught(at time: Seconds) -> Bool {
    isSettling && abs(Double(targetSlot) - position.value(at: time)) * width > Defaults.catchDistance
  }

  /// The pages that show at a time.
  public func blend(at time: Seconds) -> PageBlend {
    let slot = position.value(at: time)
    let last = Double(slotCount - 1)
    if slot <= 0 { return PageBlend(lower: page(inSlot: 0), upper: nil, fraction: 0) }
    if slot >= last { return PageBlend(lower: page(inSlot: slotCount - 1), upper: nil, fraction: 0) }
    let lower = slot.rounded(.down)
    let fraction = slot - lower
    if fraction == 0 { return PageBlend(lower: page(inSlot: Int(lower)), upper: nil, fraction: 0) }
    return PageBlend(lower: page(inSlot: Int(lower)), upper: page(inSlot: Int(lower) + 1), fraction: fraction)
  }

  /// How far a page is from the middle of the window, in pages: 0 when it is current, 1 when it is the next one.
  ///
  /// A page that takes no part in a shortcut under way is far outside.
  public func offset(of page: Int, at time: Seconds) -> Double {
    let slot = position.value(at: time)
    guard let shortcut else { return Double(page) - slot }
    if page == shortcut.before { return -slot }
    if page == shortcut.after { return 1 - slot }
    return page < shortcut.before ? -2 : 2
  }

  /// The speed of the content in pages per second, positive toward later pages.
  public func velocity(at time: Seconds) -> Double { position.velocity(at: time) }

  /// The pages that must have their pictures at hand: one at rest, at most three in motion.
  ///
  /// - Cost: allocates an array.
  public func mountedPages(at time: Seconds) -> [Int] {
    guard phase != .idle else { return [currentPage] }
    if let shortcut { return [shortcut.before, shortcut.after] }
    let nearest = nearestSlot(to: position.value(at: time))
    return Array(max(0, nearest - 1)...min(pageCount - 1, nearest + 1))
  }

  // MARK: Commands

  /// Goes to the page after the one the pager is bound for, so that two calls move two pages.
  public mutating func goToNext(at time: Seconds, into events: inout [PagerEvent]) {
    go(to: targetPage + 1, at: time, into: &events)
  }

  /// Goes to the page before the one the pager is bound for.
  public mutating func goToPrevious(at time: Seconds, into events: inout [PagerEvent]) {
    go(to: targetPage - 1, at: time, into: &events)
  }

  /// Goes to a page; one that is not there makes this do nothing, and so does, with an event, a finger that holds the content.
  ///
  /// From rest a page that is not a neighbour is faded to directly. In motion the pager goes on from where it
  /// is; a direct fade under way is finished first.
  public mutating func go(to page: Int, at time: Seconds, into events: inout [PagerEvent]) {
    guard (0..<pageCount).contains(page), page != targetPage else { return }
    guard drag == nil else { return events.append(PagerEvent(kind: .refused(page: page), time: time)) }
    if let shortcut, page != shortcut.before, page != shortcut.after {
      queuedPage = page
      return
    }
    queuedPage = nil
    if phase == .idle, abs(page - currentPage) > 1 { enterShortcut(to: page) }
    let target = shortcut.map { page == $0.before ? 0 : 1 } ?? page
    go(toSlot: target, from: targetSlot, speed: position.velocity(at: time), at: time, into: &events)
  }

  /// Lets the page show once that it turns: a little toward the next one, or the one before on the last, and back.
  ///
  /// The page does not change. Whatever moves the pager meanwhile goes on from where it is.
  /// - Returns: whether it does: a pager that moves, has one page, or must not slide does nothing.
  public mutating func demonstrate(at time: Seconds) -> Bool {
    guard phase == .idle, pageCount > 1, !reduceMotion else { return false }
    let way = currentPage + 1 < pageCount ? Defaults.demonstrationShare : -Defaults.demonstrationShare
    position.animate(
      to: Double(currentPage) + way, at: time, with: Defaults.demonstration.repeatCount(2, autoreverses: true))
    isDemonstrating = true
    return true
  }

  /// Ends that: the page goes back from where it is.
  public mutating func stopDemonstration(at time: Seconds, into events: inout [PagerEvent]) {
    guard isDemonstrating else { return }
    go(toSlot: targetSlot, from: targetSlot, speed: position.velocity(at: time), at: time, into: &events)
  }

  /// Brings about what is due at or before a time.
  public mutating func advance(to time: Seconds, into events: inout [PagerEvent]) {
    if isDemonstrating, let rest = position.restTime, rest <= time {
      isDemonstrating = false
      position.set(Double(currentPage))
    }
    while isSettling, let rest = position.restTime, rest <= time { comeToRest(at: rest, into: &events) }
  }

  /// What moves the pager by itself, and how far it has come.
  public func course(at time: Seconds) -> MotionCourse? { position.course(at: time) }

  /// When the pager comes to rest by itself; nil when it rests or is held.
  public var nextDeadline: Seconds? { isSettling || isDemonstrating ? position.restTime : nil }

  /// Tells the pager how wide a page is now; it stays where it is, counted in pages.
  public mutating func resize(width: Double) {
    self.width = max(width, 1)
    position.restThreshold = Self.restThreshold(width: self.width)
  }

  /// The threshold for points, counted in pages.
  static func restThreshold(width: Double) -> RestThreshold {
    RestThreshold(distance: RestThreshold.points.distance / width, speed: RestThreshold.points.speed / width)
  }

  // MARK: Slots

  var slotCount: Int { shortcut == nil ? pageCount : 2 }

  func page(inSlot slot: Int) -> Int {
    guard let shortcut else { return slot }
    return slot == 0 ? shortcut.before : shortcut.after
  }

  func nearestSlot(to slot: Double) -> Int {
    Int(min(max(slot.rounded(.toNearestOrAwayFromZero), 0), Double(slotCount - 1)))
  }

  private mutating func enterShortcut(to page: Int) {
    let isForward = page > currentPage
    shortcut = Shortcut(before: min(page, currentPage), after: max(page, currentPage))
    targetSlot = isForward ? 0 : 1
    position.set(Double(targetSlot))
  }

  mutating func go(
    toSlot target: Int, from origin: Int, speed: Double, at time: Seconds, into events: inout [PagerEvent]
  ) {
    if target != origin {
      events.append(PagerEvent(kind: .willChange(from: page(inSlot: origin), to: page(inSlot: target)), time: time))
    }
    targetSlot = target
    isSettling = true
    isDemonstrating = false
    let slot = position.value(at: time)
    if reduceMotion {
      position.animate(to: Double(target), at: time, with: .easeInOut(duration: Defaults.reducedDuration))
    } else {
      let capped = settle.velocityWithoutOvershoot(speed, distance: Double(target) - slot)
      position.animate(to: Double(target), at: time, with: .spring(settle), initialVelocity: capped)
    }
    advance(to: time, into: &events)
  }

  private mutating func comeToRest(at time: Seconds, into events: inout [PagerEvent]) {
    isSettling = false
    let page = page(inSlot: targetSlot)
    let queued = queuedPage
    queuedPage = nil
    shortcut = nil
    targetSlot = page
    position.set(Double(page))
    if page != currentPage {
      events.append(PagerEvent(kind: .changed(from: currentPage, to: page), time: time))
      currentPage = page
    }
    if let queued, queued != page {
      go(to: queued, at: time, into: &events)
    } else {
      events.append(PagerEvent(kind: .settled(page: page), time: time))
    }
  }
}
