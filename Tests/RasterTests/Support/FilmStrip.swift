import Geometry
import Raster
import Scene

/// The frames of a motion on one sheet: a row for each scale, a column for each part of the motion.
struct FilmStrip {
  /// The pixels per point of each row.
  static let scales = [1, 1.25, 2, 3.0]

  /// The sheet.
  let bitmap: Bitmap

  /// Draws all frames of a motion.
  init(_ primitive: MovingPrimitive, text: any TextSource) {
    let rasterizer = Rasterizer()
    let rows = Self.scales.map { scale in
      MovingPrimitive.parts.map { part in
        draw(
          primitive.list(at: part), scale: scale, pictures: FramePictures.source, text: text, with: rasterizer)
      }
    }
    let areas = Self.areas
    bitmap = Bitmap(
      width: areas.flatMap { $0 }.map(\.maxX).max() ?? 0, height: areas.flatMap { $0 }.map(\.maxY).max() ?? 0
    ) { pixels in
      let width = areas.flatMap { $0 }.map(\.maxX).max() ?? 0
      for (row, frames) in rows.enumerated() {
        for (column, frame) in frames.enumerated() {
          let area = areas[row][column]
          for y in 0..<area.height {
            for x in 0..<area.width { pixels[(area.y + y) * width + area.x + x] = frame[x, y] }
          }
        }
      }
    }
  }

  /// Where each frame lies on the sheet, by scale and by part.
  static let areas: [[PixelRect]] = {
    var top = 0
    return scales.map { scale in
      let frame = PixelRect(covering: Rect(origin: .zero, size: MovingPrimitive.size), scale: scale)
      defer { top += frame.height }
      return MovingPrimitive.parts.indices.map {
        PixelRect(x: $0 * frame.width, y: top, width: frame.width, height: frame.height)
      }
    }
  }()

  /// The frames in which two sheets differ, in words.
  static func differences(_ a: Bitmap, _ b: Bitmap) -> [String] {
    guard a.width == b.width, a.height == b.height else { return ["all: the sheets have different sizes"] }
    let (first, second) = (a.pixels, b.pixels)
    var result: [String] = []
    for (scale, row) in zip(scales, areas) {
      for (part, area) in zip(MovingPrimitive.parts, row) {
        let isSame = (area.y..<area.maxY).allSatisfy { y in
          let range = y * a.width + area.x..<y * a.width + area.maxX
          return first[range] == second[range]
        }
        if !isSame { result.append("\(Int(100 * part)) % at scale \(scale)") }
      }
    }
    return result
  }
}
