/// The timing curve `cubic-bezier(x1, y1, x2, y2)`: a cubic from (0, 0) to (1, 1), read as y over x.
///
/// The curve is solved, not sampled: for a progress x the parameter s with X(s) = x is found to the last
/// bits, also where the curve stands vertical or has a triple root, and y is Y(s).
///
/// - Range: x1 and x2 are clamped to 0...1, which keeps y a function of x; y may leave 0...1 and is not clamped.
///   An abscissa that is not a number counts as 0, and so does an ordinate that is not finite.
/// - Outside: beyond 0...1 the curve goes on along its end tangent; where that tangent is vertical it stays at 0 or 1.
/// - Cost: about five steps of Newton's method; allocates nothing.
/// - Source: CSS Easing Functions; the tangent rules are those of the web platform tests and Chromium.
struct CubicBezier: Hashable, Sendable {
  /// The first control point's abscissa.
  let x1: Double
  /// The first control point's ordinate.
  let y1: Double
  /// The second control point's abscissa.
  let x2: Double
  /// The second control point's ordinate.
  let y2: Double

  /// Makes a curve from its two inner control points.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = CubicBezier.abscissa(x1)
    self.y1 = CubicBezier.ordinate(y1)
    self.x2 = CubicBezier.abscissa(x2)
    self.y2 = CubicBezier.ordinate(y2)
  }

  /// Where y is for a finite progress.
  func value(at x: Double) -> Double {
    if x > 0, x < 1 {
      return x1 == y1 && x2 == y2 ? x : yComponent.value(at: xComponent.solve(x))
    }
    if x < 0 { return x * (startSlope ?? 0) }
    if x > 1 { return 1 + (x - 1) * (endSlope ?? 0) }
    return x == 1 ? 1 : 0
  }

  /// How steep the curve is at a progress; nothing where it stands vertical.
  func slope(at x: Double) -> Double? {
    if x > 0, x < 1 {
      return xComponent.slope(of: yComponent, at: xComponent.solve(x))
    }
    if x < 0 { return startSlope ?? 0 }
    if x > 1 { return endSlope ?? 0 }
    return x == 1 ? endSlope : startSlope
  }

  /// The tangent at the start, or nothing where the value stays at 0 before it.
  private var startSlope: Double? {
    if x1 > CubicBezier.verticalRun { return y1 / x1 }
    if y1 == 0, x2 > CubicBezier.verticalRun { return y2 / x2 }
    if y1 == 0, y2 == 0 { return 1 }
    return nil
  }

  /// The tangent at the end, or nothing where the value stays at 1 after it.
  private var endSlope: Double? {
    if 1 - x2 > CubicBezier.verticalRun { return (y2 - 1) / (x2 - 1) }
    if y2 == 1, 1 - x1 > CubicBezier.verticalRun { return (y1 - 1) / (x1 - 1) }
    if y1 == 1, y2 == 1 { return 1 }
    return nil
  }

  private var xComponent: BezierComponent { BezierComponent(0, x1, x2, 1) }
  private var yComponent: BezierComponent { BezierComponent(0, y1, y2, 1) }

  /// Below this run a tangent counts as vertical.
  private static let verticalRun = 1e-12

  private static func abscissa(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }

  /// A sixteenth of the largest double leaves room for the sums of the polynomial.
  private static func ordinate(_ value: Double) -> Double {
    let limit = Double.greatestFiniteMagnitude / 16
    return value.isFinite ? min(max(value, -limit), limit) : 0
  }
}
