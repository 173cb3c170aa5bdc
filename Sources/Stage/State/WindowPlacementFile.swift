/// The file in which it is kept how the window of one deck was left.
///
/// It is written beside its place and then renamed; of two windows on one deck, the one that is closed last is kept.
public struct WindowPlacementFile: Hashable, Sendable {
  /// Where the file is.
  public let path: String
  private let folder: StateFolder

  /// The largest file that is read; it has five lines.
  private static let sizeLimit = 1 << 12

  /// Names the file of a deck.
  public init(ofDeck deck: String, in folder: StateFolder) {
    self.folder = folder
    path = folder.path(ofDeck: FileSystem.resolved(deck) ?? deck, ending: ".window")
  }

  /// How the window was left; nothing before there was one.
  ///
  /// - Errors: the file cannot be read, or it is not one that Noren wrote.
  public func read() throws(FileError) -> WindowPlacement? {
    guard FileSystem.exists(path) else { return nil }
    let bytes = try FileSystem.read(path, limit: Self.sizeLimit)
    guard let placement = String(validating: bytes, as: UTF8.self).flatMap({ WindowPlacement(text: $0) }) else {
      throw FileError(path: path, reason: "is damaged; the window opens as if it had never been open")
    }
    return placement
  }

  /// Keeps how the window is left.
  ///
  /// - Errors: the folder cannot be made, it is read-only, the disk is full. The file then stays as it was.
  public func write(_ placement: WindowPlacement) throws(FileError) {
    try folder.write(placement.text.utf8, to: path)
  }
}
