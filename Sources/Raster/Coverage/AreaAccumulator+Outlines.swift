import Geometry

extension AreaAccumulator {
  /// Adds a rectangle with elliptic corners.
  ///
  /// - Parameters:
  ///   - rect: the rectangle in local coordinates.
  ///   - radii: the half axes of the corners; at most half of the rectangle.
  ///   - map: where local coordinates go, in pixels of the area.
  ///   - isHole: whether the outline runs the other way round and so takes its area away.
  func add(_ rect: Rect, radii: SIMD2<Double>, map: Transform, isHole: Bool = false) {
    let scale = max((map.xAxis * map.xAxis).sum(), (map.yAxis * map.yAxis).sum()).squareRoot()
    let arc = UnitArc.points(radius: radii.max() * scale)
    let inner = rect.insetBy(x: radii.x, y: radii.y)
    let first = map.apply(Point(rect.maxX, inner.maxY))
    var pen = first
    func line(to next: Point) {
      if isHole { addLine(from: next, to: pen) } else { addLine(from: pen, to: next) }
      pen = next
    }
    // From the right end of the lower right corner round the rectangle, corner by corner.
    for corner in 0..<4 {
      let centre = SIMD2(corner == 0 || corner == 3 ? inner.maxX : inner.minX, corner < 2 ? inner.maxY : inner.minY)
      for point in arc {
        let turned =
          switch corner {
          case 0: point
          case 1: SIMD2(-point.y, point.x)
          case 2: -point
          default: SIMD2(point.y, -point.x)
          }
        line(to: map.apply(Point(vector: centre + turned * radii)))
      }
    }
    line(to: first)
  }
}
