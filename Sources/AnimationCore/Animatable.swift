public import Geometry

/// A value that can move, because it can be taken apart into numbers and put together again.
///
/// Numbers, points, sizes, rectangles, rounded rectangles, colours, angles and arrays of them are
/// animatable. To make another type so, name the vector it is made of:
/// ```swift
/// extension Badge: Animatable {
///   var animatableData: SIMD2<Double> { SIMD2(scale, opacity) }
///   init(animatableData: SIMD2<Double>) { self.init(scale: animatableData.x, opacity: animatableData.y) }
/// }
/// ```
public protocol Animatable: Equatable, Sendable {
  /// The vector the value is made of.
  associatedtype AnimatableData: VectorArithmetic

  /// The value taken apart.
  var animatableData: AnimatableData { get }

  /// Puts a value together.
  init(animatableData: AnimatableData)

  /// How near and how slow counts as at rest, unless a caller says otherwise.
  static var restThreshold: RestThreshold { get }
}

extension Animatable {
  /// The threshold for values of about 1.
  public static var restThreshold: RestThreshold { .unit }
}

extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
  /// The vector itself.
  @inlinable public var animatableData: Self { self }

  /// The vector itself.
  @inlinable public init(animatableData: Self) { self = animatableData }
}

extension Double: Animatable {}
extension SIMD2: Animatable where Scalar == Double {}
extension SIMD4: Animatable where Scalar == Double {}
extension SIMD8: Animatable where Scalar == Double {}
extension VectorArray: Animatable {}

extension Point: Animatable {
  /// Both coordinates.
  @inlinable public var animatableData: SIMD2<Double> { vector }

  /// Makes a point from both coordinates.
  @inlinable public init(animatableData: SIMD2<Double>) { self.init(vector: animatableData) }

  /// The threshold for points.
  public static var restThreshold: RestThreshold { .points }
}

extension Size: Animatable {
  /// Both lengths.
  @inlinable public var animatableData: SIMD2<Double> { vector }

  /// Makes a size from both lengths; a spring that overshoots may make them negative.
  @inlinable public init(animatableData: SIMD2<Double>) { self.init(vector: animatableData) }

  /// The threshold for points.
  public static var restThreshold: RestThreshold { .points }
}

extension Rect: Animatable {
  /// The origin's two coordinates, then width and height.
  @inlinable public var animatableData: SIMD4<Double> {
    SIMD4(lowHalf: origin.vector, highHalf: size.vector)
  }

  /// Makes a rectangle from its origin's coordinates and its lengths.
  @inlinable public init(animatableData: SIMD4<Double>) {
    self.init(origin: Point(vector: animatableData.lowHalf), size: Size(vector: animatableData.highHalf))
  }

  /// The threshold for points.
  public static var restThreshold: RestThreshold { .points }
}

extension RoundedRect: Animatable {
  /// The rectangle's four numbers, then the radius; the last three lanes are zero.
  @inlinable public var animatableData: SIMD8<Double> {
    SIMD8(lowHalf: rect.animatableData, highHalf: SIMD4(radius, 0, 0, 0))
  }

  /// Makes a rounded rectangle from its rectangle's numbers and its radius.
  @inlinable public init(animatableData: SIMD8<Double>) {
    self.init(Rect(animatableData: animatableData.lowHalf), radius: animatableData[4])
  }

  /// The threshold for points.
  public static var restThreshold: RestThreshold { .points }
}

extension Color: Animatable {
  /// Red, green, blue and alpha: straight sRGB, each component by itself.
  @inlinable public var animatableData: SIMD4<Double> { components }

  /// Makes a colour from red, green, blue and alpha; a spring may leave 0...1.
  @inlinable public init(animatableData: SIMD4<Double>) { self.init(components: animatableData) }
}

extension Angle: Animatable {
  /// The angle in degrees.
  @inlinable public var animatableData: Double { degrees }

  /// Makes an angle from degrees.
  @inlinable public init(animatableData: Double) { self.init(degrees: animatableData) }

  /// The threshold for degrees.
  public static var restThreshold: RestThreshold { .degrees }
}

extension Array: Animatable where Element: Animatable {
  /// The vectors of the elements.
  public var animatableData: VectorArray<Element.AnimatableData> {
    VectorArray(map(\.animatableData))
  }

  /// Makes an array from its elements' vectors.
  public init(animatableData: VectorArray<Element.AnimatableData>) {
    self = animatableData.elements.map(Element.init(animatableData:))
  }

  /// The threshold of the elements.
  public static var restThreshold: RestThreshold { Element.restThreshold }
}
