import AnimationCore
import Geometry
import Gestures

extension Column {
  /// Who would like to own a pointer that goes down at a point, the first by rank first.
  public func candidates(at point: Point, time: Seconds) -> [GestureCandidate<Target>] {
    guard layout.bounds.contains(point) else { return [] }
    if hasBackButton, backFrame.contains(point) {
      return [GestureCandidate(.back, .press(bounds: backFrame))]
    }
    if let toast, toast.takesPointers(at: time), toast.frame.contains(point) {
      let undo = GestureCandidate(Target.undo, .press(bounds: toast.touchFrame))
      return toast.touchFrame.contains(point) ? [undo] : []
    }
    if let item = buttons.last(where: { $0.bubble?.holds(point, at: time) == true }) {
      let bubble = Target.bubble(block: item.block)
      return [
        GestureCandidate(bubble, .press(bounds: frame(of: bubble, at: time))),
        GestureCandidate(.scroll, .drag(.vertical)),
      ]
    }
    if abs(scroller.velocity(at: time)) > ScrollLimits.catchSpeed {
      return [GestureCandidate(.scroll, .immediateDrag)]
    }
    var found: [GestureCandidate<Target>] = []
    if !layout.bar.contains(point) || offset(at: time) <= 0, let block = block(at: point, time: time) {
      found = candidates(at: point, inBlock: block, time: time)
    }
    if isPressSwallowed { found.removeAll { if case .press = $0.recognizer { true } else { false } } }
    if !isPressSwallowed, buttons.contains(where: \.hasBubble) {
      found.append(GestureCandidate(.background, .press(bounds: layout.bounds)))
    }
    found.append(GestureCandidate(.scroll, .drag(.vertical)))
    return found
  }

  private func candidates(
    at point: Point, inBlock block: Int, time: Seconds
  ) -> [GestureCandidate<Target>] {
    guard isShown(block: block) else { return [] }
    if let coming = movingDisclosure(ofBlock: block, at: time),
      coming.opacity(at: time) < GestureLimits.leastVisibility
    {
      return []
    }
    let origin = origin(ofBlock: block, at: time)
    switch layout.slots[block].kind {
    case .cards(let grid):
      return grids[grid].candidates(at: point - origin).map { candidate in
        candidate.offsetBy(origin).map { .card(block: block, $0) }
      }
    case .list(let list):
      let visible = layout.bounds.offsetBy(x: -origin.x, y: -origin.y)
      return lists[list].candidates(at: point - origin, visible: visible, time: time).map { candidate in
        candidate.offsetBy(origin).map { .list(block: block, $0) }
      }
    case .picture(let frame, _):
      guard case .picture(let picture) = content.blocks[block], picture.isPressable else { return [] }
      return [GestureCandidate(.picture(block: block), .press(bounds: frame.offsetBy(x: origin.x, y: origin.y)))]
    case .button(_, let frame):
      guard case .button(let button) = content.blocks[block], button.isEnabled, frame.contains(point - origin) else {
        return []
      }
      return [GestureCandidate(.button(block: block), .press(bounds: frame.offsetBy(x: origin.x, y: origin.y)))]
    case .text, .spacer: return []
    }
  }

  /// Tells the column that a pointer went down, before anybody is asked who would like to own it.
  ///
  /// A touch anywhere but on the row that is open closes it, and presses nothing; nor does one on a row that is on its way home.
  public mutating func pointerBegan(at point: Point, time: Seconds, into events: inout [Event]) {
    focus = nil
    isPressSwallowed = false
    for index in lists.indices {
      let block = listBlocks[index]
      let origin = origin(ofBlock: block, at: time)
      let visible = layout.bounds.offsetBy(x: -origin.x, y: -origin.y)
      if lists[index].isClosingRow(at: point - origin, visible: visible, time: time) { isPressSwallowed = true }
      if lists[index].liftedRow != nil {
        changeList(index, at: time, into: &events) { $0.cancelLift(visible: visible, at: time, into: &$1) }
      }
      guard lists[index].openRow != nil,
        !lists[index].isOpenRow(at: point - origin, visible: visible, time: time) || layout.bar.contains(point)
      else { continue }
      let isDemonstrating = lists[index].isDemonstrating
      changeList(index, at: time, into: &events) { $0.closeOpenRow(at: time, into: &$1) }
      if !isDemonstrating { isPressSwallowed = true }
    }
  }

  /// Takes a report of the arena.
  public mutating func handle(_ event: GestureEvent<Target>, into events: inout [Event]) {
    defer { tellScrollDemonstration(at: event.time, into: &events) }
    defer { followTargets(at: event.time) }
    if event.kind == .tapped { hideBubbles(besides: event.target, at: event.time, into: &events) }
    switch event.target {
    case .scroll: scroll(event, into: &events)
    case .card(let block, let card):
      guard case .cards(let grid) = layout.slots[block].kind else { return }
      let origin = origin(ofBlock: block, at: event.time)
      var reports: [CardGrid.Event] = []
      grids[grid].handle(event.retargeted(to: card).offsetBy(Point.zero - origin), into: &reports)
      tell(reports, of: grid, into: &events)
    case .list(let block, let target):
      guard case .list(let list) = layout.slots[block].kind else { return }
      let origin = origin(ofBlock: block, at: event.time)
      let visible = layout.bounds.offsetBy(x: -origin.x, y: -origin.y)
      let report = event.retargeted(to: target).offsetBy(Point.zero - origin)
      changeList(list, at: event.time, into: &events) { $0.handle(report, visible: visible, into: &$1) }
      followDrag(of: list, event)
    case .background: break
    case .bubble(let block):
      if event.kind == .tapped { hideBubble(ofBlock: block, at: event.time, into: &events) }
    case .back, .undo, .picture, .button:
      if event.target == .undo { followUndo(event.kind, at: event.time) }
      presses.follow(
        event, for: event.target, feedback: feedback(of: event.target),
        origin: frame(of: event.target, at: event.time).origin)
      if event.kind == .tapped { activate(event.target, at: event.time, into: &events) }
    }
  }

  private mutating func scroll(_ event: GestureEvent<Target>, into events: inout [Event]) {
    switch event.kind {
    case .dragBegan:
      velocity.reset()
      velocity.add(position: event.position, at: event.time)
      closeOpenRows(at: event.time, into: &events)
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

  /// Takes a wheel sample: a notch glides, small steps move at once; so do notches while a row is dragged.
  public mutating func handle(_ sample: WheelSample, into events: inout [Event]) {
    guard sample.delta.y != 0, sample.delta.y.isFinite else { return }
    defer { tellScrollDemonstration(at: sample.time, into: &events) }
    defer { followTargets(at: sample.time) }
    let isDragging = lists.contains { $0.liftedRow != nil }
    closeOpenRows(at: sample.time, into: &events)
    if sample.isPrecise || isDragging {
      scroller.step(by: sample.delta.y, at: sample.time)
      if isDragging { updateSlots(at: sample.time) }
    } else {
      scroller.glide(by: sample.delta.y, at: sample.time)
    }
  }

  // MARK: Actions

  /// Brings a target's action about.
  mutating func activate(_ target: Target, at time: Seconds, into events: inout [Event]) {
    switch target {
    case .back: events.append(.back(time))
    case .undo: undo(at: time, into: &events)
    case .button(let block): tapButton(ofBlock: block, at: time, into: &events)
    case .picture, .card:
      if let id = id(of: target) { events.append(.activated(id, at: time)) }
    case .scroll, .list, .bubble, .background: break
    }
  }

  mutating func tell(_ reports: [CardGrid.Event], of grid: Int, into events: inout [Event]) {
    for case .tapped(let card, let time) in reports {
      events.append(.activated(grids[grid].content.cards[card].id, at: time))
    }
  }

  /// How a target other than a card or a row answers a press.
  func feedback(of target: Target) -> PressFeedback {
    switch target {
    case .button(let block): if case .button(let button) = content.blocks[block] { return button.feedback }
    case .picture(let block): if case .picture(let picture) = content.blocks[block] { return picture.feedback }
    default: break
    }
    return .shrink(PressEffect.Style())
  }
}
