/// An affine map of the plane.
///
/// A point (x, y) goes to (a x + c y + tx, b x + d y + ty), as in Core Graphics and Cairo.
public struct Transform: Hashable, Sendable {
  /// What one unit of x adds to (x, y).
  public var xAxis: SIMD2<Double>
  /// What one unit of y adds to (x, y).
  public var yAxis: SIMD2<Double>
  /// Where the origin goes.
  public var translation: SIMD2<Double>

  /// Makes a map from its three columns.
  @inlinable public init(xAxis: SIMD2<Double>, yAxis: SIMD2<Double>, translation: SIMD2<Double>) {
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.translation = translation
  }

  /// The map that changes nothing.
  public static let identity = Transform(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), translation: SIMD2(0, 0))

  /// A shift.
  @inlinable public static func translation(x: Double, y: Double) -> Transform {
    Transform(xAxis: SIMD2(1, 0), yAxis: SIMD2(0, 1), translation: SIMD2(x, y))
  }

  /// A uniform scale that leaves one point where it is.
  @inlinable public static func scale(_ factor: Double, about anchor: Point = .zero) -> Transform {
    Transform(
      xAxis: SIMD2(factor, 0), yAxis: SIMD2(0, factor),
      translation: anchor.vector * (1 - factor))
  }

  /// The map that applies `self` first and then `outer`.
  @inlinable public func concatenating(_ outer: Transform) -> Transform {
    Transform(
      xAxis: outer.xAxis * xAxis.x + outer.yAxis * xAxis.y,
      yAxis: outer.xAxis * yAxis.x + outer.yAxis * yAxis.y,
      translation: outer.xAxis * translation.x + outer.yAxis * translation.y + outer.translation)
  }

  /// Where a point goes.
  @inlinable public func apply(_ point: Point) -> Point {
    Point(vector: xAxis * point.x + yAxis * point.y + translation)
  }

  /// The bounding box of where a rectangle goes.
  @inlinable public func apply(_ rect: Rect) -> Rect {
    let corner = apply(rect.origin).vector
    let across = xAxis * rect.width
    let down = yAxis * rect.height
    let zero = SIMD2<Double>.zero
    let low = corner + pointwiseMin(across, zero) + pointwiseMin(down, zero)
    let high = corner + pointwiseMax(across, zero) + pointwiseMax(down, zero)
    return Rect(from: Point(vector: low), to: Point(vector: high))
  }

  /// The factor by which areas grow; negative when the map mirrors.
  @inlinable public var determinant: Double { xAxis.x * yAxis.y - xAxis.y * yAxis.x }

  /// The square root of the factor by which areas grow: the scale, for a map that only scales.
  @inlinable public var meanScale: Double { abs(determinant).squareRoot() }

  /// Whether the map keeps rectangles axis-aligned and does not mirror.
  @inlinable public var isScaleAndTranslation: Bool {
    xAxis.y == 0 && yAxis.x == 0 && xAxis.x > 0 && yAxis.y > 0
  }

  /// The map that undoes this one, or nothing when this one flattens the plane.
  @inlinable public var inverse: Transform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let x = SIMD2(yAxis.y, -xAxis.y) / determinant
    let y = SIMD2(-yAxis.x, xAxis.x) / determinant
    return Transform(xAxis: x, yAxis: y, translation: -(x * translation.x + y * translation.y))
  }
}
