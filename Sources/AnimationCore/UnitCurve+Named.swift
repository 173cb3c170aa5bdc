extension UnitCurve {
  /// CSS `ease`, which is also Core Animation's default.
  public static let ease = cubicBezier(0.25, 0.1, 0.25, 1)
  /// CSS and Core Animation `ease-in`.
  public static let easeIn = cubicBezier(0.42, 0, 1, 1)
  /// CSS and Core Animation `ease-out`.
  public static let easeOut = cubicBezier(0, 0, 0.58, 1)
  /// CSS and Core Animation `ease-in-out`.
  public static let easeInOut = cubicBezier(0.42, 0, 0.58, 1)

  /// CSS `step-start`: at the end from the first moment.
  public static let stepStart = steps(1, .jumpStart)
  /// CSS `step-end`: holds until the last moment.
  public static let stepEnd = steps(1, .jumpEnd)

  /// Material 3 `standard`.
  public static let materialStandard = cubicBezier(0.2, 0, 0, 1)
  /// Material 3 `standard decelerate`, for what enters.
  public static let materialStandardDecelerate = cubicBezier(0, 0, 0, 1)
  /// Material 3 `standard accelerate`, for what leaves.
  public static let materialStandardAccelerate = cubicBezier(0.3, 0, 1, 1)
  /// Material 3 `emphasized decelerate`, with the numbers of Material's documentation.
  public static let materialEmphasizedDecelerate = cubicBezier(0.05, 0.7, 0.1, 1)
  /// Material 3 `emphasized accelerate`, with the numbers of Material's documentation.
  public static let materialEmphasizedAccelerate = cubicBezier(0.3, 0, 0.8, 0.15)
  /// Material 2's `fast out, slow in`, called legacy in Material 3.
  public static let materialLegacy = cubicBezier(0.4, 0, 0.2, 1)
  /// Material 2's `linear out, slow in`.
  public static let materialLegacyDecelerate = cubicBezier(0, 0, 0.2, 1)
  /// Material 2's `fast out, linear in`.
  public static let materialLegacyAccelerate = cubicBezier(0.4, 0, 1, 1)

  /// Material 3 `emphasized`: two cubic segments that meet a sixth of the way.
  public static let materialEmphasized = path([
    CurveSegment(control1: SIMD2(0.05, 0), control2: SIMD2(0.133333, 0.06), end: SIMD2(0.166666, 0.4)),
    CurveSegment(control1: SIMD2(0.208333, 0.82), control2: SIMD2(0.25, 1), end: SIMD2(1, 1)),
  ])
}
