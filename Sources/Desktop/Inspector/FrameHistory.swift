import AnimationCore

/// How long the latest frames took, for the graph.
struct FrameHistory: Hashable, Sendable {
  /// How many frames are kept: two seconds at 60 Hz.
  static let capacity = 120

  /// The work of each frame in seconds, the oldest first.
  private(set) var works: [Seconds] = []

  /// Adds the latest frame.
  mutating func append(_ work: Seconds) {
    if works.count == Self.capacity { works.removeFirst() }
    works.append(work)
  }

  /// The latest frame.
  var last: Seconds? { works.last }
  /// The longest of the frames.
  var longest: Seconds { works.max() ?? 0 }
  /// How many took longer than they may.
  func count(over budget: Seconds) -> Int { works.count { $0 > budget } }
}
