internal import CPNG

/// The 32-bit checksum that ends every chunk of a PNG file, over the chunk's name and content.
struct CyclicRedundancyCheck {
  /// The checksum.
  let value: UInt32

  init(of bytes: ArraySlice<UInt8>) {
    value = bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
  }
}
