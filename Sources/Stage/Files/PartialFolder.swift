import Glibc

/// A folder that grows beside a place, for what is put there when it is whole.
///
/// It is made anew under a random name, so that nothing in it is another program's.
public final class PartialFolder {
  /// The path of the folder, for programs that write into it.
  public var path: String { folder.path }
  private let place: String
  private let name: String
  private let partialName: String
  private let parent: OpenFolder
  private let folder: OpenFolder

  /// Makes the folder beside a path of the command line, and the folders above it that are missing.
  ///
  /// - Parameter mode: who may do what in it.
  /// - Errors: no permission, disk full, a link on the way leads out.
  public init(for place: String, mode: mode_t = 0o755) throws(FileError) {
    let output = OutputPlace(place)
    (self.place, name) = (place, output.name)
    let parent = try output.openFolder(makes: true)
    var made: (name: String, folder: OpenFolder)?
    for _ in 0..<RandomName.attempts where made == nil {
      let partialName = RandomName.beside(output.name)
      guard mkdirat(parent.descriptor, partialName, mode) == 0 else {
        guard errno == EEXIST else { throw FileError(path: place, errno: errno) }
        continue
      }
      do throws(FileError) { made = (partialName, try parent.folder([partialName], makes: false)) } catch {
        parent.remove(partialName, isFolder: true)
        throw FileError(path: place, reason: error.reason)
      }
    }
    guard let made else { throw FileError(path: place, errno: EEXIST) }
    (partialName, folder) = made
    self.parent = parent
  }

  /// Writes a file in the folder.
  ///
  /// - Errors: disk full, or the file grows larger than is allowed.
  public func write(_ bytes: [UInt8], as name: String) throws(FileError) {
    do throws(FileError) { try folder.write(bytes, as: name) } catch {
      throw FileError(path: FileSystem.join(place, name), reason: error.reason)
    }
  }

  /// Puts one file of the folder in the place, and removes the folder.
  ///
  /// - Errors: what is there already is no file or must stay; it cannot be moved. ``remove()`` is due then.
  public func finish(with file: String) throws(FileError) {
    try move(file, to: name, in: parent)
    remove()
  }

  /// Puts the folder in its place; where one is already, its files, and those of an earlier time go.
  ///
  /// - Parameter isOld: whether a file that is there was made by an earlier run, by its name.
  /// - Errors: a link, a file or something else stands there; a file that is there must stay; one cannot be moved.
  public func finish(replacing isOld: (String) -> Bool) throws(FileError) {
    switch parent.kind(of: name) {
    case nil:
      guard renameat(parent.descriptor, partialName, parent.descriptor, name) == 0 else {
        throw FileError(path: place, errno: errno)
      }
    case .folder:
      let target = try parent.folder([name], makes: false)
      let names = folder.names.sorted()
      let old = target.names.filter { isOld($0) && !names.contains($0) }
      // Before anything is moved, so that all or none is.
      for name in names + old { _ = try StandingFile(name, in: target) }
      for name in old { target.remove(name) }
      for name in names { try move(name, to: name, in: target) }
      parent.remove(partialName, isFolder: true)
    case .link?:
      throw FileError(
        path: place, reason: "is a symbolic link, and nothing is written through one: name the folder that it leads to")
    case _?: throw FileError(path: place, reason: "is not a directory")
    }
  }

  private func move(_ file: String, to target: String, in other: OpenFolder) throws(FileError) {
    let path = FileSystem.join(other.path, target)
    if let standing = try StandingFile(target, in: other) {
      let descriptor = openat(folder.descriptor, file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
      defer { close(descriptor) }
      try standing.pass(on: descriptor, path: path)
    }
    try folder.rename(file, to: target, in: other, isNew: false)
  }

  /// Removes the folder with what is in it.
  public func remove() {
    for name in folder.names { folder.remove(name) }
    parent.remove(partialName, isFolder: true)
  }
}
