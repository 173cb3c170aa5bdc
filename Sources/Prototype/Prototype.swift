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
  public private(set) var time: Seconds
  /// What has happened.
  public internal(set) var log = EventLog()

  var navigation: NavigationStack
  var arena = GestureArena<PointerTarget>()
  private var gestures: [GestureEvent<PointerTarget>] = []
  private var actions: [ScreenAction] = []
  /// Where the plane of the screen was when the pointer went down.
  private var pointerOrigin = Point.zero
  /// The velocity of a finger that moves a screen out.
  private var outward = VelocityTracker()

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
    self.environment = environment
    self.time = time
    navigation = NavigationStack(
      size: size ?? deck.device.size, reduceMotion: environment.components.reduceMotion)
    open(start, .push, at: time)
  }

  // MARK: Input

  /// Takes an input in; one that is dated before the last counts as happening with it.
  public mutating func handle(_ event: InputEvent) {
    let time = max(event.time, self.time)
    advance(to: time)
    switch event {
    case .pointer(var sample):
      sample.time = time
      handle(sample)
    case .wheel(var sample):
      sample.time = time
      navigation.withScreen(navigation.currentIndex) { $0.handle(sample, into: &actions) }
    case .key(var key):
      key.time = time
      handle(key)
    case .text: break
    case .resize(let size, _):
      guard size != navigation.size else { return }
      cancelGestures()
      navigation.resize(to: size, environment: environment.components, at: time)
    case .focusLost:
      cancelGestures()
    }
    perform()
  }

  private mutating func handle(_ sample: PointerSample) {
    if sample.phase == .began, !arena.isActive { touch(sample) }
    let stack = navigation
    arena.handle(sample, into: &gestures) { stack.candidates(at: $0, time: sample.time) }
    deliverGestures()
  }

  /// Tells the screen below a pointer that goes down.
  private mutating func touch(_ sample: PointerSample) {
    let index = navigation.currentIndex
    pointerOrigin = navigation.origin(of: index, at: sample.time)
    let point = sample.position - pointerOrigin
    navigation.withScreen(index) { $0.pointerBegan(at: point, time: sample.time) }
  }

  private mutating func handle(_ key: KeyPress) {
    if key.key == .escape, arena.isActive { return cancelGestures() }
    if key.key == .back { return goBack(at: key.time) }
    let isUsed = navigation.withScreen(navigation.currentIndex) { $0.handle(key, into: &actions) }
    if !isUsed, key.key == .escape { goBack(at: key.time) }
  }

  private mutating func cancelGestures() {
    arena.cancel(at: time, into: &gestures)
    deliverGestures()
  }

  private mutating func deliverGestures() {
    guard !gestures.isEmpty else { return }
    for gesture in gestures { deliver(gesture) }
    gestures.removeAll(keepingCapacity: true)
  }

  private mutating func deliver(_ gesture: GestureEvent<PointerTarget>) {
    switch gesture.target {
    case .screen(let serial, let target):
      guard let index = navigation.index(of: serial) else { return }
      let report = gesture.retargeted(to: target).offsetBy(Point.zero - pointerOrigin)
      navigation.withScreen(index) { $0.handle(report, into: &actions) }
    case .edge: moveOut(gesture, along: \.x, extent: navigation.size.width)
    case .sheet: moveOut(gesture, along: \.y, extent: navigation.size.height - NavigationMetrics.sheetTop)
    case .behindSheet: if gesture.kind == .tapped { goBack(at: gesture.time) }
    }
  }

  /// Moves the current screen out with the finger.
  private mutating func moveOut(
    _ gesture: GestureEvent<PointerTarget>, along axis: KeyPath<Point, Double>, extent: Double
  ) {
    switch gesture.kind {
    case .dragBegan:
      outward.reset()
      outward.add(position: gesture.position, at: gesture.time)
      navigation.beginDrag(extent: extent, at: gesture.time)
    case .dragMoved(let translation):
      outward.add(position: gesture.position, at: gesture.time)
      navigation.drag(by: translation[keyPath: axis])
    case .dragEnded(let translation):
      navigation.drag(by: translation[keyPath: axis])
      let velocity = outward.velocity(at: gesture.time)[keyPath: axis]
      let left = navigation.current.serial
      if navigation.endDrag(velocity: velocity, at: gesture.time) { wentBack(from: left, at: gesture.time) }
    case .dragCancelled: _ = navigation.endDrag(velocity: nil, at: gesture.time)
    case .pressBegan, .pressLeft, .pressCancelled, .tapped, .doubleTapped, .lifted: break
    }
  }

  // MARK: Going from screen to screen

  private mutating func perform() {
    while !actions.isEmpty {
      let due = actions
      actions.removeAll(keepingCapacity: true)
      for action in due {
        switch action {
        case .log(let text, let time): write(text, at: time)
        case .go(let destination, let time): go(to: destination, at: time)
        case .goBack(let time): goBack(at: time)
        }
      }
    }
  }

  private mutating func write(_ text: String, on screen: String? = nil, at time: Seconds) {
    log.append(EventLog.Entry(time: time, screen: screen ?? currentScreen, text: text))
  }

  private mutating func go(to destination: Deck.Destination, at time: Seconds) {
    if destination.isBack { return goBack(at: time) }
    guard let next = deck.screen(destination.screen.value) else {
      return write("there is no screen \(destination.screen.value)", at: time)
    }
    let id = next.id.value
    write("went to \(id)", at: time)
    if id == currentScreen {
      let (theme, environment) = (deck.theme, environment)
      navigation.replaceCurrent { Self.open(next, theme: theme, place: $0, environment: environment, at: time) }
      arena = GestureArena()
      return
    }
    let left = navigation.currentIndex
    navigation.withScreen(left) { $0.leave(at: time, into: &actions) }
    if !navigation.pop(to: id, at: time) { open(next, destination.transition, at: time) }
    dropGestures(at: time)
  }

  private mutating func goBack(at time: Seconds) {
    let left = navigation.current.serial
    if navigation.pop(at: time) { wentBack(from: left, at: time) }
  }

  /// Tells a screen that it goes, and the log.
  private mutating func wentBack(from serial: Int, at time: Seconds) {
    guard let index = navigation.index(of: serial) else { return }
    write("went back to \(currentScreen)", on: navigation.entries[index].id, at: time)
    navigation.withScreen(index) { $0.leave(at: time, into: &actions) }
    dropGestures(at: time)
  }

  /// Ends what a pointer does on screens that are no longer the current one.
  private mutating func dropGestures(at time: Seconds) {
    let current = navigation.current.serial
    arena.cancel(
      where: { target in
        if case .screen(let serial, _) = target { serial != current } else { true }
      }, at: time, into: &gestures)
    deliverGestures()
  }

  mutating func open(_ screen: Deck.Screen, _ transition: Deck.Transition, at time: Seconds) {
    let (theme, environment) = (deck.theme, environment)
    navigation.push(screen.id.value, transition, environment: environment.components, at: time) {
      Self.open(screen, theme: theme, place: $0, environment: environment, at: time)
    }
  }

  private static func open(
    _ screen: Deck.Screen, theme: Deck.Theme, place: ScreenPlace, environment: PrototypeEnvironment, at time: Seconds
  ) -> any PrototypeScreen {
    switch screen.content {
    case .walkthrough(let walkthrough):
      WalkthroughScreen(walkthrough, place: place, environment: environment, at: time)
    case .blocks: ColumnScreen(screen, theme: theme, place: place, environment: environment)
    }
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
      navigation.withScreen(index) { $0.advance(to: time, into: &actions) }
    }
    navigation.advance(to: time)
    perform()
  }

  /// When something is due that no frame brings about but the passing of time does.
  public var nextDeadline: Seconds? {
    var next = Seconds.earliest(arena.nextDeadline, navigation.nextDeadline)
    for entry in navigation.entries { next = Seconds.earliest(next, entry.screen.nextDeadline) }
    return next
  }

  // MARK: What shows

  /// Draws the frame as of ``time``.
  public func draw(into list: inout DisplayList) {
    let lowest = navigation.entries[navigation.visible(at: time).lowerBound]
    list.reset(size: size, background: lowest.screen.background)
    navigation.draw(into: &list, at: time)
  }
}
