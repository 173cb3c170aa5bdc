import AnimationCore
import Components
import Deck
import Geometry
import Gestures
import Scene

/// A running prototype: a deck, the screens that are open, and where every motion on them stands.
///
/// A value: a copy is a snapshot that can be gone back to. It reads no clock; one frame is ``handle(_:)`` for
/// each input in order of time, ``advance(to:)`` for the frame's time, and ``draw(into:)``.
public struct Prototype: Sendable {
  /// The deck that it was made from.
  public let deck: Deck
  /// What it knows of the world around it.
  public let environment: PrototypeEnvironment
  /// The time that it has come to, in seconds; it never goes back.
  public internal(set) var time: Seconds
  /// What has happened.
  public internal(set) var log = EventLog()

  /// What coach marks remember, those of this run included.
  public internal(set) var memory: CoachMemory

  var navigation: NavigationStack
  var overlays = OverlayStack()
  var arena = GestureArena<PointerTarget>()
  var gestures: [GestureEvent<PointerTarget>] = []
  var actions: [ScreenAction] = []
  /// Where the plane of the screen was when the pointer went down.
  var pointerOrigin = Point.zero
  /// The last tap, if it brought something in under the finger.
  var bringingTap: BringingTap?
  /// The openings of screens whose coach tour is over.
  var touredScreens: Set<Int> = []
  /// The velocity of a finger that moves a screen out.
  var outward = VelocityTracker()

  /// Starts a deck on its first screen.
  ///
  /// - Parameters:
  ///   - deck: a deck that was read without errors.
  ///   - size: the window in points; nil for the deck's device.
  ///   - environment: the world around it.
  ///   - time: when it starts, in seconds.
  /// - Errors: traps when the deck has no screen, which a deck read without errors never is.
  public init(deck: Deck, size: Size? = nil, environment: PrototypeEnvironment, at time: Seconds = 0) {
    guard let start = deck.startScreen else { preconditionFailure("a checked deck has a screen to start on") }
    self.deck = deck
    var environment = environment
    if deck.reduceMotion == .always { environment.components.reduceMotion = true }
    environment.languages = deck.languages(preferring: environment.languages)
    let shown = ReadingDirection.shown(of: environment.languages, writtenIn: deck.languages)
    environment.components.isRightToLeft = shown.map(ReadingDirection.isRightToLeft) ?? false
    self.environment = environment
    self.time = time
    memory = environment.memory
    navigation = NavigationStack(size: size ?? deck.device.size, environment: environment.components)
    open(start, .push, at: time)
  }

  // MARK: Time

  /// Moves time on; what ends on the way ends at its own exact time.
  public mutating func advance(to time: Seconds) {
    while let due = nextDeadline, due <= time { step(to: max(due, self.time)) }
    step(to: max(time, self.time))
  }

  private mutating func step(to time: Seconds) {
    self.time = time
    arena.advance(to: time, into: &gestures)
    deliverGestures()
    for index in navigation.entries.indices {
      navigation.entries[index].screen.advance(to: time, into: &actions)
    }
    navigation.advance(to: time)
    beginTour()
    overlays.advance(to: time, over: screenView, into: &actions)
    perform()
    dropGoneTargets()
  }

  /// When something is due that no frame brings about but the passing of time does.
  public var nextDeadline: Seconds? {
    var next = Seconds.earliest(arena.nextDeadline, navigation.nextDeadline)
    next = Seconds.earliest(next, overlays.nextDeadline)
    next = Seconds.earliest(next, tourDue)
    for entry in navigation.entries { next = Seconds.earliest(next, entry.screen.nextDeadline) }
    return next
  }

  // MARK: What shows

  /// The current screen as it stands on the window.
  var screenView: ScreenView {
    let index = navigation.currentIndex
    return ScreenView(
      screen: navigation.entries[index].screen, origin: navigation.origin(of: index, at: time),
      isTouched: arena.isActive)
  }

  /// Draws the frame as of ``time``.
  public func draw(into list: inout DisplayList) {
    let lowest = navigation.entries[navigation.visible(at: time).lowerBound]
    list.reset(size: size, background: lowest.screen.background)
    navigation.draw(into: &list, at: time)
    overlays.draw(into: &list, over: screenView, at: time)
  }
}
