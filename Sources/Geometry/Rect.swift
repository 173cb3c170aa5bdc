/// An axis-aligned rectangle.
///
/// - Units: points unless a caller says pixels.
/// - Edges: the leading edges belong to the rectangle, the trailing ones do not, so that
///   rectangles that touch never both contain a point.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// Makes a rectangle from its corner and its size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its corner's coordinates and its lengths.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// Makes a rectangle of a size about a centre.
  @inlinable public init(center: Point, size: Size) {
    self.init(origin: Point(vector: center.vector - size.vector / 2), size: size)
  }

  /// Makes the rectangle between two corners.
  @inlinable public init(from minimum: Point, to maximum: Point) {
    self.init(origin: minimum, size: Size(vector: maximum.vector - minimum.vector))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The horizontal middle.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal length.
  @inlinable public var width: Double { size.width }
  /// The vertical length.
  @inlinable public var height: Double { size.height }
  /// The point half way along both axes.
  @inlinable public var center: Point { Point(midX, midY) }
  /// The corner with the largest coordinates.
  @inlinable public var maximum: Point { Point(maxX, maxY) }
  /// Whether there is no area.
  @inlinable public var isEmpty: Bool { size.isEmpty }

  /// Whether a point lies inside; the trailing edges are outside.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.y >= minY && point.x < maxX && point.y < maxY
  }

  /// Whether another rectangle lies wholly inside; an empty one does when its corner does.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The rectangle moved by a displacement.
  @inlinable public func offsetBy(x: Double, y: Double) -> Rect {
    Rect(origin: Point(origin.x + x, origin.y + y), size: size)
  }

  /// The rectangle with every edge moved inward, or outward when the amount is negative.
  @inlinable public func insetBy(x: Double, y: Double) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }

  /// The common part of two rectangles; without one, an empty rectangle.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    let low = pointwiseMax(origin.vector, other.origin.vector)
    let high = pointwiseMin(maximum.vector, other.maximum.vector)
    guard low.x < high.x, low.y < high.y else { return Rect(origin: Point(vector: low), size: .zero) }
    return Rect(from: Point(vector: low), to: Point(vector: high))
  }

  /// Whether two rectangles share an area.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && !isEmpty && !other.isEmpty
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      from: Point(vector: pointwiseMin(origin.vector, other.origin.vector)),
      to: Point(vector: pointwiseMax(maximum.vector, other.maximum.vector)))
  }

  /// The smallest rectangle with whole-number edges that holds this one.
  @inlinable public var roundedOut: Rect {
    Rect(
      from: Point(vector: origin.vector.rounded(.down)),
      to: Point(vector: maximum.vector.rounded(.up)))
  }
}
