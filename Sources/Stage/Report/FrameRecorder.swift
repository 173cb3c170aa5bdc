import AnimationCore

/// Keeps what the last frames of a window took, until a report is made of them.
///
/// It reads no clock: it is told what time it is.
public struct FrameRecorder: Sendable {
  /// The most frames that are kept: an hour at 60 per second, in about 30 MB.
  public static let mostFrames = 216_000
  /// How long after the first frame, in seconds, frames are counted as warm-up: pictures are decoded and caches are filled.
  public static let warmUp: Seconds = 0.5

  /// Why the program woke, and how often.
  public private(set) var wakes = WakeCounts()

  private let capacity: Int
  private var samples: [FrameSample] = []
  /// The place of the oldest sample, once there is no more room.
  private var oldest = 0
  private var leftOutCount = 0
  private var warmUpCount = 0
  private var number = 0
  private var firstTime: Seconds?
  private var latencies: [Seconds] = []
  private var pendingInput: PendingInput?

  /// An input that no frame has shown yet.
  private struct PendingInput: Hashable, Sendable {
    var time: Seconds
    var stageTime: Seconds
    var isMoving: Bool
  }

  /// Makes a recorder that has room for so many frames.
  public init(capacity: Int = Self.mostFrames) { self.capacity = max(capacity, 1) }

  /// Counts a wake.
  public mutating func count(_ reason: WakeCounts.Reason) { wakes.count(reason) }

  /// Notes that an input was taken in, to tell how soon it can be seen; of those that wait for a frame the first counts.
  ///
  /// - Parameters:
  ///   - time: when it came, in seconds of the clock of presenting.
  ///   - stageTime: when that was for the prototype.
  ///   - isMoving: whether something moved before, so that a frame of that very time shows nothing of the input yet.
  public mutating func noteInput(at time: Seconds, stageTime: Seconds, isMoving: Bool) {
    if pendingInput == nil { pendingInput = PendingInput(time: time, stageTime: stageTime, isMoving: isMoving) }
  }

  /// Notes a frame that was not presented, since it showed what was there.
  ///
  /// - Parameters:
  ///   - time: when it was made, in seconds of the clock of presenting.
  ///   - isMoving: whether something moves by itself.
  ///   - isHeld: whether a finger holds something.
  public mutating func noteUnchanged(at time: Seconds, isMoving: Bool, isHeld: Bool) {
    // What came to rest without being seen was no input that shows.
    if !isMoving { pendingInput = nil }
    guard !samples.isEmpty else { return }
    let newest = oldest == 0 ? samples.count - 1 : oldest - 1
    samples[newest].confirmTime = time
    samples[newest].isAtRest = !isMoving && !isHeld
  }

  private mutating func showInput(frameTime: Seconds, presentTime: Seconds, isWarmingUp: Bool) {
    guard let input = pendingInput, frameTime > input.stageTime || !input.isMoving else { return }
    pendingInput = nil
    if !isWarmingUp, latencies.count < capacity { latencies.append(presentTime - input.time) }
  }

  /// Keeps what a frame took.
  ///
  /// - Parameters:
  ///   - frame: what became of it, with what presenting it took.
  ///   - processorTime: how much processor time it used, in seconds.
  ///   - allocationCount: how often it asked for memory; nothing where that is not counted.
  ///   - presentTime: when it was there to be seen, in seconds of a clock that never jumps.
  ///   - label: what the prototype was busy with.
  ///   - isAtRest: whether nothing moves and nothing is held, so that the frame may stand for long.
  public mutating func record(
    _ frame: FrameReport, processorTime: Seconds, allocationCount: Int? = nil, presentTime: Seconds, label: FrameLabel,
    isAtRest: Bool = false
  ) {
    defer { number += 1 }
    let first = firstTime ?? presentTime
    firstTime = first
    showInput(frameTime: frame.time, presentTime: presentTime, isWarmingUp: presentTime - first < Self.warmUp)
    guard presentTime - first >= Self.warmUp else {
      warmUpCount += 1
      return
    }
    var sample = FrameSample(
      number: number, time: frame.time, phases: frame.phases, processorTime: processorTime,
      pixelsTouched: frame.pixelsTouched, allocationCount: allocationCount, label: label, presentTime: presentTime)
    sample.isAtRest = isAtRest || label == .idle
    if samples.count < capacity {
      samples.append(sample)
    } else {
      samples[oldest] = sample
      oldest = (oldest + 1) % capacity
      leftOutCount += 1
    }
  }

  /// The report of the frames that are kept, in their order.
  public func report(_ conditions: FrameTimingReport.Conditions) -> FrameTimingReport {
    var report = FrameTimingReport(
      conditions: conditions, warmUpCount: warmUpCount, samples: Array(samples[oldest...] + samples[..<oldest]),
      hash: nil)
    report.leftOutCount = leftOutCount
    report.wakes = wakes
    report.inputToFrame = Percentiles(latencies)
    return report
  }
}
