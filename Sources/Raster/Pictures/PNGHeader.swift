/// The size in a PNG file's first chunk, and whether the file is whole.
enum PNGHeader {
  /// The bytes that every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func size(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    var reader = ByteReader(bytes, at: signature.count)
    guard reader.bigEndian(4) != nil, reader.remaining >= 4 else { throw .truncated(.png) }
    guard reader.has("IHDR", at: reader.offset) else { throw .damaged(.png, reason: "its first chunk is not IHDR") }
    reader.offset += 4
    guard let width = reader.bigEndian(4), let height = reader.bigEndian(4) else { throw .truncated(.png) }
    // A bomb is told as one even when the file is cut short, which bombs often are.
    guard PictureLimits.allows(width: width, height: height) else { throw .size(width: width, height: height) }
    try checkChunks(bytes)
    return (width, height)
  }

  /// Follows the chunks to the one that ends the file, and compares their checksums: SDL2_image would tell of a
  /// wrong one too, but only while decoding, and libpng would write to standard error.
  private static func checkChunks(_ bytes: [UInt8]) throws(PictureError) {
    var reader = ByteReader(bytes, at: signature.count)
    while let length = reader.bigEndian(4) {
      let start = reader.offset
      let isLast = reader.has("IEND", at: start)
      guard reader.skip(chunkNameLength + length), let checksum = reader.bigEndian(4) else { throw .truncated(.png) }
      let content = bytes[start..<start + chunkNameLength + length]
      guard CyclicRedundancyCheck(of: content).value == UInt32(checksum) else {
        let name = String(decoding: content.prefix(chunkNameLength), as: UTF8.self)
        throw .damaged(.png, reason: "the checksum of a chunk (\(name)) is wrong")
      }
      if isLast { return }
    }
    throw .truncated(.png)
  }

  private static let chunkNameLength = 4
}
