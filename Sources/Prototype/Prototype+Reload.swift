import AnimationCore
import Components
import Deck

extension Prototype {
  /// The prototype of a changed deck, standing where this one stands.
  ///
  /// Screens that are still there stay open, with their page, their scroll and their motions, and so are those that one
  /// had left as they were; a finger that was down is forgotten. When none of the open screens is left, the deck starts
  /// anew.
  ///
  /// - Parameter isLogged: whether the log tells of it; not for values that are only tried out.
  public func reloaded(_ deck: Deck, environment: PrototypeEnvironment, isLogged: Bool = true) -> Prototype {
    var next = Prototype(deck: deck, size: size, environment: environment, at: time)
    let open = navigation.entries.filter { !$0.isLeaving && deck.screen($0.id) != nil }
    if !open.isEmpty { next.navigation.removeAll() }
    for (index, entry) in open.enumerated() {
      guard let screen = deck.screen(entry.id) else { continue }
      next.open(screen, entry.transition, at: time)
      next.navigation.arrive(index)
      next.navigation.entries[index].screen.resume(entry.screen, at: time)
      if touredScreens.contains(entry.serial) { next.touredScreens.insert(next.navigation.entries[index].serial) }
    }
    next.memory = memory
    if let tour = overlays.coachTour, next.currentScreen == currentScreen {
      next.tourRestart = TourRestart(screen: currentScreen, mark: tour.currentMark)
    }
    var left = navigation.kept
    for entry in navigation.entries where entry.isLeaving { left[entry.id] = entry.screen }
    for (id, screen) in left {
      guard let source = deck.screen(id) else { continue }
      next.keep(source, asLeft: screen)
    }
    next.log = log
    guard isLogged else { return next }
    next.log.append(EventLog.Entry(time: time, screen: next.currentScreen, text: "deck reloaded"))
    return next
  }
}
