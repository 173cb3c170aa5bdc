import AnimationCore
import Components
import Deck
import Gestures
import Notation

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
    guard overlays.isFree, !arena.isActive, !touredScreens.contains(current.serial) else { return nil }
    return deck.screen(current.id)?.coach
  }

  /// When the tour of the current screen begins: as soon as the screen is in its place.
  var tourDue: Seconds? { pendingTour == nil ? nil : navigation.restTime }

  /// Begins the tour of the current screen if its time has come.
  mutating func beginTour() {
    guard let source = pendingTour, let due = navigation.restTime, due <= time,
      let screen = deck.screen(navigation.current.id)
    else { return }
    let start = memory.resumePoints[screen.id.value]?.mark(in: source)
    var seen = memory.seen
    // The mark at which a tour was left is shown again, though it was seen: there the reader finds the thread.
    if let start, source.steps.indices.contains(start), let name = source.steps[start].once?.value {
      seen.remove(name)
    }
    let tour = newTour(source, on: screen, seen: seen, startingAt: start ?? 0)
    let overlay = CoachOverlay(tour, over: navigation.current.serial, size: size)
    overlays.append(overlay, at: time, into: &actions)
  }

  /// The tour that a deck describes for the current screen.
  private func newTour(
    _ source: Deck.CoachTour, on screen: Deck.Screen, seen: Set<String>, startingAt start: Int = 0
  ) -> CoachTour {
    let content = CoachTourContent(
      source, on: screen, theme: deck.theme, environment: environment, origin: screenView.origin)
    var tour = CoachTour(content, seen: seen, startingAt: start, environment: environment.components, at: time)
    let id = screen.id.value
    if let allows = environment.allowsTourChange { tour.allows = { allows($0, id) } }
    return tour
  }

  // MARK: Going on

  /// Ends the motion that a tour shows, from where it is.
  mutating func stopDemonstration() {
    guard overlays.coachTour?.showsMotion == true else { return }
    changeTour { $0.stopDemonstration(at: $1, into: &$2) }
  }

  /// Lets the tours of this prototype go on in the prototype of a changed deck, dim and all; one whose screen is gone, or has
  /// no tour any more, fades there.
  ///
  /// The motion that a tour shows has to be stopped before.
  mutating func handTours(to next: inout Prototype) {
    let current = navigation.current
    let goesOn = next.currentScreen == current.id && next.deck.screen(current.id)?.coach != nil
    if !goesOn {
      overlays.leaveScreen(at: time, into: &actions)
      perform()
    }
    next.memory = memory
    for overlay in overlays.coachOverlays {
      var overlay = overlay
      if !overlay.isLeaving {
        if overlays.coversOthers { overlay.resume(at: time, into: &next.actions) }
        overlay = next.continuation(of: overlay, from: deck) ?? overlay
      }
      next.overlays.append(overlay, at: time, into: &next.actions)
    }
  }

  /// A tour of an older deck with the marks that this one has.
  private mutating func continuation(of overlay: CoachOverlay, from old: Deck) -> CoachOverlay? {
    guard let screen = deck.screen(currentScreen), let source = screen.coach,
      let before = old.screen(currentScreen)?.coach
    else { return nil }
    let tour = newTour(source, on: screen, seen: memory.seen)
    var next = CoachOverlay(tour, over: navigation.current.serial, size: size)
    next.resume(overlay, marks: source.origins(in: before), at: time, into: &actions)
    return next
  }

  // MARK: What a tour asks for

  /// Tells a tour of the end of a motion that the screen shows no more, if nobody else has: whatever ended it, the tour is not
  /// to wait for it.
  mutating func endLostDemonstration() {
    guard overlays.awaitsDemonstration, !navigation.current.screen.isDemonstrating else { return }
    overlays.demonstrationEnded(completed: false, at: time, into: &actions)
    perform()
  }

  mutating func perform(_ request: CoachRequest, over serial: Int) {
    guard let index = navigation.index(of: serial) else { return }
    let screen = navigation.entries[index].id
    switch request {
    case .reveal(let id, let time): navigation.entries[index].screen.reveal(id, at: time)
    case .focus(let id, let time): navigation.entries[index].screen.focus(id, at: time)
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
    guard let tour = deck.screen(screen)?.coach, tour.steps.count > 1 else { return }
    memory.resumePoints[screen] = CoachResumePoint(mark, of: tour)
  }
}
