import AnimationCore
import Geometry
import Scene

/// Where sign, label and number stand in a button's frame: side by side, together in the middle.
///
/// A label that is too long for the frame takes a second line, and then ends with an ellipsis. Where reading starts at the right the three stand in the
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
    let available = Self.available(in: frame.width, iconWidth: iconWidth, numberWidth: number)
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

  /// The width that is left to a label.
  fileprivate static func available(in width: Double, iconWidth: Double, numberWidth: Double) -> Double {
    width - 2 * StatefulButtonLook.minimumPadding - iconWidth - numberWidth
  }

  fileprivate static func label(
    _ text: String, _ available: Double, _ environment: ComponentEnvironment
  ) -> (run: TextRun, size: Size) {
    let run = TextRun(text, style: TypeScale.button)
    let size = environment.text.measure(run).size
    if size.width <= available { return (run, size) }
    let wrapped = TextRun(text, style: StatefulButtonLook.longLabel, width: max(available, 1))
    return (wrapped, environment.text.measure(wrapped).size)
  }

  static func width(of text: String, _ environment: ComponentEnvironment) -> Double {
    environment.text.measure(TextRun(text, style: TypeScale.button)).size.width
  }
}

extension StatefulButton {
  /// The width that holds what it says in either state, its padding included, in points.
  public var fittingWidth: Double {
    let look = StatefulButtonLook.self
    let text = max(
      ButtonLayout.width(of: content.label, environment), ButtonLayout.width(of: content.onLabel, environment))
    return max(fullIconWidth + text + fullNumberWidth + 2 * look.padding, look.minimumWidth).rounded(.up)
  }

  /// The height that holds what it says in either state at a width, its padding included, in points.
  public func fittingHeight(in width: Double) -> Double {
    let available = ButtonLayout.available(in: width, iconWidth: fullIconWidth, numberWidth: fullNumberWidth)
    let labels = [content.label, content.onLabel].map { ButtonLayout.label($0, available, environment).size.height }
    return ((labels.max() ?? 0) + 2 * StatefulButtonLook.verticalPadding).rounded(.up)
  }

  private var fullIconWidth: Double { hasSign ? StatefulButtonLook.iconSize + StatefulButtonLook.gap : 0 }

  private var fullNumberWidth: Double {
    func width(_ number: Int) -> Double { ButtonLayout.width(of: String(number), environment) }
    return content.count.map { StatefulButtonLook.gap + max(width($0), width($0 + 1)) } ?? 0
  }
}
