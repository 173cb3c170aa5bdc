import Glibc

/// Whole files: read with a limit, written beside their place and then renamed (`FileSystem+Writing.swift`).
public enum FileSystem {
  /// The name that stands for standard input or standard output.
  public static let standardStream = "-"

  /// Reads a file.
  ///
  /// Nothing else than a file is opened, since a pipe may never have a writer and a device never end.
  ///
  /// - Parameters:
  ///   - path: which file.
  ///   - limit: how many bytes at most; a longer file is refused without being read to its end.
  /// - Errors: not there, a directory, a pipe, a device, no permission, longer than the limit.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // Opening alone makes some devices do something.
    if let refusal = FileKind(at: path)?.refusal { throw FileError(path: path, reason: refusal) }
    // Without O_NONBLOCK opening a pipe waits for someone who writes; it may have come in between.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(path: path, errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path, errno: errno) }
    if let refusal = FileKind(status).refusal { throw FileError(path: path, reason: refusal) }
    if status.st_size > limit { throw tooLarge(path, limit: limit) }
    return try read(descriptor: descriptor, path: path, limit: limit)
  }

  /// Reads what a word of the command line names: a file, `-` for standard input, or what the shell has opened already
  /// (`/dev/stdin`, `/dev/fd/3`).
  ///
  /// - Errors: as ``read(_:limit:)``.
  public static func readOperand(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    if path == standardStream { return try read(descriptor: STDIN_FILENO, path: "standard input", limit: limit) }
    guard let descriptor = openDescriptor(path) else { return try read(path, limit: limit) }
    return try read(descriptor: descriptor, path: path, limit: limit)
  }

  /// Whether a path stands for what takes bytes one after another and is never replaced: standard output, what the shell
  /// has opened, a device.
  public static func isStream(_ path: String) -> Bool {
    path == standardStream || openDescriptor(path) != nil || isDevice(path)
  }

  /// The descriptor that a path stands for which the program was started with; nothing for other paths.
  static func openDescriptor(_ path: String) -> Int32? {
    let names: [(String, Int32)] = [
      ("/dev/stdin", STDIN_FILENO), ("/dev/stdout", STDOUT_FILENO), ("/dev/stderr", STDERR_FILENO),
    ]
    if let named = names.first(where: { $0.0 == path }) { return named.1 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
      return Int32(path.dropFirst(folder.count))
    }
    return nil
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

  /// Whether something is at a path, links followed.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a name is taken, by a link that leads nowhere too.
  public static func isTaken(_ path: String) -> Bool { FileKind(at: path, followsLinks: false) != nil }

  /// Whether a folder is at a path.
  public static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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

  /// What a symbolic link says, or nothing when the path is none.
  public static func target(ofLink path: String) -> String? {
    let capacity = Int(PATH_MAX)
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.map { max(0, readlink(path, $0, capacity)) } ?? 0
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The path with every symbolic link followed, or nothing when the file is not there.
  public static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
