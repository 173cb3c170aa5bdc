/// Tells what a file is from its first bytes.
enum PictureSignature {
  /// The picture format; a file that is something else is named in the error.
  static func format(of bytes: [UInt8]) throws(PictureError) -> PictureHeader.Format {
    if bytes.starts(with: PNGHeader.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    let reader = ByteReader(bytes)
    if reader.has("RIFF", at: 0) && reader.has("WEBP", at: 8) { return .webP }
    for other in otherFormats where reader.has(other.text, at: other.offset) {
      if other.isPicture { throw .unsupported(other.name) }
      throw .notAPicture(looksLike: other.name)
    }
    guard !bytes.isEmpty else { throw .notAPicture(looksLike: "an empty file") }
    if let cut = [PNGHeader.signature, [0xFF, 0xD8]].firstIndex(where: { $0.starts(with: bytes) }) {
      throw .truncated(cut == 0 ? .png : .jpeg)
    }
    if bytes.starts(with: [0x1F, 0x8B]) { throw .unsupported("a gzip file (is it an SVGZ? unpack it)") }
    return try textFormat(bytes)
  }

  private struct OtherFormat {
    let text: StaticString
    var offset = 0
    let name: String
    var isPicture = true
  }

  private static let otherFormats = [
    OtherFormat(text: "GIF8", name: "a GIF"),
    OtherFormat(text: "II*\0", name: "a TIFF"),
    OtherFormat(text: "MM\0*", name: "a TIFF"),
    OtherFormat(text: "ftypavif", offset: 4, name: "an AVIF"),
    OtherFormat(text: "ftyphei", offset: 4, name: "a HEIC"),
    OtherFormat(text: "ftypmif1", offset: 4, name: "a HEIC"),
    OtherFormat(text: "8BPS", name: "a Photoshop file"),
    OtherFormat(text: "%PDF", name: "a PDF", isPicture: false),
    OtherFormat(text: "PK\u{3}\u{4}", name: "a ZIP archive", isPicture: false),
    OtherFormat(text: "ftyp", offset: 4, name: "a video", isPicture: false),
    OtherFormat(text: "RIFF", name: "a sound or video", isPicture: false),
    OtherFormat(text: "version https://git-lfs", name: "a Git LFS pointer (run git lfs pull)", isPicture: false),
  ]

  /// How far into a text the root element of a drawing is looked for: editors put licences before it.
  private static let rootSearchLength = 65_536

  /// How many bytes are looked at to call a file text.
  private static let textSampleLength = 512

  private static func textFormat(_ bytes: [UInt8]) throws(PictureError) -> PictureHeader.Format {
    let head = bytes.prefix(rootSearchLength)
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let body = head.starts(with: byteOrderMark) ? head.dropFirst(byteOrderMark.count) : head
    let first = body.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    if first == UInt8(ascii: "<") {
      if contains("<svg", in: body) || contains(":svg", in: body) { return .svg }
      throw .notAPicture(looksLike: contains("<html", in: body) ? "an HTML page" : "XML without an svg element")
    }
    let sample = bytes.prefix(textSampleLength)
    let isText = sample.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    if isText { throw .notAPicture(looksLike: "a text") }
    if bytes.starts(with: Array("BM".utf8)) { throw .unsupported("a BMP") }
    let start = bytes.prefix(4).map { hexadecimal($0) }.joined(separator: " ")
    throw .notAPicture(looksLike: "unknown data (it begins \(start))")
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  private static func contains(_ text: StaticString, in bytes: ArraySlice<UInt8>) -> Bool {
    text.withUTF8Buffer { codes in
      guard let first = codes.first, bytes.count >= codes.count else { return false }
      return bytes.indices.dropLast(codes.count - 1).contains { index in
        bytes[index] == first && bytes[index..<index + codes.count].elementsEqual(codes)
      }
    }
  }
}
