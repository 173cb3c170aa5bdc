import AnimationCore
import Geometry
import Gestures
import Scene

/// A screen of blocks that scrolls: a title, texts, pictures, cards, buttons.
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
    /// A picture that can be pressed.
    case picture(block: Int)
    /// A card of a grid.
    case card(block: Int, Int)
    /// A button.
    case button(block: Int)
  }

  /// What it shows.
  public let content: ColumnContent
  /// How it came to be on the screen.
  public private(set) var presentation: Presentation
  /// How the content moves.
  public internal(set) var scroller: Scroller
  /// What has the keyboard.
  public internal(set) var focus: Target?
  var layout: ColumnLayout
  var grids: [CardGrid]
  var presses = PressedItems<Target>()
  private var velocity = VelocityTracker()

  /// Makes a column that rests at its top.
  public init(
    _ content: ColumnContent, size: Size, presentation: Presentation = .root, environment: ComponentEnvironment
  ) {
    self.content = content
    self.presentation = presentation
    let width = ColumnLayout.contentWidth(size)
    grids = content.blocks.compactMap { block in
      guard case .cards(let grid) = block else { return nil }
      return CardGrid(grid, palette: content.palette, width: width, environment: environment)
    }
    layout = ColumnLayout(
      content, size: size, presentation: presentation, grids: grids, environment: environment)
    scroller = Scroller(contentLength: layout.contentLength, viewportLength: size.height)
    scroller.reduceMotion = environment.reduceMotion
  }

  /// Lays the column out for another window, or as it is presented now.
  public mutating func resize(
    to size: Size, presentation: Presentation, environment: ComponentEnvironment, at time: Seconds
  ) {
    self.presentation = presentation
    let width = ColumnLayout.contentWidth(size)
    for index in grids.indices { grids[index].resize(width: width, environment: environment) }
    layout = ColumnLayout(content, size: size, presentation: presentation, grids: grids, environment: environment)
    scroller.setLengths(content: layout.contentLength, viewport: size.height, at: time)
  }

  /// Stands where another column stands, as far as its content reaches.
  public mutating func resume(_ other: Column, at time: Seconds) {
    let (content, viewport) = (scroller.contentLength, scroller.viewportLength)
    scroller = other.scroller
    scroller.setLengths(content: content, viewport: viewport, at: time)
  }

  // MARK: Places

  /// How far the content is scrolled at a time.
  func offset(at time: Seconds) -> Double { scroller.offset(at: time) }

  /// Where a block's corner is in the window at a time.
  func origin(ofBlock index: Int, at time: Seconds) -> Point {
    Point(layout.left, layout.slots[index].top - offset(at: time))
  }

  /// The block at a point of the window.
  func block(at point: Point, time: Seconds) -> Int? {
    let blocks = blocks(from: point.y, to: point.y.nextUp, at: time)
    guard let index = blocks.first, point.x >= layout.left, point.x < layout.left + layout.width else { return nil }
    return index
  }

  /// The blocks that share a part of a strip of the window.
  ///
  /// - Cost: logarithmic in the number of blocks.
  func blocks(from top: Double, to bottom: Double, at time: Seconds) -> Range<Int> {
    let offset = offset(at: time)
    let first = firstBlock { $0.top + $0.height > top + offset }
    let end = firstBlock { $0.top >= bottom + offset }
    return first..<max(first, end)
  }

  private func firstBlock(_ isAfter: (ColumnLayout.Slot) -> Bool) -> Int {
    var low = 0
    var high = layout.slots.count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(layout.slots[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where the button that leads back can be pressed.
  var backFrame: Rect {
    let side = ColumnLayout.Metrics.barHeight
    let x = presentation == .sheet ? layout.bar.maxX - ColumnLayout.Metrics.margin / 2 - side : 4
    return Rect(x: x, y: layout.bar.maxY - side, width: side, height: side)
  }

  var hasBackButton: Bool { presentation != .root }

  // MARK: Pointer

  /// Whether a drag down at a point would only pull the content past its start, or begins on the bar.
  public func isAtTop(at point: Point, time: Seconds) -> Bool {
    layout.bar.contains(point) || (offset(at: time) <= 0 && !scroller.isMoving)
  }

  /// Who would like to own a pointer that goes down at a point, the first by rank first.
  public func candidates(at point: Point, time: Seconds) -> [GestureCandidate<Target>] {
    guard layout.bounds.contains(point) else { return [] }
    if hasBackButton, backFrame.contains(point) {
      return [GestureCandidate(.back, .press(bounds: backFrame))]
    }
    if abs(scroller.velocity(at: time)) > ScrollLimits.catchSpeed {
      return [GestureCandidate(.scroll, .immediateDrag)]
    }
    var found = [GestureCandidate(Target.scroll, .drag(.vertical))]
    guard !layout.bar.contains(point) || offset(at: time) <= 0,
      let block = block(at: point, time: time)
    else { return found }
    let origin = origin(ofBlock: block, at: time)
    switch layout.slots[block].kind {
    case .cards(let grid):
      found += grids[grid].candidates(at: point - origin).map { candidate in
        candidate.offsetBy(origin).map { .card(block: block, $0) }
      }
    case .picture(let frame, _):
      guard case .picture(let picture) = content.blocks[block], picture.isPressable else { break }
      found.append(GestureCandidate(.picture(block: block), .press(bounds: frame.offsetBy(x: origin.x, y: origin.y))))
    case .button(_, let frame):
      guard case .button(let button) = content.blocks[block], button.isEnabled else { break }
      found.append(GestureCandidate(.button(block: block), .press(bounds: frame.offsetBy(x: origin.x, y: origin.y))))
    case .text, .spacer: break
    }
    return found
  }

  /// Tells the column that a pointer went down, before the arena is told.
  public mutating func pointerBegan(at point: Point, time: Seconds) { focus = nil }

  /// Takes a report of the arena.
  public mutating func handle(_ event: GestureEvent<Target>, into events: inout [Event]) {
    switch event.target {
    case .scroll: scroll(event)
    case .card(let block, let card):
      guard case .cards(let grid) = layout.slots[block].kind else { return }
      let origin = origin(ofBlock: block, at: event.time)
      var reports: [CardGrid.Event] = []
      grids[grid].handle(event.retargeted(to: card).offsetBy(Point.zero - origin), into: &reports)
      tell(reports, of: grid, into: &events)
    case .back, .picture, .button:
      presses.follow(
        event, for: event.target, feedback: feedback(of: event.target),
        origin: frame(of: event.target, at: event.time).origin)
      if event.kind == .tapped { activate(event.target, at: event.time, into: &events) }
    }
  }

  private mutating func scroll(_ event: GestureEvent<Target>) {
    switch event.kind {
    case .dragBegan:
      velocity.reset()
      velocity.add(position: event.position, at: event.time)
      scroller.beginDrag(at: event.time)
    case .dragMoved(let translation):
      velocity.add(position: event.position, at: event.time)
      scroller.drag(translation: translation.y)
    case .dragEnded(let translation):
      scroller.drag(translation: translation.y)
      scroller.endDrag(velocity: velocity.velocity(at: event.time).y, at: event.time)
    case .dragCancelled: scroller.endDrag(velocity: 0, at: event.time)
    case .pressBegan, .pressLeft, .pressCancelled, .tapped, .doubleTapped, .lifted: break
    }
  }

  /// Takes a wheel sample: a notch glides, small steps move at once.
  public mutating func handle(_ sample: WheelSample) {
    guard sample.delta.y != 0 else { return }
    if sample.isPrecise {
      scroller.step(by: sample.delta.y, at: sample.time)
    } else {
      scroller.glide(by: sample.delta.y, at: sample.time)
    }
  }

  // MARK: Actions

  /// Brings a target's action about.
  func activate(_ target: Target, at time: Seconds, into events: inout [Event]) {
    switch target {
    case .back: events.append(.back(time))
    case .picture, .button, .card:
      if let id = id(of: target) { events.append(.activated(id, at: time)) }
    case .scroll: break
    }
  }

  mutating func tell(_ reports: [CardGrid.Event], of grid: Int, into events: inout [Event]) {
    for case .tapped(let card, let time) in reports {
      events.append(.activated(grids[grid].content.cards[card].id, at: time))
    }
  }

  /// How a target other than a card answers a press.
  func feedback(of target: Target) -> PressFeedback {
    if case .button(let block) = target, case .button(let button) = content.blocks[block] { return button.feedback }
    return .shrink(PressEffect.Style())
  }

  /// The name of a target.
  public func id(of target: Target) -> ElementID? {
    switch target {
    case .scroll: return "column"
    case .back: return "back"
    case .picture(let block):
      if case .picture(let picture) = content.blocks[block] { return picture.id }
    case .button(let block):
      if case .button(let button) = content.blocks[block] { return button.id }
    case .card(let block, let card):
      if case .cards(let grid) = content.blocks[block] { return grid.cards[card].id }
    }
    return nil
  }

  /// Where a target is in the window at a time, unscaled.
  func frame(of target: Target, at time: Seconds) -> Rect {
    switch target {
    case .scroll: return layout.bounds
    case .back: return backFrame
    case .picture(let block), .button(let block):
      let origin = origin(ofBlock: block, at: time)
      return Rect(origin: origin, size: Size(layout.width, layout.slots[block].height))
    case .card(let block, let card):
      guard case .cards(let grid) = layout.slots[block].kind else { return .zero }
      let origin = origin(ofBlock: block, at: time)
      return grids[grid].frame(ofCard: card).offsetBy(x: origin.x, y: origin.y)
    }
  }

  // MARK: Time

  /// Brings about what is due at or before a time.
  public mutating func advance(to time: Seconds, into events: inout [Event]) {
    scroller.advance(to: time)
    presses.advance(to: time)
    for index in grids.indices { grids[index].advance(to: time) }
  }

  /// When something is due that only ``advance(to:into:)`` brings about.
  public var nextDeadline: Seconds? {
    var next = Seconds.earliest(scroller.nextDeadline, presses.nextDeadline)
    for grid in grids { next = Seconds.earliest(next, grid.nextDeadline) }
    return next
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
    return motions
  }

  /// Tells the column that another screen comes over it: what a hand or a wheel began comes to rest.
  public mutating func leave(at time: Seconds) {
    focus = nil
    if scroller.phase == .dragging { scroller.endDrag(velocity: 0, at: time) }
  }
}
