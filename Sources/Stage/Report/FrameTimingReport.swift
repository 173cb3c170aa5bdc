import AnimationCore
import Notation

/// How long the frames of a run took, and what they were.
public struct FrameTimingReport: Hashable, Sendable {
  /// What was measured, and under which conditions.
  public struct Conditions: Hashable, Sendable {
    /// The deck, as it was given.
    public var deck = ""
    /// What moved it: a flow's file, or the built-in tour.
    public var flow = ""
    /// Frames per second of the clock, or of the display.
    public var framesPerSecond = 60.0
    /// How that is known.
    public var rateOrigin = RateOrigin.given
    /// Pixels per point.
    public var scale = 1.0
    /// How many threads shared the drawing.
    public var threads = 1
    /// The width of the surface in pixels.
    public var width = 0
    /// The height of the surface in pixels.
    public var height = 0
    /// Whether every frame was drawn as a whole, whatever had changed.
    public var isFull = false
    /// How long a frame may take, in seconds; nothing for the time between two frames.
    public var budget: Seconds?
    /// What the whole run may take.
    public var budgets: [FrameBudget] = []

    /// Makes the usual conditions.
    public init() {}
  }

  /// How the rate of frames is known.
  public enum RateOrigin: String, Hashable, Sendable {
    /// It was asked for, or is the usual one of a virtual clock.
    case given
    /// The display says so.
    case detected
    /// The display does not say.
    case assumed
  }

  /// What was measured, and under which conditions.
  public var conditions: Conditions
  /// How many frames were shown before the measured ones.
  public var warmUpCount: Int
  /// The measured frames.
  public var samples: [FrameSample]
  /// One number for the pixels of all measured frames; nothing where they were not looked at.
  public var hash: FrameHash?
  /// How many measured frames were not kept, since there was no more room; the oldest.
  public var leftOutCount = 0
  /// How often the program woke up, and what for; nothing where that was not counted.
  public var wakes: WakeCounts?
  /// How long it took from inputs to the present of the first frames that showed them, in seconds; nothing where there was
  /// no window.
  public var inputToFrame: Percentiles?
  /// By how much the memory in use grew over the measured frames, in bytes; nothing where that was not measured.
  public var memoryGrowth: Int?

  /// How long it took until the first frame could be seen; nothing where there was no window.
  public var startup: StartupTimes?
  /// What became of budgets that the flow set on its way.
  public var flowVerdicts: [BudgetVerdict] = []
  /// What each of several runs of the same frames took; the report is of the middle one.
  public var repeats: [RepeatSummary] = []

  /// Makes a report.
  public init(conditions: Conditions, warmUpCount: Int, samples: [FrameSample], hash: FrameHash?) {
    self.conditions = conditions
    self.warmUpCount = warmUpCount
    self.samples = samples
    self.hash = hash
  }

  /// The work of all measured frames, in seconds.
  public var work: Percentiles { Percentiles(samples.lazy.map(\.work)) }

  /// How much processor time a frame took on average, in seconds.
  public var meanProcessorTime: Seconds? { Percentiles(samples.lazy.map(\.processorTime)).mean }

  /// How often each frame asked for memory; empty where that was not counted.
  public var allocations: Percentiles { Percentiles(samples.lazy.compactMap(\.allocationCount).map(Double.init)) }

  /// How long each part of a frame took on average, in seconds.
  public var meanPhases: FramePhases {
    var sum = FramePhases()
    for sample in samples { sum.add(sample.phases) }
    return samples.isEmpty ? sum : sum.scaled(by: 1 / Double(samples.count))
  }

  /// How long a frame may take, in seconds.
  public var budget: Seconds { conditions.budget ?? 1 / conditions.framesPerSecond }

  /// How many frames took longer than the budget.
  public var overBudgetCount: Int { samples.count { $0.work > budget } }

  /// What became of every budget.
  public var verdicts: [BudgetVerdict] { conditions.budgets.map(verdict) + flowVerdicts }

  /// How evenly the frames were there to be seen.
  public var smoothness: Smoothness { Smoothness(samples, period: 1 / conditions.framesPerSecond) }

  /// The frames of each label that occurs, in the order of ``FrameLabel``.
  public var byLabel: [(label: FrameLabel, report: FrameTimingReport)] {
    FrameLabel.allCases.compactMap { label in
      let own = samples.filter { $0.label == label }
      if own.isEmpty { return nil }
      return (label, FrameTimingReport(conditions: conditions, warmUpCount: 0, samples: own, hash: nil))
    }
  }

  /// Why the run has failed whatever its budgets say: it measured nothing; nil when it measured something.
  public var emptiness: String? {
    guard samples.isEmpty else { return nil }
    if startup != nil { return "no frame was measured: the window was closed before the first one" }
    guard warmUpCount > 0 else {
      return "no frame was measured: the flow ended before the first one; let time pass in it (wait, settle, a gesture)"
    }
    return "no frame was measured: the flow ended within the warm-up, after \(counted(warmUpCount, "frame")); "
      + "measure from the start (--warmup 0), or let the flow take longer"
  }

  /// How many frames drew anything.
  public var drawnCount: Int { samples.count { $0.pixelsTouched > 0 } }
}

extension FramePhases {
  fileprivate mutating func add(_ other: FramePhases) {
    handle += other.handle
    advance += other.advance
    draw += other.draw
    raster += other.raster
    present += other.present
  }

  fileprivate func scaled(by factor: Double) -> FramePhases {
    var phases = self
    phases.handle *= factor
    phases.advance *= factor
    phases.draw *= factor
    phases.raster *= factor
    phases.present *= factor
    return phases
  }
}
