import Geometry

/// An outline made of straight lines and cubic curves.
///
/// Build it once in local coordinates and move it with the display list's transform: a path is kept by
/// reference, so appending it to a list allocates nothing.
public struct Path: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen and sets it down.
    case move(Point)
    /// Draws a straight line.
    case line(Point)
    /// Draws a cubic curve: two control points and the end.
    case curve(Point, Point, Point)
    /// Draws a straight line back to where the pen was last set down.
    case close
  }

  /// The steps in drawing order.
  public private(set) var elements: [Element] = []
  /// The smallest rectangle that holds every point, control points included.
  public private(set) var bounds = Rect.zero
  private var isEmpty = true

  /// Makes an empty path.
  public init() {}

  /// Lifts the pen and sets it down.
  public mutating func move(to point: Point) { append(.move(point), reaching: point) }

  /// Draws a straight line.
  public mutating func addLine(to point: Point) { append(.line(point), reaching: point) }

  /// Draws a cubic curve.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    extend(to: control1)
    extend(to: control2)
    append(.curve(control1, control2, end), reaching: end)
  }

  /// Draws a quarter of a circle, as near as one cubic comes: off by at most 0.03 % of the radius.
  ///
  /// `end` is where the quarter ends, `corner` where the two tangents meet.
  public mutating func addQuarterArc(from start: Point, to end: Point, corner: Point) {
    let reach = Self.quarterArcReach
    addCurve(
      to: end, control1: start + (corner - start) * reach,
      control2: end + (corner - end) * reach)
  }

  /// Draws a straight line back to where the pen was last set down.
  public mutating func close() { elements.append(.close) }

  /// How far along its tangent a control point of a quarter circle lies, as a part of the radius:
  /// 4/3 (sqrt(2) - 1), which puts the middle of the cubic on the circle.
  private static let quarterArcReach = 0.552_284_749_830_793_4

  private mutating func append(_ element: Element, reaching point: Point) {
    extend(to: point)
    elements.append(element)
  }

  private mutating func extend(to point: Point) {
    // Smallest and largest numbers pass over what is none, and the box would look as if all were well.
    let point = point.isFinite ? point : Point(-.infinity, -.infinity)
    if isEmpty {
      bounds = Rect(origin: point, size: .zero)
      isEmpty = false
    } else {
      bounds = Rect(
        from: Point(vector: pointwiseMin(bounds.origin.vector, point.vector)),
        to: Point(vector: pointwiseMax(bounds.maximum.vector, point.vector)))
    }
  }
}
