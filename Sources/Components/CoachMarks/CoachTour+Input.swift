import AnimationCore
import Geometry
import Gestures

extension CoachTour {
  /// The names of what can own a pointer.
  enum PartName {
    static let dim: ElementID = "overlay"
    static let text: ElementID = "coach-text"
    static let card: ElementID = "coach"
    static let dotPrefix = "coach-dot-"
  }

  // MARK: Pointer

  /// Who would like to own a pointer that goes down at a point; nothing when that is up to what lies below.
  ///
  /// The holes take and let pass pointers as they are drawn. While the holes or a card are on their way taps do nothing, so
  /// that one tap is never two. While a target is waited for, all but the button that leaves is up to what lies below.
  public func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ElementID>]? {
    if let wayOut, wayOut.isPresent, wayOut.frame.contains(point) {
      return [GestureCandidate(CoachCardLayout.Part.skip.id, .press(bounds: wayOut.frame))]
    }
    guard !isOver, dim.target > 0 else { return nil }
    if let card, pause == nil, card.placement?.frame.contains(point) == true {
      var found: [GestureCandidate<ElementID>] = []
      if card.scrolls { found.append(GestureCandidate(PartName.text, .drag(.vertical))) }
      if let part = card.part(at: point), let frame = card.frame(of: part) {
        found.append(GestureCandidate(part.id, .press(bounds: frame)))
      }
      return found
    }
    if isOnHole(point, at: time) { return nil }
    return [GestureCandidate(PartName.dim, .press(bounds: window))]
  }

  /// Whether a point lies on a hole through which taps pass.
  public func isOnHole(_ point: Point, at time: Seconds) -> Bool {
    hasArrived(at: time) && mark.holeTap != .block && spotlight.contains(point, at: time)
  }

  /// Takes a report of the arena.
  public mutating func handle(_ event: GestureEvent<ElementID>, into events: inout [Event]) {
    if event.target == PartName.dim {
      if event.kind == .tapped { tapDim(at: event.time, into: &events) }
    } else if event.target == PartName.text {
      scrollText(event)
    } else if card == nil, event.target == CoachCardLayout.Part.skip.id {
      pressWayOut(event, into: &events)
    } else if let part = CoachCardLayout.Part(event.target), let origin = card?.frame(of: part)?.origin {
      card?.presses.follow(event, for: part, feedback: .shrink(PressEffect.Style()), origin: origin)
      if event.kind == .tapped, hasArrived(at: event.time) { press(part, at: event.time, into: &events) }
    }
  }

  private mutating func tapDim(at time: Seconds, into events: inout [Event]) {
    guard hasArrived(at: time), !isDemonstrating else { return }
    switch mark.dimTap {
    case .next: next(at: time, into: &events)
    case .close: end(.closed, at: time, into: &events)
    case .ignore: break
    }
  }

  private mutating func scrollText(_ event: GestureEvent<ElementID>) {
    switch event.kind {
    case .dragBegan:
      velocity.reset()
      velocity.add(position: event.position, at: event.time)
      card?.scroller.beginDrag(at: event.time)
    case .dragMoved(let translation):
      velocity.add(position: event.position, at: event.time)
      card?.scroller.drag(translation: translation.y)
    case .dragEnded(let translation):
      card?.scroller.drag(translation: translation.y)
      card?.scroller.endDrag(velocity: velocity.velocity(at: event.time).y, at: event.time)
    case .dragCancelled: card?.scroller.endDrag(velocity: 0, at: event.time)
    case .pressBegan, .pressLeft, .pressCancelled, .tapped, .doubleTapped, .lifted: break
    }
  }

  /// Takes a wheel sample; says whether it was for the tour and not for what lies below.
  public mutating func handle(_ sample: WheelSample) -> Bool {
    guard candidates(at: sample.position, time: sample.time) != nil else { return false }
    guard let card, card.scrolls, card.placement?.frame.contains(sample.position) == true else { return true }
    if sample.isPrecise {
      self.card?.scroller.step(by: sample.delta.y, at: sample.time)
    } else {
      self.card?.scroller.glide(by: sample.delta.y, at: sample.time)
    }
    return true
  }

  // MARK: Keys

  /// Takes a key; says whether it meant anything here.
  ///
  /// Enter and Space press the button that has the keyboard, else the one that leads on; arrows press the buttons that lead on
  /// and back. Tab goes through the buttons and to what the hole lets be touched, which then takes every key but Tab and
  /// Escape. Escape leaves at any moment; every other key waits until the mark has arrived. While a target is waited for, what
  /// is below takes the keys.
  ///
  /// `below` is what the keyboard finds there.
  public mutating func handle(
    _ key: KeyPress, below: CoachFocusBelow = CoachFocusBelow(), into events: inout [Event]
  ) -> Bool {
    guard !isOver else { return false }
    if isReceded, pause == nil { return handleReceded(key, below: below, into: &events) }
    guard dim.target > 0 else { return false }
    let time = key.time
    if key.key == .escape {
      end(.escaped, at: time, into: &events)
      return true
    }
    guard hasArrived(at: time) else { return true }
    if key.key != .tab, passToTarget(key, into: &events) { return false }
    let forward: KeyPress.Key = content.isRightToLeft ? .left : .right
    let backward: KeyPress.Key = content.isRightToLeft ? .right : .left
    switch key.key {
    case forward, .pageDown: if !key.isRepeat { press(.next, at: time, into: &events) }
    case backward, .pageUp: if !key.isRepeat { press(.back, at: time, into: &events) }
    case .enter, .space: if !key.isRepeat { pressFocused(at: time, into: &events) }
    case .home: if let first = reachable.first { go(to: first, at: time, into: &events) }
    case .end: if let last = reachable.last { go(to: last, at: time, into: &events) }
    case .down: card?.scroller.glide(by: ScrollLimits.keyStep, at: time)
    case .up: card?.scroller.glide(by: -ScrollLimits.keyStep, at: time)
    case .tab: moveFocus(key, below: below, into: &events)
    case .back: end(.escaped, at: time, into: &events)
    default: break
    }
    return true
  }

  private mutating func pressFocused(at time: Seconds, into events: inout [Event]) {
    let part = focus ?? .next
    if let frame = card?.frame(of: part) {
      card?.presses.tap(part, feedback: .shrink(PressEffect.Style()), center: frame.center, at: time)
    }
    press(part, at: time, into: &events)
  }

  private mutating func press(_ part: CoachCardLayout.Part, at time: Seconds, into events: inout [Event]) {
    switch part {
    case .next:
      // Where there is no button, a key stands for the tap on the dim (C2).
      if isDemonstrating, card?.frame(of: .next) == nil { return }
      next(at: time, into: &events)
    case .back: back(at: time, into: &events)
    case .skip: end(.skipped, at: time, into: &events)
    case .dot(let index): if reachable.indices.contains(index) { go(to: reachable[index], at: time, into: &events) }
    }
  }
}

extension CoachCardLayout.Part {
  /// The name that flows and the outline use.
  var id: ElementID {
    switch self {
    case .skip: "coach-skip"
    case .back: "coach-back"
    case .next: "coach-next"
    case .dot(let index): ElementID("\(CoachTour.PartName.dotPrefix)\(index)")
    }
  }

  init?(_ id: ElementID) {
    switch id.name {
    case "coach-skip": self = .skip
    case "coach-back": self = .back
    case "coach-next": self = .next
    case let name where name.hasPrefix(CoachTour.PartName.dotPrefix):
      guard let index = Int(name.dropFirst(CoachTour.PartName.dotPrefix.count)) else { return nil }
      self = .dot(index)
    default: return nil
    }
  }
}
