import Glibc

/// Whole files: read with a limit, written beside their place and then renamed.
public enum FileSystem {
  /// The name that stands for standard input or standard output.
  public static let standardStream = "-"

  /// Reads a file; `-` is standard input.
  ///
  /// - Parameters:
  ///   - path: which file.
  ///   - limit: how many bytes at most; a longer file is refused without being read to its end.
  ///   - onlyRegular: whether pipes and devices are refused, as a file must be that a strange file names: reading one
  ///     may never end.
  /// - Errors: not there, a directory, no permission, longer than the limit.
  public static func read(_ path: String, limit: Int, onlyRegular: Bool = false) throws(FileError) -> [UInt8] {
    if path == standardStream { return try read(descriptor: STDIN_FILENO, path: "standard input", limit: limit) }
    // Without O_NONBLOCK opening a pipe waits for someone who writes.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (onlyRegular ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, errno: errno) }
    if status.st_mode & S_IFMT == S_IFDIR {
      throw FileError(path: path, reason: "is a directory; a file was expected")
    }
    if onlyRegular, status.st_mode & S_IFMT != S_IFREG {
      throw FileError(path: path, reason: "is a pipe or a device; a file was expected")
    }
    if status.st_size > limit { throw tooLarge(path, limit: limit) }
    return try read(descriptor: descriptor, path: path, limit: limit)
  }

  private static func read(descriptor: Int32, path: String, limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var result = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, count in
        result = Glibc.read(descriptor, buffer.baseAddress, chunkSize)
        count = max(result, 0)
      }
      if result < 0, errno == EINTR { continue }
      guard result >= 0 else { throw FileError(path: path, errno: errno) }
      if result == 0 { return bytes }
      bytes += chunk
      if bytes.count > limit { throw tooLarge(path, limit: limit) }
    }
  }

  /// How much is read at a time, in bytes.
  private static let chunkSize = 1 << 16

  private static func tooLarge(_ path: String, limit: Int) -> FileError {
    FileError(path: path, reason: "is larger than the limit of \(limit >> 20) MiB")
  }

  /// Writes a file so that a reader sees the old one or the new one and never a part; `-` is standard output.
  ///
  /// A link stays, and the file that it leads to is written; so does a pipe or a device, which takes the bytes.
  ///
  /// - Errors: no such folder, no permission, disk full. The file that was there before then stays as it was.
  public static func write(_ bytes: some Collection<UInt8>, to path: String) throws(FileError) {
    let bytes = Array(bytes)
    if path == standardStream { return try write(bytes, descriptor: STDOUT_FILENO, path: "standard output") }
    if isPipeOrDevice(path) { return try write(bytes, into: path) }
    try EndingSignals.holdingBack { () throws(FileError) in try write(bytes, beside: path) }
  }

  private static func write(_ bytes: [UInt8], into path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
    defer { close(descriptor) }
    try write(bytes, descriptor: descriptor, path: path)
  }

  private static func write(_ bytes: [UInt8], beside path: String) throws(FileError) {
    let place = resolved(path) ?? path
    let partial = "\(place).partial-\(getpid())"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
    do throws(FileError) {
      defer { close(descriptor) }
      try write(bytes, descriptor: descriptor, path: path)
    } catch {
      unlink(partial)
      throw error
    }
    guard rename(partial, place) == 0 else {
      let code = errno
      unlink(partial)
      throw FileError(path: path, errno: code)
    }
  }

  private static func write(_ bytes: [UInt8], descriptor: Int32, path: String) throws(FileError) {
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

  /// Whether something is at a path.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a folder is at a path.
  public static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether what is at a path, links followed, is neither a file nor a folder.
  static func isPipeOrDevice(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Makes a folder and those above it that are missing.
  public static func makeDirectory(_ path: String) throws(FileError) {
    if path.isEmpty || isDirectory(path) { return }
    try makeDirectory(directory(of: path))
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw FileError(path: path, errno: errno) }
    guard isDirectory(path) else { throw FileError(path: path, reason: "is not a directory") }
  }

  /// The part of a path before its last slash, or an empty string.
  public static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path below a folder; an absolute path stays as it is.
  public static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// How a file names another one: by the path from its own folder, links followed.
  ///
  /// - Returns: the path as it is when one of the two is not there.
  public static func relativePath(of path: String, from folder: String) -> String {
    guard let target = resolved(path), let root = resolved(folder.isEmpty ? "." : folder) else { return path }
    let (to, from) = (target.split(separator: "/"), root.split(separator: "/"))
    let common = zip(to, from).prefix { $0 == $1 }.count
    let upward = repeatElement("..", count: from.count - common)
    return (upward + to.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// Whether a path lies in a folder, or in one below it, once symbolic links are followed.
  ///
  /// Of a path that is not there yet, the nearest folder above it counts that is.
  public static func lies(_ path: String, inside folder: String) -> Bool {
    guard let root = resolved(folder.isEmpty ? "." : folder) else { return false }
    var place = path
    while resolved(place) == nil, !place.isEmpty, place != "/" { place = directory(of: place) }
    guard let place = resolved(place.isEmpty ? "." : place) else { return false }
    return place == root || place.hasPrefix(root == "/" ? root : root + "/")
  }

  /// The path with every symbolic link followed, or nothing when the file is not there.
  public static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
