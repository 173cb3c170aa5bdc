/// Reads numbers from a file's bytes without ever reaching past their end.
///
/// A read beyond the end is nil, which the header readers report as a truncated file.
struct ByteReader {
  let bytes: [UInt8]
  /// Where the next read begins.
  var offset = 0

  init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  /// How many bytes are left.
  var remaining: Int { bytes.count - offset }

  mutating func byte() -> UInt8? {
    guard remaining >= 1 else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// A number of up to four bytes whose first byte weighs most.
  mutating func bigEndian(_ count: Int) -> Int? {
    guard remaining >= count else { return nil }
    defer { offset += count }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number of up to four bytes whose first byte weighs least.
  mutating func littleEndian(_ count: Int) -> Int? {
    guard remaining >= count else { return nil }
    defer { offset += count }
    return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Passes over bytes; false, and no move, if there are not so many.
  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, remaining >= count else { return false }
    offset += count
    return true
  }

  /// Whether the bytes at an offset are the ASCII codes of a text.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { codes in
      offset + codes.count <= bytes.count && bytes[offset..<offset + codes.count].elementsEqual(codes)
    }
  }
}
