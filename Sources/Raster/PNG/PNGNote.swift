/// A short text kept inside a PNG file, such as the version of a font that was used.
///
/// - Source: PNG specification, section 11.3.4.3, tEXt: keyword, zero, text, both in Latin-1.
public struct PNGNote: Hashable, Sendable {
  /// What the text is about: 1 to 79 Latin-1 characters.
  public var keyword: String
  /// The text in Latin-1; line feeds are allowed.
  public var text: String

  /// Makes a note.
  public init(_ keyword: String, _ text: String) {
    self.keyword = keyword
    self.text = text
  }

  private static let chunkName: [UInt8] = Array("tEXt".utf8)
  /// The signature and the whole IHDR chunk, after which notes may stand.
  private static let headLength = 8 + 25

  static func insert(_ notes: [PNGNote], into file: [UInt8]) throws(PNGError) -> [UInt8] {
    guard !notes.isEmpty else { return file }
    var result = Array(file.prefix(headLength))
    for note in notes { result += try note.chunk() }
    return result + file.dropFirst(headLength)
  }

  static func read(from file: [UInt8]) throws(PNGError) -> [PNGNote] {
    guard file.starts(with: PNGHeader.signature) else { throw .notPNG }
    var reader = ByteReader(file, at: PNGHeader.signature.count)
    var notes: [PNGNote] = []
    while let length = reader.bigEndian(4) {
      let isNote = reader.has("tEXt", at: reader.offset)
      let start = reader.offset + chunkName.count
      guard reader.skip(chunkName.count + length + 4) else { throw .truncated }
      let content = file[start..<start + length]
      guard isNote, let zero = content.firstIndex(of: 0) else { continue }
      notes.append(PNGNote(latin1: content[..<zero], content[(zero + 1)...]))
    }
    return notes
  }

  private init(latin1 keyword: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) {
    func string(_ bytes: ArraySlice<UInt8>) -> String {
      String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    self.init(string(keyword), string(text))
  }

  private func chunk() throws(PNGError) -> [UInt8] {
    func latin1(_ string: String) throws(PNGError) -> [UInt8] {
      var bytes: [UInt8] = []
      for scalar in string.unicodeScalars {
        guard let byte = UInt8(exactly: scalar.value), byte != 0 else { throw .unwritableNote(keyword: keyword) }
        bytes.append(byte)
      }
      return bytes
    }
    let name = try latin1(keyword)
    guard (1...79).contains(name.count) else { throw .unwritableNote(keyword: keyword) }
    let content = try name + [0] + latin1(text)
    let named = Self.chunkName + content
    return Self.bigEndian(UInt32(content.count)) + named + Self.bigEndian(CyclicRedundancyCheck(of: named[...]).value)
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }
}
