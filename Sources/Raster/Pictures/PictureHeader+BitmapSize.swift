import Geometry

extension PictureHeader {
  /// Sizes come from divisions and products of points; so much less than a pixel is no further pixel.
  private static let pixelTolerance = 1.0 / 64

  /// How many pixels the picture is decoded to in order to cover a size: in its own shape, at least as large on
  /// both sides, but a raster picture never larger than it is, and none with many more pixels than a limit.
  func bitmapSize(covering pixelSize: Size, pixelLimit: Int) -> (width: Int, height: Int) {
    let natural = Size(Double(width), Double(height))
    let asked = max(pixelSize.width / natural.width, pixelSize.height / natural.height)
    let allowed = (Double(pixelLimit) / (natural.width * natural.height)).squareRoot()
    let largest = format == .svg ? allowed : min(1, allowed)
    // What is not a number, or not positive, is asked for by a layout that shows nothing.
    let factor = asked > 0 ? min(asked, largest) : 0
    // What covers a place is rounded up, what must stay below a limit down.
    let rule: FloatingPointRoundingRule = factor < asked ? .down : .up
    let tolerance = factor < asked ? -Self.pixelTolerance : Self.pixelTolerance
    func pixels(_ length: Double) -> Int { max(1, Int((length * factor - tolerance).rounded(rule))) }
    return (pixels(natural.width), pixels(natural.height))
  }
}
