/// The one or two pages that show at a moment, and how far the second one has come.
public struct PageBlend: Hashable, Sendable {
  /// The page that fades out as the fraction grows.
  public var lower: Int
  /// The page that fades in, or nothing where there is no neighbour.
  public var upper: Int?
  /// How far the upper page has come, in 0...1; 0 without one.
  public var fraction: Double

  /// Makes a blend.
  public init(lower: Int, upper: Int?, fraction: Double) {
    self.lower = lower
    self.upper = upper
    self.fraction = fraction
  }

  /// How much of a page shows: 1 alone, `1 - fraction` and `fraction` for two, else 0.
  public func weight(of page: Int) -> Double {
    if page == lower { return upper == nil ? 1 : 1 - fraction }
    return page == upper ? fraction : 0
  }
}
