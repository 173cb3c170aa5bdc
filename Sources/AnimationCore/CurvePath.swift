/// A chain of cubic Bezier segments from (0, 0) to (1, 1), read as y over x, such as Material's emphasized easing.
///
/// - Range: outside 0...1 the value is 0 or 1.
/// - Cost: one binary search and one solved cubic; allocates only when made.
struct CurvePath: Hashable, Sendable {
  /// One segment: both coordinates over a common parameter.
  struct Segment: Hashable, Sendable {
    /// The abscissa, which never falls.
    var x: BezierComponent
    /// The ordinate.
    var y: BezierComponent
  }

  /// The segments in order of x.
  let segments: [Segment]

  /// The value at a progress.
  func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    guard let segment = segment(at: progress) else { return progress }
    return segment.y.value(at: segment.x.solve(progress))
  }

  /// How steep the chain is; nothing where it stands vertical.
  func slope(at progress: Double) -> Double? {
    guard progress >= 0, progress <= 1 else { return 0 }
    guard let segment = segment(at: progress) else { return 1 }
    return segment.x.slope(of: segment.y, at: segment.x.solve(progress))
  }

  private func segment(at progress: Double) -> Segment? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].x.p3 <= progress { low = middle + 1 } else { high = middle }
    }
    return low < segments.count ? segments[low] : segments.last
  }
}

/// One cubic segment of a path curve, from its two inner control points to its end.
public struct CurveSegment: Hashable, Sendable {
  /// The first control point's abscissa and ordinate.
  public var control1: SIMD2<Double>
  /// The second control point's abscissa and ordinate.
  public var control2: SIMD2<Double>
  /// The end's abscissa and ordinate.
  public var end: SIMD2<Double>

  /// Makes a segment; its start is the end of the segment before, or the origin.
  public init(control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>) {
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }
}

extension CurvePath {
  /// Chains segments, the first from the origin; abscissas that fall or leave 0...1 are raised or clamped, ordinates
  /// that are not finite count as 0.
  init(_ chain: [CurveSegment]) {
    var segments: [Segment] = []
    var start = SIMD2<Double>.zero
    for piece in chain {
      let end = SIMD2(CurvePath.between(start.x, piece.end.x, 1), CurvePath.finite(piece.end.y))
      let x1 = CurvePath.between(start.x, piece.control1.x, end.x)
      let x2 = CurvePath.between(start.x, piece.control2.x, end.x)
      if end.x > start.x {
        segments.append(
          Segment(
            x: BezierComponent(start.x, x1, x2, end.x),
            y: BezierComponent(
              start.y, CurvePath.finite(piece.control1.y), CurvePath.finite(piece.control2.y), end.y)))
      }
      start = end
    }
    self.init(segments: segments)
  }

  private static func between(_ low: Double, _ value: Double, _ high: Double) -> Double {
    value.isNaN ? low : min(max(value, low), high)
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
