import Geometry
import Raster
import Scene

/// Draws a list on a surface of its size.
func draw(
  _ list: DisplayList, scale: Double = 1, pictures: FormulaPictures = FormulaPictures(),
  text: any TextSource = PatternText(), with rasterizer: Rasterizer = Rasterizer()
) -> PixelBuffer {
  let size = PixelRect(covering: Rect(origin: .zero, size: list.size), scale: scale)
  let buffer = PixelBuffer(width: size.width, height: size.height)
  rasterizer.render(list, scale: scale, into: buffer, pictures: pictures, text: text)
  return buffer
}

extension UInt32 {
  /// Blue, green, red and alpha of a pixel, from 0 to 255.
  var components: SIMD4<Double> {
    SIMD4(Double(self & 255), Double(self >> 8 & 255), Double(self >> 16 & 255), Double(self >> 24))
  }
}

extension SIMD4<Double> {
  /// The largest difference of a component.
  func distance(to other: SIMD4<Double>) -> Double {
    let difference = self - other
    return pointwiseMax(difference, -difference).max()
  }
}
