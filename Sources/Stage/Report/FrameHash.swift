/// One number for a row of frames: it differs, as good as surely, when a pixel of any of them does.
public struct FrameHash: Hashable, Sendable, CustomStringConvertible {
  /// The offset and the prime of FNV-1a in 64 bits (Fowler, Noll, Vo), taken over whole words.
  private static let offset: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01B3
  private static let digitCount = 16

  /// The number.
  public private(set) var value = Self.offset

  /// Makes the number of no frame.
  public init() {}

  /// Takes in the next frame's number; the order counts.
  public mutating func combine(_ frame: UInt64) {
    value = (value ^ frame) &* Self.prime
    // The product leaves the high bits of a frame in the high bits alone; folding spreads them.
    value ^= value >> 32
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: Self.digitCount - digits.count) + digits
  }
}
