import Geometry
import Scene

/// The ring around what has the keyboard.
enum FocusRing {
  /// Between the thing and the ring, in points.
  static let gap = 2.0
  /// The width of the ring in points.
  static let width = 2.5

  /// Draws the ring around a shape.
  static func draw(around shape: RoundedRect, _ color: Color, into list: inout DisplayList) {
    let reach = gap + width / 2
    let ring = RoundedRect(shape.rect.insetBy(x: -reach, y: -reach), radius: shape.radius + reach)
    list.stroke(.roundedRectangle(ring), color, width: width)
  }
}
