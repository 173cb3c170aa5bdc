import Glibc

extension FileSystem {
  /// The names of what is in a folder, sorted by their bytes; the folder itself and the one above are left out.
  ///
  /// - Errors: no such folder, no permission.
  public static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { throw FileError(path: folder, errno: errno) }
    defer { closedir(stream) }
    return names(of: stream).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names in an open stream, the folder itself and the one above left out.
  static func names(of stream: OpaquePointer) -> [String] {
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Every file below a folder whose name ends in some way, sorted; links to folders are not followed.
  ///
  /// - Errors: a folder that cannot be listed.
  public static func files(below folder: String, endingIn suffix: String) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try names(in: folder) {
      let path = join(folder, name)
      if isFolderItself(path) {
        found += try files(below: path, endingIn: suffix)
      } else if name.hasSuffix(suffix), !isDirectory(path) {
        found.append(path)
      }
    }
    return found
  }

  /// Whether a path is a folder and no link to one.
  private static func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A folder and those below it, hidden ones and links left out.
  public static func folders(below root: String, limit: Int) -> [String] {
    var folders = [root]
    var next = 0
    while next < folders.count, folders.count < limit {
      let folder = folders[next]
      next += 1
      for name in (try? names(in: folder)) ?? [] where !name.hasPrefix(".") {
        let path = join(folder, name)
        if folders.count < limit, isFolderItself(path) { folders.append(path) }
      }
    }
    return folders
  }
}
