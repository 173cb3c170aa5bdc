import AnimationCore
import Geometry
import Prototype
import Raster
import Stage

/// A headless run that measures its frames: the clock is virtual, and every frame is really drawn.
public struct BenchRun: Sendable {
  /// How many frames are measured at most.
  public var frameCount = 600
  /// How many frames are shown before that, so that pictures are decoded and caches are filled.
  public var warmUpCount = 60
  /// What is measured; width and height come from the run.
  public var conditions: FrameTimingReport.Conditions

  /// Says how often the program has asked for memory so far; nothing where that is not counted.
  public var allocationCount: (@Sendable () -> Int)?

  /// Makes a run of the usual length.
  public init(conditions: FrameTimingReport.Conditions = FrameTimingReport.Conditions()) {
    self.conditions = conditions
  }

  /// Plays a flow several times and reports the run whose mean is in the middle, with the numbers of all.
  ///
  /// - Parameters:
  ///   - count: how often it is played, at least once.
  ///   - makeStage: makes a stage at time 0 for each.
  /// - Errors: a step of the flow fails.
  public func run(
    _ flow: Flow, repeated count: Int, loops: Bool, makeStage: () -> Stage
  ) throws(FlowFailure) -> FrameTimingReport {
    var runs: [(report: FrameTimingReport, summary: RepeatSummary)] = []
    for _ in 0..<max(count, 1) {
      let yardstick = Yardstick.measure(with: ProcessorClock())
      let report = try run(flow, on: makeStage(), loops: loops)
      runs.append((report, RepeatSummary(of: report, yardstick: yardstick)))
    }
    let byMean = runs.sorted { ($0.summary.times[.workMean] ?? 0) < ($1.summary.times[.workMean] ?? 0) }
    var report = byMean[(byMean.count - 1) / 2].report
    report.repeats = runs.map(\.summary)
    return report
  }

  /// Plays a flow and measures its frames, hashing and writing left out.
  ///
  /// - Parameters:
  ///   - flow: what moves the prototype.
  ///   - stage: a stage at time 0 that draws with the threads that ``conditions`` name.
  ///   - loops: whether the flow begins anew at its end; otherwise the run ends with it, perhaps with fewer frames.
  /// - Errors: a step of the flow fails.
  public func run(_ flow: Flow, on stage: Stage, loops: Bool) throws(FlowFailure) -> FrameTimingReport {
    let player = FlowPlayer(flow, on: stage, loops: loops)
    let clock = FrameClock(framesPerSecond: conditions.framesPerSecond)
    var meter = FrameMeter(
      stage, scale: conditions.scale, isFull: conditions.isFull, allocationCount: allocationCount)
    var report = FrameTimingReport(conditions: conditions, warmUpCount: 0, samples: [], hash: nil)
    var hash = FrameHash()
    var memoryBefore: Int?
    var judgedCount = 0
    player.onBudget = { step, budgets in
      report.flowVerdicts += report.verdicts(on: budgets, from: judgedCount, place: flow.place(of: step))
      judgedCount = report.samples.count
      // A run goes on to its end, so that its report shows what went wrong.
      return nil
    }
    report.samples.reserveCapacity(frameCount)

    for number in 0..<(warmUpCount + frameCount) {
      if player.isFinished { break }
      let sample = try meter.measure(number, at: clock.time(ofFrame: number), of: player)
      guard number >= warmUpCount else {
        report.warmUpCount += 1
        continue
      }
      if report.samples.isEmpty { memoryBefore = ResidentMemory.inUse }
      hash.combine(meter.hash)
      report.samples.append(sample)
    }
    player.onBudget = nil
    report.hash = hash
    if let memoryBefore, let memory = ResidentMemory.inUse { report.memoryGrowth = memory - memoryBefore }
    report.conditions.width = meter.surface.buffer.width
    report.conditions.height = meter.surface.buffer.height
    return report
  }
}

extension FrameTimingReport {
  /// What is said of a budget before which no frame was made.
  ///
  /// - Parameter isFirst: whether no budget comes before it.
  static func nothingToJudge(isFirst: Bool) -> String {
    let since = isFirst ? "since the start" : "since the last budget"
    return "no frame was made \(since), so there is nothing to judge; let time pass before it (wait, settle, a gesture)"
  }

  /// What becomes of budgets for the samples from one on.
  func verdicts(on budgets: [FrameBudget], from first: Int, place: String) -> [BudgetVerdict] {
    var part = self
    part.samples = Array(samples[first...])
    return budgets.map { budget in
      var verdict = part.verdict(on: budget)
      verdict.place = place
      return verdict
    }
  }
}
