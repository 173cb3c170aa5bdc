/// A function from progress to eased progress: how a motion spends its time between its two ends.
///
/// ```swift
/// UnitCurve.easeInOut.value(at: 0.5)                    // 0.5
/// UnitCurve.cubicBezier(0.2, 0, 0, 1).slope(at: 0.1)    // how fast, in distances per duration
/// ```
/// Every curve is exact: Bezier curves are solved to the last bits, Penner's easings are their closed forms.
///
/// - Units: progress 0...1 in, eased progress out; it may leave 0...1 where a curve overshoots.
/// - Outside: Bezier curves and linear stops go on along their tangents, steps go on stepping, Penner's easings
///   and paths stay at their ends. A progress that is not a number gives 0.
/// - Cost: under a microsecond; evaluation allocates nothing.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(CubicBezier)
    case steps(StepCurve)
    case stops(LinearStops)
    case penner(Penner)
    case path(CurvePath)
  }

  private let kind: Kind

  /// Progress as it is.
  public static let linear = UnitCurve(kind: .linear)

  /// The curve through (0, 0) and (1, 1) with two control points, as in CSS.
  ///
  /// Abscissas are clamped to 0...1; ordinates may lie outside, which overshoots.
  public static func cubicBezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(kind: .bezier(CubicBezier(x1, y1, x2, y2)))
  }

  /// Stairs, as in CSS; fewer than one step count as one, fewer than two as two where neither end jumps.
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> UnitCurve {
    UnitCurve(kind: .steps(StepCurve(count: count, position: position)))
  }

  /// Straight lines between stops, as in CSS; without stops the curve is ``linear``.
  public static func linear(_ stops: [LinearStop]) -> UnitCurve {
    UnitCurve(kind: .stops(LinearStops(stops)))
  }

  /// One of Penner's easings.
  public static func penner(_ easing: Penner) -> UnitCurve {
    UnitCurve(kind: .penner(easing))
  }

  /// A chain of cubic segments that starts at (0, 0) and should end at (1, 1).
  ///
  /// A control point whose abscissa leaves its segment is clamped to it, so that the chain stays a function.
  public static func path(_ segments: [CurveSegment]) -> UnitCurve {
    UnitCurve(kind: .path(CurvePath(segments)))
  }

  /// The eased progress.
  public func value(at progress: Double) -> Double {
    guard progress.isFinite else {
      return progress.isNaN ? 0 : value(at: progress < 0 ? -UnitCurve.furthest : UnitCurve.furthest)
    }
    switch kind {
    case .linear: return progress
    case .bezier(let curve): return curve.value(at: progress)
    case .steps(let curve): return curve.value(at: progress)
    case .stops(let curve): return curve.value(at: progress)
    case .penner(let easing): return easing.value(at: progress)
    case .path(let path): return path.value(at: progress)
    }
  }

  /// An infinite progress counts as this far, so that a flat tangent stays flat.
  private static let furthest = 1e300

  /// The eased progress while a motion has not begun and is filled backwards.
  ///
  /// Differs from ``value(at:)`` only for stairs, which then hold the step below at its very edge.
  public func valueBefore(at progress: Double) -> Double {
    if case .steps(let curve) = kind { return curve.value(at: progress, isBefore: true) }
    return value(at: progress)
  }

  /// How steep the curve is, in eased progress per progress.
  ///
  /// Zero on stairs. Nothing where the curve stands vertical; where it has a corner, the slope to the right.
  public func slope(at progress: Double) -> Double? {
    switch kind {
    case .linear: 1
    case .bezier(let curve): curve.slope(at: progress)
    case .steps: 0
    case .stops(let curve): curve.slope(at: progress)
    case .penner(let easing): easing.slope(at: progress)
    case .path(let path): path.slope(at: progress)
    }
  }

  /// The control points x1, y1, x2, y2 of a curve that is one cubic Bezier; nothing for other curves.
  public var controlPoints: SIMD4<Double>? {
    guard case .bezier(let curve) = kind else { return nil }
    return SIMD4(curve.x1, curve.y1, curve.x2, curve.y2)
  }

  /// The stops of a piecewise linear curve, each with the progress it was given; nothing for other curves.
  public var resolvedStops: [LinearStop]? {
    guard case .stops(let curve) = kind else { return nil }
    return curve.points.map { LinearStop($0.output, at: $0.input) }
  }
}
