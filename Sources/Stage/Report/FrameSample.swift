import AnimationCore

/// What one frame of a measured run took.
public struct FrameSample: Hashable, Sendable {
  /// Its number, warm-up frames counted too.
  public var number: Int
  /// The time that it shows, in seconds of the prototype's clock.
  public var time: Seconds
  /// How long its parts took.
  public var phases: FramePhases
  /// How much processor time the process used for it, all threads together, in seconds.
  public var processorTime: Seconds
  /// How many pixels were drawn; none when it shows the same as the frame before.
  public var pixelsTouched: Int
  /// How often memory was asked for; nothing where that is not counted.
  public var allocationCount: Int?
  /// What the prototype was busy with.
  public var label: FrameLabel
  /// When it was there to be seen, in seconds of a clock of its own; nothing where there is no display.
  public var presentTime: Seconds?
  /// When the last frame was made that showed the same and was not presented for that, in seconds of the same clock;
  /// nothing where there was none.
  public var confirmTime: Seconds?
  /// Whether nothing moved from then on, so that it could stand for as long as nobody touched anything.
  public var isAtRest = false

  /// Makes a sample.
  public init(
    number: Int, time: Seconds, phases: FramePhases, processorTime: Seconds, pixelsTouched: Int,
    allocationCount: Int? = nil, label: FrameLabel = .idle, presentTime: Seconds? = nil
  ) {
    self.number = number
    self.time = time
    self.phases = phases
    self.processorTime = processorTime
    self.pixelsTouched = pixelsTouched
    self.allocationCount = allocationCount
    self.label = label
    self.presentTime = presentTime
  }

  /// How long it took, in seconds.
  public var work: Seconds { phases.total }
}
