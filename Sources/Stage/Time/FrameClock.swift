import AnimationCore

/// The times of frames that come at an even pace, without a sum that could drift.
public struct FrameClock: Hashable, Sendable {
  /// Frames per second.
  public let framesPerSecond: Double

  /// Makes a clock.
  ///
  /// - Errors: traps unless the rate is positive; options are checked where they are read.
  public init(framesPerSecond: Double) {
    precondition(framesPerSecond > 0, "a frame rate is positive")
    self.framesPerSecond = framesPerSecond
  }

  /// When a frame is shown: its number divided by the rate, never a sum of steps.
  public func time(ofFrame number: Int) -> Seconds { Double(number) / framesPerSecond }

  /// The first frame that is shown at or after a time.
  public func frame(atOrAfter time: Seconds) -> Int {
    var number = Int((time * framesPerSecond).rounded(.up))
    // Multiplying back may land a last bit beyond the frame that was meant.
    while number > 0, self.time(ofFrame: number - 1) >= time { number -= 1 }
    while self.time(ofFrame: number) < time { number += 1 }
    return number
  }

  /// The time between two frames.
  public var period: Seconds { 1 / framesPerSecond }
}
