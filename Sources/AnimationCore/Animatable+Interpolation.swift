extension Animatable {
  /// The value a part of the way to another one, number by number.
  ///
  /// Colours are mixed in straight sRGB, alpha too.
  ///
  /// - Parameters:
  ///   - other: the value at fraction 1.
  ///   - fraction: how far to go; not clamped, so 1.1 passes the other value.
  @inlinable public func interpolated(to other: Self, by fraction: Double) -> Self {
    let start = animatableData
    return Self(animatableData: start + (other.animatableData - start) * fraction)
  }
}
