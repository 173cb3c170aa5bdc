import AnimationCore
import Geometry
import Gestures
import Scene

/// A speech bubble that points at something (B1).
///
/// It grows from the tip of its arrow and follows what it points at. Ask for it and send it away at any moment: it turns round
/// from where it is, the last request wins, and each request is told once how it ended.
///
/// Call ``follow(_:in:at:)`` before drawing a frame. A target that is gone or out of sight hides the bubble until it is back.
public struct SpeechBubble: Sendable {
  /// What a bubble tells its surroundings.
  public enum Event: Hashable, Sendable {
    /// A request to show it was fulfilled: it is all there.
    case shown(request: Int, at: Seconds)
    /// A request to hide it was fulfilled: it is all gone.
    case hidden(request: Int, at: Seconds)
    /// A request was overtaken by the opposite one.
    case interrupted(request: Int, at: Seconds)
  }

  /// Its name.
  public let id: ElementID
  /// What it says and how it behaves.
  public let content: SpeechBubbleContent
  /// Where it stands; nothing before its target was seen.
  public private(set) var placement: BubblePlacement?

  private(set) var environment: ComponentEnvironment
  private(set) var outline = BubbleOutline()
  private(set) var number: RollingNumber?
  private var presence: Presence
  private var width: Animated<Double>
  private var height: Double
  private var isTargetVisible = false

  private var requestCount = 0
  /// The requests that wait for the bubble to arrive; all ask for the same.
  private var pending: [Int] = []
  private var hideDue: Seconds?

  /// Makes a bubble that does not show.
  public init(_ id: ElementID, _ content: SpeechBubbleContent, environment: ComponentEnvironment) {
    self.id = id
    self.content = content
    self.environment = environment
    presence = Presence(Self.transition(environment))
    if case .heart(let count?) = content.message { number = RollingNumber(count) }
    let size = Self.size(of: content.message, environment)
    width = Animated(size.width, restThreshold: .points)
    height = size.height
  }

  private static func transition(_ environment: ComponentEnvironment) -> Transition {
    let grow = Transition.scale(SpeechBubbleLook.hiddenScale).combined(with: .opacity)
    return environment.reduceMotion ? .opacity : grow
  }

  /// Takes its measure anew, in another world around it.
  public mutating func setEnvironment(_ environment: ComponentEnvironment) {
    self.environment = environment
    presence.transition = Self.transition(environment)
    let size = Self.size(of: shownMessage, environment)
    width.set(size.width)
    height = size.height
  }

  /// What it says with the number as it is now.
  private var shownMessage: SpeechBubbleContent.Message {
    if let number { .heart(count: number.value) } else { content.message }
  }

  private static func size(of message: SpeechBubbleContent.Message, _ environment: ComponentEnvironment) -> Size {
    let padding = SpeechBubbleLook.padding
    switch message {
    case .heart(let count):
      let digits = count.map { TextRun(String($0), style: SpeechBubbleLook.number) }
      let text = digits.map { environment.text.measure($0).size } ?? .zero
      let gap = count == nil ? 0 : SpeechBubbleLook.heartGap
      let width = SpeechBubbleLook.heartSize + gap + text.width
      return Size(width + 2 * padding.width, max(text.height, SpeechBubbleLook.heartSize) + 2 * padding.height)
    case .text(let text):
      let run = TextRun(text, style: SpeechBubbleLook.text, width: SpeechBubbleLook.textWidth)
      let size = environment.text.measure(run).size
      return Size(size.width + 2 * padding.width, size.height + 2 * padding.height)
    }
  }

  /// Goes on as another bubble stands, if it says the same; else it is there, or not, as that one is.
  public mutating func resume(_ other: SpeechBubble, at time: Seconds) {
    if other.content == content {
      let environment = environment
      self = other
      setEnvironment(environment)
    } else if other.isPresent {
      var unheard: [Event] = []
      show(at: time, in: Transaction(animation: nil), into: &unheard)
    }
  }

  // MARK: Requests

  /// Whether it is there, or coming.
  public var isPresent: Bool { presence.isPresent }

  /// Asks for the bubble.
  ///
  /// - Parameters:
  ///   - time: when.
  ///   - transaction: the change this is part of; the bubble is its property `bubble`.
  ///   - events: gets what is over at once.
  /// - Returns: the number of the request, which comes back in one event.
  @discardableResult
  public mutating func show(
    at time: Seconds, in transaction: Transaction = Transaction(), into events: inout [Event]
  ) -> Int {
    if !isVisible(at: time) { forgetPlace() }
    return request(true, at: time, in: transaction, into: &events)
  }

  /// Sends the bubble away; see ``show(at:in:into:)``.
  @discardableResult
  public mutating func hide(
    at time: Seconds, in transaction: Transaction = Transaction(), into events: inout [Event]
  ) -> Int {
    request(false, at: time, in: transaction, into: &events)
  }

  private mutating func request(
    _ isWanted: Bool, at time: Seconds, in transaction: Transaction, into events: inout [Event]
  ) -> Int {
    requestCount += 1
    hideDue = nil
    if presence.isPresent != isWanted {
      for request in pending { events.append(.interrupted(request: request, at: time)) }
      pending = [requestCount]
      let own = environment.reduceMotion ? SpeechBubbleLook.reduced : content.animation
      let animation = transaction.animation(for: "bubble", own: own)
      if isWanted { presence.insert(at: time, with: animation) } else { presence.remove(at: time, with: animation) }
      if animation == nil { complete(at: time, into: &events) }
    } else {
      pending.append(requestCount)
      if presence.restTime.map({ $0 <= time }) ?? false { complete(at: time, into: &events) }
    }
    return requestCount
  }

  private mutating func complete(at time: Seconds, into events: inout [Event]) {
    for request in pending {
      events.append(isPresent ? .shown(request: request, at: time) : .hidden(request: request, at: time))
    }
    pending = []
    if isPresent, let stay = content.hidesAfter { hideDue = time + stay }
  }

  /// Changes the number of a bubble that has one; it rolls on, and the body becomes as wide as it must.
  ///
  /// `transaction` is the change this is part of; the number is its property `count`.
  public mutating func setCount(_ count: Int, at time: Seconds, in transaction: Transaction = Transaction()) {
    guard number != nil else { return }
    let own = isVisible(at: time) ? SpeechBubbleLook.count : nil
    let animation = transaction.animation(for: "count", own: own)
    number?.set(count, at: time, with: animation)
    let width = Self.size(of: .heart(count: count), environment).width
    if let animation { self.width.animate(to: width, at: time, with: animation) } else { self.width.set(width) }
    if hideDue != nil, let stay = content.hidesAfter { hideDue = time + stay }
  }

  // MARK: Time and place

  /// Brings about what is due at or before a time.
  public mutating func advance(to time: Seconds, into events: inout [Event]) {
    while let due = nextDeadline, due <= time {
      if due == hideDue {
        hide(at: due, into: &events)
      } else {
        complete(at: due, into: &events)
      }
    }
  }

  /// When something is due that only ``advance(to:into:)`` brings about.
  public var nextDeadline: Seconds? {
    let arrival = pending.isEmpty ? nil : presence.restTime
    guard let hideDue else { return arrival }
    return min(arrival ?? hideDue, hideDue)
  }

  /// Takes its place beside its target.
  ///
  /// - Parameters:
  ///   - target: what can be seen of the target; nil when there is none.
  ///   - window: the rectangle to stay in.
  ///   - time: the frame's time.
  public mutating func follow(_ target: Rect?, in window: Rect, at time: Seconds) {
    guard isVisible(at: time) else { return forgetPlace() }
    guard let target else { return isTargetVisible = false }
    var rules = BubblePlacement.Rules()
    rules.preference = content.side
    rules.isRightToLeft = environment.isRightToLeft
    rules.cornerRadius = SpeechBubbleLook.cornerRadius
    rules.minimumHeight = SpeechBubbleLook.minimumHeight
    rules.keepsSide = !isPresent
    let place = BubblePlacement(
      of: Size(width.value(at: time), height), at: target, in: window, rules: rules, previous: placement?.side)
    isTargetVisible = place.omission != .targetOutside
    outline.shape(place, base: rules.arrow.base)
    placement = place
  }

  private mutating func forgetPlace() {
    placement = nil
    isTargetVisible = false
  }

  /// Whether it shows, coming and going included.
  public func isVisible(at time: Seconds) -> Bool { presence.isVisible(at: time) }

  /// Where it stands, as long as it is to be drawn.
  var visiblePlacement: BubblePlacement? { isTargetVisible ? placement : nil }

  /// How much of it there is.
  func effect(at time: Seconds) -> TransitionEffect { presence.effect(at: time) }

  /// What moves at a time.
  public func motions(at time: Seconds) -> [Motion] {
    var motions: [Motion] = []
    if !(presence.restTime.map { $0 <= time } ?? false) {
      motions.append(Motion("\(id).scale", course: presence.course(at: time)))
    }
    if number?.isAtRest(at: time) == false { motions.append(Motion("\(id).count")) }
    return motions
  }

  // MARK: Pointer and keys

  /// Who would like to own a pointer that goes down at a point: a bubble that goes takes none.
  public func candidates(at point: Point, time: Seconds) -> [GestureCandidate<ElementID>] {
    guard holds(point, at: time), let frame = visiblePlacement?.frame else { return [] }
    return [GestureCandidate(id, .press(bounds: frame))]
  }

  /// Whether a point lies on it, and enough of it shows for a finger to mean it; not while it goes.
  func holds(_ point: Point, at time: Seconds) -> Bool {
    isPresent && effect(at: time).opacity >= GestureLimits.leastVisibility
      && visiblePlacement?.frame.contains(point) ?? false
  }

  /// Takes a report of the arena: a tap sends the bubble away.
  public mutating func handle(_ event: GestureEvent<ElementID>, into events: inout [Event]) {
    if event.target == id, event.kind == .tapped { hide(at: event.time, into: &events) }
  }

  /// Takes a key; says whether it meant anything here: Escape sends the bubble away.
  public mutating func handle(_ key: KeyPress, into events: inout [Event]) -> Bool {
    guard key.key == .escape, isPresent else { return false }
    hide(at: key.time, into: &events)
    return true
  }
}
