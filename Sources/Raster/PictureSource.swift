import Geometry
import Scene

/// Gives the rasterizer decoded pictures; called once per picture item and frame.
public protocol PictureSource: AnyObject {
  /// Says that a frame begins: pictures of the present frame and of the one before are in use.
  ///
  /// A source without a bound need not do anything.
  ///
  /// - Parameter surfacePixels: how many pixels the surface has; a source may bound its bitmaps by it.
  func beginFrame(surfacePixels: Int)

  /// The picture at about the size it is drawn at, or nothing while it is not there yet.
  ///
  /// - Parameters:
  ///   - id: the picture.
  ///   - pixelSize: the size in pixels of the item's rectangle at the surface's scale, without the item's
  ///     transform; where a transform enlarges it to more than 1.5 times that, multiplied by the power of two
  ///     that covers it; where one shrinks it to a half or less, by the largest power of two that still does.
  ///     So a pulse asks for the same size in every frame, and every frame at a time shows the same bitmap,
  ///     whatever was shown before; and a picture at rest is drawn from a bitmap with exactly its pixels.
  /// - Returns: the whole picture. It is stretched over the item's rectangle, so its aspect ratio may differ.
  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap?

  /// What is drawn in place of a picture that is not there yet.
  func placeholder(for id: PictureID) -> Color

  /// The pictures that were asked for and cannot be shown, and why.
  var failures: [PictureID: PictureError] { get }

  /// Says which pictures are mounted or may be asked for soon, so that these are kept.
  func mount(_ ids: Set<PictureID>)

  /// Says that a picture may be asked for soon; called between frames.
  func prepare(_ id: PictureID, pixelSize: Size)
}

extension PictureSource {
  /// Does nothing: a source that has all its pictures at hand need not know.
  public func beginFrame(surfacePixels: Int) {}

  /// None: a source that has all its pictures at hand can show them.
  public var failures: [PictureID: PictureError] { [:] }

  /// Does nothing: a source that has all its pictures at hand need not know.
  public func mount(_ ids: Set<PictureID>) {}

  /// Does nothing: a source that has all its pictures at hand need not know.
  public func prepare(_ id: PictureID, pixelSize: Size) {}
}
