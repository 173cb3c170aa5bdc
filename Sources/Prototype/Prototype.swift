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
  /// The size of the window in points.
  public private(set) var size: Size
  /// The time that it has come to, in seconds; it never goes back.
  public private(set) var time: Seconds
  /// What has happened.
  public private(set) var log = EventLog()

  private var screenID: String
  private var screen: WalkthroughScreen
  private var arena = GestureArena<ElementID>()
  private var gestures: [GestureEvent<ElementID>] = []
  private var actions: [ScreenAction] = []

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
    self.environment = environment
    self.size = size ?? deck.device.size
    self.time = time
    screenID = start.id.value
    screen = Self.open(start, size: self.size, environment: environment, at: time)
  }

  private static func open(
    _ screen: Deck.Screen, size: Size, environment: PrototypeEnvironment, at time: Seconds
  ) -> WalkthroughScreen {
    switch screen.content {
    case .walkthrough(let walkthrough):
      WalkthroughScreen(walkthrough, size: size, environment: environment, at: time)
    case .blocks:
      // Columns have no component yet: their screens show their title.
      WalkthroughScreen(titleOf: screen, size: size, environment: environment, at: time)
    }
  }

  // MARK: Input

  /// Takes an input in; one that is dated before the last counts as happening with it.
  public mutating func handle(_ event: InputEvent) {
    let time = max(event.time, self.time)
    advance(to: time)
    switch event {
    case .pointer(var sample):
      sample.time = time
      let walkthrough = screen.walkthrough
      arena.handle(sample, into: &gestures) { walkthrough.candidates(at: $0, time: time) }
      deliverGestures()
    case .wheel(var sample):
      sample.time = time
      screen.change(into: &actions) { $0.handle(sample, into: &$1) }
    case .key(var key):
      key.time = time
      if key.key == .escape, arena.isActive {
        arena.cancel(at: time, into: &gestures)
        deliverGestures()
      } else {
        _ = screen.change(into: &actions) { $0.handle(key, into: &$1) }
      }
    case .text: break
    case .resize(let size, _):
      guard size != self.size else { return }
      self.size = size
      arena.cancel(at: time, into: &gestures)
      deliverGestures()
      screen.walkthrough.resize(to: size, environment: environment.components)
    case .focusLost:
      arena.cancel(at: time, into: &gestures)
      deliverGestures()
    }
    perform()
  }

  private mutating func deliverGestures() {
    guard !gestures.isEmpty else { return }
    for gesture in gestures { screen.change(into: &actions) { $0.handle(gesture, into: &$1) } }
    gestures.removeAll(keepingCapacity: true)
  }

  private mutating func perform() {
    guard !actions.isEmpty else { return }
    let due = actions
    actions.removeAll(keepingCapacity: true)
    for action in due {
      switch action {
      case .log(let text, let time): log.append(EventLog.Entry(time: time, screen: screenID, text: text))
      case .go(let destination, let time): go(to: destination, at: time)
      }
    }
  }

  private mutating func go(to destination: Deck.Destination, at time: Seconds) {
    guard let next = deck.screen(destination.screen.value) else { return }
    log.append(EventLog.Entry(time: time, screen: screenID, text: "went to \(next.id.value)"))
    arena = GestureArena()
    screenID = next.id.value
    screen = Self.open(next, size: size, environment: environment, at: time)
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
    screen.change(into: &actions) { $0.advance(to: time, into: &$1) }
    perform()
  }

  /// When something is due that no frame brings about but the passing of time does.
  public var nextDeadline: Seconds? {
    [arena.nextDeadline, screen.walkthrough.nextDeadline].compactMap { $0 }.min()
  }

  /// What moves.
  public var motions: [Motion] { screen.walkthrough.motions(at: time) }

  // MARK: What shows

  /// The screen that shows.
  public var currentScreen: String { screenID }

  /// The page that the screen's walkthrough rested on last, if it has one.
  public var currentPage: Int? { screen.walkthrough.pager.currentPage }

  /// What the screen's pager is doing, if it has one.
  public var pagerPhase: Pager.Phase? { screen.walkthrough.pager.phase }

  /// Whether a finger or a button is down.
  public var isTouched: Bool { arena.isActive }

  /// The element that owns the pointer by a drag, if any.
  public var gestureOwner: ElementID? { arena.owner }

  /// The element that has the keyboard, if any.
  public var focusedElement: ElementID? { screen.walkthrough.focusedElement }

  /// What is on the screen, in reading order.
  public var elements: [Element] { screen.walkthrough.elements(at: time) }

  /// The pictures that must be at hand: at rest the one that shows, in motion at most three.
  public var mountedPictures: [PictureID] { screen.walkthrough.mountedPictures(at: time) }

  /// Draws the frame as of ``time``.
  public func draw(into list: inout DisplayList) {
    list.reset(size: size, background: screen.source.background)
    screen.walkthrough.draw(into: &list, at: time)
  }
}
