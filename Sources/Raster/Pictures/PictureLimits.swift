/// What a picture may cost. Every constant has a unit and a reason.
public enum PictureLimits {
  /// The most pixels a picture may have: 64 Mpx, about 8,000 x 8,000. Decoded it takes 256 MB for a
  /// moment; a header that claims more is a mistake or a bomb, and is refused before anything is decoded.
  public static let maximumPixels = 64 * 1024 * 1024

  /// Whether a picture of this size may be decoded; sides of zero may not.
  public static func allows(width: Int, height: Int) -> Bool {
    guard width > 0, height > 0 else { return false }
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    return !overflows && pixels <= maximumPixels
  }
}
