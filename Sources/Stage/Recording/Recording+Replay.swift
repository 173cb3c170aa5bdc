import AnimationCore
import Prototype

extension Recording {
  /// The prototype as a frame showed it.
  ///
  /// - Returns: nothing for a frame that is not kept any more, or that was never made.
  /// - Cost: replays at most a second.
  public func prototype(atFrame number: Int) -> Prototype? {
    guard let segment = segments.last(where: { $0.firstFrame <= number && $0.frameCount > 0 }),
      number < segment.firstFrame + segment.frameCount
    else { return nil }
    var prototype = segment.snapshot
    var frame = segment.firstFrame
    for moment in segment.moments {
      prototype.replay(moment)
      guard case .frame = moment else { continue }
      if frame == number { break }
      frame += 1
    }
    return prototype
  }

  /// The prototype as it stood at a time, between two frames too: for motion slower than it was.
  ///
  /// A time before the recording counts as its start; one after it is its last moment moved on.
  public func prototype(at time: Seconds) -> Prototype {
    let segment = segments.last { $0.start <= time } ?? segments[0]
    var prototype = segment.snapshot
    for moment in segment.moments.prefix(while: { $0.time <= time }) { prototype.replay(moment) }
    prototype.advance(to: max(time, prototype.time))
    return prototype
  }

  /// When a frame was made, in seconds.
  public func time(ofFrame number: Int) -> Seconds? {
    guard let segment = segments.last(where: { $0.firstFrame <= number && $0.frameCount > 0 }) else { return nil }
    let frames = segment.moments.lazy.compactMap { if case .frame(let time) = $0 { time } else { nil } }
    return frames.dropFirst(number - segment.firstFrame).first
  }

  /// The last frame at or before a time; the first one that is kept when all are later.
  public func frame(atOrBefore time: Seconds) -> Int {
    let kept = frames
    guard let segment = segments.last(where: { $0.start <= time && $0.frameCount > 0 }) else { return kept.lowerBound }
    let count = segment.moments.count { if case .frame(let frame) = $0 { frame <= time } else { false } }
    return max(kept.lowerBound, segment.firstFrame + count - 1)
  }

  /// Everything that is kept, in order.
  public var moments: [Moment] { segments.flatMap(\.moments) }

  /// How many moments other than frames came before those that are kept.
  var precedingCount: Int { segments[0].precedingCount }
}

extension Prototype {
  /// Takes in what a stage was told; a reload and a scale change nothing here.
  mutating func replay(_ moment: Moment) {
    switch moment {
    case .input(let event): handle(event)
    case .frame(let time): advance(to: time)
    case .reload, .scale: break
    }
  }
}
