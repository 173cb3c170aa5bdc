import Glibc

extension FileSystem {
  /// Writes a file where the command line says, so that a reader sees the old one or the new one and never a part; `-` is
  /// standard output.
  ///
  /// What the shell has opened already (`/dev/stdout`, `/dev/fd/3`) and devices take the bytes and stay what they are. A
  /// file keeps its mode and its owner. Nothing is written through a link.
  ///
  /// - Parameter isNew: whether a file that is there is refused.
  /// - Errors: no such folder, no permission, disk full; a link leads out of the working directory; something else than a
  ///   file is there, or one whose mode, owner or other names could not be kept. What was there before then stays as it
  ///   was.
  public static func write(
    _ bytes: some Collection<UInt8>, to path: String, isNew: Bool = false
  ) throws(FileError) {
    let bytes = Array(bytes)
    if path == standardStream { return try write(bytes, descriptor: STDOUT_FILENO, path: "standard output") }
    if let descriptor = openDescriptor(path) { return try write(bytes, descriptor: descriptor, path: path) }
    if isDevice(path) { return try write(bytes, intoDevice: path) }
    let place = OutputPlace(path)
    try EndingSignals.holdingBack { () throws(FileError) in
      try place.openFolder(makes: false).write(bytes, as: place.name, isNew: isNew)
    }
  }

  /// Finds out whether a file can be written where the command line says, before anything is done for it.
  ///
  /// - Errors: as ``write(_:to:isNew:)``, but for what shows only later.
  public static func checkPlace(of path: String) throws(FileError) {
    guard !isStream(path) else { return }
    let place = OutputPlace(path)
    let folder = try place.openFolder(makes: false)
    _ = try StandingFile(place.name, in: folder)
    guard faccessat(folder.descriptor, ".", W_OK, AT_EACCESS) == 0 else { throw FileError(path: path, errno: errno) }
  }

  /// Writes a file below a folder, and makes the folders in between.
  ///
  /// - Parameters:
  ///   - path: the file's path from the folder.
  ///   - root: the folder, as the command line says or as it was found; nothing is written outside of it.
  ///   - isNew: whether a file that is there is refused.
  /// - Errors: as ``write(_:to:isNew:)``.
  public static func write(
    _ bytes: some Collection<UInt8>, to path: String, below root: String, isNew: Bool = false
  ) throws(FileError) {
    let bytes = Array(bytes)
    let names = path.split(separator: "/").map(String.init)
    guard let name = names.last, !names.contains("..") else {
      throw FileError(path: join(root, path), reason: "leads out of \(root.isEmpty ? "the working directory" : root)")
    }
    let place = OutputPlace(join(root, name))
    try EndingSignals.holdingBack { () throws(FileError) in
      let folder = try place.openFolder(makes: true)
      try folder.folder(names.dropLast(), makes: true).write(bytes, as: name, isNew: isNew)
    }
  }

  /// Writes a file anew that is there, links to it followed, so that only its bytes are others afterwards.
  ///
  /// - Errors: it is read-only, has several names, belongs to another; no permission, disk full. It then stays as it was.
  public static func rewrite(_ path: String, with bytes: some Collection<UInt8>) throws(FileError) {
    let bytes = Array(bytes)
    guard let place = resolved(path) else { throw FileError(path: path, errno: errno) }
    let name = String(place.split(separator: "/").last ?? "")
    try EndingSignals.holdingBack { () throws(FileError) in
      try OpenFolder(directory(of: place)).write(bytes, as: name, isFlushed: true)
    }
  }

  /// Whether a path names a device by the place that all devices have.
  static func isDevice(_ path: String) -> Bool {
    path.hasPrefix("/dev/") && !path.contains("/..") && FileKind(at: path, followsLinks: false) == .device
  }

  private static func write(_ bytes: [UInt8], intoDevice path: String) throws(FileError) {
    // Some devices wait to be opened for somebody at the other end.
    let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    try write(bytes, descriptor: descriptor, path: path)
  }

  static func write(_ bytes: [UInt8], descriptor: Int32, path: String) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        buffer.baseAddress.map { Glibc.write(descriptor, $0 + done, bytes.count - done) } ?? 0
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: path, errno: errno) }
      done += count
    }
  }

  /// Makes a folder of the command line, and those above it that are missing.
  ///
  /// - Errors: no permission; a file stands there; a link on the way leads out of the working directory.
  public static func makeDirectory(_ path: String) throws(FileError) {
    _ = try OutputPlace(join(path, "file")).openFolder(makes: true)
  }
}
