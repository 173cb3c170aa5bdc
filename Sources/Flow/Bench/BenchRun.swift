import AnimationCore
import Deck
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

  /// Makes a run of the usual length.
  public init(conditions: FrameTimingReport.Conditions = FrameTimingReport.Conditions()) {
    self.conditions = conditions
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
    let processor = ProcessorClock()
    var surface = Surface(size: stage.prototype.size, scale: conditions.scale)
    var report = FrameTimingReport(conditions: conditions, warmUpCount: 0, samples: [], hash: nil)
    var hash = FrameHash()
    var memoryBefore: Int?
    report.samples.reserveCapacity(frameCount)

    for number in 0..<(warmUpCount + frameCount) {
      if player.isFinished { break }
      let time = clock.time(ofFrame: number)
      let start = processor.now
      try player.play(to: time)
      stage.advance(to: time)
      surface.fit(stage.prototype.size)
      let frame = stage.draw(
        into: surface.buffer, scale: conditions.scale, isFresh: surface.isFresh || conditions.isFull)
      let processorTime = processor.now - start
      surface.didDraw(frame)
      stage.preparePictures(scale: conditions.scale)
      guard number >= warmUpCount else {
        report.warmUpCount += 1
        continue
      }
      if report.samples.isEmpty { memoryBefore = ResidentMemory.inUse }
      hash.combine(surface.hash)
      report.samples.append(
        FrameSample(
          number: number, time: time, phases: frame.phases, processorTime: processorTime,
          pixelsTouched: frame.pixelsTouched, label: FrameLabel(of: stage.prototype)))
    }
    report.hash = hash
    if let memoryBefore, let memory = ResidentMemory.inUse { report.memoryGrowth = memory - memoryBefore }
    report.conditions.width = surface.buffer.width
    report.conditions.height = surface.buffer.height
    return report
  }
}
