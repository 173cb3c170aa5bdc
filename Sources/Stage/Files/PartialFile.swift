import Glibc

/// A file that grows under a name of its own and takes its place when it is whole.
///
/// It is made anew: a file or a link that has its name already is never taken over.
final class PartialFile {
  /// The name that it has until it is whole.
  let partialName: String
  private let name: String
  private let folder: OpenFolder
  private let isNew: Bool
  private let descriptor: Int32
  /// What it takes the place of; nothing when nothing is there.
  private let standing: StandingFile?

  /// Makes it in a folder.
  ///
  /// - Errors: what has its name is no file, or one that must stay as it is; it cannot be made.
  init(for name: String, in folder: OpenFolder, isNew: Bool = false) throws(FileError) {
    let path = FileSystem.join(folder.path, name)
    let standing = try StandingFile(name, in: folder)
    if isNew, standing != nil { throw FileError(path: path, reason: "is there already") }
    var (partialName, descriptor) = ("", Int32(-1))
    for _ in 0..<RandomName.attempts where descriptor < 0 {
      partialName = RandomName.beside(name)
      // What takes the place of a file that others may not read is not readable by them meanwhile.
      descriptor = openat(
        folder.descriptor, partialName, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
        standing == nil ? 0o644 : 0o600)
      guard descriptor >= 0 || errno == EEXIST else { throw FileError(path: path, errno: errno) }
    }
    guard descriptor >= 0 else { throw FileError(path: path, errno: EEXIST) }
    (self.name, self.folder, self.isNew, self.standing) = (name, folder, isNew, standing)
    (self.partialName, self.descriptor) = (partialName, descriptor)
  }

  deinit { close(descriptor) }

  private var path: String { FileSystem.join(folder.path, name) }

  /// Adds bytes.
  ///
  /// - Errors: disk full, or the file grows larger than is allowed.
  func write(_ bytes: [UInt8]) throws(FileError) {
    try FileSystem.write(bytes, descriptor: descriptor, path: path)
  }

  /// Gives the file its name, and the mode and the owner of the one whose place it takes.
  ///
  /// - Errors: those cannot be kept, or it cannot be renamed; ``remove()`` is due then.
  func finish(isFlushed: Bool = false) throws(FileError) {
    try standing?.pass(on: descriptor, path: path)
    if isFlushed, fsync(descriptor) != 0, errno != EINVAL { throw FileError(path: path, errno: errno) }
    try folder.rename(partialName, to: name, in: folder, isNew: isNew)
  }

  /// Takes it away.
  func remove() { folder.remove(partialName) }
}

/// A file that is there already, and what of it the one that takes its place must keep.
struct StandingFile {
  private let status: stat

  /// Looks at a file; nothing when there is none.
  ///
  /// - Errors: what is there is no file, is read-only, or has several names, which writing it anew would part.
  init?(_ name: String, in folder: OpenFolder) throws(FileError) {
    guard let status = folder.status(of: name) else { return nil }
    let path = FileSystem.join(folder.path, name)
    if let refusal = FileKind(status).refusal { throw FileError(path: path, reason: refusal) }
    // An administrator may write to it all the same, and should not without having been asked.
    guard status.st_mode & 0o222 != 0 else {
      throw FileError(path: path, reason: "is read-only; nothing was written. chmod u+w makes it writable")
    }
    guard faccessat(folder.descriptor, name, W_OK, AT_EACCESS) == 0 else { throw FileError(path: path, errno: errno) }
    guard status.st_nlink < 2 else {
      throw FileError(
        path: path,
        reason: "has \(status.st_nlink) names (hard links), which would no longer be one file; nothing was written")
    }
    self.status = status
  }

  /// Gives another file the same owner and mode.
  ///
  /// - Errors: this user may not give a file to that owner.
  func pass(on descriptor: Int32, path: String) throws(FileError) {
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { throw FileError(path: path, errno: errno) }
    if new.st_uid != status.st_uid || new.st_gid != status.st_gid,
      fchown(descriptor, status.st_uid, status.st_gid) != 0
    {
      throw FileError(path: path, reason: "belongs to another user or group, which cannot be kept; nothing was written")
    }
    // After the owner: a change of owner takes away parts of the mode.
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw FileError(path: path, errno: errno) }
  }
}

extension OpenFolder {
  /// Gives what is in this folder a name in another, or in this one.
  ///
  /// - Parameter isNew: whether what has that name already is refused.
  /// - Errors: it is taken; a folder stands there; no permission.
  func rename(_ name: String, to target: String, in folder: OpenFolder, isNew: Bool) throws(FileError) {
    let path = FileSystem.join(folder.path, target)
    if isNew {
      if linkat(descriptor, name, folder.descriptor, target, 0) == 0 {
        remove(name)
        return
      }
      // Not every file system has several names for a file, and folders have one everywhere.
      guard errno != EEXIST, folder.status(of: target) == nil else {
        throw FileError(path: path, reason: "is there already")
      }
    }
    guard renameat(descriptor, name, folder.descriptor, target) == 0 else { throw FileError(path: path, errno: errno) }
  }
}
