import AnimationCore
import Geometry

/// The way that a finger takes, as a function of its progress.
struct FingerPath {
  private enum Shape {
    /// Straight from point to point, each with its distance from the start along the way.
    case line([(point: Point, distance: Double)])
    /// A quadratic Bezier curve.
    case arc(Point, control: Point, Point)
  }

  private let shape: Shape
  /// How the movement spends its time.
  let easing: UnitCurve

  /// Makes a way.
  ///
  /// - Parameters:
  ///   - corners: points that are passed, straight from one to the next.
  ///   - bend: how far the way bends to the left of the straight one, when there are no corners.
  init(from start: Point, to end: Point, through corners: [Point] = [], bend: Double = 0, easing: UnitCurve = .linear) {
    self.easing = easing
    let way = end - start
    if bend != 0, corners.isEmpty, way.length > 0 {
      // The curve passes half as far from the chord as its control point lies.
      let left = Point(way.y, -way.x) * (2 * bend / way.length)
      shape = .arc(start, control: start + way * 0.5 + left, end)
      return
    }
    var distance = 0.0
    var last = start
    shape = .line(
      ([start] + corners + [end]).map { point in
        distance += point.distance(to: last)
        last = point
        return (point, distance)
      })
  }

  /// Where the finger is at a progress from 0 to 1.
  func point(at progress: Double) -> Point {
    let eased = easing.value(at: progress)
    switch shape {
    case .arc(let start, let control, let end):
      let rest = 1 - eased
      return start * (rest * rest) + control * (2 * rest * eased) + end * (eased * eased)
    case .line(let stops): return Self.point(on: stops, at: eased)
    }
  }

  /// Curves that overshoot go on along the first and the last piece.
  private static func point(on stops: [(point: Point, distance: Double)], at progress: Double) -> Point {
    guard let first = stops.first, let last = stops.last, last.distance > 0 else { return stops.first?.point ?? .zero }
    if stops.count == 2 { return first.point.interpolated(to: last.point, by: progress) }
    let distance = progress * last.distance
    let index = stops.dropFirst().dropLast().firstIndex { $0.distance >= distance } ?? stops.count - 1
    let (a, b) = (stops[index - 1], stops[index])
    guard b.distance > a.distance else { return b.point }
    return a.point.interpolated(to: b.point, by: (distance - a.distance) / (b.distance - a.distance))
  }
}
