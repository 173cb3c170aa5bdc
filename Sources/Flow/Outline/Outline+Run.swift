import AnimationCore
import Stage

extension Outline {
  /// How long, in seconds, a screen is given to come to rest before it is described all the same.
  public static let patience: Seconds = 10

  /// Describes what a stage shows once it has come to rest, or after ``patience``.
  ///
  /// Motion that goes on for ever does not count, as in a flow's `settle`.
  ///
  /// - Parameter stage: a stage at time 0; it is moved on.
  public init(atRestOn stage: Stage) {
    let clock = FrameClock(framesPerSecond: Self.looksPerSecond)
    for look in 0...Int(Self.patience * Self.looksPerSecond) {
      stage.advance(to: clock.time(ofFrame: look))
      if stage.prototype.moving.isEmpty { break }
    }
    self.init(of: stage.prototype)
  }

  /// Describes what a stage shows at a moment of a flow.
  ///
  /// - Parameters:
  ///   - flow: what is played.
  ///   - stage: a stage at time 0; it is moved on.
  ///   - moment: when, in seconds of the flow's clock; nil for the end of the flow.
  /// - Errors: a step fails that comes before the moment.
  public init(of flow: Flow, on stage: Stage, at moment: Seconds? = nil) throws(FlowFailure) {
    let player = FlowPlayer(flow, on: stage)
    try player.play(to: moment ?? .infinity)
    stage.advance(to: moment ?? player.time)
    self.init(of: stage.prototype)
  }

  /// How often rest is looked for: at every frame of a common display.
  private static let looksPerSecond = 60.0
}
