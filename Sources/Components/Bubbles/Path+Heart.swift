import Geometry
import Scene

extension Path {
  /// A heart that fills a square about the origin.
  ///
  /// Two lobes with a round top, and sides that run down to the point in one sweep.
  ///
  /// - Parameter size: the side of the square, in points.
  static func heart(size: Double) -> Path {
    // Drawn in a square from -1 to 1; the right half mirrors the left one.
    let half = size / 2
    func point(_ x: Double, _ y: Double) -> Point { Point(x * half, y * half) }
    var path = Path()
    path.move(to: point(0, 0.92))
    path.addCurve(to: point(-1, -0.32), control1: point(-0.5, 0.52), control2: point(-1, 0.14))
    path.addCurve(to: point(-0.48, -0.86), control1: point(-1, -0.64), control2: point(-0.77, -0.86))
    path.addCurve(to: point(0, -0.56), control1: point(-0.28, -0.86), control2: point(-0.1, -0.75))
    path.addCurve(to: point(0.48, -0.86), control1: point(0.1, -0.75), control2: point(0.28, -0.86))
    path.addCurve(to: point(1, -0.32), control1: point(0.77, -0.86), control2: point(1, -0.64))
    path.addCurve(to: point(0, 0.92), control1: point(1, 0.14), control2: point(0.5, 0.52))
    path.close()
    return path
  }
}
