import CPixelKernels
import Geometry

/// Where the pixels of a surface lie in a source that is turned, skewed or stretched.
struct SampleGrid: BitwiseCopyable {
  /// The kernels' steps per source pixel.
  private static let stepsPerPixel = 65_536.0

  /// Where the centre of the surface's first pixel lies, from the centre of the source's first pixel, and how
  /// much further each pixel to the right and each below lies; in steps.
  private var origin: SIMD2<Int64>
  private var stepX: SIMD2<Int64>
  private var stepY: SIMD2<Int64>

  /// Makes the grid.
  ///
  /// - Parameters:
  ///   - inverse: from pixels of the surface to local coordinates.
  ///   - unit: source pixels per local unit.
  ///   - origin: where local (0, 0) lies, taken back: the source pixel at local (0, 0) is at minus this.
  init(inverse: Transform, unit: SIMD2<Double>, origin: SIMD2<Double>) {
    func steps(_ place: SIMD2<Double>) -> SIMD2<Int64> {
      let steps = (place * Self.stepsPerPixel).rounded(.toNearestOrAwayFromZero)
      return SIMD2(Self.whole(steps.x), Self.whole(steps.y))
    }
    self.origin = steps(inverse.apply(Point(0.5, 0.5)).vector * unit - origin - 0.5)
    stepX = steps(inverse.xAxis * unit)
    stepY = steps(inverse.yAxis * unit)
  }

  /// A number of steps, cut to what a surface's pixels can be multiplied by; a map that nearly flattens the plane has more.
  private static func whole(_ steps: Double) -> Int64 {
    steps.isNaN ? 0 : Int64(min(max(steps, -farthest), farthest))
  }

  private static let farthest = 1_099_511_627_776.0

  /// Where a pixel of the surface lies.
  private func place(_ x: Int, _ y: Int) -> SIMD2<Int64> { origin &+ stepX &* Int64(x) &+ stepY &* Int64(y) }

  /// Samples pixels from a place on to the right.
  func sampleRow(
    _ source: UnsafePointer<UInt32>, width: Int, height: Int, x: Int, y: Int, count: Int,
    into out: UnsafeMutablePointer<UInt32>
  ) {
    let start = place(x, y)
    pk_sample_pixels(out, count, source, Int32(width), Int32(height), start.x, start.y, stepX.x, stepX.y)
  }

  /// Samples coverage for an area of the surface, row by row.
  func sample(
    _ source: UnsafePointer<UInt8>, width: Int, height: Int, area: PixelRect, into out: UnsafeMutablePointer<UInt8>
  ) {
    for row in 0..<area.height {
      let start = place(area.x, area.y + row)
      pk_sample_mask(
        out + row * area.width, area.width, source, Int32(width), Int32(height), start.x, start.y, stepX.x, stepX.y)
    }
  }
}
