/// The pixels of a surface, which a rasterizer draws and a window or a file shows.
///
/// - Shape: rows from the top, ``stride`` pixels apart.
/// - Units: each pixel is 0xFFRRGGBB; the surface is opaque.
public final class PixelBuffer {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance between the starts of two rows in pixels.
  public let stride: Int
  let base: UnsafeMutablePointer<UInt32>
  private let ownsMemory: Bool

  /// Makes a surface with memory of its own, black and transparent until it is drawn.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "a surface has no negative side")
    self.width = width
    self.height = height
    stride = width
    base = Memory.allocate(UInt32.self, count: width * height)
    ownsMemory = true
  }

  /// Makes a surface over memory that belongs to someone else, such as a window.
  ///
  /// - Parameters:
  ///   - memory: the first pixel; it must stay valid for as long as this object is used.
  ///   - stride: the distance between the starts of two rows in pixels.
  public init(over memory: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    precondition(width >= 0 && height >= 0 && stride >= width, "rows of a surface do not overlap")
    self.width = width
    self.height = height
    self.stride = stride
    base = memory
    ownsMemory = false
  }

  deinit { if ownsMemory { base.deallocate() } }

  /// All visible pixels as a rectangle.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// One pixel.
  ///
  /// - Errors: traps outside of the surface.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "the pixel lies outside of the surface")
    return base[y * stride + x]
  }

  /// Gives all pixels to a closure, the gaps between rows included.
  public func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
    try body(UnsafeMutableBufferPointer(start: base, count: stride * height))
  }

  /// Gives the pixels of a row to a closure.
  public func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
    precondition(y >= 0 && y < height, "the row lies outside of the surface")
    return try body(UnsafeBufferPointer(start: base + y * stride, count: width))
  }

  /// A copy that never changes.
  public var bitmap: Bitmap {
    Bitmap(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width { pixels[y * width + x] = base[y * stride + x] }
      }
    }
  }
}
