import Geometry
import Raster

/// Where in the window's pixels the device's screen and the panel are.
struct WindowLayout: Hashable, Sendable {
  /// The device's screen.
  let screen: PixelRect
  /// The panel at the trailing edge, as high as the window; empty for none.
  let panel: PixelRect

  /// Lays a window out.
  ///
  /// - Parameters:
  ///   - width: the window's width in pixels.
  ///   - height: its height in pixels.
  ///   - panel: the width of the panel; at least one column is left to the device.
  ///   - inset: how far the screen stands from what is beside it, for the frame around it; 0 without one.
  ///   - device: the size of the screen where that is not what is left of the window: it stands in the middle then.
  init(width: Int, height: Int, panel: Int = 0, inset: Int = 0, device: (width: Int, height: Int)? = nil) {
    let columns = min(panel, width - 1)
    self.panel = PixelRect(x: width - columns, y: 0, width: columns, height: height)
    let room = (width: max(1, width - columns - 2 * inset), height: max(1, height - 2 * inset))
    let size = device.map { (width: min($0.width, room.width), height: min($0.height, room.height)) } ?? room
    screen = PixelRect(
      x: max(0, (width - columns - size.width) / 2), y: max(0, (height - size.height) / 2), width: size.width,
      height: size.height)
  }

  /// What is neither screen nor panel, as rectangles that do not overlap; none where the screen is all.
  func surroundings(height: Int) -> [PixelRect] {
    let left = panel.x
    return [
      PixelRect(x: 0, y: 0, width: left, height: screen.y),
      PixelRect(x: 0, y: screen.maxY, width: left, height: height - screen.maxY),
      PixelRect(x: 0, y: screen.y, width: screen.x, height: screen.height),
      PixelRect(x: screen.maxX, y: screen.y, width: left - screen.maxX, height: screen.height),
    ].filter { !$0.isEmpty }
  }
}

/// How large a window with a panel is, so that a display has room for it.
struct WindowFit: Hashable, Sendable {
  /// Pixels per point of the device.
  let scale: Double
  /// The width of the panel, in its own points.
  let panel: Double

  /// The steps that scales are made smaller by.
  private static let step = 0.25

  /// Keeps scale and panel where there is room; else makes the device smaller, and where that is not enough the panel.
  ///
  /// - Parameters:
  ///   - device: the device with its frame, in points.
  ///   - scale: pixels per point, as wanted.
  ///   - panel: the width of the panel, as wanted, in its own points; it is never shown smaller than they are.
  ///   - display: the width that the display has, in window coordinates.
  ///   - smallest: the smallest scale.
  ///   - narrowest: the width below which a panel is of no use, in its own points.
  init(device: Double, scale: Double, panel: Double, display: Double, smallest: Double, narrowest: Double) {
    let width = { (scale: Double) in device * scale + panel * max(scale, 1) }
    var fitting = scale
    while width(fitting) > display, fitting > smallest {
      // The next smaller of the round scales.
      fitting = max(smallest, ((fitting / Self.step).rounded(.up) - 1) * Self.step)
    }
    self.scale = fitting
    self.panel = width(fitting) > display ? min(panel, max(narrowest, display - device * fitting)) : panel
  }
}
