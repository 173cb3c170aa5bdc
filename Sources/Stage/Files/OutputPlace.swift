import Glibc

/// Where a path of the command line leads: a folder that the user has chosen, the way below it, and a name.
///
/// What the user has chosen is the working directory, a folder above it (as far as `..` goes), or the folder that an
/// absolute path names. What lies below the working directory may come from strangers, so that links there are not
/// followed out of it.
struct OutputPlace {
  /// The folder to open, links followed; empty for the working directory.
  let root: String
  /// The folders below it.
  let folders: [String]
  /// What the file or the folder is called.
  let name: String

  init(_ path: String) {
    let names = path.split(separator: "/").map(String.init).filter { $0 != "." }
    name = names.last ?? ""
    if let up = names.lastIndex(of: "..") {
      root = (path.hasPrefix("/") ? "/" : "") + names[...up].joined(separator: "/")
      folders = Array(names[(up + 1)...].dropLast())
    } else if !path.hasPrefix("/") {
      root = ""
      folders = names.dropLast()
    } else if let below = Self.namesBelowHere(names) {
      root = ""
      folders = below.dropLast()
    } else {
      root = "/" + names.dropLast().joined(separator: "/")
      folders = []
    }
  }

  /// An absolute path from the working directory; nothing when it does not pass through it.
  private static func namesBelowHere(_ names: [String]) -> [String]? {
    guard let here = FileStamp.identity(of: ".") else { return nil }
    for count in stride(from: names.count - 1, through: 0, by: -1)
    where FileStamp.identity(of: "/" + names[..<count].joined(separator: "/")) == here {
      return Array(names[count...])
    }
    return nil
  }

  /// Opens the folder that the file or the folder is in.
  ///
  /// - Parameter makes: whether folders that are missing are made.
  /// - Errors: one is not there or cannot be made; a link on the way leads out.
  func openFolder(makes: Bool) throws(FileError) -> OpenFolder {
    var (root, folders) = (root, folders)
    while makes, !root.isEmpty, root != "/", FileKind(at: root) == nil {
      // Only an absolute path names folders that are missing.
      folders.insert(root.split(separator: "/").last.map(String.init) ?? "", at: 0)
      root = FileSystem.directory(of: root)
    }
    return try OpenFolder(root).folder(folders, makes: makes)
  }
}
