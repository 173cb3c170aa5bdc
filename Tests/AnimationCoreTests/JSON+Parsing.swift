extension JSON {
  /// Reads a document.
  ///
  /// Foundation's decoder refuses numbers below the smallest double, which golden vectors do hold; here they are 0.
  init(parsing text: some Sequence<UInt8>) throws {
    var reader = Reader(bytes: Array(text))
    self = try reader.value()
    reader.skipSpace()
    guard reader.position == reader.bytes.count else { throw reader.malformed("more after the end") }
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    func malformed(_ what: String) -> Malformed { Malformed(description: "\(what) at byte \(position)") }

    mutating func skipSpace() {
      while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
    }

    /// Takes a character if it is next.
    mutating func take(_ character: Character) -> Bool {
      skipSpace()
      guard position < bytes.count, bytes[position] == character.asciiValue else { return false }
      position += 1
      return true
    }

    mutating func value() throws -> JSON {
      if take("{") { return try object() }
      if take("[") { return try array() }
      if take("\"") { return .string(try string()) }
      let word = word()
      switch word {
      case "null": return .null
      case "true": return .bool(true)
      case "false": return .bool(false)
      default:
        guard let number = Double(word) else { throw malformed("no value") }
        return .number(number)
      }
    }

    private mutating func object() throws -> JSON {
      var members: [String: JSON] = [:]
      if take("}") { return .object(members) }
      repeat {
        guard take("\"") else { throw malformed("no name") }
        let name = try string()
        guard take(":") else { throw malformed("no colon") }
        members[name] = try value()
      } while take(",")
      guard take("}") else { throw malformed("no end of an object") }
      return .object(members)
    }

    private mutating func array() throws -> JSON {
      var values: [JSON] = []
      if take("]") { return .array(values) }
      repeat { values.append(try value()) } while take(",")
      guard take("]") else { throw malformed("no end of an array") }
      return .array(values)
    }

    /// The rest of a string; escapes are kept as they are written, but do not end it.
    private mutating func string() throws -> String {
      let start = position
      while position < bytes.count, bytes[position] != 0x22 {
        position += bytes[position] == 0x5C ? 2 : 1
      }
      guard position < bytes.count else { throw malformed("no end of a string") }
      position += 1
      return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }

    private mutating func word() -> String {
      skipSpace()
      let start = position
      while position < bytes.count, !", ]}\n\r\t".utf8.contains(bytes[position]) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
  }
}
