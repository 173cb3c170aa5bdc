import AnimationCore
import Components
import Deck
import Geometry
import Gestures
import Scene

/// A screen whose whole room is a scrolling column of blocks.
struct ColumnScreen: PrototypeScreen {
  /// Where the things on it lead.
  private let destinations: [ElementID: Deck.Destination]
  /// Where the rows of its lists lead.
  private let rowDestinations: [ElementID: [String: Deck.Destination]]
  private let words: StandardWords
  private var column: Column
  private var events: [Column.Event] = []

  init(
    _ source: Deck.Screen, theme: Deck.Theme, place: ScreenPlace, environment: PrototypeEnvironment, at time: Seconds
  ) {
    destinations = source.destinationsByName
    rowDestinations = source.rowDestinationsByName
    words = StandardWords.words(for: environment.languages)
    column = Column(
      ColumnContent(source, theme: theme, environment: environment), size: place.size,
      presentation: place.presentation, environment: environment.components, at: time)
  }

  // MARK: What shows

  var background: Color { column.content.palette.background }
  var pager: Pager? { nil }
  var focusedElement: ElementID? { column.focusedElement }
  var isDemonstrating: Bool { column.isDemonstrating }
  var nextDeadline: Seconds? { column.nextDeadline }

  func isAtTop(at point: Point, time: Seconds) -> Bool { column.isAtTop(at: point, time: time) }

  func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ScreenTarget>] {
    column.candidates(at: point, time: time).map { $0.map { .column($0) } }
  }

  func id(of target: ScreenTarget) -> ElementID? {
    if case .column(let target) = target { column.id(of: target) } else { nil }
  }

  func focus(backward: Bool) -> CoachFocusBelow { column.focus(backward: backward) }
  func motions(at time: Seconds) -> [Motion] { column.motions(at: time) }
  func elements(at time: Seconds) -> [Element] { column.elements(at: time) }
  func element(_ id: ElementID, at time: Seconds) -> Element? { column.element(id, at: time) }
  func coachTarget(_ id: ElementID, at time: Seconds) -> CoachTarget? { column.coachTarget(id, at: time) }
  func rows(of list: ElementID) -> [String]? { column.rows(of: list) }
  func rowTexts(of list: ElementID, at time: Seconds) -> [String]? { column.rowTexts(of: list, at: time) }

  func meaning(of target: ScreenTarget, at time: Seconds) -> PressMeaning? {
    if case .column(let target) = target { column.meaning(of: target, at: time) } else { nil }
  }

  var arrangement: ScreenArrangement {
    ScreenArrangement(length: column.scroller.contentLength, message: column.message)
  }

  func mountedPictures(at time: Seconds) -> [PictureID] { column.mountedPictures(at: time) }
  func picturesAhead(at time: Seconds) -> [SizedPicture] { column.picturesAhead(at: time) }

  mutating func resume(_ other: any PrototypeScreen, at time: Seconds, into actions: inout [ScreenAction]) {
    guard let other = other as? ColumnScreen else { return }
    change(into: &actions) { $0.resume(other.column, at: time, into: &$1) }
  }
  func draw(into list: inout DisplayList, at time: Seconds) { column.draw(into: &list, at: time) }

  // MARK: What happens

  mutating func pointerBegan(at point: Point, time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.pointerBegan(at: point, time: time, into: &$1) }
  }

  mutating func handle(_ event: GestureEvent<ScreenTarget>, into actions: inout [ScreenAction]) {
    guard case .column(let target) = event.target else { return }
    change(into: &actions) { $0.handle(event.retargeted(to: target), into: &$1) }
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
    change(into: &actions) {
      $0.resize(to: place.size, presentation: place.presentation, environment: environment, at: time, into: &$1)
    }
  }

  mutating func focus(_ id: ElementID?, at time: Seconds) { column.focus(id, at: time) }
  mutating func reveal(_ id: ElementID, at time: Seconds) { _ = column.reveal(id, at: time) }

  mutating func demonstrate(
    _ motion: CoachMark.Demonstration, on id: ElementID?, at time: Seconds, into actions: inout [ScreenAction]
  ) -> Bool {
    change(into: &actions) { $0.demonstrate(motion, on: id, at: time, into: &$1) }
  }

  mutating func stopDemonstration(at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.stopDemonstrations(at: time, into: &$1) }
  }

  mutating func showPress(of id: ElementID, isDown: Bool, at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.showPress(of: id, isDown: isDown, at: time, into: &$1) }
  }

  mutating func leave(at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { $0.leave(at: time, into: &$1) }
  }

  mutating func keyboardLost(at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) { _ = $0.cancelLifts(at: time, into: &$1) }
  }

  mutating func handle(_ answer: ScreenAnswer, at time: Seconds, into actions: inout [ScreenAction]) {
    change(into: &actions) {
      $0.perform(answer.side, answer.action, on: answer.row, of: answer.list, at: time, into: &$1)
    }
  }

  /// Lets the column take something in, and turns what it tells into actions.
  private mutating func change<Result>(
    into actions: inout [ScreenAction], _ body: (inout Column, inout [Column.Event]) -> Result
  ) -> Result {
    events.removeAll(keepingCapacity: true)
    let result = body(&column, &events)
    for event in events {
      switch event {
      case .activated(let id, let time):
        actions.append(.log("tapped \(id)", at: time))
        if let go = destinations[id] { actions.append(.go(go, at: time)) }
      case .back(let time): actions.append(.goBack(at: time))
      case .demonstrated(let completed, let time):
        actions.append(.demonstrationEnded(completed: completed, at: time))
      case .list(let list, let event): tell(event, of: list, into: &actions)
      case .button(let id, let event): log(event.logged(id), into: &actions)
      case .bubble(let id, let event): log(event.logged(id), into: &actions)
      case .revealed(let id, let isShown, let time):
        actions.append(.log("\(isShown ? "showed" : "hid") \(id)", at: time))
      }
    }
    return result
  }

  private func log(_ entry: (text: String, time: Seconds), into actions: inout [ScreenAction]) {
    actions.append(.log(entry.text, at: entry.time))
  }

  private func tell(_ event: List.Event, of list: ElementID, into actions: inout [ScreenAction]) {
    if let logged = event.logged { actions.append(.log(logged.text, at: logged.time)) }
    switch event {
    case .demonstrated(_, let completed, let time):
      actions.append(.demonstrationEnded(completed: completed, at: time))
    case .tapped(let row, let time):
      if let go = rowDestinations[list]?[row] { actions.append(.go(go, at: time)) }
    case .asks(let question, let side, let action, let row, let time):
      guard let chosen = column.action(action, side, of: list) else { return }
      let words = ConfirmationDialog.Content(
        question: question, confirm: chosen.label, cancel: words.cancel, isDestructive: chosen.isDestructive)
      let answer = ScreenAnswer(list: list, side: side, action: action, row: row)
      actions.append(.ask(.init(words: words, palette: column.content.palette, answer: answer), at: time))
    default: break
    }
  }
}
