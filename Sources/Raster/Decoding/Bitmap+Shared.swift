extension Bitmap {
  /// Makes a bitmap from pixels that another process has written and may go on to write: a copy, in which no component
  /// exceeds its alpha, as everything that draws relies on.
  public static func copying(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int) -> Bitmap {
    precondition(
      pixels.count >= width * height * MemoryLayout<UInt32>.stride, "the memory holds the pixels of the bitmap")
    return Bitmap(width: width, height: height) { target in
      for index in target.indices {
        // Read once: a second reading might find something else.
        let pixel = pixels.loadUnaligned(fromByteOffset: index * MemoryLayout<UInt32>.stride, as: UInt32.self)
        let alpha = pixel >> 24
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        target[index] = alpha << 24 | min(red, alpha) << 16 | min(green, alpha) << 8 | min(blue, alpha)
      }
    }
  }

  /// Writes the pixels into memory that another process reads.
  public func copy(to memory: UnsafeMutableRawBufferPointer) {
    withPixels { memory.copyMemory(from: UnsafeRawBufferPointer($0)) }
  }

  /// What is shown in place of a picture that cannot be: a crossed square, seen on dark and on light pages.
  ///
  /// It is stretched over whatever place the picture has.
  public static let placeholder = Bitmap(width: placeholderSide, height: placeholderSide) { pixels in
    let side = placeholderSide
    for y in 0..<side {
      for x in 0..<side {
        let edge = min(x, y, side - 1 - x, side - 1 - y)
        let diagonal = min(abs(x - y), abs(side - 1 - x - y))
        let isLine = edge < placeholderStroke || diagonal < placeholderStroke
        // Premultiplied grey: translucent between the lines.
        pixels[y * side + x] = isLine ? 0xC06A_6A6A : 0x4020_2020
      }
    }
  }

  /// The sides of the placeholder in pixels: enough that its lines stay lines on a whole page.
  private static let placeholderSide = 256
  /// Half the width of its lines in pixels.
  private static let placeholderStroke = 2
}
