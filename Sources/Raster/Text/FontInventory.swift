/// The font files in use and their versions: two machines with equal inventories draw text alike.
public struct FontInventory: Hashable, Sendable {
  /// One font file.
  public struct File: Hashable, Sendable, CustomStringConvertible {
    /// The file's name without its folder.
    public let name: String
    /// The font's version as fontconfig reads it, in 1/65536: 2.0 is 131072.
    public let version: Int

    /// Name and version, such as `NotoSans-Regular.ttf 2.000`.
    public var description: String {
      let thousandths = (version * 1000 + 32_768) / 65_536
      let fraction = String(thousandths % 1000)
      return "\(name) \(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }
  }

  /// The files, sorted by name.
  public let files: [File]

  /// An inventory of some files, sorted by name.
  public init(files: [File]) { self.files = files }

  /// One line for each file.
  public var lines: [String] { files.map(\.description) }
}
