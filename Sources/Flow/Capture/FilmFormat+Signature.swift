extension FilmFormat {
  /// How many bytes of a file are needed to tell what it is.
  static let signatureLength = 12

  /// What is wrong with a film that begins with some bytes, the first ``signatureLength`` or all there are; nil for nothing.
  ///
  /// An encoder that leaves without a complaint may have written nothing all the same, or something else.
  ///
  /// - Source: GIF89a; RIFF (WebP container); ISO 14496-12, 4.3; RFC 8794, 8.1 (EBML, of which WebM is made).
  func fault(beginningWith bytes: [UInt8]) -> String? {
    if bytes.isEmpty { return "the encoder ended without a complaint, but wrote nothing" }
    let isWhole =
      switch self {
      case .gif: bytes.starts(with: Array("GIF8".utf8))
      case .webp: bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
      case .mp4: bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
      case .webm: bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
      }
    return isWhole ? nil : "the encoder ended without a complaint, but what it wrote is no .\(rawValue)"
  }
}
