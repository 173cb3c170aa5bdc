import Glibc
import Stage

/// Where a deck and its pictures are on the disk, to watch them there.
struct DeckPlaces {
  /// Folders in which the deck may be replaced without a change in its own: those above it, which a link or a checkout may
  /// swap.
  let surroundings: [String]
  /// The folders of what links lead to, link by link, where a file may be written in place.
  let linked: [String]

  /// Finds them.
  ///
  /// - Parameters:
  ///   - path: the deck's file.
  ///   - pictures: the paths of its pictures, from its folder.
  init(ofDeck path: String, pictures: some Sequence<String> = EmptyCollection()) {
    let folder = FileSystem.directory(of: path)
    var surroundings = [FileSystem.join(folder.isEmpty ? "." : folder, "..")]
    if folder.contains("/") { surroundings.append(FileSystem.directory(of: folder)) }
    self.surroundings = surroundings
    linked = Set(([path] + pictures.map { FileSystem.join(folder, $0) }).flatMap(Self.folders(ofLink:))).sorted()
  }

  /// The most links that lead from one to the next: what Linux follows.
  private static let mostLinks = 40

  /// The folders of what a path leads to, if it leads elsewhere than it says.
  private static func folders(ofLink path: String) -> [String] {
    var folders: [String] = []
    var link = path
    for _ in 0..<mostLinks {
      guard let target = FileSystem.target(ofLink: link) else { break }
      link = FileSystem.join(FileSystem.directory(of: link), target)
      folders.append(FileSystem.directory(of: link))
    }
    if let file = FileSystem.resolved(path) { folders.append(FileSystem.directory(of: file)) }
    return folders
  }
}

extension FolderWatch {
  /// Watches the folder of a deck, and where the deck is when links lead elsewhere.
  public convenience init?(ofDeck path: String, didChange: @escaping @Sendable () -> Void) {
    let places = DeckPlaces(ofDeck: path)
    self.init(
      DeckFolder(ofDeck: path).path, surroundings: places.surroundings, linked: places.linked, didChange: didChange)
  }
}
