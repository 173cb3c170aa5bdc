import AnimationCore

/// How content moves under a viewport along one axis, by UIScrollView's laws.
///
/// It follows a finger, coasts, is pulled past an end like a rubber band and springs back, glides to where a key
/// sends it, and is driven by a drag near an edge. An offset is how far the content's start is above the viewport's.
///
/// - Units: points, points per second, seconds.
public struct Scroller: Equatable, Sendable {
  /// What the content is doing.
  public enum Phase: Hashable, Sendable {
    /// Rests.
    case idle
    /// Follows a finger.
    case dragging
    /// Was let go and runs on by itself, or springs back.
    case coasting
    /// Is on its way to where a key, a wheel or a command sent it.
    case gliding
    /// Is moved by something that is dragged near an edge.
    case driven
    /// Shows by itself that there is more.
    case demonstrating
  }

  enum Course: Equatable, Sendable {
    case resting(Double)
    /// The grabbed offset is where the content would be without rubber bands had the finger not moved.
    case dragging(grabbed: Double, translation: Double)
    case coasting(ScrollFling, since: Seconds, to: Double)
    case gliding(Animated<Double>)
    case driven(ScrollDrive)
    /// The way out and back, and where it began.
    case demonstrating(Animated<Double>, home: Double)
  }

  /// How long the content is.
  public private(set) var contentLength: Double
  /// How much of it shows.
  public private(set) var viewportLength: Double
  /// Whether content jumps to where a key sends it.
  public var reduceMotion = false
  var course = Course.resting(0)
  /// The opacity of the scroll bar.
  var bar = Animated(0.0)
  /// When the scroll bar begins to go.
  var barHideTime: Seconds?

  /// Makes content that rests at its start.
  public init(contentLength: Double, viewportLength: Double) {
    self.contentLength = max(contentLength, 0)
    self.viewportLength = max(viewportLength, 0)
  }

  // MARK: Where it is

  /// The offsets between which the content can rest.
  public var limits: ClosedRange<Double> { 0...max(0, contentLength - viewportLength) }

  /// What the content is doing.
  public var phase: Phase {
    switch course {
    case .resting: .idle
    case .dragging: .dragging
    case .coasting: .coasting
    case .gliding: .gliding
    case .driven: .driven
    case .demonstrating: .demonstrating
    }
  }

  /// Where the content is; outside of the limits while it is pulled past an end.
  public func offset(at time: Seconds) -> Double {
    switch course {
    case .resting(let offset): offset
    case .dragging(let grabbed, let translation): banded(grabbed - translation)
    case .coasting(let fling, let begin, _): fling.value(at: time - begin)
    case .gliding(let glide): glide.value(at: time)
    case .driven(let drive): drive.offset(at: time)
    case .demonstrating(let way, _): way.value(at: time)
    }
  }

  /// How fast the content moves by itself; 0 while a finger holds it.
  public func velocity(at time: Seconds) -> Double {
    switch course {
    case .resting, .dragging: 0
    case .coasting(let fling, let begin, _): fling.velocity(at: time - begin)
    case .gliding(let glide): glide.velocity(at: time)
    case .driven(let drive): drive.velocity(at: time)
    case .demonstrating(let way, _): way.velocity(at: time)
    }
  }

  /// When the content passes an offset, if something drives it there.
  public func driveTime(toReach offset: Double) -> Seconds? {
    if case .driven(let drive) = course { drive.time(toReach: offset) } else { nil }
  }

  // MARK: A finger

  /// Takes hold of the content where it is.
  public mutating func beginDrag(at time: Seconds) {
    course = .dragging(grabbed: unbanded(offset(at: time)), translation: 0)
    showBar(at: time)
  }

  /// Follows the finger: how far it has moved since the drag began, positive toward the content's end.
  public mutating func drag(translation: Double) {
    guard case .dragging(let grabbed, _) = course, translation.isFinite else { return }
    course = .dragging(grabbed: grabbed, translation: translation)
  }

  /// Lets go, with the finger's velocity; a cancelled drag ends with none.
  public mutating func endDrag(velocity: Double, at time: Seconds) {
    guard phase == .dragging else { return }
    let speed = velocity.isFinite && abs(velocity) >= ScrollLimits.minimumFlingSpeed ? -velocity : 0
    let limit = ScrollLimits.maximumFlingSpeed
    run(from: offset(at: time), velocity: min(max(speed, -limit), limit), at: time)
  }

  // MARK: Wheels, keys and commands

  /// Moves the content by a small step of a touchpad, never past an end; a finger that holds it wins.
  public mutating func step(by delta: Double, at time: Seconds) {
    guard phase != .dragging, delta.isFinite else { return }
    course = .resting(clamped(offset(at: time) + delta))
    showBar(at: time)
    barHideTime = time + ScrollLimits.barLinger
  }

  /// Lets the content glide on by a distance, counted from where it is bound for.
  public mutating func glide(by delta: Double, at time: Seconds) {
    glide(to: target(at: time) + delta, at: time)
  }

  /// Lets the content glide to an offset, never past an end; a finger that holds it wins.
  public mutating func glide(to target: Double, at time: Seconds) {
    guard phase != .dragging, target.isFinite else { return }
    let target = clamped(clamped(target).rounded())
    if reduceMotion { return jump(to: target, at: time) }
    var glide = Animated(offset(at: time), restThreshold: .points)
    let spring = ScrollLimits.glide
    let capped = spring.velocityWithoutOvershoot(velocity(at: time), distance: target - offset(at: time))
    glide.animate(to: target, at: time, with: .spring(spring), initialVelocity: capped)
    course = .gliding(glide)
    showBar(at: time)
    advance(to: time)
  }

  /// Puts the content at an offset at once, never past an end.
  public mutating func jump(to offset: Double, at time: Seconds) {
    course = .resting(clamped(offset))
    showBar(at: time)
    barHideTime = time + ScrollLimits.barLinger
  }

  /// Drives the content at a speed that rises to its full value, as far as an offset; speed 0 lets it rest.
  ///
  /// - Parameters:
  ///   - speed: points per second, positive toward the content's end.
  ///   - rise: since when the speed has been rising, so that a new speed goes on with the old rise.
  ///   - end: where to stop; clamped to the limits.
  ///   - time: when.
  public mutating func drive(speed: Double, risingSince rise: Seconds, upTo end: Double, at time: Seconds) {
    let offset = offset(at: time)
    let end = clamped(end)
    guard speed != 0, (end - offset) * speed > 0 else {
      if phase == .driven { rest(at: offset, time) }
      return
    }
    course = .driven(ScrollDrive(from: offset, upTo: end, speed: speed, risingSince: rise, at: time))
    showBar(at: time)
  }

  /// Where the content is bound for.
  public func target(at time: Seconds) -> Double {
    switch course {
    case .gliding(let glide): glide.target
    case .demonstrating(_, let home): clamped(home)
    case .resting, .dragging, .coasting, .driven: clamped(offset(at: time))
    }
  }

  // MARK: Lengths

  /// Tells how long content and viewport are now; content that would end above the viewport's end comes down.
  ///
  /// `animation` is how it comes down; nil for at once.
  public mutating func setLengths(content: Double, viewport: Double, at time: Seconds, animation: Animation? = nil) {
    let content = max(content, 0)
    let viewport = max(viewport, 0)
    guard content != contentLength || viewport != viewportLength else { return }
    let offset = offset(at: time)
    let velocity = velocity(at: time)
    contentLength = content
    viewportLength = viewport
    switch course {
    case .dragging(_, let translation):
      course = .dragging(grabbed: unbanded(offset) + translation, translation: translation)
    case .coasting:
      run(from: offset, velocity: velocity, at: time)
    case .gliding(let glide):
      guard clamped(glide.target) != glide.target else { return }
      self.glide(to: glide.target, at: time)
    case .driven(let drive):
      rest(at: clamped(offset), time)
      self.drive(speed: drive.speed, risingSince: drive.rise, upTo: drive.end, at: time)
    case .demonstrating(let way, let home):
      guard clamped(home) != home || clamped(way.target) != way.target else { return }
      // Where it was going is no more: it goes home, and has shown nothing to its end.
      if animation == nil { course = .resting(clamped(offset)) }
      glide(to: clamped(home), at: time)
    case .resting:
      guard clamped(offset) != offset else { return }
      guard let animation, !reduceMotion else { return course = .resting(clamped(offset)) }
      var glide = Animated(offset, restThreshold: .points)
      glide.animate(to: clamped(offset), at: time, with: animation)
      course = .gliding(glide)
    }
  }

  // MARK: Time

  /// Brings about what is due at or before a time.
  public mutating func advance(to time: Seconds) {
    if let end = courseEnd, end.time <= time { rest(at: end.offset, end.time) }
    if let due = barHideTime, due <= time {
      barHideTime = nil
      bar.animate(to: 0, at: due, with: .easeIn(duration: ScrollLimits.barFadeOut))
    }
  }

  /// When something is due that only ``advance(to:)`` brings about.
  public var nextDeadline: Seconds? {
    Seconds.earliest(courseEnd?.time, barHideTime)
  }

  /// Whether the content moves by itself.
  public var isMoving: Bool { courseEnd != nil }

  // MARK: Parts

  /// When and where the content comes to rest by itself.
  var courseEnd: (time: Seconds, offset: Double)? {
    switch course {
    case .resting, .dragging: nil
    case .coasting(let fling, let begin, let end): (begin + fling.duration, end)
    case .gliding(let glide): glide.restTime.map { ($0, glide.target) }
    case .driven(let drive): (drive.endTime, drive.end)
    case .demonstrating(let way, let home): way.restTime.map { ($0, home) }
    }
  }

  mutating func run(from offset: Double, velocity: Double, at time: Seconds) {
    var fling = ScrollFling(from: offset, velocity: velocity, within: limits)
    var end = fling.end
    if fling.bounceTime == nil, end != offset, limits.contains(offset) {
      // A change of speed far too small to feel lets the content rest on a whole point, where lines are crisp.
      end = clamped(end.rounded())
      let adjusted = velocity * (end - offset) / (fling.end - offset)
      fling = ScrollFling(from: offset, velocity: adjusted, within: limits)
    }
    course = .coasting(fling, since: time, to: end)
    advance(to: time)
  }

  private mutating func rest(at offset: Double, _ time: Seconds) {
    course = .resting(offset)
    barHideTime = time + ScrollLimits.barLinger
  }

  func clamped(_ offset: Double) -> Double { min(max(offset, limits.lowerBound), limits.upperBound) }

  private func banded(_ offset: Double) -> Double {
    let inside = clamped(offset)
    return inside + RubberBand.offset(offset - inside, dimension: viewportLength)
  }

  func unbanded(_ offset: Double) -> Double {
    let inside = clamped(offset)
    return inside + RubberBand.distance(forOffset: offset - inside, dimension: viewportLength)
  }
}
