/// A rectangle whose four corners are quarter circles.
///
/// A radius over half of the shorter side counts as that half, which makes a capsule or a circle.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle before its corners are cut.
  public var rect: Rect
  /// The radius asked for, in the unit of the rectangle.
  public var radius: Double

  /// Makes a rounded rectangle.
  @inlinable public init(_ rect: Rect, radius: Double) {
    self.rect = rect
    self.radius = radius
  }

  /// The radius that fits: never negative, never more than half of the shorter side.
  @inlinable public var effectiveRadius: Double {
    max(0, min(radius, min(rect.width, rect.height) / 2))
  }

  /// Whether a point lies inside, corners included.
  public func contains(_ point: Point) -> Bool {
    guard rect.contains(point) else { return false }
    let radius = effectiveRadius
    let inner = rect.insetBy(x: radius, y: radius)
    let nearest = pointwiseMin(pointwiseMax(point.vector, inner.origin.vector), inner.maximum.vector)
    return (point - Point(vector: nearest)).length <= radius
  }
}
