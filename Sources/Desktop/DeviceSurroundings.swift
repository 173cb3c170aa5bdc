import Geometry
import Raster
import Scene
import Stage

/// Draws the phone around the device's screen, where the window shows one.
@MainActor final class DeviceSurroundings {
  private let rasterizer = Rasterizer()

  /// Draws all that is neither screen nor panel.
  ///
  /// - Returns: what was drawn.
  func draw(_ layout: WindowLayout, into buffer: PixelBuffer, scale: Double) -> [PixelRect] {
    let damage = layout.surroundings(height: buffer.height)
    guard !damage.isEmpty else { return [] }
    let points = { (pixels: Int) in Double(pixels) / scale }
    var list = DisplayList(
      size: Size(points(layout.panel.x), points(buffer.height)), background: DeviceFrame.background)
    let screen = layout.screen
    let rect = Rect(
      x: points(screen.x), y: points(screen.y), width: points(screen.width), height: points(screen.height))
    DeviceFrame.narrow.draw(around: rect, into: &list)
    rasterizer.render(list, scale: scale, into: buffer, damage: damage, pictures: NoPictures(), text: NoText())
    return damage
  }
}

/// What is drawn without any text.
private final class NoText: TextSource {
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? { nil }
}
