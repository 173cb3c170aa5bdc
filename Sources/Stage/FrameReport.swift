import AnimationCore
import Raster

/// How long the parts of a frame took, in seconds of the stopwatch that the stage was given.
public struct FramePhases: Hashable, Sendable {
  /// Taking input in.
  public var handle: Seconds = 0
  /// Moving time on.
  public var advance: Seconds = 0
  /// Making the display list and comparing it with the last one.
  public var draw: Seconds = 0
  /// Turning the list into pixels.
  public var raster: Seconds = 0
  /// Handing the pixels to a display; none where there is no display.
  public var present: Seconds = 0

  /// Makes phases that took no time.
  public init() {}

  /// All parts together but for ``present``: that may wait for the display, and waiting is no work.
  public var total: Seconds { handle + advance + draw + raster }
}

/// What became of a frame.
public struct FrameReport: Sendable {
  /// The time that the frame shows.
  public var time: Seconds
  /// How long its parts took.
  public var phases: FramePhases
  /// The rectangles that were drawn; none when the frame shows the same as the one before.
  public var damage: [PixelRect]
  /// How many pixels were drawn.
  public var pixelsTouched: Int

  /// Makes a report.
  public init(time: Seconds, phases: FramePhases, damage: [PixelRect], pixelsTouched: Int) {
    self.time = time
    self.phases = phases
    self.damage = damage
    self.pixelsTouched = pixelsTouched
  }

  /// Whether anything was drawn.
  public var hasDrawn: Bool { !damage.isEmpty }
}
