import Glibc
import Notation

/// A file that could not be read or written, in words for the user.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public let path: String
  /// What went wrong, and what to do where that is not plain.
  public let reason: String

  /// Makes an error.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Makes an error from the C library's error number.
  init(path: String, errno code: Int32) {
    let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    self.init(path: path, reason: words.prefix(1).lowercased() + words.dropFirst())
  }

  /// The path and the reason, on one line that steers no terminal.
  public var description: String { "\(path.safeForTerminal): \(reason.safeForTerminal)" }
}
