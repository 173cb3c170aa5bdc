import AnimationCore
import Components
import Deck
import Geometry

/// The screens that are open, one over another, and how those that come and go stand.
///
/// Every screen has a progress of its own: 0 away, 1 in place. A change of mind retargets it from where it is, so that
/// any transition can be interrupted by any other. Screens that have gone are kept as they were for when one returns.
struct NavigationStack: Sendable {
  /// An open screen.
  struct Entry: Sendable {
    /// Tells this opening of a screen from every other.
    let serial: Int
    /// The screen's id in the deck.
    let id: String
    /// How it comes in, and goes.
    fileprivate(set) var transition: Deck.Transition
    var screen: any PrototypeScreen
    /// 0 away, 1 in place.
    var progress: Animated<Double>
    /// Whether it is on its way out.
    var isLeaving = false
  }

  /// A finger that moves the current screen in or out.
  private struct Drag: Hashable, Sendable {
    var serial: Int
    var grabbed: Double
    /// How far, in points, the finger moves the screen from in place to away.
    var extent: Double
    /// Whether the screen was on its way in when it was taken hold of.
    var wasComing: Bool
    /// How far, in points, the finger has been from where it began.
    var farthest = 0.0
  }

  var entries: [Entry] = []
  /// How often another screen has become the current one, or has begun anew.
  private(set) var changeCount = 0
  /// The screens that were left, by their ids, as they were then.
  private(set) var kept: [String: any PrototypeScreen] = [:]
  private var drag: Drag?
  private var nextSerial = 0
  private(set) var size: Size
  let reduceMotion: Bool
  let isRightToLeft: Bool

  init(size: Size, environment: ComponentEnvironment) {
    self.size = size
    reduceMotion = environment.reduceMotion
    isRightToLeft = environment.isRightToLeft
  }

  /// The direction along x in which a screen that was pushed goes away: 1 to the right, -1 to the left.
  var outward: Double { isRightToLeft ? -1 : 1 }

  // MARK: Which screens

  /// Where the current screen stands among the entries; one is always there once the first screen was opened.
  var currentIndex: Int { entries.lastIndex { !$0.isLeaving } ?? 0 }

  /// The current screen.
  var current: Entry { entries[currentIndex] }

  /// Whether there is a screen to go back to.
  var canGoBack: Bool { entries.count { !$0.isLeaving } > 1 }

  /// Where an opening of a screen stands among the entries.
  func index(of serial: Int) -> Int? { entries.firstIndex { $0.serial == serial } }

  /// The entries that can be seen: those from the last one on that hides all before it.
  func visible(at time: Seconds) -> Range<Int> {
    let hiding = entries.lastIndex { $0.transition != .sheet && !$0.isLeaving && $0.progress.value(at: time) == 1 }
    return (hiding ?? 0)..<entries.count
  }

  /// The place of a screen that came in some way.
  func place(_ transition: Deck.Transition, isRoot: Bool) -> ScreenPlace {
    if isRoot { return ScreenPlace(size: size, presentation: .root) }
    switch transition {
    case .push, .fade: return ScreenPlace(size: size, presentation: .pushed)
    case .sheet:
      return ScreenPlace(
        size: Size(size.width, max(size.height - NavigationMetrics.sheetTop, 1)), presentation: .sheet)
    }
  }

  // MARK: Going

  /// Opens a screen over the others.
  ///
  /// - Parameter open: makes the screen, unless it was open before and is as it was left.
  mutating func push(
    _ id: String, _ transition: Deck.Transition, environment: ComponentEnvironment, at time: Seconds,
    into actions: inout [ScreenAction], open: (ScreenPlace) -> any PrototypeScreen
  ) {
    endDrag()
    changeCount += 1
    let isRoot = entries.isEmpty
    if let index = entries.lastIndex(where: { $0.isLeaving && $0.id == id && $0.transition == transition }),
      index == entries.count - 1
    {
      entries[index].isLeaving = false
      settle(index, to: 1, velocity: nil, at: time)
      return
    }
    let place = place(transition, isRoot: isRoot)
    var screen: any PrototypeScreen
    // One that is still on its way out is gone back into as it is, though it comes in anew.
    if let known = kept.removeValue(forKey: id) ?? entries.last(where: { $0.isLeaving && $0.id == id })?.screen {
      screen = known
      // Time did not stand still for it: what was due meanwhile is over.
      while let due = screen.nextDeadline, due <= time { screen.advance(to: due, into: &actions) }
      screen.advance(to: time, into: &actions)
      screen.move(to: place, environment: environment, at: time, into: &actions)
    } else {
      screen = open(place)
    }
    var progress = Animated(isRoot ? 1.0 : 0.0)
    progress.restThreshold = restThreshold(transition)
    entries.append(
      Entry(serial: nextSerial, id: id, transition: transition, screen: screen, progress: progress))
    nextSerial += 1
    if !isRoot { settle(entries.count - 1, to: 1, velocity: nil, at: time) }
  }

  /// Lets the current screen go; says whether there is one before it.
  ///
  /// - Parameter fades: whether it goes by a cross-fade, however it came.
  mutating func pop(fades: Bool = false, at time: Seconds) -> Bool {
    guard canGoBack else { return false }
    endDrag()
    if fades { fade(currentIndex, at: time) }
    leave(currentIndex, velocity: nil, at: time)
    return true
  }

  /// Goes back to a screen that is open; says whether it is.
  ///
  /// - Parameter fades: whether the screen on top goes by a cross-fade, however it came.
  mutating func pop(to id: String, fades: Bool = false, at time: Seconds) -> Bool {
    guard let target = entries.lastIndex(where: { !$0.isLeaving && $0.id == id }) else { return false }
    endDrag()
    // What lies between goes at once: only the screen on top is seen to leave.
    let top = currentIndex
    for index in entries.indices.reversed() where index > target && index < top && !entries[index].isLeaving {
      keep(entries.remove(at: index))
    }
    if currentIndex > target {
      if fades { fade(currentIndex, at: time) }
      leave(currentIndex, velocity: nil, at: time)
    }
    return true
  }

  /// Lets a screen that is in its place go by a cross-fade; one that is on its way ends as it began.
  private mutating func fade(_ index: Int, at time: Seconds) {
    let entry = entries[index]
    guard entry.transition == .push, entry.progress.value(at: time) == 1 else { return }
    entries[index].transition = .fade
    entries[index].progress.restThreshold = restThreshold(.fade)
  }

  /// Starts the current screen anew where it stands.
  mutating func replaceCurrent(with open: (ScreenPlace) -> any PrototypeScreen) {
    let index = currentIndex
    changeCount += 1
    entries[index].screen = open(place(entries[index].transition, isRoot: index == 0))
  }

  /// Closes every screen.
  mutating func removeAll() { entries.removeAll() }

  /// Opens a screen as one of an older deck stands: in its place, on its way in or out, or held by a finger, which lets it go.
  ///
  /// Gives its place among the entries; nothing for one that leaves and has no other below it.
  mutating func takeOver(_ entry: Entry, at time: Seconds, open: (ScreenPlace) -> any PrototypeScreen) -> Int? {
    let isRoot = entries.isEmpty
    if isRoot, entry.isLeaving { return nil }
    let screen = open(place(entry.transition, isRoot: isRoot))
    entries.append(
      Entry(
        serial: nextSerial, id: entry.id, transition: entry.transition, screen: screen, progress: entry.progress,
        isLeaving: entry.isLeaving))
    nextSerial += 1
    let index = entries.count - 1
    if isRoot {
      entries[index].progress.set(1)
    } else if !entry.isLeaving, entry.progress.target != 1 {
      settle(index, to: 1, velocity: nil, at: time)
    }
    return index
  }

  private mutating func leave(_ index: Int, velocity: Double?, at time: Seconds) {
    entries[index].isLeaving = true
    changeCount += 1
    settle(index, to: 0, velocity: velocity, at: time)
  }

  private mutating func settle(_ index: Int, to target: Double, velocity: Double?, at time: Seconds) {
    let animation = NavigationMetrics.animation(
      fades: entries[index].transition == .fade, reduceMotion: reduceMotion)
    let progress = entries[index].progress.value(at: time)
    let speed = velocity ?? entries[index].progress.velocity(at: time)
    entries[index].progress.animate(
      to: target, at: time, with: animation,
      initialVelocity: NavigationMetrics.settle.velocityWithoutOvershoot(speed, distance: target - progress))
  }

  private mutating func keep(_ entry: Entry) { keep(entry.screen, as: entry.id) }

  /// Keeps a screen for when one returns to it.
  mutating func keep(_ screen: any PrototypeScreen, as id: String) { kept[id] = screen }

  // MARK: A finger

  /// Takes hold of the current screen, where it is, to move it out.
  ///
  /// - Parameter extent: how far, in points, it moves from in place to away.
  mutating func beginDrag(extent: Double, at time: Seconds) {
    let entry = current
    let progress = entry.progress.value(at: time)
    drag = Drag(
      serial: entry.serial, grabbed: progress, extent: max(extent, 1), wasComing: !entry.progress.isAtRest(at: time))
    entries[currentIndex].progress.set(progress)
  }

  /// Follows the finger: how far it moved outward since the drag began, in points.
  mutating func drag(by translation: Double) {
    guard let drag, let index = index(of: drag.serial), translation.isFinite else { return }
    self.drag?.farthest = max(drag.farthest, abs(translation))
    entries[index].progress.set(min(max(drag.grabbed - translation / drag.extent, 0), 1))
  }

  /// Lets go; says whether the screen goes.
  ///
  /// One that a finger only held on its way in comes in.
  ///
  /// - Parameter velocity: the finger's, outward, in points per second; nil for a drag that ends without effect.
  mutating func endDrag(velocity: Double?, at time: Seconds) -> Bool {
    guard let drag, let index = index(of: drag.serial) else { return false }
    self.drag = nil
    let progress = entries[index].progress.value(at: time)
    let speed = velocity ?? 0
    let isFast = abs(speed) >= NavigationMetrics.flickSpeed
    let wasHeld = drag.wasComing && drag.farthest < NavigationMetrics.holdSlop && !isFast
    let goes = velocity != nil && !wasHeld && (isFast ? speed > 0 : progress < 0.5)
    if goes {
      leave(index, velocity: -speed / drag.extent, at: time)
    } else {
      settle(index, to: 1, velocity: -speed / drag.extent, at: time)
    }
    return goes
  }

  /// Forgets a finger whose screen is about to be moved otherwise.
  private mutating func endDrag() { drag = nil }

  // MARK: Screens

  /// Gives every screen its place in a window of another size.
  mutating func resize(
    to size: Size, environment: ComponentEnvironment, at time: Seconds, into actions: inout [ScreenAction]
  ) {
    self.size = size
    for index in entries.indices {
      let place = place(entries[index].transition, isRoot: index == 0)
      entries[index].screen.move(to: place, environment: environment, at: time, into: &actions)
      entries[index].progress.restThreshold = restThreshold(entries[index].transition)
    }
  }

  /// Drops the screens that are away.
  mutating func advance(to time: Seconds) {
    while let index = entries.firstIndex(where: { $0.isLeaving && $0.progress.isAtRest(at: time) }) {
      keep(entries.remove(at: index))
    }
  }

  /// When a screen that leaves is away, or the screen on top in place.
  var nextDeadline: Seconds? {
    entries.reduce(nil) { next, entry in
      Seconds.earliest(next, entry.isLeaving ? entry.progress.restTime : nil)
    }
  }

  /// When every screen is in its place; minus infinity when none has moved, nothing while a finger moves one.
  var restTime: Seconds? {
    guard drag == nil else { return nil }
    return entries.reduce(-.infinity) { latest, entry in
      guard let latest, let rest = entry.progress.restTime else { return nil }
      return max(latest, rest)
    }
  }

  /// Whether a screen is on its way.
  func isMoving(at time: Seconds) -> Bool { entries.contains { !$0.progress.isAtRest(at: time) } }

  /// What brings a screen in or out, and how far it has come.
  func course(at time: Seconds) -> MotionCourse? { entries.lazy.compactMap { $0.progress.course(at: time) }.first }

  /// The threshold for points, counted in parts of the way.
  private func restThreshold(_ transition: Deck.Transition) -> RestThreshold {
    let extent = max(transition == .sheet ? size.height : size.width, 1)
    return RestThreshold(
      distance: RestThreshold.points.distance / extent, speed: RestThreshold.points.speed / extent)
  }
}
