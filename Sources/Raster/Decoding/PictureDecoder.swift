/// Turns picture files into bitmaps: in this process, or in one that a strange file can do no harm in.
///
/// - Determinism: every decoder gives the same bits for the same file, size and fonts.
public protocol PictureDecoder: Sendable {
  /// What a file says about itself.
  ///
  /// - Errors: the bytes are no picture, not one of a supported kind, end too early, claim too large a size, or cannot be
  ///   looked at.
  func header(of file: [UInt8]) throws(PictureError) -> PictureHeader

  /// Decodes a picture at a size.
  ///
  /// - Parameters:
  ///   - file: its bytes.
  ///   - header: what the file says about itself.
  ///   - width: the number of columns wanted, the right way up; never more than the file has, but for drawings.
  ///   - height: the number of rows wanted.
  /// - Errors: the file is damaged, or takes more than a picture may take.
  func bitmap(of file: [UInt8], header: PictureHeader, width: Int, height: Int) throws(PictureError) -> Bitmap
}
