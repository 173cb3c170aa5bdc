/// A list of numbers that can be added and scaled, which is all that motion needs.
///
/// A spring or a curve is linear in what it moves: it computes a few factors from the time alone, and
/// applies them to every component alike.
///
/// - Shape: as many components as the type says; two axes are two independent motions.
/// - Cost: the conformances in this module do not allocate, except for arrays.
public protocol VectorArithmetic: Equatable, Sendable {
  /// The vector that changes nothing when added.
  static var zero: Self { get }

  /// Adds component by component.
  static func + (a: Self, b: Self) -> Self

  /// Subtracts component by component.
  static func - (a: Self, b: Self) -> Self

  /// Scales every component.
  static func * (a: Self, factor: Double) -> Self

  /// The number of components.
  var componentCount: Int { get }

  /// One component; the index lies in 0..<``componentCount``.
  func component(at index: Int) -> Double

  /// The vector with a function applied to every component.
  func mapComponents(_ transform: (Double) -> Double) -> Self
}

extension Double: VectorArithmetic {
  /// One.
  @inlinable public var componentCount: Int { 1 }

  /// The number itself, whatever the index.
  @inlinable public func component(at index: Int) -> Double { self }

  /// The function's result.
  @inlinable public func mapComponents(_ transform: (Double) -> Double) -> Double { transform(self) }
}

extension SIMD where Scalar == Double {
  /// The number of lanes.
  @inlinable public var componentCount: Int { scalarCount }

  /// One lane.
  @inlinable public func component(at index: Int) -> Double { self[index] }

  /// The vector with a function applied to every lane.
  @inlinable public func mapComponents(_ transform: (Double) -> Double) -> Self {
    var result = self
    for index in indices { result[index] = transform(self[index]) }
    return result
  }
}

extension SIMD2: VectorArithmetic where Scalar == Double {}
extension SIMD4: VectorArithmetic where Scalar == Double {}
extension SIMD8: VectorArithmetic where Scalar == Double {}

/// The vector of an array: its elements' vectors one after the other.
///
/// Arrays of different lengths are added as if the shorter were filled with zeros, so an array may
/// grow while it moves: a new element starts from zero.
///
/// - Cost: every operation makes an array, unless one side is empty.
public struct VectorArray<Element: VectorArithmetic>: VectorArithmetic {
  /// The elements' vectors.
  public var elements: [Element]

  /// Makes a vector of vectors.
  public init(_ elements: [Element]) { self.elements = elements }

  /// No elements, which adds nothing to an array of any length.
  public static var zero: VectorArray { VectorArray([]) }

  /// Adds element by element, as if the shorter were filled with zeros.
  public static func + (a: VectorArray, b: VectorArray) -> VectorArray {
    zip(a, b) { $0 + $1 }
  }

  /// Subtracts element by element, as if the shorter were filled with zeros.
  public static func - (a: VectorArray, b: VectorArray) -> VectorArray {
    zip(a, b) { $0 - $1 }
  }

  /// Scales every element.
  public static func * (a: VectorArray, factor: Double) -> VectorArray {
    VectorArray(a.elements.map { $0 * factor })
  }

  /// The components of all elements together.
  public var componentCount: Int { elements.reduce(0) { $0 + $1.componentCount } }

  /// One component, counted through the elements in order.
  public func component(at index: Int) -> Double {
    var rest = index
    for element in elements {
      if rest < element.componentCount { return element.component(at: rest) }
      rest -= element.componentCount
    }
    return 0
  }

  /// The vector with a function applied to every component of every element.
  public func mapComponents(_ transform: (Double) -> Double) -> VectorArray {
    VectorArray(elements.map { $0.mapComponents(transform) })
  }

  private static func zip(_ a: VectorArray, _ b: VectorArray, _ combine: (Element, Element) -> Element) -> VectorArray {
    let count = max(a.elements.count, b.elements.count)
    return VectorArray(
      (0..<count).map { index in
        combine(
          index < a.elements.count ? a.elements[index] : .zero,
          index < b.elements.count ? b.elements[index] : .zero)
      })
  }
}
