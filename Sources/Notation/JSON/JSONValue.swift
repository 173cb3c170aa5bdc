/// A JSON document as a value, to be written.
///
/// Keys keep the order in which they were given, so that two reports of the same kind can be compared line by line.
/// There is no reader: JSON is YAML, and ``YAMLReader`` says where a fault is.
public enum JSONValue: Hashable, Sendable {
  /// Nothing; also how numbers are written that JSON has no words for.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; infinite ones and those that are none are written as `null`.
  case number(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Keys with values, in order.
  case object([Member])

  /// One key of an object and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A number, or nothing.
  public static func number(_ value: Double?) -> JSONValue { value.map(Self.number) ?? .null }

  /// A text, or nothing.
  public static func string(_ value: String?) -> JSONValue { value.map(Self.string) ?? .null }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Makes a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Makes a list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Makes an object whose keys keep their order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
