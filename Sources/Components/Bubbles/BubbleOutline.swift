import Geometry
import Scene

/// The outline of a bubble: body and arrow in one path, so that there is no seam between them.
///
/// The path is in coordinates of the body's corner and is built anew only when the bubble's own shape changes; a bubble that
/// follows its target is moved as a whole.
struct BubbleOutline: Hashable, Sendable {
  private struct Geometry: Hashable, Sendable {
    var size: Size
    var radius: Double
    var side: BubblePlacement.Side?
    /// Where the arrow ends, from the body's corner.
    var tip: Point?
    var base: Double
  }

  /// The outline, from the body's corner.
  private(set) var path = Path()
  private var geometry: Geometry?

  /// Shapes changes smaller than this, in points, are not seen: a tip that slides is redrawn, rounding errors are not.
  private static let steps = 1024.0

  /// Takes the shape of a placement.
  mutating func shape(_ placement: BubblePlacement, base: Double) {
    let tip = placement.tip.map { tip in
      Point(vector: ((tip - placement.frame.origin).vector * Self.steps).rounded(.toNearestOrEven) / Self.steps)
    }
    let next = Geometry(
      size: placement.frame.size, radius: placement.cornerRadius, side: tip == nil ? nil : placement.side, tip: tip,
      base: base)
    guard next != geometry else { return }
    geometry = next
    path = Self.path(next)
  }

  /// Goes round clockwise from the upper left corner; each edge takes the arrow in when it is its edge.
  private static func path(_ shape: Geometry) -> Path {
    let rect = Rect(origin: .zero, size: shape.size)
    let radius = RoundedRect(rect, radius: shape.radius).effectiveRadius
    let half = shape.base / 2
    var path = Path()
    func arrow(_ side: BubblePlacement.Side, from start: Point, to end: Point) {
      guard shape.side == side, let tip = shape.tip else { return }
      path.addLine(to: start)
      path.addLine(to: tip)
      path.addLine(to: end)
    }
    let tip = shape.tip ?? .zero
    path.move(to: Point(radius, 0))
    arrow(.bottom, from: Point(tip.x - half, 0), to: Point(tip.x + half, 0))
    path.addLine(to: Point(rect.maxX - radius, 0))
    path.addQuarterArc(from: Point(rect.maxX - radius, 0), to: Point(rect.maxX, radius), corner: Point(rect.maxX, 0))
    arrow(.left, from: Point(rect.maxX, tip.y - half), to: Point(rect.maxX, tip.y + half))
    path.addLine(to: Point(rect.maxX, rect.maxY - radius))
    path.addQuarterArc(
      from: Point(rect.maxX, rect.maxY - radius), to: Point(rect.maxX - radius, rect.maxY), corner: rect.maximum)
    arrow(.top, from: Point(tip.x + half, rect.maxY), to: Point(tip.x - half, rect.maxY))
    path.addLine(to: Point(radius, rect.maxY))
    path.addQuarterArc(
      from: Point(radius, rect.maxY), to: Point(0, rect.maxY - radius), corner: Point(0, rect.maxY))
    arrow(.right, from: Point(0, tip.y + half), to: Point(0, tip.y - half))
    path.addLine(to: Point(0, radius))
    path.addQuarterArc(from: Point(0, radius), to: Point(radius, 0), corner: .zero)
    path.close()
    return path
  }
}
