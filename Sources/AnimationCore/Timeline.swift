/// A score of named motions: which begins when, one after the other, together or staggered.
///
/// ```swift
/// let intro = Timeline.sequence([
///   .clip("picture", .easeOut(duration: 0.4)),
///   .label("shown"),
///   .stagger(by: 0.05, [.clip("title", .spring()), .clip("body", .spring())]),
/// ])
/// intro.value(of: "title", from: Point(0, 40), to: .zero, at: time)
/// ```
/// A timeline has no clock: it is asked about any time since its start, in any order, so seeking and
/// reversing are a matter of what is asked.
///
/// - Names: where several clips bear one name, each takes over when it begins.
/// - Springs: a clip takes as long as its spring needs to come within a thousandth of the way for good.
/// - Endless clips: they make the timeline endless; what follows one in a sequence never begins.
/// - Cost: asking is linear in the number of clips, and allocates nothing for fixed-size values.
public struct Timeline: Equatable, Sendable {
  private struct Clip: Equatable, Sendable {
    let name: String
    let animation: Animation
    let begin: Seconds
    let motion: Motion<Double>

    init(name: String, animation: Animation, begin: Seconds) {
      self.name = name
      self.animation = animation
      self.begin = begin
      motion = Motion(
        -1, velocity: 0, animation: animation, begin: begin + animation.delay, threshold: .unit)
    }
  }

  private struct Label: Equatable, Sendable {
    let name: String
    let time: Seconds
  }

  /// How long everything takes; infinite when something is endless.
  public private(set) var duration: Seconds = 0
  private var clips: [Clip] = []
  private var labels: [Label] = []

  /// Nothing, which takes no time.
  public init() {}

  /// One motion from 0 to 1.
  public static func clip(_ name: String, _ animation: Animation) -> Timeline {
    var timeline = Timeline()
    let clip = Clip(name: name, animation: animation, begin: 0)
    timeline.clips = [clip]
    timeline.duration = clip.motion.restTime
    return timeline
  }

  /// A time in which nothing begins; one that is negative or not a number is none.
  public static func pause(_ duration: Seconds) -> Timeline {
    var timeline = Timeline()
    timeline.duration = duration > 0 ? duration : 0
    return timeline
  }

  /// A name for a moment.
  public static func label(_ name: String) -> Timeline {
    var timeline = Timeline()
    timeline.labels = [Label(name: name, time: 0)]
    return timeline
  }

  /// One after the other.
  public static func sequence(_ parts: [Timeline]) -> Timeline {
    parts.reduce(into: Timeline()) { $0.add($1, at: $0.duration) }
  }

  /// All at once.
  public static func parallel(_ parts: [Timeline]) -> Timeline {
    parts.reduce(into: Timeline()) { $0.add($1, at: 0) }
  }

  /// Each a fixed time after the one before has begun; a negative interval counts as 0.
  public static func stagger(by interval: Seconds, _ parts: [Timeline]) -> Timeline {
    parts.enumerated().reduce(into: Timeline()) { $0.add($1.element, at: max(interval, 0) * Double($1.offset)) }
  }

  /// The same, later.
  public func delay(_ delay: Seconds) -> Timeline { .sequence([.pause(delay), self]) }

  private mutating func add(_ part: Timeline, at time: Seconds) {
    clips += part.clips.map { Clip(name: $0.name, animation: $0.animation, begin: $0.begin + time) }
    labels += part.labels.map { Label(name: $0.name, time: $0.time + time) }
    duration = max(duration, part.duration + time)
  }

  /// When a label stands; nothing for one that is not there.
  public func time(of label: String) -> Seconds? { labels.first { $0.name == label }?.time }

  /// When a clip begins, its delay over; nothing for one that is not there.
  public func begin(of clip: String) -> Seconds? { clips.first { $0.name == clip }?.motion.begin }

  /// When a clip rests; nothing for one that is not there or never rests.
  public func end(of clip: String) -> Seconds? {
    let end = clips.lazy.filter { $0.name == clip }.map(\.motion.restTime).max()
    return end == .infinity ? nil : end
  }

  /// How far a clip has come: 0 before it begins, 1 when it is over; a spring may go beyond.
  public func progress(of clip: String, at time: Seconds) -> Double {
    motion(of: clip, at: time).map { 1 + $0.displacement(at: time) } ?? 0
  }

  /// A value that goes from one place to another with a clip.
  public func value<Value: Animatable>(
    of clip: String, from start: Value, to end: Value, at time: Seconds
  ) -> Value {
    let target = end.animatableData
    let left = (start.animatableData - target) * (1 - progress(of: clip, at: time))
    return Value(animatableData: target + left)
  }

  /// How fast a clip's progress grows, per second.
  public func velocity(of clip: String, at time: Seconds) -> Double {
    motion(of: clip, at: time)?.velocity(at: time) ?? 0
  }

  /// The last clip of a name that has begun, or the first.
  private func motion(of name: String, at time: Seconds) -> Motion<Double>? {
    var found: Motion<Double>?
    for clip in clips where clip.name == name && (found == nil || clip.motion.begin <= time) {
      found = clip.motion
    }
    return found
  }
}
