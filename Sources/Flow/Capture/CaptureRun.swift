import AnimationCore
import Prototype
import Raster
import Stage

/// A headless run that shows the frames of some moments.
public struct CaptureRun: Sendable {
  /// The moments, in seconds of the flow's clock, in rising order.
  public var times: [Seconds]
  /// Pixels per point.
  public var scale: Double
  /// Whether it shows where fingers are.
  public var showsTouches = false

  /// The most pictures of a run: an hour at 60 per second is well below it.
  public static let mostPictures = 1_000_000

  /// Makes a run.
  public init(times: [Seconds], scale: Double = 1) {
    self.times = times
    self.scale = scale
  }

  /// How many moments ``times(from:to:framesPerSecond:speed:)`` gives.
  public static func count(
    from start: Seconds, to end: Seconds, framesPerSecond: Double, speed: Double = 1
  ) -> Int {
    let intervals = ((end - start) * framesPerSecond / speed + slack).rounded(.down)
    return Int(min(max(intervals, 0), Double(Int32.max))) + 1
  }

  /// The moments of a film: `from`, then one every `speed` / `framesPerSecond` seconds, up to `to`.
  ///
  /// Each is computed by itself, so that none drifts. The last may lie on `to`, a rounding error notwithstanding. There
  /// are ``mostPictures`` at most.
  ///
  /// - Parameter speed: how fast the film runs; 0.25 for slow motion.
  public static func times(
    from start: Seconds, to end: Seconds, framesPerSecond: Double, speed: Double = 1
  ) -> [Seconds] {
    let clock = FrameClock(framesPerSecond: framesPerSecond)
    let count = count(from: start, to: end, framesPerSecond: framesPerSecond, speed: speed)
    return (0..<min(count, mostPictures)).map { start + clock.time(ofFrame: $0) * speed }
  }

  /// What a product of a time and a rate may be short of a whole number, in frames.
  private static let slack = 1e-6

  /// Plays a flow and hands over the picture of each moment; what lies between is not drawn.
  ///
  /// - Parameters:
  ///   - stage: a stage at time 0.
  ///   - loops: whether the flow begins anew at its end.
  ///   - body: gets the number of the picture, its time and its pixels, which are overwritten afterwards.
  /// - Errors: a step of the flow fails (``FlowFailure``), or what `body` throws.
  public func run(
    _ flow: Flow, on stage: Stage, loops: Bool, _ body: (Int, Seconds, PixelBuffer) throws -> Void
  ) throws {
    let player = FlowPlayer(flow, on: stage, loops: loops)
    var surface = Surface(size: stage.prototype.size, scale: scale)
    let touches = TouchOverlay()
    if showsTouches {
      stage.overlay = touches
      player.onInput = { touches.marks.handle($0) }
    }
    for (number, time) in times.enumerated() {
      try player.play(to: time)
      stage.advance(to: time)
      touches.time = time
      surface.fit(stage.prototype.size)
      surface.didDraw(stage.draw(into: surface.buffer, scale: scale, isFresh: surface.isFresh))
      try body(number, time, surface.buffer)
    }
  }

  /// How long a flow takes on its own clock, in seconds, played without drawing anything.
  ///
  /// - Errors: a step of the flow fails.
  public static func duration(of flow: Flow, on stage: Stage) throws(FlowFailure) -> Seconds {
    let player = FlowPlayer(flow, on: stage)
    try player.play(to: .infinity)
    return player.time
  }
}
