import Geometry
import Scene

/// A path as straight lines; keeps its storage when it is filled again.
struct Polylines {
  /// The corners of all lines, one subpath after the other, without repeats.
  private(set) var points: [Point] = []
  /// Which points make up a subpath, and whether it leads back to its first point.
  private(set) var subpaths: [(points: Range<Int>, isClosed: Bool)] = []
  private var start = 0

  /// Replaces what is there by a path.
  ///
  /// - Parameters:
  ///   - map: where the path's points go.
  ///   - scale: pixels per unit of the mapped points, which says how fine curves are divided.
  mutating func flatten(_ path: Path, map: Transform, scale: Double) {
    points.removeAll(keepingCapacity: true)
    subpaths.removeAll(keepingCapacity: true)
    start = 0
    for element in path.elements {
      switch element {
      case .move(let point):
        endSubpath(isClosed: false)
        append(map.apply(point))
      case .line(let point):
        append(map.apply(point))
      case .curve(let control1, let control2, let end):
        addCurve(map.apply(control1), map.apply(control2), map.apply(end), scale: scale)
      case .close:
        guard start < points.count else { continue }
        let first = points[start]
        endSubpath(isClosed: true)
        append(first)
      }
    }
    endSubpath(isClosed: false)
  }

  private mutating func append(_ point: Point) {
    if points.count > start, points[points.count - 1] == point { return }
    points.append(point)
  }

  /// Ends the present subpath; a single point that only says where the pen is goes away.
  private mutating func endSubpath(isClosed: Bool) {
    if points.count - start > 1 {
      if isClosed, points[points.count - 1] == points[start] { points.removeLast() }
      subpaths.append((start..<points.count, isClosed))
    } else {
      points.removeLast(points.count - start)
    }
    start = points.count
  }

  /// Divides a curve so finely that its chords stay within ``UnitArc/tolerance`` of it.
  ///
  /// A chord over a part h of the parameter stays within h^2 / 8 times the largest second derivative, which
  /// for a cubic is six times the larger of the two second differences of its control points.
  private mutating func addCurve(_ control1: Point, _ control2: Point, _ end: Point, scale: Double) {
    let from = points.count > start ? points[points.count - 1] : control1
    append(from)
    let bend = max((from - control1 * 2 + control2).length, (control1 - control2 * 2 + end).length) * scale
    let pieces = (6 * bend / (8 * UnitArc.tolerance)).squareRoot().rounded(.up)
    let count = Int(min(max(pieces, 1), Self.maximumPieces))
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      let u = 1 - t
      let ends = from * (u * u * u) + end * (t * t * t)
      append(ends + control1 * (3 * u * u * t) + control2 * (3 * u * t * t))
    }
    append(end)
  }

  /// The most lines for one curve, which is enough for control points 2,000 pixels apart.
  private static let maximumPieces = 1_024.0
}
