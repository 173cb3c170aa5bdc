import AnimationCore
import Gestures
import Prototype

/// The last half minute of a stage, kept so that every frame of it can be shown again.
///
/// It holds what the stage was told, and once a second a snapshot; a frame is made again by replaying from the snapshot
/// before it. Since a prototype is a value and reads nothing from outside, that gives the same frame to the last bit.
///
/// - Bounds: at least ``span`` seconds are kept, and little more; in storms of input or of reloads less, but never more
///   than ``segmentLimit`` stretches of ``momentLimit`` moments.
/// - Cost: noting a moment allocates nothing, as long as a second brings no more moments than seconds before; a snapshot
///   is the copy of a struct, after which the prototype copies what it changes.
public struct Recording: Sendable {
  /// How far back one can go at least, in seconds: longer than any gesture with all that follows from it.
  public static let span: Seconds = 30
  /// How often a snapshot is taken, in seconds: replaying so much takes less than a frame.
  static let snapshotInterval: Seconds = 1
  /// The most stretches that are kept: one a second, and the rest for reloads, of which tuning makes one a frame.
  static let segmentLimit = 256
  /// The most moments of a stretch: an 8 kHz mouse for half a second.
  static let momentLimit = 4_096
  /// For how many moments a stretch has room at first: frames at 144 Hz and a mouse at 250 Hz.
  private static let usualMomentCount = 400

  /// A snapshot and what happened after it, up to the next.
  struct Segment: Sendable {
    /// How things stood before the first moment.
    var snapshot: Prototype
    /// Where fingers were before the first moment.
    var touches: TouchMarks
    /// What happened, in order.
    var moments: [Moment] = []
    /// The number of the first frame among the moments.
    var firstFrame: Int
    /// How many frames there are among the moments.
    var frameCount = 0
    /// How many moments other than frames came before it.
    var precedingCount: Int

    var start: Seconds { snapshot.time }

    /// Where fingers were at a time.
    func touches(at time: Seconds) -> TouchMarks {
      var marks = touches
      for case .input(let event) in moments.prefix(while: { $0.time <= time }) { marks.handle(event) }
      return marks
    }
  }

  /// The stretches, the oldest first; never empty.
  private(set) var segments: [Segment]
  /// How many moments other than frames were noted, kept or not.
  private var otherCount = 0

  /// Begins with a prototype as it stands.
  public init(from prototype: Prototype) {
    segments = []
    segments.reserveCapacity(Self.segmentLimit)
    begin(with: prototype, firstFrame: 0, room: Self.usualMomentCount)
  }

  // MARK: What there is

  /// The numbers of the frames that can be shown again; the first frame of all was 0.
  public var frames: Range<Int> {
    let last = segments.count - 1
    return segments[0].firstFrame..<(segments[last].firstFrame + segments[last].frameCount)
  }

  /// From when to when the recording goes, in seconds.
  public var times: ClosedRange<Seconds> {
    let start = segments[0].start
    let last = segments[segments.count - 1]
    return start...max(start, last.start, last.moments.last?.time ?? start)
  }

  /// Where fingers were at a time, and had been just before.
  ///
  /// - Cost: what came in during at most a second.
  public func touches(at time: Seconds) -> TouchMarks {
    (segments.last { $0.start <= time } ?? segments[0]).touches(at: time)
  }

  // MARK: Noting

  /// Notes something that the prototype has taken in.
  mutating func note(_ moment: Moment) {
    let last = segments.count - 1
    segments[last].moments.append(moment)
    if case .frame = moment { segments[last].frameCount += 1 } else { otherCount += 1 }
  }

  /// Notes that a frame was made, and takes a snapshot when it is time.
  mutating func noteFrame(at time: Seconds, of prototype: Prototype) {
    note(.frame(time))
    let last = segments.count - 1
    if time - segments[last].start >= Self.snapshotInterval || segments[last].moments.count >= Self.momentLimit {
      begin(with: prototype, firstFrame: frames.upperBound, room: Self.usualMomentCount)
    }
  }

  /// Notes that another prototype took the place of the one before.
  mutating func noteReplacement(by prototype: Prototype) {
    // More may follow at once: room that each of them takes beforehand would add up.
    begin(with: prototype, firstFrame: frames.upperBound, room: 0)
  }

  private mutating func begin(with prototype: Prototype, firstFrame: Int, room: Int) {
    // Put together once a second, and not at each moment, which would cost frames.
    let touches = segments.last?.touches(at: .infinity) ?? TouchMarks()
    var moments: [Moment] = []
    // The oldest stretch goes once the next one covers the span alone; its storage serves the new one.
    while segments.count > 1,
      segments[1].start <= prototype.time - Self.span || segments.count >= Self.segmentLimit
    {
      moments = segments.removeFirst().moments
      moments.removeAll(keepingCapacity: true)
    }
    moments.reserveCapacity(room)
    segments.append(
      Segment(
        snapshot: prototype, touches: touches, moments: moments, firstFrame: firstFrame, precedingCount: otherCount))
  }
}
