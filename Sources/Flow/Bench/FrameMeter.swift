import AnimationCore
import Geometry
import Prototype
import Raster
import Stage

/// Draws the frames of a flow one after another, and measures each.
struct FrameMeter {
  /// What frames are drawn on.
  private(set) var surface: Surface
  /// Whether every frame is drawn as a whole.
  private let isFull: Bool
  /// Pixels per point where a recording has not changed them.
  private let scale: Double
  private let processor = ProcessorClock()
  private let allocationCount: (@Sendable () -> Int)?

  /// Makes a meter for the frames of a stage.
  init(_ stage: Stage, scale: Double, isFull: Bool = false, allocationCount: (@Sendable () -> Int)? = nil) {
    surface = Surface(size: stage.prototype.size, scale: scale)
    self.scale = scale
    self.isFull = isFull
    self.allocationCount = allocationCount
  }

  /// Plays up to a time and draws that frame; hashing, labels and the decoding of pictures ahead are not measured.
  ///
  /// - Errors: a step of the flow fails.
  mutating func measure(_ number: Int, at time: Seconds, of player: FlowPlayer) throws(FlowFailure) -> FrameSample {
    let stage = player.stage
    let (start, allocations) = (processor.now, allocationCount?())
    try player.play(to: time)
    stage.advance(to: time)
    surface.fit(stage.prototype.size, scale: scale * player.zoom)
    let frame = stage.draw(into: surface.buffer, scale: surface.scale, isFresh: surface.isFresh || isFull)
    let processorTime = processor.now - start
    let allocated = allocationCount.flatMap { count in allocations.map { count() - $0 } }
    surface.didDraw(frame)
    stage.preparePictures(scale: surface.scale)
    return FrameSample(
      number: number, time: time, phases: frame.phases, processorTime: processorTime,
      pixelsTouched: frame.pixelsTouched, allocationCount: allocated, label: FrameLabel(of: stage.prototype))
  }

  /// A number for the pixels of the last frame.
  var hash: UInt64 { mutating get { surface.hash } }
}
