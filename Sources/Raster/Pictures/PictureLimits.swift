/// What a picture may cost.
///
/// Every constant has a unit and a reason.
public enum PictureLimits {
  /// The most pixels a picture may have: 64 Mpx, about 8,000 x 8,000.
  ///
  /// Decoded it takes 256 MB for a moment; a header that claims more is a mistake or a bomb, and is refused
  /// before anything is decoded.
  public static let maximumPixels = 64 * 1024 * 1024

  /// The most pixels that a picture is ever decoded or drawn to for a frame: 16 Mpx, 64 MB, enough to fill a display of
  /// 5120 x 2880.
  public static let maximumDrawnPixels = 16 * 1024 * 1024

  /// The bytes of decoded pictures that are kept, if those in use take less: three of the largest that are made for a
  /// phone at scale 3, so that a 200-page deck of 4000 x 3000 photographs stays under 150 MiB together with the one that is
  /// being decoded (36 MB for a moment).
  public static let keptBytes = 42 * 1024 * 1024

  /// The most pixels that a picture is made with for a surface.
  ///
  /// A fifth more than the surface has, so that what just covers it and pulses stays sharp, but no less than a third of
  /// ``keptBytes``, for three mounted pages. Only a picture that overhangs its surface far, such as a landscape photograph
  /// that fills an upright phone at scale 3, is made smaller than it is drawn.
  public static func shownPixels(onSurfaceOf surfacePixels: Int) -> Int {
    let third = keptBytes / 3 / MemoryLayout<UInt32>.stride
    return min(max(third, surfacePixels + surfacePixels / 5), maximumDrawnPixels)
  }

  /// Whether a picture of this size may be decoded; sides of zero may not.
  public static func allows(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    return !overflows && pixels <= maximumPixels
  }
}
