import AnimationCore
import Geometry
import Scene

/// Where sign, label and number stand in a button's frame: side by side, together in the middle.
///
/// A label that is too long for the frame ends with an ellipsis. Where reading starts at the right the three stand in the
/// opposite order.
struct ButtonLayout {
  /// The middle of the sign.
  let icon: Point
  /// The label for when it is off, and its box.
  let off: (run: TextRun, box: Rect)
  /// The label for when it is on, and its box.
  let on: (run: TextRun, box: Rect)
  /// The middle of the number.
  let number: Point

  /// Lays a button out.
  ///
  /// - Parameters:
  ///   - frame: the button's frame.
  ///   - iconWidth: the room of the sign with its gap, in points.
  ///   - change: how far the one label has given way to the other, in 0...1.
  init(
    _ content: StatefulButtonContent, number value: Int?, in frame: Rect, iconWidth: Double, change: Double,
    environment: ComponentEnvironment
  ) {
    let look = StatefulButtonLook.self
    let number = value.map { look.gap + Self.width(of: String($0), environment) } ?? 0
    let available = frame.width - 2 * look.minimumPadding - iconWidth - number
    let off = Self.label(content.label, available, environment)
    let on = Self.label(content.onLabel, available, environment)
    let label = off.size.width.interpolated(to: on.size.width, by: change)
    let start = frame.midX - (iconWidth + label + number) / 2
    func place(_ x: Double) -> Point { Point(environment.isRightToLeft ? 2 * frame.midX - x : x, frame.midY) }
    icon = place(start + look.iconSize / 2)
    let middle = place(start + iconWidth + label / 2)
    self.off = (off.run, Rect(center: middle, size: off.size))
    self.on = (on.run, Rect(center: middle, size: on.size))
    self.number = place(start + iconWidth + label + (number + look.gap) / 2)
  }

  private static func label(
    _ text: String, _ available: Double, _ environment: ComponentEnvironment
  ) -> (run: TextRun, size: Size) {
    let run = TextRun(text, style: TypeScale.button)
    let size = environment.text.measure(run).size
    if size.width <= available { return (run, size) }
    let shortened = TextRun(text, style: TypeScale.button, width: max(available, 1))
    return (shortened, environment.text.measure(shortened).size)
  }

  static func width(of text: String, _ environment: ComponentEnvironment) -> Double {
    environment.text.measure(TextRun(text, style: TypeScale.button)).size.width
  }
}

extension StatefulButton {
  /// The width that holds what it says in either state, its padding included, in points.
  public var fittingWidth: Double {
    let look = StatefulButtonLook.self
    func width(_ text: String) -> Double { ButtonLayout.width(of: text, environment) }
    let icon = hasSign ? look.iconSize + look.gap : 0
    let number = content.count.map { look.gap + max(width(String($0)), width(String($0 + 1))) } ?? 0
    let text = max(width(content.label), width(content.onLabel))
    return max(icon + text + number + 2 * look.padding, look.minimumWidth).rounded(.up)
  }
}
