/// A width and a height.
///
/// - Units: points unless a caller says pixels. Negative sizes are kept as they are; see ``isEmpty``.
public struct Size: Hashable, Sendable {
  /// Both lengths in one vector.
  public var vector: SIMD2<Double>

  /// The horizontal length.
  public var width: Double {
    @inlinable get { vector.x }
    @inlinable set { vector.x = newValue }
  }

  /// The vertical length.
  public var height: Double {
    @inlinable get { vector.y }
    @inlinable set { vector.y = newValue }
  }

  /// Makes a size from its two lengths.
  @inlinable public init(_ width: Double, _ height: Double) { vector = SIMD2(width, height) }

  /// Makes a size from a vector.
  @inlinable public init(vector: SIMD2<Double>) { self.vector = vector }

  /// No width and no height.
  public static let zero = Size(0, 0)

  /// Whether there is no area, which is so when a length is zero, negative or not a number.
  @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Scales both lengths.
  @inlinable public static func * (size: Size, factor: Double) -> Size { Size(vector: size.vector * factor) }
}
