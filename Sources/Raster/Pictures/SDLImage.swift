internal import CSDL2Image

/// A picture decoded by SDL2_image.
struct SDLImage: ~Copyable {
  private let image: OpaquePointer
  private let format: PictureHeader.Format

  init(_ bytes: [UInt8], format: PictureHeader.Format) throws(PictureError) {
    var message = [CChar](repeating: 0, count: Int(CSDLIMAGE_ERROR_CAPACITY))
    guard let image = csdlimage_decode(bytes, bytes.count, format.typeName, &message) else {
      throw .damaged(format, reason: Self.text(message))
    }
    self.image = image
    self.format = format
  }

  deinit { csdlimage_free(image) }

  /// The picture at most at its own size.
  func bitmap(width: Int, height: Int) throws(PictureError) -> Bitmap {
    let (sourceWidth, sourceHeight) = (Int(csdlimage_width(image)), Int(csdlimage_height(image)))
    let (width, height) = (min(width, sourceWidth), min(height, sourceHeight))
    guard width > 0, height > 0 else { throw .size(width: width, height: height) }
    var filter = AreaFilter(from: (sourceWidth, sourceHeight), to: (width, height))
    var row = [UInt32](repeating: 0, count: sourceWidth)
    var message = [CChar](repeating: 0, count: Int(CSDLIMAGE_ERROR_CAPACITY))
    return try Bitmap(width: width, height: height) { pixels throws(PictureError) in
      for index in 0..<sourceHeight {
        guard csdlimage_read_row(image, Int32(index), &row, &message) == 0 else {
          throw .damaged(format, reason: Self.text(message))
        }
        row.withUnsafeMutableBufferPointer { row in
          Pixel.premultiply(row)
          filter.add(UnsafeBufferPointer(row), to: pixels)
        }
      }
    }
  }

  private static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

extension PictureHeader.Format {
  /// The name by which SDL2_image knows the format.
  fileprivate var typeName: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPG"
    case .webP: "WEBP"
    case .svg: "SVG"
    }
  }
}

extension PictureOrientation {
  /// The picture turned the right way up.
  func upright(_ stored: Bitmap) -> Bitmap {
    if self == .upright { return stored }
    let (width, height) = isSideways ? (stored.height, stored.width) : (stored.width, stored.height)
    return Bitmap(width: width, height: height) { pixels in
      stored.withPixels { source in
        for y in 0..<height {
          for x in 0..<width {
            let (column, row) = place(x, y, width: width, height: height)
            pixels[y * width + x] = source[row * stored.width + column]
          }
        }
      }
    }
  }

  /// Where the pixel that belongs at a place is stored.
  private func place(_ x: Int, _ y: Int, width: Int, height: Int) -> (column: Int, row: Int) {
    let (right, bottom) = (width - 1 - x, height - 1 - y)
    return switch self {
    case .upright: (x, y)
    case .mirrored: (right, y)
    case .rotated180: (right, bottom)
    case .flipped: (x, bottom)
    case .transposed: (y, x)
    case .rotated90: (y, right)
    case .transversed: (bottom, right)
    case .rotated270: (bottom, x)
    }
  }
}
