/// The size in a WebP file's first chunk, and whether the file is whole.
///
/// - Source: WebP container specification; VP8 frame header of RFC 6386, section 9.1.
enum WebPHeader {
  static func size(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    var reader = ByteReader(bytes, at: 4)
    guard let fileLength = reader.littleEndian(4), reader.skip(4) else { throw .truncated(.webP) }
    let size = try firstChunkSize(&reader)
    guard PictureLimits.allows(width: size.width, height: size.height) else {
      throw .size(width: size.width, height: size.height)
    }
    guard bytes.count >= fileLength + riffOverhead else { throw .truncated(.webP) }
    return size
  }

  /// The bytes before those that the file's own length counts.
  private static let riffOverhead = 8

  private static func firstChunkSize(_ reader: inout ByteReader) throws(PictureError) -> (width: Int, height: Int) {
    let name = reader.offset
    guard reader.skip(8) else { throw .truncated(.webP) }
    if reader.has("VP8X", at: name) { return try extended(&reader) }
    if reader.has("VP8L", at: name) { return try lossless(&reader) }
    if reader.has("VP8 ", at: name) { return try lossy(&reader) }
    throw .damaged(.webP, reason: "its first chunk is none of VP8, VP8L and VP8X")
  }

  private static func extended(_ reader: inout ByteReader) throws(PictureError) -> (width: Int, height: Int) {
    guard let flags = reader.littleEndian(4), let width = reader.littleEndian(3), let height = reader.littleEndian(3)
    else { throw .truncated(.webP) }
    let animated = 0x02
    if flags & animated != 0 { throw .unsupported("an animated WebP") }
    return (width + 1, height + 1)
  }

  private static func lossless(_ reader: inout ByteReader) throws(PictureError) -> (width: Int, height: Int) {
    guard let signature = reader.byte(), let bits = reader.littleEndian(4) else { throw .truncated(.webP) }
    guard signature == 0x2F else { throw .damaged(.webP, reason: "its VP8L chunk has no signature") }
    return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
  }

  private static func lossy(_ reader: inout ByteReader) throws(PictureError) -> (width: Int, height: Int) {
    guard reader.skip(3), let startCode = reader.littleEndian(3), let width = reader.littleEndian(2),
      let height = reader.littleEndian(2)
    else { throw .truncated(.webP) }
    guard startCode == 0x2A019D else { throw .damaged(.webP, reason: "its VP8 chunk has no start code") }
    return (width & 0x3FFF, height & 0x3FFF)
  }
}
