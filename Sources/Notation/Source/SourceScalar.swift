/// A single value as it is written, and what YAML says it means.
///
/// ``text`` is the truth: a key that takes text takes `no`, `1e3` and `2024` as they stand. ``value`` is the
/// reading by the core schema of YAML 1.2, narrowed to what cannot be misread: `yes`, `no`, `on` and `off` are
/// text, and so are numbers that YAML's versions disagree about (`010`, `1_000`, `12:30`).
public struct SourceScalar: Hashable, Sendable {
  /// What a plain word means.
  public enum Value: Hashable, Sendable {
    /// Nothing: `~`, `null` or empty.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number; infinite when it is written so or too large, not a number when `.nan` is written.
    case number(Double)
    /// Anything else, and everything in quotes.
    case text
  }

  /// The longest text that is looked at as a number, in bytes: longer ones are chapters.
  private static let longestNumber = 64

  /// The text without quotes and escapes.
  public var text: String
  /// Whether it is written without quotes, not as a block, and without a tag that makes it text.
  public var isPlain: Bool

  /// Makes a scalar.
  public init(_ text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// What the scalar means.
  public var value: Value {
    guard isPlain, text.utf8.count <= Self.longestNumber else { return .text }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case ".nan", ".NaN", ".NAN": return .number(.nan)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .number(-.infinity)
    default: return Double(decimal: text).map(Value.number) ?? .text
    }
  }
}

extension Double {
  /// Reads a decimal number: a sign, digits with at most one point, an exponent.
  ///
  /// Stricter than `Double.init(_:)`, which takes hexadecimal and words: a leading zero (`010`) is refused because
  /// it is eight to one YAML and ten to another. A number too large becomes infinite.
  package init?(decimal text: some StringProtocol) {
    var rest = Substring(text)
    if rest.first == "-" || rest.first == "+" { rest.removeFirst() }
    let mantissa = rest.prefix { $0 != "e" && $0 != "E" }
    let exponent = rest.dropFirst(mantissa.count)
    let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy(\.isDecimalDigit) }) else { return nil }
    guard parts.contains(where: { !$0.isEmpty }) else { return nil }
    if let whole = parts.first, whole.count > 1, whole.first == "0" { return nil }
    if !exponent.isEmpty {
      var digits = exponent.dropFirst()
      if digits.first == "-" || digits.first == "+" { digits.removeFirst() }
      guard !digits.isEmpty, digits.allSatisfy(\.isDecimalDigit) else { return nil }
    }
    self.init(String(text))
  }
}

extension Character {
  /// Whether this is one of the ten digits of ASCII.
  package var isDecimalDigit: Bool { isASCII && isWholeNumber }
}
