extension ValueNotation {
  /// Names of screens and of things on them.
  package static let identifier = ValueNotation(
    "id", phrase: "an id",
    summary: """
      Letters of any script, digits, `-` and `_`, at most 64 of them; it begins with a letter. \
      Ids are how `go`, coach marks and flows name things.
      """,
    examples: ["home", "fruits", "like-button"],
    pattern: "^[^\\s\\d_\\-\\[\\](){},.:;'\"#/\\\\][^\\s\\[\\](){},.:;'\"#/\\\\]{0,63}$")

  /// Paths of pictures.
  package static let picture = ValueNotation(
    "picture path", phrase: "the path of a picture",
    summary: """
      The path of an SVG, PNG, JPEG or WebP file, relative to the deck file, with `/` between folders. \
      It stays inside the deck's folder: `..`, absolute paths and addresses are errors.
      """,
    examples: ["images/harbour.svg"], pattern: "^(?!/)(?!.*\\\\)(?!.*://)(?!(.*/)?\\.\\.(/|$)).+$")
}

extension ValueType where Value == String {
  /// An id.
  package static var identifier: ValueType {
    ValueType(
      .notation(.identifier), accepts: { $0.scalar != nil },
      read: { node, decoder in
        guard let text = node.scalar?.text, let first = text.first, first.isLetter,
          text.count <= ValueLimits.identifierLength,
          text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        else {
          decoder.reportNotation(
            .identifier, node, hint: "an id begins with a letter and holds letters, digits, - and _, at most 64")
          return nil
        }
        return text
      },
      write: { $0 })
  }

  /// The path of a picture inside the deck's folder.
  ///
  /// Whether there is such a file, and whether a symbolic link leads out of the folder, is for those to find out
  /// who open files.
  package static var picture: ValueType {
    ValueType(
      .notation(.picture), accepts: { $0.scalar != nil },
      read: { node, decoder in
        guard let path = node.scalar?.text else {
          let named = ["image", "file", "path"].lazy.compactMap { node[$0]?.scalar?.text }.first
          decoder.reportNotation(.picture, node, hint: named.map { "write \($0.quoted) alone: one file is shown" })
          return nil
        }
        guard let fault = picturePathFault(path) else { return decoder.checkedText(path, at: node) }
        decoder.report(
          .picturePath, at: node.range, "the picture path \(path.quoted) \(fault)",
          hint: "put the picture into the deck's folder and name it from there")
        return nil
      },
      write: { $0 })
  }
}

/// What is wrong with a picture's path, as the end of a sentence.
private func picturePathFault(_ path: String) -> String? {
  if path.isEmpty { return "is empty" }
  if path.utf8.count > ValueLimits.pathLength { return "is longer than \(ValueLimits.pathLength) bytes" }
  if path.contains("://") { return "is an address; pictures are files" }
  if path.contains("\\") { return "has a backslash; folders are divided by /" }
  if path.hasPrefix("/") || path.hasPrefix("~") { return "is absolute" }
  if path.split(separator: "/").contains("..") { return "leaves the deck's folder" }
  return nil
}

extension ValueType where Value == Located<String> {
  /// The id of a screen; whether it is there is checked when all screens are known.
  package static var screen: ValueType { ValueType<String>.identifier.located }
  /// The id of a thing on a screen.
  package static var identifier: ValueType { ValueType<String>.identifier.located }
  /// The path of a picture.
  package static var picture: ValueType { ValueType<String>.picture.located }
}
