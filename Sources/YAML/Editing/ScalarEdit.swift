import Notation

/// Why a value was not changed in its file.
public enum ScalarEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value is written as `*name`: changing it would need the place that the name stands for.
  case alias
  /// The value has a name (`&name`) or a tag (`!tag`): others may depend on it.
  case anchor
  /// The value is written over several lines.
  case multipleLines
  /// The place does not hold what was expected there.
  case notThere
  /// The file would mean something else besides the value.
  case changesMore
  /// The key does not take the value.
  case notTaken

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .alias: "the value is an alias; change it where its anchor stands"
    case .anchor: "the value has an anchor or a tag that others may use; change it in the file"
    case .multipleLines: "the value takes several lines; change it in the file"
    case .notThere: "the value is no longer where it was"
    case .notTaken: "the deck does not take this value here"
    case .changesMore: "writing the value here would change more than the value; change it in the file"
    }
  }
}

/// Puts another value in the place of one, and leaves every other byte of the file as it is.
public enum ScalarEdit {
  /// The file with another value.
  ///
  /// The value keeps its quotes where it has some, and gets them where YAML needs them. Both files are read and
  /// compared: what differs is the one value, or nothing is changed at all.
  ///
  /// - Parameters:
  ///   - text: the value, as the reader shall get it.
  ///   - range: where the present value is written, quotes included.
  ///   - source: the file.
  /// - Cost: reads the file twice.
  public static func replacing(
    _ range: SourceRange, with text: String, in source: SourceFile
  ) throws(ScalarEditError) -> [UInt8] {
    guard range.start < range.end, range.end <= source.bytes.count else { throw .notThere }
    let written = source.text(in: range)
    switch written.first {
    case "*": throw .alias
    case "&", "!": throw .anchor
    case "|", ">": throw .multipleLines
    default: if written.contains(where: \.isNewline) { throw .multipleLines }
    }
    var bytes = source.bytes
    bytes.replaceSubrange(range.start..<range.end, with: Array(quoted(text, like: written).utf8))
    let edited = SourceFile(name: source.name, bytes: bytes)
    guard let before = YAMLLeaf.all(in: source), let after = YAMLLeaf.all(in: edited) else { throw .changesMore }
    guard let index = before.firstIndex(where: { $0.range == range }) else { throw .notThere }
    guard before.count == after.count,
      before.indices.allSatisfy({ before[$0].path == after[$0].path }),
      before.indices.allSatisfy({ $0 == index || before[$0].text == after[$0].text }), after[index].text == text
    else { throw .changesMore }
    return bytes
  }

  /// The value with the quotes of the one that it replaces.
  private static func quoted(_ text: String, like written: String) -> String {
    switch written.first {
    case "\"": YAMLText.doubleQuoted(text)
    case "'": YAMLText.singleQuoted(text)
    default: YAMLText.isPlain(text) ? text : YAMLText.doubleQuoted(text)
    }
  }
}
