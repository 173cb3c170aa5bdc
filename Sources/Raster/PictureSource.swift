import Geometry
import Scene

/// Gives the rasterizer decoded pictures; called once per picture item and frame.
public protocol PictureSource: AnyObject {
  /// The picture at about the size it is drawn at, or nothing while it is not there yet.
  ///
  /// - Parameters:
  ///   - id: the picture.
  ///   - pixelSize: the size in pixels it will cover now. A pulse asks for a slightly different size each
  ///     frame: answer with the same bitmap as long as each side is at least half of, and at most twice, the bitmap's;
  ///     outside of that range bilinear sampling blurs or aliases.
  /// - Returns: the whole picture. It is stretched over the item's rectangle, so its aspect ratio may differ.
  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap?

  /// What is drawn in place of a picture that is not there yet.
  func placeholder(for id: PictureID) -> Color
}
