import CPixelKernels
import Geometry

/// How much of a thing there is, as the kernels count it: in parts of 32,768.
enum Weight {
  /// All of it.
  static let full = UInt16(PK_ONE)

  /// A part from 0 to 1, rounded to the nearest; what lies outside counts as the nearer end.
  static func of(_ part: Double) -> UInt16 { UInt16((min(max(part, 0), 1) * Double(PK_ONE)).rounded()) }

  /// A number times a part of 65,536, rounded down, as the kernels multiply.
  static func product(_ number: UInt16, _ part: UInt16) -> UInt16 { UInt16((UInt32(number) * UInt32(part)) >> 16) }
}

extension pk_ink {
  /// A colour at an opacity, or nothing when nothing of it would be seen.
  init?(_ color: Color, opacity: Double) {
    let weight = Weight.of(min(max(color.alpha, 0), 1) * min(max(opacity, 0), 1))
    guard weight > 0 else { return nil }
    // 255 * 256: colours are kept finer than a byte, so that a fading colour rounds once, at the end.
    let components = color.components.clamped(lowerBound: .zero, upperBound: .one) * 65_280
    let rounded = SIMD4<UInt16>(components.rounded(.toNearestOrAwayFromZero))
    self.init(channels: (rounded.z, rounded.y, rounded.x, 65_280), weight: weight)
  }

  /// Whether nothing shows through.
  var isOpaque: Bool { weight == Weight.full }

  /// The ink as it covers a part of a pixel, as the kernels' masks do it.
  func covering(_ coverage: UInt8) -> pk_ink {
    var ink = self
    ink.weight = Weight.product(UInt16(coverage) * 257, weight)
    return ink
  }

  /// What a pixel becomes that opaque ink covers; the same as the kernels' result.
  var pixel: UInt32 {
    func byte(_ channel: UInt16) -> UInt32 { UInt32((Weight.product(channel, Weight.full - 1) + 64) >> 7) }
    return byte(channels.3) << 24 | byte(channels.2) << 16 | byte(channels.1) << 8 | byte(channels.0)
  }
}
