/// The folder that a run stays in: what a flow names lies there, or is not read.
public struct RunRoot: Hashable, Sendable {
  /// The folder, empty for the working directory.
  public let path: String

  /// The name of the folder that flows have to themselves beside what they test, as `noren new` makes it.
  private static let flowFolder = "flows"

  /// Names a folder.
  public init(_ path: String) { self.path = path }

  /// The root of a flow that is given none: the working directory where the flow lies in it, else the folder above the
  /// flow's.
  ///
  /// A folder called `flows` belongs to the folder above it, also where the run is started in it.
  public init(ofFlow flow: String) {
    guard flow != FileSystem.standardStream else {
      path = ""
      return
    }
    let above = FileSystem.directory(of: flow)
    let folder = FileSystem.resolved(above.isEmpty ? "." : above) ?? "/"
    let project = FileSystem.directory(of: folder)
    let place = folder.hasSuffix("/" + Self.flowFolder) ? project : folder
    path = FileSystem.lies(place, inside: "") ? "" : project
  }

  /// Checks that a flow may name a file: that it lies in the folder, links followed, and is one.
  ///
  /// A file that is not there is nobody's secret and is found missing when it is read; where it would be counts all the
  /// same.
  ///
  /// - Errors: it lies elsewhere, or is a directory, a pipe, a device.
  public func check(_ file: String) throws(FileError) {
    guard FileSystem.lies(file, inside: path) else {
      throw FileError(
        path: file,
        reason: "lies outside of \(path.isEmpty ? "the working directory" : path), where this run stays; "
          + "--root names another folder")
    }
    if let refusal = FileKind(at: file)?.refusal { throw FileError(path: file, reason: refusal) }
  }

  /// Reads a file that a flow names.
  ///
  /// - Errors: as ``check(_:)``, and as ``FileSystem/read(_:limit:)``.
  public func read(_ file: String, limit: Int) throws(FileError) -> [UInt8] {
    try check(file)
    return try FileSystem.read(file, limit: limit)
  }
}
