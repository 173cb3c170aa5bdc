/// A half-open run of bytes in a source file.
///
/// Places are kept as byte offsets, which cost nothing to carry and are what a write-back needs;
/// ``SourceFile/position(at:)`` turns one into a line and a column when it has to be shown.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset after the last byte.
  public var end: Int

  /// Makes a range from its first byte and the byte after its last.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The start of a file: the place of what was never written.
  public static let fileStart = SourceRange(start: 0, end: 0)
}

/// A line and a column, both counted from 1.
///
/// - Units: the column counts Unicode scalars of the line, as compilers and most editors do.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Makes a position from a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The name and the bytes of a file that diagnostics point into.
///
/// The name is only shown, never opened.
public struct SourceFile: Hashable, Sendable {
  /// What diagnostics call the file, usually the path as the user gave it.
  public let name: String
  /// The content, which need not be valid UTF-8.
  public let bytes: [UInt8]

  /// Makes a source file from bytes that were read elsewhere.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The line and column of a byte; an offset past the end counts as the end.
  ///
  /// Lines end with a line feed, a carriage return, or both, as in editors. A byte order mark takes no column.
  ///
  /// - Cost: reads the file up to the offset, since a file without errors should not pay for an index.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    var line = 1
    var lineStart = contentStart
    for index in 0..<offset where endsLine(at: index) {
      line += 1
      lineStart = index + 1
    }
    return SourcePosition(line: line, column: scalarCount(from: lineStart, to: offset) + 1)
  }

  /// The offset of the first byte after a byte order mark.
  public var contentStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The bytes of the line that holds an offset, without its line end and without a byte order mark.
  package func line(around offset: Int) -> SourceRange {
    var start = min(max(contentStart, offset), bytes.count)
    while start > contentStart, !endsLine(at: start - 1) { start -= 1 }
    var end = start
    while end < bytes.count, !isLineBreak(bytes[end]) { end += 1 }
    return SourceRange(start: start, end: end)
  }

  /// How many scalars start in a run of bytes; bytes that continue a scalar do not count.
  func scalarCount(from start: Int, to end: Int) -> Int {
    guard start < end else { return 0 }
    return bytes[start..<end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// The text of a range; invalid bytes become the replacement character.
  public func text(in range: SourceRange) -> String {
    let start = min(max(0, range.start), bytes.count)
    return String(decoding: bytes[start..<min(max(start, range.end), bytes.count)], as: UTF8.self)
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Whether the byte is the last of a line end; the first half of CR LF is not.
  private func endsLine(at index: Int) -> Bool {
    if bytes[index] == UInt8(ascii: "\n") { return true }
    return bytes[index] == UInt8(ascii: "\r")
      && !(index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n"))
  }
}

/// A value together with the place where it was written.
public struct Located<Value> {
  /// What was written.
  public var value: Value
  /// Where it was written.
  public var range: SourceRange

  /// Makes a located value.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
