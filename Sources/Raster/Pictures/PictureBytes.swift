import Scene

/// Gives the bytes of picture files: from a folder, an archive, or a test's dictionary.
public protocol PictureBytes: Sendable {
  /// The whole file of a picture.
  ///
  /// - Throws: why there is none; the description is shown to the user.
  func bytes(of id: PictureID) throws -> [UInt8]
}

/// Picture files in memory.
public struct PicturesInMemory: PictureBytes {
  /// The files by name.
  public var files: [PictureID: [UInt8]]

  /// Makes a collection of files.
  public init(_ files: [PictureID: [UInt8]] = [:]) { self.files = files }

  /// The file of a picture.
  public func bytes(of id: PictureID) throws -> [UInt8] {
    guard let file = files[id] else { throw PictureError.unavailable(id, reason: "there is no such picture") }
    return file
  }
}
