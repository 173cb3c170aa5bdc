import Raster
import Scene

/// Small pictures for goldens: smooth, so that the files are short, with an edge that shows where it lies.
enum FramePictures {
  static let opaque = PictureID("opaque")
  static let other = PictureID("other")
  static let veil = PictureID("veil")

  /// All of them.
  static let source = FormulaPictures([
    opaque: bitmap { x, y in x + y < 24 ? (16 * x % 256, 160, 60) : (230, 9 * y % 256, 90) },
    other: bitmap { x, y in (x / 6 + y / 6) % 2 == 0 ? (60, 90, 200) : (240, 220, 7 * x % 256) },
    veil: bitmap(isOpaque: false) { x, y in (40, 200, 220 - 5 * x) },
  ])

  private static let width = 30
  private static let height = 21

  /// A picture by a formula for red, green and blue; one that is not opaque fades out downwards.
  private static func bitmap(isOpaque: Bool = true, _ color: (Int, Int) -> (Int, Int, Int)) -> Bitmap {
    Bitmap(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let alpha = isOpaque ? 255 : 255 - 12 * y
          let (red, green, blue) = color(x, y)
          func premultiplied(_ component: Int) -> UInt32 { UInt32((component * alpha + 127) / 255) }
          pixels[y * width + x] =
            UInt32(alpha) << 24 | premultiplied(red) << 16 | premultiplied(green) << 8 | premultiplied(blue)
        }
      }
    }
  }
}
