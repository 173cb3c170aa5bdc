import Geometry
import Raster
import Scene
import Stage

/// What the pictures of a capture hold besides the window: a part of it, or a drawn phone around it.
public struct CaptureFraming: Hashable, Sendable {
  /// The part of the window that is kept, in points; nothing for all of it.
  public var region: Rect?
  /// Whether the window is the screen of a drawn phone.
  public var showsDevice = false
  /// What shows where the window does not reach.
  public var background = DeviceFrame.background

  /// Keeps the window as it is.
  public init() {}
}

/// Puts the frames of a window on pictures that all have the same size.
public final class CaptureCanvas {
  /// The size of every picture in pixels.
  public let size: (width: Int, height: Int)

  private let framing: CaptureFraming
  private let scale: Double
  private let window: PixelRect
  /// Where the screen of the drawn phone is, in pixels; nothing without one.
  private let screen: PixelRect?
  private let rasterizer = Rasterizer()

  /// Makes a canvas.
  ///
  /// - Parameters:
  ///   - window: the largest size that the window has, in points; smaller ones stand in its middle.
  ///   - scale: pixels per point.
  /// - Returns: nothing when the region lies outside of the window.
  public init?(window: Size, scale: Double, framing: CaptureFraming = CaptureFraming()) {
    self.framing = framing
    self.scale = scale
    let whole = PixelRect(x: 0, y: 0, width: (window.width * scale).pixels, height: (window.height * scale).pixels)
    if framing.showsDevice {
      let inset = Int((DeviceFrame.wide.inset * scale).rounded())
      screen = PixelRect(x: inset, y: inset, width: whole.width, height: whole.height)
      self.window = whole
      size = (whole.width + 2 * inset, whole.height + 2 * inset)
    } else {
      screen = nil
      self.window = framing.region.map { $0.pixels(scale: scale).intersection(whole) } ?? whole
      size = (self.window.width, self.window.height)
    }
    if self.window.isEmpty { return nil }
  }

  /// The picture of a frame.
  public func picture(of frame: PixelBuffer) -> Bitmap {
    guard let screen else { return cut(frame) }
    let pixels = PixelBuffer(width: size.width, height: size.height)
    let list = list(around: screen)
    rasterizer.render(list, scale: scale, into: pixels, pictures: ScreenPicture(cut(frame)), text: NoText())
    return pixels.bitmap
  }

  /// The phone with the frame as its screen.
  private func list(around screen: PixelRect) -> DisplayList {
    let points = { [scale] (pixels: Int) in Double(pixels) / scale }
    let rect = Rect(
      x: points(screen.x), y: points(screen.y), width: points(screen.width), height: points(screen.height))
    var list = DisplayList(size: Size(points(size.width), points(size.height)), background: framing.background)
    list.beginClip(DeviceFrame.wide.draw(around: rect, into: &list))
    list.picture(ScreenPicture.id, in: rect)
    list.end()
    return list
  }

  /// The part of the frame that lies in the canvas; a frame of another size than the window's is moved to the middle.
  private func cut(_ frame: PixelBuffer) -> Bitmap {
    let isWhole = framing.region == nil
    let left = window.x - (isWhole ? (window.width - frame.width) / 2 : 0)
    let top = window.y - (isWhole ? (window.height - frame.height) / 2 : 0)
    let ground = framing.background.opaquePixel
    return Bitmap(width: window.width, height: window.height) { pixels in
      pixels.update(repeating: ground)
      let columns = max(0, left)..<max(max(0, left), min(frame.width, left + window.width))
      guard !columns.isEmpty else { return }
      for y in 0..<window.height where top + y >= 0 && top + y < frame.height {
        frame.withRow(top + y) { row in
          let part = UnsafeBufferPointer(rebasing: row[columns])
          let start = y * window.width + columns.lowerBound - left
          _ = UnsafeMutableBufferPointer(rebasing: pixels[start..<(start + part.count)]).update(from: part)
        }
      }
    }
  }
}

extension Double {
  /// So many pixels, at least one.
  fileprivate var pixels: Int { max(1, Int(rounded())) }
}

extension Rect {
  /// The pixels that the rectangle covers at a scale.
  fileprivate func pixels(scale: Double) -> PixelRect {
    let (left, top) = (Int((minX * scale).rounded()), Int((minY * scale).rounded()))
    return PixelRect(
      x: left, y: top, width: Int((maxX * scale).rounded()) - left, height: Int((maxY * scale).rounded()) - top)
  }
}

extension Color {
  /// The colour as an opaque pixel.
  fileprivate var opaquePixel: UInt32 {
    let bytes = bytes
    return 0xFF00_0000 | UInt32(bytes[0]) << 16 | UInt32(bytes[1]) << 8 | UInt32(bytes[2])
  }
}

/// The one picture of a device's screen.
private final class ScreenPicture: PictureSource {
  static let id = PictureID("screen")
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? { bitmap }

  func placeholder(for id: PictureID) -> Color { .black }
}

/// A list without any text needs none drawn.
private final class NoText: TextSource {
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? { nil }
}
