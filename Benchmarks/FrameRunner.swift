/// Draws the frames of a scene one after the other, in one way: at a scale, with a number of threads.
protocol FrameRunner: AnyObject {
  /// The scene's name.
  var name: String { get }
  /// How many threads share the drawing.
  var threads: Int { get }
  /// The pixels that must be enough for each frame; nil where that is the whole surface.
  var pixelLimit: Int? { get }

  /// Does all that a program does for a frame.
  ///
  /// - Parameter number: counts on from 0.
  func drawFrame(_ number: Int) -> FrameOutcome
}

/// What came of a frame.
struct FrameOutcome {
  /// How many pixels were drawn; 0 for a frame that shows what was there.
  var pixels: Int
  /// Whether no finger went down or up and no motion began or came to rest; things may move all the same.
  var isSteady: Bool
}
