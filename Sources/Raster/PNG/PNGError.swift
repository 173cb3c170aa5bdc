/// Why a PNG file could not be written or read.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not begin as a PNG file does.
  case notPNG
  /// The bytes end before the file does.
  case truncated
  /// The file contradicts itself; how.
  case damaged(String)
  /// The library refused; its own words.
  case library(String)
  /// A note's keyword is not 1 to 79 Latin-1 characters, or its text holds a character beyond Latin-1.
  case unwritableNote(keyword: String)
  /// A side is zero or the picture has more pixels than the limit.
  case size(width: Int, height: Int)

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .truncated: "the PNG file ends too early"
    case .damaged(let reason): "the PNG file is damaged: \(reason)"
    case .library(let reason): "libpng: \(reason)"
    case .unwritableNote(let keyword): "a note named \"\(keyword)\" cannot be written into a PNG file"
    case .size(let width, let height): "a picture of \(width) x \(height) pixels is not possible"
    }
  }
}
