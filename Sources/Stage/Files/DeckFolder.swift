import Notation
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
  public func bytes(of picture: PictureID) throws(PictureError) -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.read(location(of: picture), limit: Self.largestPictureFile)
    } catch {
      throw .unavailable(picture, reason: error.reason)
    }
  }

  /// The picture that was probably meant by one that is not there: the nearest name in the same folder, as long as
  /// that is no link out of the deck's.
  ///
  /// - Cost: lists that folder.
  func nearest(to picture: PictureID) -> String? {
    guard FileSystem.resolved(FileSystem.join(path, picture.name)) == nil else { return nil }
    let folder = FileSystem.directory(of: picture.name)
    guard let place = FileSystem.resolved(FileSystem.join(path.isEmpty ? "." : path, folder)),
      let root = FileSystem.resolved(path.isEmpty ? "." : path), place == root || place.hasPrefix(root + "/")
    else { return nil }
    let name = picture.name.dropFirst(folder.isEmpty ? 0 : folder.count + 1)
    let names = (try? FileSystem.names(in: place)) ?? []
    return names.nearest(to: String(name)).map { FileSystem.join(folder, $0) }
  }

  private func location(of picture: PictureID) throws(FileError) -> String {
    guard let file = FileSystem.resolved(FileSystem.join(path, picture.name)) else {
      throw FileError(path: picture.name, reason: "there is no such file")
    }
    guard let root = FileSystem.resolved(path.isEmpty ? "." : path) else {
      throw FileError(path: path, reason: "the deck's folder is gone")
    }
    guard file.hasPrefix(root == "/" ? root : root + "/") else {
      throw FileError(path: picture.name, reason: "leads out of the deck's folder through a symbolic link")
    }
    return file
  }
}

extension DeckFolder: PictureBytes {}
