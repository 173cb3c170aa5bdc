/// What the process that decodes pictures says to an order.
///
/// It may come from a process that a hostile file has taken over: a reader trusts no byte of it.
public enum PictureAnswer: Hashable, Sendable {
  /// The natural size of a drawing, or the size of the bitmap whose pixels are in the memory that came with the order.
  case size(width: Int, height: Int)
  /// Why there is none.
  case failure(PictureError)

  /// The longest message in bytes.
  public static let longest = 1_024
  /// The longest reason that is told, in bytes of UTF-8.
  private static let longestReason = 300
  /// What a message begins with.
  private static let mark: UInt32 = 0x3141_504E

  /// The kinds of message, as numbers.
  private enum Kind: UInt32 {
    case size, sizeless, truncated, wrongSize, damaged
  }

  /// The message.
  public var bytes: [UInt8] {
    switch self {
    case .size(let width, let height): Self.message(.size, width, height)
    case .failure(.size(let width, let height)): Self.message(.wrongSize, width, height)
    case .failure(.sizeless): Self.message(.sizeless)
    case .failure(.truncated(let format)): Self.message(.truncated, Self.number(of: format))
    case .failure(.damaged(let format, let reason)):
      Self.message(.damaged, Self.number(of: format), reason: reason)
    case .failure(let error): Self.message(.damaged, reason: "\(error)")
    }
  }

  private static func number(of format: PictureHeader.Format) -> Int {
    PictureHeader.Format.allCases.firstIndex(of: format) ?? 0
  }

  private static func message(_ kind: Kind, _ first: Int = 0, _ second: Int = 0, reason: String = "") -> [UInt8] {
    var message = MessageWriter()
    message.append(mark)
    message.append(kind.rawValue)
    message.append(UInt32(clamping: first))
    message.append(UInt32(clamping: second))
    return message.bytes + reason.utf8.prefix(longestReason)
  }

  /// Reads a message; nothing where it is none.
  public init?(_ bytes: some Collection<UInt8>) {
    var message = MessageReader(bytes)
    guard bytes.count <= Self.longest, message.number() == Self.mark, let kind = Kind(rawValue: message.number())
    else { return nil }
    let (first, second) = (Int(message.number()), Int(message.number()))
    guard message.isWhole else { return nil }
    let formats = PictureHeader.Format.allCases
    switch kind {
    case .size:
      guard PictureLimits.allows(width: first, height: second) else { return nil }
      self = .size(width: first, height: second)
    case .wrongSize: self = .failure(.size(width: first, height: second))
    case .sizeless: self = .failure(.sizeless)
    case .truncated, .damaged:
      guard first < formats.count else { return nil }
      self = .failure(
        kind == .truncated
          ? .truncated(formats[first])
          : .damaged(formats[first], reason: Self.line(message.rest.prefix(Self.longestReason))))
    }
  }

  /// Bytes as one line of text: what cannot be shown becomes spaces.
  private static func line(_ bytes: some Collection<UInt8>) -> String {
    String(
      String.UnicodeScalarView(String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.isShown ? $0 : " " }))
  }
}

extension Unicode.Scalar {
  /// Whether it is a character of a line, and no control, mark of direction or part of a line end.
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}

/// Numbers put together to a message.
struct MessageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

/// Numbers taken from a message; zeros after its end.
struct MessageReader {
  /// The bytes that no number was taken from.
  private(set) var rest: ArraySlice<UInt8>
  /// Whether every number that was taken was there.
  private(set) var isWhole = true

  init(_ bytes: some Collection<UInt8>) { rest = Array(bytes)[...] }

  mutating func number() -> UInt32 {
    guard rest.count >= MemoryLayout<UInt32>.size else {
      isWhole = false
      rest = []
      return 0
    }
    let number = rest.prefix(MemoryLayout<UInt32>.size).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    rest = rest.dropFirst(MemoryLayout<UInt32>.size)
    return number
  }
}
