import Geometry
import Scene

/// A text that has been measured, with the box it is drawn in.
struct TextLabel: Hashable, Sendable {
  var run: TextRun
  var box: Rect

  /// Puts a text that was measured into its box.
  init(run: TextRun, box: Rect) {
    self.run = run
    self.box = box
  }

  /// Lays a text out at the top of a strip; an empty text takes no height.
  init(_ text: String, _ style: TextStyle, x: Double, y: Double, width: Double, environment: ComponentEnvironment) {
    let width = max(width, 1)
    run = TextRun(text, style: style, width: width)
    let size = text.isEmpty ? .zero : environment.text.measure(run).size
    let free = width - size.width
    let shift =
      switch style.alignment {
      case .leading: environment.isRightToLeft ? free : 0
      case .center: free / 2
      case .trailing: environment.isRightToLeft ? 0 : free
      }
    box = Rect(x: x + shift, y: y, width: size.width, height: size.height)
  }

  /// Lays a text out in the middle of a frame.
  init(_ text: String, _ style: TextStyle, within frame: Rect, environment: ComponentEnvironment) {
    run = TextRun(text, style: style, width: max(frame.width, 1))
    box = Rect(center: frame.center, size: environment.text.measure(run).size)
  }

  /// Draws the text, unless there is none.
  func draw(into list: inout DisplayList, _ color: Color) {
    if !box.isEmpty { list.text(run, in: box, color) }
  }
}
