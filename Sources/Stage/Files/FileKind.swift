import Glibc

/// What stands at a path.
public enum FileKind: Hashable, Sendable {
  case file, folder, link, pipe, device, socket

  /// What stands at a path; nothing when nothing does.
  ///
  /// - Parameter followsLinks: whether a link counts as what it leads to.
  public init?(at path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
  }

  /// Why something else than a file is refused, as the end of a sentence; nothing for a file.
  var refusal: String? {
    switch self {
    case .file: nil
    case .folder: "is a directory; a file was expected"
    case .link:
      "is a symbolic link, and nothing is written through one: name the file that it leads to, or remove the link"
    case .pipe: "is a pipe; a file was expected"
    case .device: "is a device; a file was expected"
    case .socket: "is a socket; a file was expected"
    }
  }
}
