import Deck
import Stage

/// What a capture makes, as its path says.
public enum CaptureOutput: Hashable, Sendable {
  /// One PNG file: a picture, or a contact sheet of several.
  case picture(String)
  /// A folder of numbered PNG files.
  case sequence(String)

  /// Reads a path: `.png` and `-` are pictures, a path without an extension or with a slash at its end is a folder.
  ///
  /// - Errors: another extension.
  public init(path: String) throws(FileError) {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let hasExtension = parts.count > 1 && parts.first != "" && parts.last != ""
    if path == FileSystem.standardStream || path.lowercased().hasSuffix(".png") {
      self = .picture(path)
    } else if path.hasSuffix("/") || FileSystem.isDirectory(path) || !hasExtension {
      self = .sequence(path)
    } else {
      throw FileError(
        path: path, reason: "\(parts.last.map { ".\($0)" } ?? "") is not a format that is written; use .png or a folder"
      )
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
}
