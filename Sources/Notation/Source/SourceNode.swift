/// A node of a YAML document, with the place where it is written.
///
/// The tree holds no aliases: each stands replaced by what it names. Keys are always text.
public struct SourceNode: Hashable, Sendable {
  /// What a node can be.
  public enum Content: Hashable, Sendable {
    /// A single value, or nothing at all.
    case scalar(SourceScalar)
    /// A list.
    case sequence([SourceNode])
    /// Keys with values, in the order of the file, each key once.
    case mapping([SourcePair])
  }

  /// What the node is.
  public var content: Content
  /// Where it is written: quotes and brackets included; of an alias, the alias.
  public var range: SourceRange

  /// Makes a node.
  public init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
  }

  /// The value of a key, when the node is a mapping that has it.
  public subscript(key: String) -> SourceNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// Whether nothing is written: `~`, `null`, or no value after a key.
  public var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.value == .null } else { false }
  }
}

/// A key and its value.
public struct SourcePair: Hashable, Sendable {
  /// The key's text.
  public var key: String
  /// Where the key is written.
  public var keyRange: SourceRange
  /// The value.
  public var value: SourceNode

  /// Makes a pair.
  public init(key: String, keyRange: SourceRange, value: SourceNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
