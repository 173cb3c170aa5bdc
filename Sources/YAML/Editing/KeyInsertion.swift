import Notation

/// Where a file may say something that it does not say yet: a key of a mapping that is written.
public struct KeyInsertion: Hashable, Sendable {
  /// The keys and places that lead to the mapping that is written.
  public var mapping: [String]
  /// The key, after those of mappings that are not written either: `[pulse, duration]`.
  public var keys: [String]
  /// The keys of the mapping after which it belongs, in the order of the format.
  public var predecessors: [String]

  /// Names a place.
  public init(mapping: [String], keys: [String], predecessors: [String]) {
    self.mapping = mapping
    self.keys = keys
    self.predecessors = predecessors
  }

  /// The file with the key.
  ///
  /// Between brackets it follows its predecessor, else it gets a line of its own, indented as its neighbours. Every other
  /// byte stays, and both files are read and compared: what is new is the one value, or nothing is changed at all.
  ///
  /// - Parameters:
  ///   - text: the value, as the reader shall get it.
  ///   - source: the file.
  /// - Cost: reads the file twice.
  public func adding(_ text: String, to source: SourceFile) throws(ScalarEditError) -> [UInt8] {
    guard let root = YAMLReader.root(of: source), let node = root.descendant(mapping),
      case .mapping(let pairs) = node.content, !keys.isEmpty
    else { throw .notThere }
    var bytes = source.bytes
    switch source.text(in: node.range).first {
    case "*": throw .alias
    case "&", "!": throw .anchor
    case "{":
      let last = predecessor(among: pairs)
      let place = last.map { max($0.keyRange.end, $0.value.range.end) } ?? node.range.start + 1
      let written = written(text)
      let separated = last != nil ? ", " + written : pairs.isEmpty ? written : written + ", "
      bytes.insert(contentsOf: separated.utf8, at: place)
    default:
      guard let last = predecessor(among: pairs) ?? pairs.last else { throw .notThere }
      let indentation = source.position(at: last.keyRange.start).column - 1
      let end = source.endOfLine(after: max(last.keyRange.end, last.value.range.end))
      let line = source.lineEnd + String(repeating: " ", count: indentation) + written(text)
      bytes.insert(contentsOf: line.utf8, at: end)
    }
    let edited = SourceFile(name: source.name, bytes: bytes)
    guard let before = YAMLLeaf.all(in: source), var after = YAMLLeaf.all(in: edited),
      let index = after.firstIndex(where: { $0.path == mapping + keys })
    else { throw .changesMore }
    let added = after.remove(at: index)
    guard added.text == text, before.map(\.path) == after.map(\.path), before.map(\.text) == after.map(\.text)
    else { throw .changesMore }
    return bytes
  }

  /// The pair that it follows: the last of those that come before it in the format.
  private func predecessor(among pairs: [SourcePair]) -> SourcePair? {
    pairs.last { predecessors.contains($0.key) }
  }

  /// The key with its value, mappings that are not written between brackets.
  private func written(_ text: String) -> String {
    let value = YAMLText.isPlain(text) ? text : YAMLText.doubleQuoted(text)
    let inner = keys.dropFirst().reversed().reduce(value) { "{\($1): \($0)}" }
    return "\(keys[0]): \(inner)"
  }
}

extension SourceFile {
  /// Where the line ends that a place is on, or the one before it where only white space stands in between.
  fileprivate func endOfLine(after place: Int) -> Int {
    var end = place
    // A block of text is reported to end where the next thing starts.
    while end > 0, [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[end - 1]) { end -= 1 }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    return end
  }

  /// How lines of the file end.
  fileprivate var lineEnd: String { bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }
}

extension SourceNode {
  /// What keys and places lead to; nothing when they lead nowhere.
  fileprivate func descendant(_ path: [String]) -> SourceNode? {
    var node = self
    for step in path {
      let next: SourceNode? =
        switch node.content {
        case .mapping: node[step]
        case .sequence(let nodes): Int(step).flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
        case .scalar: nil
        }
      guard let next else { return nil }
      node = next
    }
    return node
  }
}
