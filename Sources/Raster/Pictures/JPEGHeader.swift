import Glibc

/// The size and orientation in a JPEG file's segments, and whether the file is whole.
///
/// - Source: ITU-T T.81, annex B (markers); Exif 2.3, section 4.6 (orientation).
struct JPEGHeader {
  let width: Int
  let height: Int
  let orientation: PictureOrientation

  init(_ bytes: [UInt8]) throws(PictureError) {
    var reader = ByteReader(bytes, at: 2)
    var size: (width: Int, height: Int)?
    var orientation = PictureOrientation.upright
    while true {
      guard let marker = Self.nextMarker(&reader) else { throw .truncated(.jpeg) }
      if marker == Marker.endOfImage { break }
      if Marker.standsAlone(marker) { continue }
      guard let length = reader.bigEndian(2) else { throw .truncated(.jpeg) }
      let start = reader.offset
      if Marker.beginsFrame(marker) {
        size = try Self.frameSize(&reader, marker: marker)
      } else if marker == Marker.application1, let found = Self.exifOrientation(bytes, from: start, count: length - 2) {
        orientation = found
      }
      guard length >= 2, ByteReader(bytes, at: start).remaining >= length - 2 else { throw .truncated(.jpeg) }
      reader.offset = start + length - 2
      if marker == Marker.startOfScan { Self.skipScan(&reader) }
    }
    guard let size else { throw .damaged(.jpeg, reason: "it holds no frame") }
    (width, height) = size
    self.orientation = orientation
  }

  private enum Marker {
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA
    static let application1: UInt8 = 0xE1

    /// Restart markers, the start of the image and the arithmetic coder's temporary marker have no length.
    static func standsAlone(_ marker: UInt8) -> Bool { (0xD0...0xD8).contains(marker) || marker == 0x01 }

    /// SOF0 to SOF15 but for the tables DHT, JPG and DAC that stand among them.
    static func beginsFrame(_ marker: UInt8) -> Bool {
      (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
    }
  }

  /// Finds the next marker and passes over it; fill bytes before it are allowed.
  private static func nextMarker(_ reader: inout ByteReader) -> UInt8? {
    while let byte = reader.byte() {
      guard byte == 0xFF else { continue }
      var code = reader.byte()
      while code == 0xFF { code = reader.byte() }
      if let code, code != 0 { return code }
    }
    return nil
  }

  /// Passes over compressed data, which hides no marker: 0xFF within it is followed by 0 or a restart.
  private static func skipScan(_ reader: inout ByteReader) {
    reader.bytes.withUnsafeBytes { bytes in
      var offset = reader.offset
      // Most bytes are not 0xFF, and memchr passes over those many at a time.
      while offset + 1 < bytes.count, let start = bytes.baseAddress,
        let found = memchr(start + offset, 0xFF, bytes.count - 1 - offset)
      {
        offset = start.distance(to: UnsafeRawPointer(found))
        let code = bytes[offset + 1]
        if code != 0 && code != 0xFF && !(0xD0...0xD7).contains(code) {
          reader.offset = offset
          return
        }
        offset += 1
      }
      reader.offset = bytes.count
    }
  }

  private static func frameSize(
    _ reader: inout ByteReader, marker: UInt8
  ) throws(PictureError) -> (width: Int, height: Int) {
    guard reader.byte() != nil, let height = reader.bigEndian(2), let width = reader.bigEndian(2),
      let components = reader.byte()
    else { throw .truncated(.jpeg) }
    let sequentialOrProgressive: Set<UInt8> = [0xC0, 0xC1, 0xC2, 0xC9, 0xCA]
    guard sequentialOrProgressive.contains(marker) else { throw .unsupported("a lossless or hierarchical JPEG") }
    // Four inks have no meaning on a screen without the printer's profile, and SDL2_image hands them on raw.
    guard components == 1 || components == 3 else { throw .unsupported("a CMYK JPEG") }
    guard PictureLimits.allows(width: width, height: height) else { throw .size(width: width, height: height) }
    return (width, height)
  }

  /// The orientation entry of an Exif segment's first directory; nil if the segment has none.
  private static func exifOrientation(_ bytes: [UInt8], from start: Int, count: Int) -> PictureOrientation? {
    let directory = start + 6
    guard count > 14, start + count <= bytes.count else { return nil }
    var reader = ByteReader(Array(bytes[..<(start + count)]), at: directory)
    guard reader.has("Exif\0\0", at: start), let order = reader.bigEndian(2) else { return nil }
    let isLittle = order == 0x4949
    func number(_ count: Int) -> Int? { isLittle ? reader.littleEndian(count) : reader.bigEndian(count) }
    guard isLittle || order == 0x4D4D, number(2) == 42, let first = number(4) else { return nil }
    reader.offset = directory + first
    guard reader.remaining > 0, let entries = number(2) else { return nil }
    for _ in 0..<entries {
      guard let tag = number(2), number(2) != nil, number(4) != nil, let value = number(2), number(2) != nil else {
        return nil
      }
      if tag == 0x0112 { return PictureOrientation(rawValue: value) }
    }
    return nil
  }
}
