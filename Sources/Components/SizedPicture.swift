import Geometry
import Scene

/// A picture with the size in points that it is drawn at.
public struct SizedPicture: Hashable, Sendable {
  /// The picture.
  public var id: PictureID
  /// The size in points, momentary scales left out.
  public var size: Size

  /// Names a picture and its size.
  public init(id: PictureID, size: Size) {
    self.id = id
    self.size = size
  }
}
