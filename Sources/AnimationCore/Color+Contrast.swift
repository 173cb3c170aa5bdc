import Geometry

extension Color {
  /// How bright the colour is to the eye, from 0 for black to 1 for white; alpha does not count.
  ///
  /// - Source: relative luminance of WCAG 2.2; the breakpoint is that of IEC 61966-2-1.
  public var relativeLuminance: Double {
    let light = SIMD3(SRGBTransfer.linear(red), SRGBTransfer.linear(green), SRGBTransfer.linear(blue))
    return (light * SIMD3(0.2126, 0.7152, 0.0722)).sum()
  }

  /// The colour that shows where this one lies on an opaque ground.
  public func composited(over ground: Color) -> Color {
    let mixed = ground.components + (components - ground.components) * alpha
    return Color(red: mixed.x, green: mixed.y, blue: mixed.z)
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
}
