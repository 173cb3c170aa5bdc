import Glibc

/// Where the program's own files are: the demo deck, its pictures.
public struct ResourceFolder: Hashable, Sendable {
  /// The folder.
  public let path: String

  /// The variable that names the folder, before any place is searched.
  public static let environmentVariable = "NOREN_RESOURCES"
  /// A file that is in the folder and nowhere else.
  private static let landmark = "demo/deck.yaml"
  /// How many folders above the program are searched for the source tree.
  private static let levelsToSourceTree = 5

  /// The places that are searched, in order.
  public static func places(executable: String?, override: String?) -> [String] {
    if let override { return [override] }
    guard let executable else { return [] }
    var folder = FileSystem.directory(of: executable)
    var places = [FileSystem.join(FileSystem.directory(of: folder), "share/noren")]
    for _ in 0..<levelsToSourceTree {
      places.append(FileSystem.join(folder, "resources"))
      folder = FileSystem.directory(of: folder)
    }
    return places
  }

  /// Finds the folder.
  ///
  /// - Parameters:
  ///   - executable: the program's own file, links followed.
  ///   - override: what ``environmentVariable`` says.
  /// - Errors: lists the places that were searched.
  public init(executable: String? = Self.executablePath, override: String?) throws(FileError) {
    let places = Self.places(executable: executable, override: override)
    guard let found = places.first(where: { FileSystem.exists(FileSystem.join($0, Self.landmark)) }) else {
      throw FileError(
        path: Self.landmark,
        reason: "Noren's own files were not found; set \(Self.environmentVariable) to their folder. Searched: "
          + (places.isEmpty ? "nowhere" : places.joined(separator: ", ")))
    }
    path = found
  }

  /// The demo deck.
  public var demoDeck: String { FileSystem.join(path, Self.landmark) }

  /// The file that this program runs from.
  public static var executablePath: String? { FileSystem.resolved("/proc/self/exe") }
}
