import Notation

/// What is wrong with a file before it is looked at as YAML.
enum YAMLEncodingCheck {
  /// The first thing that keeps the bytes from being text that YAML allows, or nothing.
  static func fault(in source: SourceFile) -> Diagnostic? {
    let bytes = source.bytes
    guard bytes.count <= YAMLLimits.fileSize else {
      let limit = YAMLLimits.fileSize / (1024 * 1024)
      return Diagnostic(
        .error, .fileTooLarge, "the file has \(bytes.count) bytes; the limit is \(limit) MiB", file: source.name,
        hint: "pictures belong in files of their own; split the rest")
    }
    if isUTF16(bytes) {
      return Diagnostic(
        .error, .encoding, "the file is UTF-16; only UTF-8 is read", file: source.name,
        hint: "save it as UTF-8 in your editor, or run: iconv -f UTF-16 -t UTF-8")
    }
    return invalidSequence(in: source) ?? controlCharacter(in: source) ?? tooManyDirectives(in: source)
  }

  /// UTF-16 shows by its byte order mark, or by the zero half of its first character.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    return switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): true
    case (0, 1...), (1..., 0): true
    default: false
    }
  }

  private static func invalidSequence(in source: SourceFile) -> Diagnostic? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: source.bytes.span)
      return nil
    } catch {
      let range = SourceRange(start: error.byteOffsets.lowerBound, end: error.byteOffsets.upperBound)
      return Diagnostic(
        .error, .encoding, "the file is not UTF-8: byte 0x\(hexadecimal(UInt32(source.bytes[range.start])))",
        in: source, at: range, hint: "save it as UTF-8 in your editor")
    }
  }

  /// Finds a character that YAML does not allow anywhere.
  private static func controlCharacter(in source: SourceFile) -> Diagnostic? {
    let bytes = source.bytes
    for index in source.contentStart..<bytes.count {
      let value: UInt32
      switch bytes[index] {
      case 0x09, 0x0A, 0x0D, 0x20...0x7E: continue
      case 0...0x1F, 0x7F: value = UInt32(bytes[index])
      case 0xC2 where bytes[index + 1] < 0xA0 && bytes[index + 1] != 0x85: value = UInt32(bytes[index + 1])
      case 0xEF where bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF: value = 0xFEFF
      case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE: value = 0xFF40 + UInt32(bytes[index + 2])
      default: continue
      }
      let range = SourceRange(start: index, end: index + 1)
      if value == 0 {
        return Diagnostic(
          .error, .encoding, "the file holds a NUL byte: it is no text file", in: source, at: range)
      }
      return Diagnostic(
        .error, .encoding, "control character U+\(hexadecimal(value, digits: 4))", in: source, at: range,
        hint: "delete it")
    }
    return nil
  }

  private static func tooManyDirectives(in source: SourceFile) -> Diagnostic? {
    var count = 0
    let bytes = source.bytes
    for index in bytes.indices where bytes[index] == UInt8(ascii: "%") {
      guard index == source.contentStart || [0x0A, 0x0D].contains(bytes[index - 1]) else { continue }
      count += 1
      if count > YAMLLimits.directives {
        return Diagnostic(
          .error, .yamlLimit, "more than \(YAMLLimits.directives) lines begin with '%'", in: source,
          at: SourceRange(start: index, end: index + 1), hint: "a deck needs no YAML directive; delete them")
      }
    }
    return nil
  }
}
