import Geometry

#if canImport(Glibc)
  import Glibc
#endif

extension Color {
  /// How bright the colour is to the eye, from 0 for black to 1 for white; alpha does not count.
  ///
  /// - Source: relative luminance of WCAG 2.2; the breakpoint is that of IEC 61966-2-1.
  public var relativeLuminance: Double {
    let linear = SIMD3(Self.linearLight(red), Self.linearLight(green), Self.linearLight(blue))
    return (linear * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }

  /// How well two opaque colours can be told apart, from 1 to 21; text wants at least 4.5.
  ///
  /// - Source: contrast ratio of WCAG 2.2.
  public func contrastRatio(with other: Color) -> Double {
    // The flare that WCAG assumes of a display.
    let flare = 0.05
    let (a, b) = (relativeLuminance, other.relativeLuminance)
    return (max(a, b) + flare) / (min(a, b) + flare)
  }

  private static func linearLight(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
}
