import Geometry
import Raster
import Stage

/// A surface in memory that a headless run draws on.
struct Surface {
  /// Pixels per point.
  private(set) var scale: Double
  /// The pixels.
  private(set) var buffer: PixelBuffer
  /// Whether nothing has been drawn on the present buffer.
  private(set) var isFresh = true
  private var size: Size
  private var knownHash: UInt64?

  init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
    buffer = Self.makeBuffer(size, scale)
  }

  /// Takes another buffer when the window has another size, or a point another number of pixels.
  ///
  /// - Parameter scale: pixels per point; nil for as many as before.
  mutating func fit(_ size: Size, scale: Double? = nil) {
    let scale = scale ?? self.scale
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    buffer = Self.makeBuffer(size, scale)
    isFresh = true
  }

  /// Remembers that a frame was drawn.
  mutating func didDraw(_ frame: FrameReport) {
    isFresh = false
    if frame.hasDrawn { knownHash = nil }
  }

  /// A number for the pixels, computed once for as long as nothing is drawn.
  var hash: UInt64 {
    mutating get {
      if let knownHash { return knownHash }
      let hash = buffer.hash()
      knownHash = hash
      return hash
    }
  }

  private static func makeBuffer(_ size: Size, _ scale: Double) -> PixelBuffer {
    PixelBuffer(
      width: max(1, Int((size.width * scale).rounded())), height: max(1, Int((size.height * scale).rounded())))
  }
}
