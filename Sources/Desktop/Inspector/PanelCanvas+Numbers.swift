import AnimationCore
import Stage

extension PanelCanvas {
  /// Seconds with so many digits after the point.
  static func seconds(_ time: Seconds, digits: Int = 3) -> String { time.fixed(digits) }

  /// Milliseconds with one digit after the point.
  static func milliseconds(_ time: Seconds) -> String { (time * 1000).fixed(1) + " ms" }
}
