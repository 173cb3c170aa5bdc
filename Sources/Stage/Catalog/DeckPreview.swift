import Deck
import Geometry
import Prototype
import Raster
import Scene

/// The first frame of a deck as the picture on a card: the device, whole, on a ground of its own colours.
struct DeckPreview {
  /// Lengths in points, and colours.
  private enum Look {
    /// As large as the picture of a card that is alone in its row, on a phone.
    static let size = Size(358, 220)
    static let margin = 14.0
    /// The corners of the device, as a part of its shorter side.
    static let cornerPart = 0.1
    static let shadow = Color(rgb: 0x000000, alpha: 0.28)
    static let shadowBlur = 8.0
    static let shadowDrop = 3.0
    static let ground = Color(rgb: 0xE4E2EA)
    static let darkGround = Color(rgb: 0x35333D)
    static let edge = Color(rgb: 0x000000, alpha: 0.18)
    /// Pixels per point: sharp at the zooms that windows open with.
    static let scale = 2.0
  }

  /// The picture as a PNG file; nothing when it cannot be written.
  let png: [UInt8]?

  /// Draws it.
  ///
  /// - Parameter loaded: a deck that was read without errors.
  init(_ loaded: LoadedDeck, setup: StageSetup) {
    var setup = setup
    setup.size = loaded.deck?.device.size
    setup.decoding = .inPlace
    let stage = setup.makeStage(for: loaded)
    let device = stage.prototype.size
    let room = Size(Look.size.width - 2 * Look.margin, Look.size.height - 2 * Look.margin)
    let shrink = min(room.width / device.width, room.height / device.height)
    let shown = Size(device.width * shrink, device.height * shrink)
    let frame = Rect(
      x: (Look.size.width - shown.width) / 2, y: (Look.size.height - shown.height) / 2, width: shown.width,
      height: shown.height)

    let pixels = Self.buffer(shown)
    stage.render(stage.prototype, into: pixels, scale: shrink * Look.scale)
    let list = Self.list(frame, ground: setup.reader.prefersDark ? Look.darkGround : Look.ground)
    let picture = Self.buffer(Look.size)
    Rasterizer().render(list, scale: Look.scale, into: picture, pictures: OnePicture(pixels.bitmap), text: setup.text)
    png = try? PNG.encode(picture.bitmap, effort: .low)
  }

  private static func buffer(_ size: Size) -> PixelBuffer {
    let side = { (points: Double) in max(1, Int((points * Look.scale).rounded())) }
    return PixelBuffer(width: side(size.width), height: side(size.height))
  }

  private static func list(_ frame: Rect, ground: Color) -> DisplayList {
    var list = DisplayList(size: Look.size, background: ground)
    let shape = RoundedRect(frame, radius: min(frame.width, frame.height) * Look.cornerPart)
    list.save()
    list.translate(x: 0, y: Look.shadowDrop)
    list.shadow(shape, Look.shadow, sigma: Look.shadowBlur)
    list.restore()
    list.beginClip(shape)
    list.picture(OnePicture.id, in: frame)
    list.end()
    list.stroke(.roundedRectangle(shape), Look.edge, width: 1)
    return list
  }
}

/// A picture that is in memory already.
private final class OnePicture: PictureSource {
  static let id = PictureID("first-frame")
  private let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? { bitmap }
  func placeholder(for id: PictureID) -> Color { .white }
  func prepare(_ id: PictureID, pixelSize: Size) {}
}
