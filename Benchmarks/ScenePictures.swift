import Geometry
import Glibc
import Raster
import Scene

/// The pictures of the walkthrough scene: gradients with noise, a ring and bars, so that wrong sampling shows.
enum ScenePictures {
  /// The pictures' size in pixels: the window's at scale 2.
  static let width = 780
  static let height = 1_688

  private static let colors: [(SIMD3<Double>, SIMD3<Double>)] = [
    (SIMD3(250, 120, 90), SIMD3(90, 30, 140)), (SIMD3(70, 200, 180), SIMD3(20, 60, 130)),
    (SIMD3(250, 210, 90), SIMD3(200, 60, 110)), (SIMD3(140, 220, 110), SIMD3(10, 90, 110)),
    (SIMD3(190, 150, 250), SIMD3(40, 40, 90)),
  ]

  /// Makes a picture.
  static func bitmap(_ index: Int) -> Bitmap {
    let (from, to) = colors[index]
    let angle = 0.3 + 0.5 * Double(index)
    let coarse = SmoothNoise(seed: UInt64(1_000 + index), columns: 6)
    let fine = SmoothNoise(seed: UInt64(2_000 + index), columns: 24)
    var grain = UInt64(3_000 + index)
    return Bitmap(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let (u, v) = (Double(x) / Double(width - 1), Double(y) / Double(height - 1))
          var mix = (cos(angle) * (u - 0.5) + sin(angle + 1) * (v - 0.5)) * 0.9 + 0.5
          mix += (coarse.value(u, v) - 0.5) * 0.6 + (fine.value(u, v) - 0.5) * 0.2
          mix = min(max(mix, 0), 1)
          var color = from * (1 - mix) + to * mix
          if isWhite(x, y, bars: index + 1) { color = SIMD3(255, 255, 255) }
          grain = grain &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          color = (color + Double(grain >> 60 % 7) - 3).clamped(lowerBound: .zero, upperBound: SIMD3(255, 255, 255))
          let bytes = SIMD3<UInt32>(color.rounded(.toNearestOrAwayFromZero))
          pixels[y * width + x] = 0xFF00_0000 | bytes.x << 16 | bytes.y << 8 | bytes.z
        }
      }
    }
  }

  /// Whether a pixel belongs to the ring or to one of the bars.
  private static func isWhite(_ x: Int, _ y: Int, bars: Int) -> Bool {
    let (dx, dy) = (Double(x) - 390, Double(y) - 590)
    if abs((dx * dx + dy * dy).squareRoot() - 230) < 14 { return true }
    guard (470..<710).contains(y) else { return false }
    return (0..<bars).contains { bar in
      let left = 390 - bars * 30 + bar * 60
      return (left + 12..<left + 48).contains(x)
    }
  }
}

/// Random numbers on a grid, with smooth values between.
private struct SmoothNoise {
  private let columns: Int
  private let rows: Int
  private let values: [Double]

  init(seed: UInt64, columns: Int) {
    self.columns = columns
    rows = 2 * columns
    var state = seed
    values = (0..<(columns + 2) * (2 * columns + 2)).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31)
    }
  }

  /// The value at a place from 0 to 1 in both directions.
  func value(_ u: Double, _ v: Double) -> Double {
    let (x, y) = (u * Double(columns), v * Double(rows))
    let (column, row) = (Int(x), Int(y))
    func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }
    let (fx, fy) = (smooth(x - Double(column)), smooth(y - Double(row)))
    let start = row * (columns + 2) + column
    let upper = values[start] * (1 - fx) + values[start + 1] * fx
    let lower = values[start + columns + 2] * (1 - fx) + values[start + columns + 3] * fx
    return upper * (1 - fy) + lower * fy
  }
}
