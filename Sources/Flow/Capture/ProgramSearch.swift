import Glibc

/// Where programs are looked for.
public struct ProgramSearch: Hashable, Sendable {
  /// The folders, in the order in which they are searched.
  public var folders: [String]

  /// Searches the folders of a `PATH`.
  public init(path: String) { folders = path.split(separator: ":").map(String.init) }

  /// The file of a program, or nothing when no folder has it.
  public func file(of program: String) -> String? {
    folders.lazy.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }
}
