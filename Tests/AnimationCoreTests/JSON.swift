/// A JSON value, for reading test data.
enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// What is wrong with a file of test data.
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  /// A member of an object.
  subscript(key: String) -> JSON {
    get throws {
      guard case .object(let members) = self, let member = members[key] else {
        throw Malformed(description: "no member named \(key)")
      }
      return member
    }
  }

  /// A member of an object, if it has one by that name.
  func member(_ key: String) -> JSON? {
    if case .object(let members) = self { return members[key] }
    return nil
  }

  var number: Double {
    get throws {
      guard case .number(let value) = self else { throw Malformed(description: "\(self) is not a number") }
      return value
    }
  }

  /// A number, or nothing for null.
  var numberOrNull: Double? {
    get throws {
      if case .null = self { return nil }
      return try number
    }
  }

  var integer: Int {
    get throws {
      guard let value = Int(exactly: try number) else { throw Malformed(description: "\(self) is not whole") }
      return value
    }
  }

  var string: String {
    get throws {
      guard case .string(let value) = self else { throw Malformed(description: "\(self) is not a string") }
      return value
    }
  }

  var bool: Bool {
    get throws {
      guard case .bool(let value) = self else { throw Malformed(description: "\(self) is not true or false") }
      return value
    }
  }

  var array: [JSON] {
    get throws {
      guard case .array(let values) = self else { throw Malformed(description: "\(self) is not an array") }
      return values
    }
  }

  var numbers: [Double] {
    get throws { try array.map { try $0.number } }
  }
}
