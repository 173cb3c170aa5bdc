import Glibc

/// A folder that was opened, so that what is written below it stays below it, whatever links strangers have put there.
///
/// Folders below are opened one from another, links refused; files are made under a name that nobody knows and that was
/// not there, and are then renamed within the folder.
public final class OpenFolder: Sendable {
  /// The path by which messages call it; empty for the current folder.
  public let path: String
  let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Opens a folder that the user has named, links followed.
  ///
  /// - Errors: it is not there, it is no folder, no permission.
  public init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path.isEmpty ? "." : path, errno: errno) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  // MARK: Folders below

  /// Opens a folder below this one.
  ///
  /// A link on the way is followed only where it leads to a folder below this one too.
  ///
  /// - Parameters:
  ///   - names: the folders on the way, the outermost first; none for this folder itself.
  ///   - makes: whether those that are missing are made.
  /// - Errors: a link leads out, something else stands in the way, one is missing or cannot be made.
  func folder(_ names: [String], makes: Bool) throws(FileError) -> OpenFolder {
    try descend(names, makes: makes, followsLinks: true)
  }

  private func descend(_ names: [String], makes: Bool, followsLinks: Bool) throws(FileError) -> OpenFolder {
    var folder = self
    for name in names where name != "." {
      if let next = try folder.inner(name, makes: makes) {
        folder = next
        continue
      }
      let link = FileSystem.join(folder.path, name)
      guard followsLinks, let inside = placeInside(ofLink: link) else {
        let root = path.isEmpty ? "the working directory" : path
        throw FileError(
          path: link, reason: "is a symbolic link that leads out of \(root), and nothing is written through one")
      }
      folder = try descend(inside, makes: false, followsLinks: false)
    }
    return folder
  }

  /// The folder of a name; nothing for a link.
  private func inner(_ name: String, makes: Bool) throws(FileError) -> OpenFolder? {
    let place = FileSystem.join(path, name)
    for isSecondTry in [false, true] {
      let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if inner >= 0 { return OpenFolder(path: place, descriptor: inner) }
      let code = errno
      if code == ENOENT, makes, !isSecondTry {
        guard mkdirat(descriptor, name, 0o755) == 0 || errno == EEXIST else {
          throw FileError(path: place, errno: errno)
        }
        continue
      }
      guard code == ELOOP || code == ENOTDIR else { throw FileError(path: place, errno: code) }
      if kind(of: name) == .link { return nil }
      throw FileError(path: place, reason: "is not a directory")
    }
    throw FileError(path: place, errno: ENOENT)
  }

  /// The way from here to where a link leads, if that lies below.
  private func placeInside(ofLink link: String) -> [String]? {
    guard let root = FileSystem.resolved(path.isEmpty ? "." : path), let place = FileSystem.resolved(link) else {
      return nil
    }
    let prefix = root == "/" ? root : root + "/"
    if place == root { return [] }
    return place.hasPrefix(prefix) ? place.dropFirst(prefix.count).split(separator: "/").map(String.init) : nil
  }

  // MARK: Files in it

  /// What a name in this folder stands for, links not followed; nothing when nothing has it.
  func kind(of name: String) -> FileKind? { status(of: name).map { FileKind($0) } }

  func status(of name: String) -> stat? {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// Writes a file in this folder, so that a reader sees the old one or the new one and never a part.
  ///
  /// - Parameters:
  ///   - isNew: whether a file that is there is refused.
  ///   - isFlushed: whether the file is on the disk when this returns, which takes some milliseconds.
  /// - Errors: no permission, disk full; or what is there is no file, or is one whose mode, owner or other names could
  ///   not be kept. What was there before then stays as it was.
  func write(
    _ bytes: [UInt8], as name: String, isNew: Bool = false, isFlushed: Bool = false
  ) throws(FileError) {
    let file = try PartialFile(for: name, in: self, isNew: isNew)
    do throws(FileError) {
      try file.write(bytes)
      try file.finish(isFlushed: isFlushed)
    } catch {
      file.remove()
      throw error
    }
  }

  /// Removes a file in this folder, or an empty folder; a link goes and what it leads to stays.
  func remove(_ name: String, isFolder: Bool = false) {
    unlinkat(descriptor, name, isFolder ? AT_REMOVEDIR : 0)
  }

  /// The names of what is in the folder, in no order.
  var names: [String] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    return FileSystem.names(of: stream)
  }
}
