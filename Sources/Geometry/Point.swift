/// A place, or a displacement, in a plane whose y axis points down.
///
/// - Units: points unless a caller says pixels.
public struct Point: Hashable, Sendable {
  /// Both coordinates in one vector.
  public var vector: SIMD2<Double>

  /// The distance from the left edge.
  public var x: Double {
    @inlinable get { vector.x }
    @inlinable set { vector.x = newValue }
  }

  /// The distance from the top edge.
  public var y: Double {
    @inlinable get { vector.y }
    @inlinable set { vector.y = newValue }
  }

  /// Makes a point from its two coordinates.
  @inlinable public init(_ x: Double, _ y: Double) { vector = SIMD2(x, y) }

  /// Makes a point from a vector.
  @inlinable public init(vector: SIMD2<Double>) { self.vector = vector }

  /// The origin.
  public static let zero = Point(0, 0)

  /// Adds component by component.
  @inlinable public static func + (a: Point, b: Point) -> Point { Point(vector: a.vector + b.vector) }

  /// Subtracts component by component.
  @inlinable public static func - (a: Point, b: Point) -> Point { Point(vector: a.vector - b.vector) }

  /// Scales both coordinates.
  @inlinable public static func * (a: Point, factor: Double) -> Point { Point(vector: a.vector * factor) }

  /// The straight-line distance to another point.
  @inlinable public func distance(to other: Point) -> Double { (self - other).length }

  /// The length of the displacement.
  @inlinable public var length: Double { (vector * vector).sum().squareRoot() }

  /// Whether both coordinates are finite numbers.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}
