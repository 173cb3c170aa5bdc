/// The size in a PNG file's first chunk, and whether the file is whole.
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func size(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    var reader = ByteReader(bytes, at: signature.count)
    guard reader.bigEndian(4) != nil, reader.remaining >= 4 else { throw .truncated(.png) }
    guard reader.has("IHDR", at: reader.offset) else { throw .damaged(.png, reason: "its first chunk is not IHDR") }
    reader.offset += 4
    guard let width = reader.bigEndian(4), let height = reader.bigEndian(4) else { throw .truncated(.png) }
    // A bomb is told as one even when the file is cut short, which bombs often are.
    guard PictureLimits.allows(width: width, height: height) else { throw .size(width: width, height: height) }
    guard endsWithLastChunk(bytes) else { throw .truncated(.png) }
    return (width, height)
  }

  /// Follows the chunks' lengths to the one that ends the file.
  private static func endsWithLastChunk(_ bytes: [UInt8]) -> Bool {
    var reader = ByteReader(bytes, at: signature.count)
    while let length = reader.bigEndian(4) {
      let isLast = reader.has("IEND", at: reader.offset)
      guard reader.skip(length + chunkOverhead) else { return false }
      if isLast { return true }
    }
    return false
  }

  /// The bytes of a chunk's name and checksum.
  private static let chunkOverhead = 8
}
