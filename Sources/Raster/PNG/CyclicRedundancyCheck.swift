/// The 32-bit checksum that ends every chunk of a PNG file.
///
/// - Source: PNG specification, annex D; the reflected polynomial of ISO 3309.
struct CyclicRedundancyCheck {
  private static let polynomial: UInt32 = 0xEDB8_8320

  /// The remainder of each byte, so that a byte costs one look-up rather than eight steps.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? (value >> 1) ^ polynomial : value >> 1 }
  }

  private var register: UInt32 = 0xFFFF_FFFF

  /// The checksum of the bytes so far.
  var value: UInt32 { ~register }

  /// Takes in further bytes.
  mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      register = Self.remainders[Int((register ^ UInt32(byte)) & 0xFF)] ^ (register >> 8)
    }
  }
}
