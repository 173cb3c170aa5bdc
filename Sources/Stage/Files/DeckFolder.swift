import Raster
import Scene

/// The folder of a deck: the only place that its pictures are read from.
public struct DeckFolder: Hashable, Sendable {
  /// The largest picture file that is read: a photograph of 64 megapixels has about 40 MiB.
  public static let largestPictureFile = 64 << 20

  /// The path of the folder, empty for the current one.
  public let path: String

  /// The folder that a deck file is in.
  public init(ofDeck deck: String) { path = FileSystem.directory(of: deck) }

  /// The bytes of a picture.
  ///
  /// - Errors: not there, too large, or outside of the folder once symbolic links are followed.
  public func bytes(of picture: PictureID) throws(FileError) -> [UInt8] {
    try FileSystem.read(location(of: picture), limit: Self.largestPictureFile)
  }

  /// The first bytes of a picture, enough for most headers.
  func firstBytes(of picture: PictureID, count: Int) throws(FileError) -> [UInt8] {
    try FileSystem.readStart(of: location(of: picture), count: count)
  }

  private func location(of picture: PictureID) throws(FileError) -> String {
    let path = FileSystem.join(path, picture.name)
    guard let file = FileSystem.resolved(path) else {
      throw FileError(path: picture.name, reason: "there is no such file")
    }
    guard let root = FileSystem.resolved(self.path.isEmpty ? "." : self.path) else {
      throw FileError(path: self.path, reason: "the deck's folder is gone")
    }
    guard file.hasPrefix(root == "/" ? root : root + "/") else {
      throw FileError(path: picture.name, reason: "leads out of the deck's folder through a symbolic link")
    }
    return file
  }
}
