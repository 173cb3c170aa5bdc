import AnimationCore
import Components
import Deck
import Geometry
import Gestures
import Notation

extension Prototype {
  /// Does what screens and overlays have asked for.
  mutating func perform() {
    while !actions.isEmpty {
      let due = actions
      actions.removeAll(keepingCapacity: true)
      for action in due { perform(action) }
    }
    endLostDemonstration()
  }

  private mutating func perform(_ action: ScreenAction) {
    switch action {
    case .log(let text, let time): write(text, at: time)
    case .go(let destination, let time): go(to: destination, at: time)
    case .goBack(let time): goBack(at: time)
    case .ask(let question, let time):
      overlays.append(
        QuestionOverlay(question, size: size, environment: environment.components, at: time), at: time,
        into: &actions)
    case .answer(let answer, let time):
      navigation.entries[navigation.currentIndex].screen.handle(answer, at: time, into: &actions)
    case .coach(let request, let serial): perform(request, over: serial)
    case .demonstrationEnded(let completed, let time):
      overlays.demonstrationEnded(completed: completed, at: time, into: &actions)
    }
  }

  private mutating func write(_ text: String, on screen: String? = nil, at time: Seconds) {
    log.append(EventLog.Entry(time: time, screen: screen ?? currentScreen, text: text))
  }

  // MARK: Going

  private mutating func go(to destination: Deck.Destination, at time: Seconds) {
    let fades = destination.transition == .fade
    if destination.isBack { return goBack(fades: fades, at: time) }
    guard let next = deck.screen(destination.screen.value) else {
      return write("there is no screen \(destination.screen.value)", at: time)
    }
    let id = next.id.value
    write("went to \(id)", at: time)
    overlays.leaveScreen(at: time, into: &actions)
    if id == currentScreen {
      let (theme, environment) = (deck.theme, environment)
      navigation.replaceCurrent { Self.open(next, theme: theme, place: $0, environment: environment, at: time) }
      arena = GestureArena()
      touredScreens.remove(navigation.current.serial)
      return
    }
    navigation.entries[navigation.currentIndex].screen.leave(at: time, into: &actions)
    if !navigation.pop(to: id, fades: fades, at: time) { open(next, destination.transition, at: time) }
    dropGoneTargets()
  }

  /// Goes back to the screen before; on the first one this does nothing.
  ///
  /// - Parameter fades: whether the screen goes by a cross-fade, however it came.
  mutating func goBack(fades: Bool = false, at time: Seconds) {
    let left = navigation.current.serial
    if navigation.pop(fades: fades, at: time) { wentBack(from: left, at: time) }
  }

  /// Tells a screen that it goes, and the log.
  mutating func wentBack(from serial: Int, at time: Seconds) {
    guard let index = navigation.index(of: serial) else { return }
    write("went back to \(currentScreen)", on: navigation.entries[index].id, at: time)
    navigation.entries[index].screen.leave(at: time, into: &actions)
    overlays.leaveScreen(at: time, into: &actions)
    dropGoneTargets()
  }

  mutating func open(_ screen: Deck.Screen, _ transition: Deck.Transition, at time: Seconds) {
    let (theme, environment) = (deck.theme, environment)
    navigation.push(
      screen.id.value, transition, environment: environment.components, at: time, into: &actions
    ) {
      Self.open(screen, theme: theme, place: $0, environment: environment, at: time)
    }
  }

  /// Keeps a screen that is not open as another one, of an older deck, was left.
  mutating func keep(_ source: Deck.Screen, asLeft left: any PrototypeScreen) {
    let place = navigation.place(.push, isRoot: false)
    var screen = Self.open(source, theme: deck.theme, place: place, environment: environment, at: time)
    // What was left holds nothing that there is to tell of.
    var unheard: [ScreenAction] = []
    screen.resume(left, at: time, into: &unheard)
    navigation.keep(screen, as: source.id.value)
  }

  static func open(
    _ screen: Deck.Screen, theme: Deck.Theme, place: ScreenPlace, environment: PrototypeEnvironment, at time: Seconds
  ) -> any PrototypeScreen {
    switch screen.content {
    case .walkthrough(let walkthrough):
      WalkthroughScreen(walkthrough, place: place, environment: environment, at: time)
    case .blocks: ColumnScreen(screen, theme: theme, place: place, environment: environment, at: time)
    }
  }
}
