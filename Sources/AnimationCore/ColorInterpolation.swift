public import Geometry

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the colours between two colours are chosen.
///
/// Half way from white to black lies at 127 of 255 in sRGB, at 188 in linear light and at 99 in OKLab; nothing is
/// right for everything, so the choice is written down.
/// ```swift
/// ColorInterpolation.perceptual.color(from: .white, to: .black, at: 0.5)
/// ```
/// To animate in a space, with springs and retargeting, animate the coordinates:
/// ```swift
/// var moving = Animated(interpolation.coordinates(of: old))
/// moving.animate(to: interpolation.coordinates(of: new), at: now, with: .spring())
/// interpolation.color(at: moving.value(at: frameTime))
/// ```
///
/// - Range: results may leave 0...1, in OKLab and where progress does; they are clamped when they become bytes.
/// - Source: CSS Color 4, with its 64-bit matrices.
public struct ColorInterpolation: Hashable, Sendable {
  /// The coordinates that are mixed.
  public enum Space: String, Hashable, Sendable, CaseIterable {
    /// The encoded components.
    case sRGB
    /// Amounts of light.
    case linearSRGB
    /// Lightness and two opponent hues, even to the eye.
    case oklab
  }

  /// The coordinates that are mixed.
  public var space: Space

  /// Whether coordinates are weighted by their alpha, so that an invisible colour lends no tint.
  public var isPremultiplied: Bool

  /// Makes a choice.
  public init(space: Space, isPremultiplied: Bool = true) {
    self.space = space
    self.isPremultiplied = isPremultiplied
  }

  /// Each component by itself, alpha too: how an ``Animated`` colour moves.
  public static let straight = ColorInterpolation(space: .sRGB, isPremultiplied: false)

  /// As CSS mixes colours without a colour space: premultiplied sRGB.
  public static let css = ColorInterpolation(space: .sRGB)

  /// Even steps to the eye: premultiplied OKLab.
  public static let perceptual = ColorInterpolation(space: .oklab)

  /// The colour at a progress; 0 for the start, 1 for the end, others go on.
  public func color(from start: Color, to end: Color, at progress: Double) -> Color {
    let a = coordinates(of: start)
    let b = coordinates(of: end)
    return color(at: a * (1 - progress) + b * progress)
  }

  /// What is mixed: three coordinates in the space, weighted by alpha if so chosen, then alpha.
  public func coordinates(of color: Color) -> SIMD4<Double> {
    let straight = space.coordinates(of: color)
    let alpha = color.alpha
    guard isPremultiplied else { return straight }
    return SIMD4(straight.x * alpha, straight.y * alpha, straight.z * alpha, alpha)
  }

  /// The colour of mixed coordinates; at alpha 0 weighted coordinates are taken as they are.
  public func color(at coordinates: SIMD4<Double>) -> Color {
    let alpha = coordinates.w
    guard isPremultiplied, alpha != 0 else { return space.color(at: coordinates) }
    return space.color(at: SIMD4(coordinates.x / alpha, coordinates.y / alpha, coordinates.z / alpha, alpha))
  }
}

extension ColorInterpolation.Space {
  func coordinates(of color: Color) -> SIMD4<Double> {
    guard self != .sRGB else { return color.components }
    let light = color.components.mapComponents(SRGBTransfer.linear)
    guard self == .oklab else { return replacingAlpha(of: light, by: color.alpha) }
    let cones = OKLab.cones.apply(light).mapComponents(cbrt)
    return replacingAlpha(of: OKLab.opponents.apply(cones), by: color.alpha)
  }

  func color(at coordinates: SIMD4<Double>) -> Color {
    guard self != .sRGB else { return Color(components: coordinates) }
    var light = coordinates
    if self == .oklab {
      let roots = OKLab.opponentsInverse.apply(coordinates)
      light = OKLab.conesInverse.apply(roots * roots * roots)
    }
    return Color(components: replacingAlpha(of: light.mapComponents(SRGBTransfer.encoded), by: coordinates.w))
  }

  private func replacingAlpha(of vector: SIMD4<Double>, by alpha: Double) -> SIMD4<Double> {
    SIMD4(vector.x, vector.y, vector.z, alpha)
  }
}

/// The transfer function of sRGB, mirrored for negative values.
///
/// - Source: IEC 61966-2-1.
enum SRGBTransfer {
  /// An amount of light from an encoded component.
  static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    if size <= 0.04045 { return encoded / 12.92 }
    return copysign(pow((size + 0.055) / 1.055, 2.4), encoded)
  }

  /// An encoded component from an amount of light.
  static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    if size <= 0.0031308 { return linear * 12.92 }
    return copysign(1.055 * pow(size, 1 / 2.4) - 0.055, linear)
  }
}

/// The matrices of OKLab, from those of CSS Color 4 multiplied and inverted with 50 digits.
enum OKLab {
  /// A matrix of three rows and columns, kept by columns; the fourth lane stays zero.
  struct Matrix: Sendable {
    private let x, y, z: SIMD4<Double>

    init(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) {
      x = SIMD4(row0.x, row1.x, row2.x, 0)
      y = SIMD4(row0.y, row1.y, row2.y, 0)
      z = SIMD4(row0.z, row1.z, row2.z, 0)
    }

    func apply(_ vector: SIMD4<Double>) -> SIMD4<Double> { x * vector.x + y * vector.y + z * vector.z }
  }

  /// From linear sRGB to the responses of the three cones.
  static let cones = Matrix(
    SIMD3(0.412221469470763, 0.5363325372617348, 0.0514459932675022),
    SIMD3(0.21190349581782522, 0.6806995506452344, 0.10739695353694055),
    SIMD3(0.08830245919005643, 0.2817188391361215, 0.6299787016738221))

  /// Back from the cones to linear sRGB.
  static let conesInverse = Matrix(
    SIMD3(4.076741636075958, -3.3077115392580625, 0.23096990318210447),
    SIMD3(-1.268437973285032, 2.609757349287689, -0.3413193760026573),
    SIMD3(-0.00419607613867548, -0.7034186179359363, 1.7076146940746117))

  /// From the cube roots of the cones to lightness and two opponents.
  static let opponents = Matrix(
    SIMD3(0.210454268309314, 0.7936177747023054, -0.0040720430116193),
    SIMD3(1.9779985324311684, -2.42859224204858, 0.450593709617411),
    SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))

  /// Back from lightness and opponents to the cube roots.
  static let opponentsInverse = Matrix(
    SIMD3(1, 0.396337777376175, 0.2158037573099136),
    SIMD3(0.9999999999999999, -0.10556134581565856, -0.06385417282581334),
    SIMD3(0.9999999999999999, -0.08948417752981182, -1.2914855480194094))
}
