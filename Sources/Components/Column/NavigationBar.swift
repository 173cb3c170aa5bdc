import Geometry
import Scene

/// The bar at the top of a column: the way back and, once the large title is scrolled away, the title.
enum NavigationBar {
  /// Lengths in points.
  enum Metrics {
    /// Between the button that leads back and the side of the window.
    static let inset = 4.0
    /// Over how much scrolling the bar's ground and title come in.
    static let fade = 12.0
    /// How far the arrow reaches to either side of its middle.
    static let arrowReach = 8.0
    /// The width of the arrow's strokes.
    static let strokeWidth = 2.5
    /// The size of a sheet's grabber.
    static let grabber = Size(36, 5)
    /// Between a sheet's top edge and its grabber.
    static let grabberTop = 6.0
  }

  /// The arrow that leads back, about its middle.
  static let arrow = path([Point(4, -8), Point(-4, 0), Point(4, 8)])
  /// The two strokes of the sign that closes a sheet, about their middle.
  static let closing = [path([Point(-6, -6), Point(6, 6)]), path([Point(6, -6), Point(-6, 6)])]

  /// Turns the arrow to the other side, about its middle.
  static let mirroring = Transform(xAxis: SIMD2(-1, 0), yAxis: SIMD2(0, 1), translation: .zero)

  private static func path(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}
