import AnimationCore
import Geometry
import Gestures

/// One thing that a stage was told: what a recording consists of.
///
/// A prototype that is told the same moments in the same order comes to the same state, to the last bit.
public enum Moment: Hashable, Sendable {
  /// Something that came in.
  case input(InputEvent)
  /// A frame was made that shows this time.
  case frame(Seconds)
  /// Another version of the deck took the place of the one before.
  case reload(Seconds)
  /// From here on frames have another number of pixels to a point.
  case scale(Double, time: Seconds)

  /// When it happened, on the clock of the stage.
  public var time: Seconds {
    switch self {
    case .input(let event): event.time
    case .frame(let time), .reload(let time), .scale(_, let time): time
    }
  }

  /// The same, so much later.
  public func delayed(by delay: Seconds) -> Moment {
    switch self {
    case .input(let event): .input(event.delayed(by: delay))
    case .frame(let time): .frame(time + delay)
    case .reload(let time): .reload(time + delay)
    case .scale(let scale, let time): .scale(scale, time: time + delay)
    }
  }
}

extension InputEvent {
  fileprivate func delayed(by delay: Seconds) -> InputEvent {
    switch self {
    case .pointer(var sample):
      sample.time += delay
      return .pointer(sample)
    case .wheel(var sample):
      sample.time += delay
      return .wheel(sample)
    case .key(var press):
      press.time += delay
      return .key(press)
    case .text(let text, let time): return .text(text, time: time + delay)
    case .resize(let size, let time): return .resize(size, time: time + delay)
    case .focusLost(let time): return .focusLost(time: time + delay)
    }
  }
}
