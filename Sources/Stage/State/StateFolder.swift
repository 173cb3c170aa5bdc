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
}
