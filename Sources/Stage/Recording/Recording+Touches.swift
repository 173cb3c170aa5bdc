import AnimationCore
import Geometry
import Gestures

/// Where a pointer is, or was a moment ago.
public struct RecordedTouch: Hashable, Sendable {
  /// Which pointer, among those that are down together.
  public var id: Int
  /// Where, in points.
  public var position: Point
  /// Whether it is down.
  public var isDown: Bool
  /// How clearly it shows, in 0...1: it fades after it went up.
  public var strength: Double
}

extension Recording {
  /// How long a touch that went up is still shown, in seconds.
  private static let touchFade: Seconds = 0.35

  /// The pointers that are down at a time, and those that went up a moment before.
  public func touches(at time: Seconds) -> [RecordedTouch] {
    var touches: [RecordedTouch] = []
    for segment in segments where segment.start <= time {
      for case .input(.pointer(let sample)) in segment.moments.prefix(while: { $0.time <= time }) {
        touches.removeAll { $0.id == sample.id }
        let isDown = sample.phase == .began || sample.phase == .moved
        let age = isDown ? 0 : (time - sample.time) / Self.touchFade
        guard age < 1 else { continue }
        touches.append(RecordedTouch(id: sample.id, position: sample.position, isDown: isDown, strength: 1 - age))
      }
    }
    return touches
  }
}
