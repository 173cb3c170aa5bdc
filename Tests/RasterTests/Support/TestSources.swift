import Geometry
import Raster
import Scene

/// Pictures made of formulas, so that a test needs no file.
final class FormulaPictures: PictureSource, Sendable {
  /// What each picture is.
  let bitmaps: [PictureID: Bitmap]

  init(_ bitmaps: [PictureID: Bitmap] = [:]) { self.bitmaps = bitmaps }

  func picture(_ id: PictureID, pixelSize: Size) -> Bitmap? { bitmaps[id] }

  func placeholder(for id: PictureID) -> Color { Color(red: 0.2, green: 0.4, blue: 0.6) }

  /// A picture whose pixels are a function of their place, opaque or not.
  static func bitmap(width: Int, height: Int, isOpaque: Bool = true, seed: Int = 0) -> Bitmap {
    Bitmap(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let alpha = isOpaque ? 255 : UInt32((x * 37 + y * 91 + seed) % 256)
          func component(_ factor: Int) -> UInt32 { UInt32((x * factor + y * 13 + seed * 7) % 256) * alpha / 255 }
          pixels[y * width + x] = alpha << 24 | component(29) << 16 | component(53) << 8 | component(11)
        }
      }
    }
  }
}

/// Texts as blocks of a fixed pattern, shifted by their phase.
final class PatternText: TextSource {
  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? {
    guard !run.text.isEmpty else { return nil }
    let width = Int((run.style.size * Double(run.text.count) * scale / 2).rounded(.up)) + 1
    let height = Int((run.style.size * scale).rounded(.up)) + 1
    let mask = CoverageMask(width: width, height: height) { bytes in
      for index in bytes.indices { bytes[index] = UInt8((index * 31 + phase.x * 60 + phase.y * 17) % 256) }
    }
    let color =
      run.text.contains("*") ? FormulaPictures.bitmap(width: width, height: height, isOpaque: false) : nil
    return TextImage(coverage: mask, color: color, left: -1, top: 1)
  }
}
