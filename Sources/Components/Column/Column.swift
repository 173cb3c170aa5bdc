import AnimationCore
import Geometry
import Gestures
import Scene

/// A screen of blocks that scrolls: a title, texts, pictures, cards, lists, buttons.
///
/// A value: copy it and you have a snapshot. Give it the reports of a gesture arena that was asked for
/// ``candidates(at:time:)``, keys and wheel samples; call ``advance(to:into:)`` before drawing a frame.
public struct Column: Sendable {
  /// What a column tells its surroundings.
  public enum Event: Hashable, Sendable {
    /// Something was tapped, or pressed by a key.
    case activated(ElementID, at: Seconds)
    /// The button that leads back was pressed.
    case back(Seconds)
    /// A list did something.
    case list(ElementID, List.Event)
    /// The content does not show by itself any more that it scrolls: it has, or something else took over.
    case demonstrated(completed: Bool, at: Seconds)
    /// A button changed its state.
    case button(ElementID, StatefulButton.Event)
    /// A bubble came or went; the name is that of its button.
    case bubble(ElementID, SpeechBubble.Event)
    /// A button showed or hid a block.
    case revealed(ElementID, isShown: Bool, at: Seconds)
  }

  /// How a column came to be on the screen, which decides what its bar offers.
  public enum Presentation: Hashable, Sendable {
    /// Nothing is before it.
    case root
    /// It has a way back.
    case pushed
    /// It lies over what was before and can be closed.
    case sheet
  }

  /// What can own a pointer or have the keyboard; blocks are counted from the top.
  public enum Target: Hashable, Sendable {
    /// The content as a whole.
    case scroll
    /// The button that leads back.
    case back
    /// The button that brings a deleted row back.
    case undo
    /// A picture that can be pressed.
    case picture(block: Int)
    /// A card of a grid.
    case card(block: Int, Int)
    /// A button.
    case button(block: Int)
    /// The bubble of a button.
    case bubble(block: Int)
    /// What is beside everything else: a tap there sends bubbles away.
    case background
    /// Something of a list.
    case list(block: Int, List.Target)
  }

  /// What it shows, but for the rows of its lists.
  public let content: ColumnContent
  /// How it came to be on the screen.
  public private(set) var presentation: Presentation
  /// How the content moves.
  public internal(set) var scroller: Scroller
  /// What has the keyboard.
  public internal(set) var focus: Target?
  var environment: ComponentEnvironment
  var layout: ColumnLayout
  var grids: [CardGrid]
  var lists: [List]
  /// The block of each list.
  let listBlocks: [Int]
  /// The buttons, each with its bubble.
  var buttons: [ButtonItem]
  /// The blocks that buttons show and hide.
  var disclosures: [Disclosure]
  var presses = PressedItems<Target>()
  var toast: Toast?
  var velocity = VelocityTracker()
  /// Whether the pointer that is down closed an open row, so that it presses nothing.
  var isPressSwallowed = false
  /// How a row that is dragged near an edge scrolls the column.
  var autoScroll: AutoScroll?
  /// Whether the content shows by itself that it scrolls.
  var isScrollDemonstrated = false
  /// What the column kept in its place when it was laid out last, and the offset at which it rests since.
  var keptReading: (reading: Reading, offset: Double)?

  /// Makes a column that rests at its top.
  ///
  /// `time` is when it is first shown, from which bubbles that show at once count how long they stay.
  public init(
    _ content: ColumnContent, size: Size, presentation: Presentation = .root, environment: ComponentEnvironment,
    at time: Seconds = 0
  ) {
    self.content = content
    self.presentation = presentation
    self.environment = environment
    let width = ColumnLayout.contentWidth(size)
    grids = content.blocks.compactMap { block in
      guard case .cards(let grid) = block else { return nil }
      return CardGrid(grid, palette: content.palette, width: width, environment: environment)
    }
    lists = content.blocks.compactMap { block in
      guard case .list(let list) = block else { return nil }
      return List(
        list, palette: content.palette, width: width, screenWidth: size.width, environment: environment)
    }
    listBlocks = content.blocks.indices.filter { if case .list = content.blocks[$0] { true } else { false } }
    buttons = ButtonItem.items(of: content, environment: environment)
    disclosures = Self.disclosures(of: content)
    layout = ColumnLayout(
      content, size: size, presentation: presentation, grids: grids, lists: lists, buttons: buttons.map(\.button),
      collapsed: Set(disclosures.lazy.filter { !$0.isShown }.map(\.block)), environment: environment)
    scroller = Scroller(contentLength: layout.contentLength, viewportLength: size.height)
    scroller.reduceMotion = environment.reduceMotion
    showFirstBubbles(at: time)
  }

  /// Lays the column out for another window, or as it is presented now; a row that is dragged is put back.
  ///
  /// What stands at the top of what can be seen still stands there, with as much of it scrolled past.
  public mutating func resize(
    to size: Size, presentation: Presentation, environment: ComponentEnvironment, at time: Seconds,
    into events: inout [Event]
  ) {
    let reading = reading(at: time)
    self.presentation = presentation
    self.environment = environment
    let width = ColumnLayout.contentWidth(size)
    for index in grids.indices { grids[index].resize(width: width, environment: environment) }
    for index in lists.indices {
      changeList(index, at: time, into: &events) {
        $0.resize(width: width, screenWidth: size.width, environment: environment, at: time, into: &$1)
      }
    }
    for index in buttons.indices { buttons[index].setEnvironment(environment) }
    layout = ColumnLayout(
      content, size: size, presentation: presentation, grids: grids, lists: lists, buttons: buttons.map(\.button),
      collapsed: Set(disclosures.lazy.filter { !$0.isShown }.map(\.block)), environment: environment)
    scroller.setLengths(content: layout.contentLength, viewport: size.height, at: time)
    keep(reading, at: time)
    tellScrollDemonstration(at: time, into: &events)
    updateToast(at: time)
    followTargets(at: time)
  }

  /// Stands where another column stands, as far as its content reaches; lists and buttons that are still there go on as
  /// they were.
  ///
  /// A pointer that was down on the other one is forgotten: what it held is let go. So is what the other one showed by itself: it
  /// goes home from where it is. What stood at the top of what could be seen still stands there.
  public mutating func resume(_ other: Column, at time: Seconds, into events: inout [Event]) {
    let reading = other.reading(at: time)
    for index in lists.indices {
      guard let known = other.lists.first(where: { $0.content.id == lists[index].content.id }) else { continue }
      var reports: [List.Event] = []
      lists[index].resume(known, at: time, into: &reports)
      for report in reports { events.append(.list(lists[index].content.id, report)) }
      layout.setHeight(lists[index].restingHeight, ofBlock: listBlocks[index])
    }
    resumeButtons(of: other, at: time)
    let viewport = scroller.viewportLength
    scroller = other.scroller
    scroller.endDrag(velocity: 0, at: time)
    scroller.drive(speed: 0, risingSince: time, upTo: 0, at: time)
    scroller.stopDemonstration(at: time)
    scroller.setLengths(content: layout.contentLength, viewport: viewport, at: time)
    keep(reading.map { place(of: $0, in: other) }, at: time)
    updateToast(at: time)
    followTargets(at: time)
  }

  // MARK: Time

  /// Brings about what is due at or before a time.
  public mutating func advance(to time: Seconds, into events: inout [Event]) {
    advanceDrag(to: time)
    tellScrollDemonstration(at: time, into: &events)
    scroller.advance(to: time)
    tellScrollDemonstration(completed: true, at: time, into: &events)
    presses.advance(to: time)
    for index in grids.indices { grids[index].advance(to: time) }
    for index in lists.indices {
      if lists[index].isIdle { continue }
      changeList(index, at: time, into: &events) { $0.advance(to: time, into: &$1) }
    }
    advanceButtons(to: time, into: &events)
    if let toast, !toast.presence.isVisible(at: time) { self.toast = nil }
    followTargets(at: time)
  }

  /// When something is due that only ``advance(to:into:)`` brings about.
  public var nextDeadline: Seconds? {
    var next = Seconds.earliest(scroller.nextDeadline, presses.nextDeadline)
    for grid in grids { next = Seconds.earliest(next, grid.nextDeadline) }
    for list in lists { next = Seconds.earliest(next, list.nextDeadline) }
    for item in buttons { next = Seconds.earliest(next, item.nextDeadline) }
    return Seconds.earliest(next, slotDeadline?.time)
  }

  /// What moves at a time.
  public func motions(at time: Seconds) -> [Motion] {
    var motions: [Motion] = []
    if scroller.isMoving { motions.append(Motion("column.offset")) }
    if scroller.isBarFading(at: time) { motions.append(Motion("scroll-bar.opacity")) }
    for target in presses.moving(at: time) {
      if let id = id(of: target) { motions.append(Motion("\(id).press")) }
    }
    for grid in grids { motions += grid.motions(at: time) }
    for list in lists { motions += list.motions(at: time) }
    motions += buttonMotions(at: time)
    if let rest = toast?.presence.restTime, rest > time {
      motions.append(Motion("toast.offset", course: toast?.presence.course(at: time)))
    }
    return motions
  }

  /// Tells the column that another screen comes over it: what a hand or a wheel began comes to rest.
  public mutating func leave(at time: Seconds, into events: inout [Event]) {
    focus = nil
    stopDemonstrations(at: time, into: &events)
    hideBubbles(at: time, into: &events)
    closeOpenRows(at: time, into: &events)
    cancelLifts(at: time, into: &events)
    followUndo(.pressCancelled, at: time)
    if scroller.phase == .dragging { scroller.endDrag(velocity: 0, at: time) }
  }
}
