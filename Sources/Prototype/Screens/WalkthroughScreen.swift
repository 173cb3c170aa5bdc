import AnimationCore
import Components
import Deck
import Geometry
import Gestures
import Notation
import Scene

/// A screen whose whole room is a walkthrough.
struct WalkthroughScreen: PrototypeScreen {
  let source: Deck.Walkthrough
  private var walkthrough: Walkthrough
  private var events: [Walkthrough.Event] = []

  init(_ source: Deck.Walkthrough, place: ScreenPlace, environment: PrototypeEnvironment, at time: Seconds) {
    self.source = source
    let content = WalkthroughContent(source, languages: environment.languages)
    walkthrough = Walkthrough(content, size: place.size, environment: environment.components, at: time)
  }

  // MARK: What shows

  var background: Color { source.background }
  var pager: Pager? { walkthrough.pager }
  var focusedElement: ElementID? { walkthrough.focusedElement }
  var isDemonstrating: Bool { walkthrough.isDemonstrating }
  var nextDeadline: Seconds? { walkthrough.nextDeadline }

  func isAtTop(at point: Point, time: Seconds) -> Bool { true }

  func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ScreenTarget>] {
    walkthrough.candidates(at: point, time: time).map { $0.map { .walkthrough($0) } }
  }

  func id(of target: ScreenTarget) -> ElementID? {
    if case .walkthrough(let id) = target { id } else { nil }
  }

  func focus(backward: Bool) -> CoachFocusBelow { walkthrough.focus(backward: backward) }
  func motions(at time: Seconds) -> [Motion] { walkthrough.motions(at: time) }
  func elements(at time: Seconds) -> [Element] { walkthrough.elements(at: time) }
  func element(_ id: ElementID, at time: Seconds) -> Element? { elements(at: time).first { $0.id == id } }
  func coachTarget(_ id: ElementID, at time: Seconds) -> CoachTarget? { walkthrough.coachTarget(id, at: time) }
  func rows(of list: ElementID) -> [String]? { nil }
  func rowTexts(of list: ElementID, at time: Seconds) -> [String]? { nil }

  func meaning(of target: ScreenTarget, at time: Seconds) -> PressMeaning? {
    if case .walkthrough(let id) = target { walkthrough.meaning(of: id, at: time) } else { nil }
  }

  func mountedPictures(at time: Seconds) -> [PictureID] { walkthrough.mountedPictures(at: time) }
  func picturesAhead(at time: Seconds) -> [SizedPicture] { walkthrough.picturesAhead }

  mutating func resume(_ other: any PrototypeScreen, at time: Seconds, into actions: inout [ScreenAction]) {
    guard let other = other as? WalkthroughScreen else { return }
    change(into: &actions) { $0.resume(other.walkthrough, at: time, into: &$1) }
  }
  func draw(into list: inout DisplayList, at time: Seconds) { walkthrough.draw(into: &list, at: time) }

  // MARK: What happens

  mutating func pointerBegan(at point: Point, time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.pointerBegan(at: time, into: &$1) }
  }

  mutating func handle(_ event: GestureEvent<ScreenTarget>, into actions: inout [ScreenAction]) {
    guard case .walkthrough(let id) = event.target else { return }
    change(into: &actions) { $0.handle(event.retargeted(to: id), into: &$1) }
  }

  mutating func handle(_ sample: WheelSample, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.handle(sample, into: &$1) }
  }

  mutating func handle(_ key: KeyPress, into actions: inout [ScreenAction]) -> Bool {
    change(into: &actions) { $0.handle(key, into: &$1) }
  }

  mutating func advance(to time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.advance(to: time, into: &$1) }
  }

  mutating func move(
    to place: ScreenPlace, environment: ComponentEnvironment, at time: Seconds, into actions: inout [ScreenAction]
  ) {
    change(into: &actions) { $0.resize(to: place.size, environment: environment, at: time, into: &$1) }
  }

  mutating func focus(_ id: ElementID?, at time: Seconds) { walkthrough.focus(id) }
  mutating func reveal(_ id: ElementID, at time: Seconds) {}

  mutating func demonstrate(
    _ motion: CoachMark.Demonstration, on id: ElementID?, at time: Seconds, into actions: inout [ScreenAction]
  ) -> Bool { walkthrough.demonstrate(motion, on: id, at: time) }

  mutating func stopDemonstration(at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.stopDemonstration(at: time, into: &$1) }
  }

  mutating func showPress(of id: ElementID, isDown: Bool, at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.showPress(of: id, isDown: isDown, at: time, into: &$1) }
  }

  mutating func leave(at time: Seconds, into actions: inout [ScreenAction]) {
    stopDemonstration(at: time, into: &actions)
    _ = change(into: &actions) { $0.cancelWheel(at: time, into: &$1) }
  }

  mutating func keyboardLost(at time: Seconds, into actions: inout [ScreenAction]) {
    _ = change(into: &actions) { $0.cancelWheel(at: time, into: &$1) }
  }

  mutating func handle(_ answer: ScreenAnswer, at time: Seconds, into actions: inout [ScreenAction]) {}

  /// Lets the walkthrough take something in, and turns what it tells into actions.
  private mutating func change<Result>(
    into actions: inout [ScreenAction], _ body: (inout Walkthrough, inout [Walkthrough.Event]) -> Result
  ) -> Result {
    events.removeAll(keepingCapacity: true)
    let result = body(&walkthrough, &events)
    for event in events {
      switch event {
      case .pager(let event): actions.append(.log(event.kind.text, at: event.time))
      case .demonstrated(let completed, let time):
        actions.append(.demonstrationEnded(completed: completed, at: time))
      case .next(let time):
        actions.append(.log("next", at: time))
        if let go = source.next.go { actions.append(.go(go, at: time)) }
      case .done(let time):
        actions.append(.log("done", at: time))
        if let go = source.done.go { actions.append(.go(go, at: time)) }
      case .skipped(let time):
        actions.append(.log("skipped", at: time))
        if let go = source.skip?.go ?? source.done.go { actions.append(.go(go, at: time)) }
      }
    }
    return result
  }
}

extension WalkthroughContent {
  /// The content that a deck describes, in the first of some languages that it has.
  init(_ source: Deck.Walkthrough, languages: [String]) {
    self.init(
      pages: source.pages.enumerated().map { index, page in
        // A name that the reader of the deck gave is only another word for the place.
        Page(
          id: page.id.value == Deck.Page.defaultID(index) ? nil : page.id.value,
          picture: page.image.map { PictureID($0.value) },
          pictureLabel: page.alternativeText?.text(for: languages), title: page.title.text(for: languages),
          body: page.body.text(for: languages), color: page.color)
      },
      pulse: source.pulse.map { Pulse(from: $0.from, to: $0.to, duration: $0.duration) },
      nextLabel: source.next.label.text(for: languages), doneLabel: source.done.label.text(for: languages),
      skipLabel: source.skip?.label.text(for: languages))
    nextTurns = source.next.go == nil
    background = source.background
  }
}

extension PagerEvent.Kind {
  /// The words that the log uses.
  var text: String {
    switch self {
    case .willChange(let from, let to): "page will change from \(from) to \(to)"
    case .changed(let from, let to): "page changed from \(from) to \(to)"
    case .settled(let page): "page settled on \(page)"
    case .cancelled(let page): "page change cancelled, back to \(page)"
    case .refused(let page): "page \(page) not gone to: the page is held"
    }
  }
}
