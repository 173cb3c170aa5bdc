import Geometry
import Raster
import Scene

/// A drawn phone whose screen is a picture: plain, of no maker.
struct DeviceFrame {
  /// Lengths in points, and colours.
  private enum Look {
    static let margin = 28.0
    static let bezel = 11.0
    /// The screen's corners, as a part of its shorter side: those of present phones.
    static let cornerPart = 0.115
    static let body = Color(rgb: 0x0B0B0F)
    static let edge = Color(rgb: 0x5A5A66)
    static let edgeWidth = 2.0
    static let shadow = Color(rgb: 0x000000, alpha: 0.45)
    static let shadowBlur = 12.0
    static let shadowDrop = 6.0
  }

  /// The size of the whole picture in pixels.
  let size: (width: Int, height: Int)
  private let screen: Rect
  private let canvas: Size

  /// Makes the frame of a screen.
  ///
  /// - Parameters:
  ///   - screen: its pixels; each is drawn as it is.
  ///   - scale: pixels per point.
  init(screen: PixelRect, scale: Double) {
    let inset = Int(((Look.margin + Look.bezel) * scale).rounded())
    size = (screen.width + 2 * inset, screen.height + 2 * inset)
    canvas = Size(Double(size.width) / scale, Double(size.height) / scale)
    self.screen = Rect(
      x: Double(inset) / scale, y: Double(inset) / scale, width: Double(screen.width) / scale,
      height: Double(screen.height) / scale)
  }

  /// What to draw; the screen is the list's one picture.
  func list(background: Color) -> DisplayList {
    var list = DisplayList(size: canvas, background: background)
    let corner = min(screen.width, screen.height) * Look.cornerPart
    let body = RoundedRect(screen.insetBy(x: -Look.bezel, y: -Look.bezel), radius: corner + Look.bezel)
    list.save()
    list.translate(x: 0, y: Look.shadowDrop)
    list.shadow(body, Look.shadow, sigma: Look.shadowBlur)
    list.restore()
    list.fill(.roundedRectangle(body), Look.body)
    let edge = RoundedRect(
      body.rect.insetBy(x: Look.edgeWidth / 2, y: Look.edgeWidth / 2), radius: corner + Look.bezel - Look.edgeWidth / 2)
    list.stroke(.roundedRectangle(edge), Look.edge, width: Look.edgeWidth)
    list.beginClip(RoundedRect(screen, radius: corner))
    list.picture(PictureID("screen"), in: screen)
    list.end()
    return list
  }
}
