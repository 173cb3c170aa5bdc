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

  /// Makes a recorder that has room for so many frames.
  public init(capacity: Int = Self.mostFrames) { self.capacity = max(capacity, 1) }

  /// Counts a wake.
  public mutating func count(_ reason: WakeCounts.Reason) { wakes.count(reason) }

  /// Keeps what a frame took.
  ///
  /// - Parameters:
  ///   - frame: what became of it, with what presenting it took.
  ///   - processorTime: how much processor time it used, in seconds.
  ///   - allocationCount: how often it asked for memory; nothing where that is not counted.
  ///   - presentTime: when it was there to be seen, in seconds of a clock that never jumps.
  ///   - label: what the prototype was busy with.
  public mutating func record(
    _ frame: FrameReport, processorTime: Seconds, allocationCount: Int? = nil, presentTime: Seconds, label: FrameLabel
  ) {
    defer { number += 1 }
    let first = firstTime ?? presentTime
    firstTime = first
    guard presentTime - first >= Self.warmUp else {
      warmUpCount += 1
      return
    }
    let sample = FrameSample(
      number: number, time: frame.time, phases: frame.phases, processorTime: processorTime,
      pixelsTouched: frame.pixelsTouched, allocationCount: allocationCount, label: label, presentTime: presentTime)
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
    return report
  }
}
