import CPixelKernels

/// One thing to do to the pixels of a rectangle; each pixel's result depends on nothing but its place and what
/// was there.
///
/// So a command may be done in parts, by several threads, for damaged rectangles alone: the bits are the same.
struct Command {
  /// What to do.
  enum Content {
    /// Draws a colour evenly.
    case fill(pk_ink)
    /// Draws a colour through a coverage.
    case cover(CoveragePatch, pk_ink)
    /// Draws a blurred rectangle.
    case shadow(ShadowPaint)
    /// Draws a picture, or two at once.
    case picture(PicturePaint)
    /// Draws a picture that is turned or skewed.
    case turnedPicture(TurnedPicturePaint)
    /// Draws pixels one to one.
    case pixels(PixelsPaint)
    /// Begins an empty layer that takes what is drawn until its end.
    case beginLayer
    /// Draws the layer.
    case endLayer(weight: UInt16)
    /// Keeps the pixels that a coverage does not hold fully.
    case beginClip(CoveragePatch)
    /// Brings back the kept pixels as far as the coverage leaves them.
    case endClip(CoveragePatch)
  }

  /// What to do.
  var content: Content
  /// Where; beyond it the content is not defined.
  var rect: PixelRect
  /// Where nothing shows of what was there before; both may be empty.
  var hidden: (PixelRect, PixelRect) = (.nothing, .nothing)
}

/// Premultiplied pixels placed on whole pixels.
struct PixelsPaint {
  var source: UnsafePointer<UInt32>
  /// The source's width.
  var stride: Int
  /// Where the source's first pixel goes.
  var x: Int
  var y: Int
  var weight: UInt16
}

/// A picture under a map that turns or skews it.
struct TurnedPicturePaint {
  var source: UnsafePointer<UInt32>
  var width: Int
  var height: Int
  /// Where the surface's pixels lie in it.
  var grid: SampleGrid
  /// The picture's outline on the surface.
  var outline: CoveragePatch
  var weight: UInt16
}

extension PixelRect {
  /// No pixels.
  static let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)
}
