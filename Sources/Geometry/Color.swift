/// A colour in the sRGB space with straight (not premultiplied) alpha.
///
/// - Units: each component in 0...1; values outside are kept, since a spring may overshoot, and
///   clamped when they become bytes.
public struct Color: Hashable, Sendable {
  /// Red, green, blue, alpha.
  public var components: SIMD4<Double>

  /// The red component.
  @inlinable public var red: Double { components.x }
  /// The green component.
  @inlinable public var green: Double { components.y }
  /// The blue component.
  @inlinable public var blue: Double { components.z }
  /// The opacity.
  @inlinable public var alpha: Double { components.w }

  /// Makes a colour from its components in 0...1.
  @inlinable public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    components = SIMD4(red, green, blue, alpha)
  }

  /// Makes a colour from a vector of red, green, blue, alpha.
  @inlinable public init(components: SIMD4<Double>) { self.components = components }

  /// Makes an opaque colour from a number such as 0x2E6F40.
  @inlinable public init(rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((rgb >> 16) & 0xFF) / 255, green: Double((rgb >> 8) & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255, alpha: alpha)
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Nothing to be seen.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same colour with its alpha multiplied.
  @inlinable public func opacity(_ factor: Double) -> Color {
    Color(components: SIMD4(components.x, components.y, components.z, components.w * factor))
  }

  /// Red, green, blue and alpha rounded to bytes.
  public var bytes: SIMD4<UInt8> {
    let clamped = components.clamped(lowerBound: .zero, upperBound: .one) * 255
    return SIMD4<UInt8>(clamping: SIMD4<Int32>(clamped.rounded(.toNearestOrAwayFromZero)))
  }

  /// The notation `#RRGGBB`, or `#RRGGBBAA` when not opaque.
  public var hexadecimal: String {
    let bytes = bytes
    let count = bytes.w == 255 ? 3 : 4
    return (0..<count).reduce(into: "#") { text, index in
      let digits = String(bytes[index], radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; anything else is no colour.
  public init?(hexadecimal text: some StringProtocol) {
    guard text.first == "#" else { return nil }
    var digits: [Double] = []
    for character in text.dropFirst() {
      guard character.isASCII, let value = character.hexDigitValue else { return nil }
      digits.append(Double(value))
    }
    switch digits.count {
    case 3, 4: digits = digits.map { $0 * 17 }
    case 6, 8: digits = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    self.init(
      red: digits[0] / 255, green: digits[1] / 255, blue: digits[2] / 255,
      alpha: digits.count == 4 ? digits[3] / 255 : 1)
  }
}
