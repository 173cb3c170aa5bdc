import Geometry
import Scene

extension Damage {
  /// Replaces an array's content by the pixels that the damage touches, as rectangles that do not overlap.
  ///
  /// - Parameters:
  ///   - pixels: what is replaced; it keeps its storage.
  ///   - scale: pixels per point.
  ///   - bounds: the surface.
  public func write(into pixels: inout [PixelRect], scale: Double, bounds: PixelRect) {
    pixels.removeAll(keepingCapacity: true)
    for rect in rects {
      var area = PixelRect(covering: rect, scale: scale).intersection(bounds)
      // Rectangles that touch between pixels share those pixels.
      while let index = pixels.firstIndex(where: { $0.intersects(area) }) {
        area = area.union(pixels.remove(at: index))
      }
      if !area.isEmpty { pixels.append(area) }
    }
  }
}
