import Geometry
import Raster
import Scene

/// Draws a scene that makes its display lists itself: the list is made, compared with the last one, and drawn.
final class ListRunner: FrameRunner {
  let name: String
  let threads: Int
  let pixelLimit: Int?
  private let scale: Double
  private let fill: (Int, inout DisplayList) -> Void
  private let pictures: PictureStore
  private let text: PangoText
  private let rasterizer: Rasterizer
  private let buffer: PixelBuffer
  private var list = DisplayList()
  private var shown = DisplayList()
  private var damage = Damage()
  private var pixels: [PixelRect] = []

  /// - Parameters:
  ///   - size: the surface in points.
  ///   - movingArea: where alone anything changes, in points; nil for everywhere.
  ///   - fill: makes the list of a frame.
  init(
    _ name: String, size: Size, scale: Int, threads: Int, movingArea: Rect? = nil, pictures: PictureStore,
    text: PangoText, fill: @escaping (Int, inout DisplayList) -> Void
  ) {
    self.name = name
    self.threads = threads
    self.scale = Double(scale)
    self.pictures = pictures
    self.text = text
    self.fill = fill
    pixelLimit = movingArea.map { PixelRect(covering: $0, scale: Double(scale)).area }
    rasterizer = Rasterizer(threads: threads)
    buffer = PixelBuffer(width: Int(size.width) * scale, height: Int(size.height) * scale)
  }

  func drawFrame(_ number: Int) -> FrameOutcome {
    fill(number, &list)
    damage.compare(shown, list)
    damage.write(into: &pixels, scale: scale, bounds: buffer.bounds)
    if pixels.isEmpty { return FrameOutcome(pixels: 0, isSteady: true) }
    rasterizer.render(list, scale: scale, into: buffer, damage: pixels, pictures: pictures, text: text)
    swap(&list, &shown)
    return FrameOutcome(pixels: rasterizer.pixelsTouched, isSteady: true)
  }
}
