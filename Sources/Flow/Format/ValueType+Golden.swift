import Notation

extension ValueType where Value == String {
  /// The path of a golden, beside the flow or below it: a strange flow must not write over other files.
  ///
  /// Whether a symbolic link leads out of the flow's folder is found out when the file is opened.
  static var golden: ValueType {
    ValueType(
      .notation(.golden), accepts: { $0.scalar != nil },
      read: { node, decoder in
        guard let path = node.scalar?.text else {
          decoder.reportWrongType(node, expected: "the path of a PNG file")
          return nil
        }
        guard let fault = goldenPathFault(path) else { return path }
        decoder.report(
          .goldenPath, at: node.range, "the golden's path \(path.quoted) \(fault)",
          hint: "name a .png file in the flow's folder, or in one below it")
        return nil
      },
      write: { $0 })
  }
}

extension ValueNotation {
  /// Paths of goldens.
  fileprivate static let golden = ValueNotation(
    "golden", phrase: "the path of a golden",
    summary: """
      The path of a PNG file, relative to the flow file, with `/` between folders. It stays inside the flow's folder: \
      `..` and absolute paths are errors.
      """,
    examples: ["goldens/home.png"], pattern: "^(?!/)(?!(.*/)?\\.\\.(/|$)).+\\.png$")
}

extension Diagnostic.Code {
  /// A golden's path that leaves the flow's folder or names no PNG file.
  public static let goldenPath = Self(rawValue: "golden-path")
}

/// The longest path, in bytes: what Linux takes.
private let longestPath = 4_096

/// What is wrong with a golden's path, as the end of a sentence.
private func goldenPathFault(_ path: String) -> String? {
  if path.utf8.count > longestPath { return "is longer than \(longestPath) bytes" }
  if path.hasPrefix("/") || path.hasPrefix("~") { return "is absolute" }
  if path.split(separator: "/").contains("..") { return "leaves the flow's folder" }
  if path.unicodeScalars.contains(where: \.steersTerminal) { return "holds a character that cannot be shown" }
  if !path.hasSuffix(".png") || path.hasSuffix("/.png") || path == ".png" { return "names no PNG file" }
  return nil
}
