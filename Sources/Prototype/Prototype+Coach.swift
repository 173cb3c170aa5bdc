import AnimationCore
import Components
import Deck
import Gestures

/// Where a coach tour goes on after its deck has changed.
struct TourRestart: Hashable, Sendable {
  /// The screen that it was about.
  var screen: String
  /// The mark that showed.
  var mark: Int
}

extension Prototype {
  // MARK: Commands

  /// Lets the coach tour that shows stand still: its card goes, times stop, and with the dim hidden input is free.
  ///
  /// A question over the tour does the same until it is answered.
  public mutating func pauseTour(hidesDim: Bool) {
    changeTour { $0.pause(hidesDim: hidesDim, at: $1, into: &$2) }
  }

  /// Lets a coach tour that stands still go on with the mark at which it was paused.
  public mutating func resumeTour() { changeTour { $0.resume(at: $1, into: &$2) } }

  /// Goes to a mark of the coach tour that shows, counted as in the deck from 0; one that is not there does nothing.
  public mutating func goToCoachMark(_ mark: Int) { changeTour { $0.go(to: mark, at: $1, into: &$2) } }

  private mutating func changeTour(_ change: (inout CoachOverlay, Seconds, inout [ScreenAction]) -> Void) {
    let time = time
    var asked: [ScreenAction] = []
    overlays.changeTour { change(&$0, time, &asked) }
    actions += asked
    conclude()
  }

  // MARK: Beginning

  /// The tour of the current screen that is still to come, as long as nothing lies over the screen and nobody touches it.
  private var pendingTour: Deck.CoachTour? {
    let current = navigation.current
    guard overlays.isEmpty, !arena.isActive, !touredScreens.contains(current.serial) else { return nil }
    return deck.screen(current.id)?.coach
  }

  /// When the tour of the current screen begins: as soon as the screen is in its place.
  var tourDue: Seconds? { pendingTour == nil ? nil : navigation.restTime }

  /// Begins the tour of the current screen if its time has come.
  mutating func beginTour() {
    guard let source = pendingTour, let due = navigation.restTime, due <= time,
      let screen = deck.screen(navigation.current.id)
    else { return }
    let content = CoachTourContent(
      source, on: screen, theme: deck.theme, environment: environment, origin: screenView.origin)
    var start = memory.resumePoints[screen.id.value]
    if let restart = tourRestart, restart.screen == screen.id.value { start = restart.mark }
    tourRestart = nil
    var seen = memory.seen
    // The mark at which a tour was left is shown again, though it was seen: there the reader finds the thread.
    if let start, source.steps.indices.contains(start), let name = source.steps[start].once?.value {
      seen.remove(name)
    }
    var tour = CoachTour(
      content, seen: seen, startingAt: start ?? 0, environment: environment.components, at: time)
    let id = screen.id.value
    if let allows = environment.allowsTourChange { tour.allows = { allows($0, id) } }
    let overlay = CoachOverlay(tour, over: navigation.current.serial, size: size)
    overlays.append(overlay, at: time, into: &actions)
  }

  // MARK: What a tour asks for

  mutating func perform(_ request: CoachRequest, over serial: Int) {
    guard let index = navigation.index(of: serial) else { return }
    let screen = navigation.entries[index].id
    switch request {
    case .reveal(let id, let time): navigation.entries[index].screen.reveal(id, at: time)
    case .demonstrate(let motion, let id, let time):
      let does = navigation.entries[index].screen.demonstrate(motion, on: id, at: time, into: &actions)
      if !does { overlays.demonstrationEnded(completed: false, at: time, into: &actions) }
    case .stopDemonstration(let time): navigation.entries[index].screen.stopDemonstration(at: time, into: &actions)
    case .press(let id, let isDown, let time):
      navigation.entries[index].screen.showPress(of: id, isDown: isDown, at: time, into: &actions)
    case .remember(let name): memory.seen.insert(name)
    case .cameTo(let mark): leaveThread(at: mark, on: screen)
    case .ended(.left, let mark): leaveThread(at: mark, on: screen)
    case .ended:
      touredScreens.insert(serial)
      memory.resumePoints[screen] = nil
    }
  }

  /// Remembers where a tour goes on when it is left; a lone mark has been seen when it was shown.
  private mutating func leaveThread(at mark: Int, on screen: String) {
    guard let count = deck.screen(screen)?.coach?.steps.count, count > 1 else { return }
    memory.resumePoints[screen] = mark
  }
}
