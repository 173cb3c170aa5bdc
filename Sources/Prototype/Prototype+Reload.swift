import AnimationCore
import Components
import Deck

extension Prototype {
  /// The prototype of a changed deck, standing where this one stands.
  ///
  /// Screens that are still there stay open, with their page, their scroll and their motions, and so are those that one
  /// had left as they were. A finger that was down is forgotten: what it held goes back to where it was bound, and the log
  /// tells of that, and of a tour's demonstration that ends by it; the tour itself goes on. When none of the open screens is
  /// left, the deck starts anew.
  ///
  /// - Parameter isLogged: whether the log tells of it; not for values that are only tried out.
  public func reloaded(_ deck: Deck, environment: PrototypeEnvironment, isLogged: Bool = true) -> Prototype {
    var last = self
    last.stopDemonstration()
    return last.succeeded(by: deck, environment: environment, isLogged: isLogged)
  }

  private mutating func succeeded(by deck: Deck, environment: PrototypeEnvironment, isLogged: Bool) -> Prototype {
    var next = Prototype(deck: deck, size: size, environment: environment, at: time)
    let standing = navigation.entries.filter { deck.screen($0.id) != nil }
    let stays = standing.contains { !$0.isLeaving }
    if stays { next.navigation.removeAll() }
    var told: [ScreenAction] = []
    let world = next.environment
    for entry in standing where stays {
      guard let source = deck.screen(entry.id) else { continue }
      let index = next.navigation.takeOver(entry, at: time) { place in
        var screen = Self.open(source, theme: deck.theme, place: place, environment: world, at: time)
        screen.resume(entry.screen, at: time, into: &told)
        return screen
      }
      if let index, touredScreens.contains(entry.serial) {
        next.touredScreens.insert(next.navigation.entries[index].serial)
      }
    }
    handTours(to: &next)
    var left = navigation.kept
    for entry in navigation.entries where entry.isLeaving && !stays { left[entry.id] = entry.screen }
    for (id, screen) in left {
      guard let source = deck.screen(id) else { continue }
      next.keep(source, asLeft: screen)
    }
    next.log = log
    if isLogged {
      next.actions += told
      next.perform()
      next.log.append(EventLog.Entry(time: time, screen: next.currentScreen, text: "deck reloaded"))
    }
    next.conclude()
    return next
  }
}
