/// Where the program keeps what it remembers between runs.
///
/// - Source: the XDG Base Directory Specification: `$XDG_STATE_HOME`, else `~/.local/state`.
public struct StateFolder: Hashable, Sendable {
  /// The folder; it is made when something is first written.
  public let path: String

  /// Names a folder.
  public init(path: String) { self.path = path }

  /// Finds the folder.
  ///
  /// - Parameter environment: the value of an environment variable.
  /// - Returns: nothing when neither a state folder nor a home is named. As the specification asks, a path that is not
  ///   absolute is not taken.
  public init?(environment: (String) -> String?) {
    func folder(_ name: String) -> String? { environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    if let state = folder("XDG_STATE_HOME") {
      path = FileSystem.join(state, "noren")
    } else if let home = folder("HOME") {
      path = FileSystem.join(home, ".local/state/noren")
    } else {
      return nil
    }
  }

  /// Writes a file that lies directly in the folder, which is made when it is missing.
  ///
  /// - Errors: the folder cannot be made, it is read-only, the disk is full, or what is there is no file.
  func write(_ bytes: some Collection<UInt8>, to path: String) throws(FileError) {
    try FileSystem.write(bytes, to: String(path.split(separator: "/").last ?? ""), below: self.path)
  }

  /// Where something about a deck is kept.
  ///
  /// - Parameters:
  ///   - deck: the deck's path, links followed.
  ///   - ending: what the file's name ends in.
  func path(ofDeck deck: String, ending: String) -> String {
    // The deck's own name is for people, the number tells decks of one name apart.
    let name = deck.split(separator: "/").suffix(2).joined(separator: "-").prefix(Self.nameLength)
    let safe = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") ? $0 : "_" }
    return FileSystem.join(path, String(safe) + "-" + Self.hash(deck) + ending)
  }

  /// How much of a deck's name is kept, in characters: file names have at most 255 bytes.
  private static let nameLength = 60

  /// A number for a path, in hexadecimal: FNV-1a in 64 bits (Fowler, Noll, Vo).
  private static func hash(_ path: String) -> String {
    let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
