import Glibc
import Prototype

/// The file in which the coach marks of one deck are remembered.
///
/// It is written beside its place and then renamed, so that a reader sees the old one or the new one. A change is applied to what
/// the file says at that moment, under a lock, so that two windows on one deck do not lose each other's marks.
public struct CoachMemoryFile: Hashable, Sendable {
  /// Where the file is.
  public let path: String
  /// The deck that it is about, links followed.
  public let deck: String
  private let folder: StateFolder

  /// The largest file that is read: room for ten thousand marks.
  private static let sizeLimit = 1 << 20
  /// What the names of such files end in.
  private static let ending = ".state"
  /// How often a lock that another window holds is tried, and how long to wait in between, in microseconds: writing takes
  /// less than a millisecond, and a window that hangs must not hang this one.
  private static let lockAttempts = 20
  private static let lockInterval: UInt32 = 5_000

  /// Names the file of a deck.
  public init(ofDeck deck: String, in folder: StateFolder) {
    let deck = FileSystem.resolved(deck) ?? deck
    self.deck = deck
    self.folder = folder
    path = folder.path(ofDeck: deck, ending: Self.ending)
  }

  /// Opens a file that is there, and finds the deck that it says it is about.
  ///
  /// - Errors: the file cannot be read, or it is not one that Noren wrote.
  private init(at path: String, in folder: StateFolder) throws(FileError) {
    self.path = path
    self.folder = folder
    guard let deck = CoachMemory.deck(ofText: try Self.text(of: path)) else { throw Self.damage(path) }
    self.deck = deck
  }

  /// The files of every deck of which something is remembered, sorted by their names.
  ///
  /// - Parameter warn: gets what is wrong with those that cannot be read.
  /// - Errors: the folder cannot be listed; one that is not there yet has no files.
  public static func all(in folder: StateFolder, warn: (FileError) -> Void) throws(FileError) -> [CoachMemoryFile] {
    guard FileSystem.exists(folder.path) else { return [] }
    var files: [CoachMemoryFile] = []
    for name in try FileSystem.names(in: folder.path) where name.hasSuffix(ending) {
      do throws(FileError) {
        files.append(try CoachMemoryFile(at: FileSystem.join(folder.path, name), in: folder))
      } catch { warn(error) }
    }
    return files
  }

  /// Forgets everything about every deck, damaged files included; says of how many decks there was something.
  ///
  /// - Errors: the folder cannot be listed, or a file not removed.
  public static func removeAll(in folder: StateFolder) throws(FileError) -> Int {
    guard FileSystem.exists(folder.path) else { return 0 }
    var count = 0
    for name in try FileSystem.names(in: folder.path) where name.hasSuffix(ending) {
      count += try remove(FileSystem.join(folder.path, name)) ? 1 : 0
    }
    return count
  }

  private static func text(of path: String) throws(FileError) -> String {
    let bytes = try FileSystem.read(path, limit: sizeLimit)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw damage(path) }
    return text
  }

  private static func damage(_ path: String) -> FileError {
    FileError(path: path, reason: "is damaged; what it remembered is forgotten")
  }

  /// What is remembered; nothing before anything was.
  ///
  /// - Errors: the file cannot be read, or it is not one that Noren wrote.
  public func read() throws(FileError) -> CoachMemory {
    guard FileSystem.exists(path) else { return CoachMemory() }
    guard let memory = CoachMemory(text: try Self.text(of: path)) else { throw Self.damage(path) }
    return memory
  }

  /// Changes what is remembered; a damaged file is replaced.
  ///
  /// - Errors: the folder cannot be made, it is read-only, the disk is full. The file then stays as it was.
  public func update(_ change: (inout CoachMemory) -> Void) throws(FileError) {
    try FileSystem.makeDirectory(folder.path)
    let lock = Self.lock(path + ".lock")
    defer { if let lock { close(lock) } }
    var memory = (try? read()) ?? CoachMemory()
    change(&memory)
    try folder.write(memory.text(deck: deck).utf8, to: path)
  }

  /// Forgets everything; says whether there was anything.
  ///
  /// - Errors: the file cannot be removed.
  public func remove() throws(FileError) -> Bool { try Self.remove(path) }

  private static func remove(_ path: String) throws(FileError) -> Bool {
    unlink(path + ".lock")
    if unlink(path) == 0 { return true }
    if errno == ENOENT { return false }
    throw FileError(path: path, reason: "cannot be removed")
  }

  /// Takes a lock that is given back when the descriptor is closed, or nothing when another holds it for long.
  private static func lock(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, 0o644)
    guard descriptor >= 0 else { return nil }
    for _ in 0..<lockAttempts {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
      usleep(lockInterval)
    }
    close(descriptor)
    return nil
  }
}
