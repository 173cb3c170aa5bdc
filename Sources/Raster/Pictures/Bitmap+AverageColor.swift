import Geometry

extension Bitmap {
  /// The mean of all pixels; transparent ones lend no colour.
  var averageColor: Color {
    withPixels { pixels in
      var sum = SIMD4<UInt64>.zero
      for pixel in pixels {
        sum &+= SIMD4(UInt64(pixel >> 16 & 0xFF), UInt64(pixel >> 8 & 0xFF), UInt64(pixel & 0xFF), UInt64(pixel >> 24))
      }
      guard sum.w > 0 else { return .clear }
      let alpha = Double(sum.w)
      return Color(
        red: Double(sum.x) / alpha, green: Double(sum.y) / alpha, blue: Double(sum.z) / alpha,
        alpha: alpha / 255 / Double(pixels.count))
    }
  }
}
