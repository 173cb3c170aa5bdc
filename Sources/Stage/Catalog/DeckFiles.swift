import YAML

/// Which files are decks: what a folder is searched for.
public enum DeckFiles {
  /// What the names of deck files end in.
  private static let endings = [".yaml", ".yml"]
  /// What the names of flow files end in.
  private static let flowEndings = [".flow.yaml", ".flow.yml"]
  /// The names that `noren new` and its readers give a deck: such a file is one, even where it forgot to say so.
  private static let usualNames = ["deck.yaml", "deck.yml"]
  /// The line that a deck begins with, by which it is told from other YAML.
  private static let mark = Array("noren:".utf8)

  /// The paths of all decks in a folder and in the folders below it, sorted.
  ///
  /// Hidden files and folders are left out, and links to folders are not followed. What cannot be read is taken for a deck,
  /// so that whoever reads it next says so.
  ///
  /// - Errors: a folder that cannot be listed.
  /// - Cost: reads every YAML file.
  public static func paths(below folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = FileSystem.join(folder, name)
      switch FileKind(at: path, followsLinks: false) {
      case .folder: found += try paths(below: path)
      case .link where FileSystem.isDirectory(path): continue
      default: if hasDeckName(name), isDeck(path, name: name) { found.append(path) }
      }
    }
    return found
  }

  /// Whether a name is one that decks have, flows and hidden files left out.
  static func hasDeckName(_ name: String) -> Bool {
    endings.contains { name.hasSuffix($0) } && !flowEndings.contains { name.hasSuffix($0) } && !name.hasPrefix(".")
  }

  /// Whether a file says that it is a deck, at the beginning of one of its lines.
  static func isDeck(_ bytes: [UInt8]) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: mark) }
  }

  private static func isDeck(_ path: String, name: String) -> Bool {
    guard !usualNames.contains(name), let bytes = try? FileSystem.read(path, limit: YAMLLimits.fileSize) else {
      return true
    }
    return isDeck(bytes)
  }
}
