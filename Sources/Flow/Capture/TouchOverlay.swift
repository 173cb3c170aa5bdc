import AnimationCore
import Scene
import Stage

/// Draws marks of touches over the frames of a stage.
final class TouchOverlay: StageOverlay {
  var marks = TouchMarks()
  /// The time of the frame that is drawn next.
  var time: Seconds = 0

  func draw(into list: inout DisplayList) { marks.draw(into: &list, at: time) }
}
