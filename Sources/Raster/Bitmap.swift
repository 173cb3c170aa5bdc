/// A picture in memory that never changes, ready to be drawn.
///
/// - Shape: rows from the top, pixels from the left, no padding between rows.
/// - Units: each pixel is 0xAARRGGBB, eight bits a component, red, green and blue multiplied by alpha;
///   on a little-endian machine its bytes are blue, green, red, alpha, as cairo and SDL want them.
/// - Identity: a frame refers to a bitmap without copying it; `==` compares pixels.
public final class Bitmap: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Whether no pixel lets anything through, so that nothing under it need be drawn.
  public let isOpaque: Bool
  /// The first pixel; ``Memory/readAhead`` bytes after the last one may be read.
  ///
  /// Safe to share: the memory is written before `init` returns and never again.
  nonisolated(unsafe) let base: UnsafePointer<UInt32>

  /// Makes a bitmap and lets a closure write its pixels, which start out transparent.
  public init<Failure: Error>(
    width: Int, height: Int, writing: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Void
  ) throws(Failure) {
    precondition(width >= 0 && height >= 0, "a bitmap has no negative side")
    let count = width * height
    let storage = Memory.allocate(UInt32.self, count: count)
    do throws(Failure) { try writing(UnsafeMutableBufferPointer(start: storage, count: count)) } catch {
      storage.deallocate()
      throw error
    }
    self.width = width
    self.height = height
    isOpaque = UnsafeBufferPointer(start: storage, count: count).allSatisfy { $0 >> 24 == 255 }
    base = UnsafePointer(storage)
  }

  /// Makes a bitmap from its pixels.
  ///
  /// - Errors: traps unless there are `width * height` pixels.
  public convenience init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap has width * height pixels")
    self.init(width: width, height: height) { _ = $0.update(fromContentsOf: pixels) }
  }

  deinit { base.deallocate() }

  /// Gives the pixels to a closure, row by row.
  public func withPixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: base, count: width * height))
  }

  /// A copy of all pixels, row by row.
  public var pixels: [UInt32] { withPixels { Array($0) } }
}

extension Bitmap: Hashable {
  /// Whether two bitmaps have the same size and pixels.
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    a === b
      || (a.width == b.width && a.height == b.height
        && a.withPixels { left in b.withPixels { left.elementsEqual($0) } })
  }

  /// Takes in size and pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    withPixels { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
