import Stage

/// What a capture makes, as its path says.
public enum CaptureOutput: Hashable, Sendable {
  /// One PNG file: a picture, or a contact sheet of several.
  case picture(String)
  /// A folder of numbered PNG files.
  case sequence(String)
  /// One file that moves.
  case film(String, FilmFormat)

  /// Reads a path: `.png` and `-` are pictures, `.gif`, `.webp`, `.mp4` and `.webm` films; a path without an extension
  /// or with a slash at its end is a folder.
  ///
  /// - Errors: another extension.
  public init(path: String) throws(FileError) {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let hasExtension = parts.count > 1 && parts.first != "" && parts.last != ""
    let ending = hasExtension ? parts.last.map { $0.lowercased() } ?? "" : ""
    if path == FileSystem.standardStream || (ending == "png" && !FileSystem.isDirectory(path)) {
      self = .picture(path)
    } else if path.hasSuffix("/") || FileSystem.isDirectory(path) || !hasExtension {
      self = .sequence(path)
    } else if let format = FilmFormat(rawValue: ending) {
      self = .film(path, format)
    } else {
      let endings = (["png"] + FilmFormat.allCases.map(\.rawValue)).map { "." + $0 }.joined(separator: ", ")
      throw FileError(
        path: path, reason: ".\(ending) is not a format that is written; use \(endings) or the name of a folder")
    }
  }

  /// The file or folder.
  public var path: String {
    switch self {
    case .picture(let path), .sequence(let path), .film(let path, _): path
    }
  }

  /// The name of a picture in a folder.
  ///
  /// - Parameter count: how many there are; all names have the same length, so that they sort.
  public static func name(ofPicture number: Int, of count: Int) -> String {
    let shortest = 4
    let digits = String(number)
    let width = max(shortest, String(max(count - 1, 0)).count)
    return "frame-" + String(repeating: "0", count: width - digits.count) + digits + ".png"
  }

  /// Whether a file in a folder has the name of one of its pictures.
  static func isName(ofPicture name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst("frame-".count).dropLast(".png".count)
    return digits.count >= 4 && digits.allSatisfy(\.isDecimalDigit)
  }
}

extension Character {
  fileprivate var isDecimalDigit: Bool { isASCII && isNumber }
}
