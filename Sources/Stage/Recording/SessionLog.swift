import AnimationCore
import Gestures

/// All that came in since the start, without the frames: enough to play a whole session again.
///
/// - Bounds: ``limit`` moments; after that the log is closed and says so, since the rest alone cannot be played.
public struct SessionLog: Sendable {
  /// The most moments: a mouse at 125 Hz dragged for half an hour without a pause; 16 MB.
  public static let limit = 1 << 18

  /// What came in, in order.
  public private(set) var moments: [Moment] = []
  /// Whether nothing is missing.
  public private(set) var isComplete = true

  /// Pixels per point at the start; nil where nobody has told.
  public internal(set) var scale: Double?

  /// Makes an empty log.
  public init(scale: Double? = nil) { self.scale = scale }

  mutating func note(_ moment: Moment) {
    guard moments.count < Self.limit else {
      isComplete = false
      return
    }
    moments.append(moment)
  }

  /// The session with the frames that are still known, in order.
  ///
  /// - Parameter recording: what was told the same, and knows the latest frames.
  public func moments(with recording: Recording) -> [Moment] {
    moments.prefix(recording.precedingCount) + recording.moments
  }
}
