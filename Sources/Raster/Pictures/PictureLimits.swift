/// What a picture may cost.
///
/// Every constant has a unit and a reason.
public enum PictureLimits {
  /// The most pixels a picture may have: 64 Mpx, about 8,000 x 8,000.
  ///
  /// Decoded it takes 256 MB for a moment; a header that claims more is a mistake or a bomb, and is refused
  /// before anything is decoded.
  public static let maximumPixels = 64 * 1024 * 1024

  /// The most pixels that a drawing is drawn at, whatever size is asked for: 16 Mpx, 64 MB, twice what fills a phone's
  /// screen at scale 3.
  public static let maximumDrawnPixels = 16 * 1024 * 1024

  /// The bytes of decoded pictures that are kept, if those in use take less: nine that fill a phone at scale 2, or
  /// three of 4000 x 3000 that cover it and overhang, so that a 200-page deck of those stays under 150 MiB together
  /// with the one that is being decoded (36 MB for a moment).
  public static let keptBytes = 48 * 1024 * 1024

  /// Whether a picture of this size may be decoded; sides of zero may not.
  public static func allows(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    return !overflows && pixels <= maximumPixels
  }
}
