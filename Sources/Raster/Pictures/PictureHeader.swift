/// What a picture file says about itself, read without decoding it.
///
/// - Cost: a walk over the file's parts; a JPEG's bytes are all passed over once to find its end.
public struct PictureHeader: Hashable, Sendable {
  /// The kinds of picture that are read.
  public enum Format: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// Portable Network Graphics.
    case png = "PNG"
    /// JPEG in a JFIF or Exif file, baseline or progressive.
    case jpeg = "JPEG"
    /// WebP, lossy or lossless, not animated.
    case webP = "WebP"
    /// Scalable Vector Graphics.
    case svg = "SVG"

    /// The usual name.
    public var description: String { rawValue }
  }

  /// The kind of file.
  public let format: Format
  /// The natural width, the right way up: in pixels, or for a drawing in points.
  public let width: Int
  /// The natural height, the right way up: in pixels, or for a drawing in points.
  public let height: Int
  /// How the stored pixels must be turned; only a JPEG's may have to be.
  public let orientation: PictureOrientation

  /// Makes a header of what is known otherwise.
  init(format: Format, width: Int, height: Int, orientation: PictureOrientation) {
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  /// Reads the header of a picture file.
  ///
  /// - Throws: that the bytes are no picture, not a supported one, end too early, or claim a size beyond
  ///   ``PictureLimits/maximumPixels``.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    try self.init(bytes) { bytes throws(PictureError) in try SVGDrawing(bytes).naturalSize }
  }

  /// Reads the header of a picture file, and has someone else look at a drawing.
  ///
  /// - Parameter measure: the natural size of a drawing.
  public init(
    _ bytes: [UInt8], measuring measure: ([UInt8]) throws(PictureError) -> (width: Int, height: Int)
  ) throws(PictureError) {
    let format = try PictureSignature.format(of: bytes)
    let stored: (width: Int, height: Int)
    var orientation = PictureOrientation.upright
    switch format {
    case .png: stored = try PNGHeader.size(bytes)
    case .jpeg:
      let header = try JPEGHeader(bytes)
      stored = (header.width, header.height)
      orientation = header.orientation
    case .webP: stored = try WebPHeader.size(bytes)
    case .svg: stored = try measure(bytes)
    }
    guard PictureLimits.allows(width: stored.width, height: stored.height) else {
      throw .size(width: stored.width, height: stored.height)
    }
    self.format = format
    self.orientation = orientation
    (width, height) = orientation.isSideways ? (stored.height, stored.width) : stored
  }
}

/// How a camera held when it stored a picture: the Exif orientation, 1 to 8.
public enum PictureOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Rows run from the top, columns from the left.
  case upright = 1
  /// Mirrored left to right.
  case mirrored
  /// Upside down.
  case rotated180
  /// Mirrored top to bottom.
  case flipped
  /// Mirrored about the diagonal from the top left.
  case transposed
  /// Must be turned a quarter clockwise.
  case rotated90
  /// Mirrored about the diagonal from the top right.
  case transversed
  /// Must be turned a quarter anticlockwise.
  case rotated270

  /// Whether width and height change places.
  public var isSideways: Bool { rawValue >= Self.transposed.rawValue }
}
