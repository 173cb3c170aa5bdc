/// One coordinate of a cubic Bezier segment, as a polynomial in its parameter s in 0...1.
struct BezierComponent: Hashable, Sendable {
  /// The four control values.
  let p0, p1, p2, p3: Double

  /// Makes a coordinate from its four control values.
  init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// The coordinate at a parameter, in Bernstein form: weighted means lose nothing by cancellation.
  func value(at s: Double) -> Double {
    let r = 1 - s
    return r * r * (r * p0 + 3 * s * p1) + s * s * (3 * r * p2 + s * p3)
  }

  /// The derivative by the parameter.
  func derivative(at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * (p1 - p0) + 2 * r * s * (p2 - p1) + s * s * (p3 - p2))
  }

  /// The derivative where its parts nearly cancel, computed in twice the precision.
  func flatDerivative(at s: Double) -> Double {
    let t = DoubleDouble(s)
    let r = DoubleDouble(1) - t
    let ends = r * r * (DoubleDouble(p1) - DoubleDouble(p0)) + t * t * (DoubleDouble(p3) - DoubleDouble(p2))
    let sum = ends + r * t * (DoubleDouble(p2) - DoubleDouble(p1)) * 2
    return 3 * (sum.high + sum.low)
  }

  /// Whether a derivative is so small that rounding in it, or in the coordinate, counts.
  func isFlat(_ derivative: Double) -> Bool { derivative < BezierComponent.flatSlope * (p3 - p0) }

  /// The parameter at which a coordinate that never falls reaches a value between its ends.
  ///
  /// Newton's method inside a bracket, so a flat place costs bisections and never diverges. Where the
  /// derivative nearly vanishes, rounding of the coordinate would be blown up by its inverse; there the
  /// last steps work on a residual of twice the precision.
  ///
  /// - Cost: at most ``BezierComponent/iterationLimit`` steps, about four on usual curves.
  func solve(_ value: Double) -> Double {
    let linear = 3 * (p1 - p0)
    let quadratic = 3 * (p2 - p1) - linear
    let cubic = (p3 - p0) - linear - quadratic
    let rise = value - p0
    var low = 0.0
    var high = 1.0
    var s = rise / (p3 - p0)
    var slope = linear
    for _ in 0..<BezierComponent.iterationLimit {
      let error = ((cubic * s + quadratic) * s + linear) * s - rise
      slope = (3 * cubic * s + 2 * quadratic) * s + linear
      if error == 0 { break }
      if error > 0 { high = s } else { low = s }
      var next = s - error / slope
      if !(next >= low && next <= high) { next = (low + high) / 2 }
      let step = abs(next - s)
      s = next
      if step <= BezierComponent.lastStep { break }
    }
    return isFlat(slope) ? refined(s, value) : s
  }

  /// Newton steps on a residual and a derivative in twice the precision.
  private func refined(_ start: Double, _ value: Double) -> Double {
    var s = start
    var low = 0.0
    var high = 1.0
    for _ in 0..<BezierComponent.iterationLimit {
      let error = residual(at: s, value)
      if error == 0 { break }
      if error > 0 { high = s } else { low = s }
      var next = s - error / flatDerivative(at: s)
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - s) <= s.ulp / 2 { break }
      s = next
    }
    return s
  }

  /// How steep another coordinate is over this one; nothing where this one stands still.
  func slope(of other: BezierComponent, at s: Double) -> Double? {
    var run = derivative(at: s)
    if isFlat(run) { run = flatDerivative(at: s) }
    return run > BezierComponent.standstill * (p3 - p0) ? other.derivative(at: s) / run : nil
  }

  /// The coordinate less a value, to twice the precision of a double.
  private func residual(at s: Double, _ value: Double) -> Double {
    let t = DoubleDouble(s)
    let r = DoubleDouble(1) - t
    let low = r * r * (r * DoubleDouble(p0) + t * DoubleDouble(p1) * 3)
    let high = t * t * (r * DoubleDouble(p2) * 3 + t * DoubleDouble(p3))
    let difference = low + high - DoubleDouble(value)
    return difference.high + difference.low
  }

  /// Below this derivative a slope is that of a vertical, and its number is noise.
  private static let standstill = 1e-12

  /// Enough for plain bisection to reach the last bit of any parameter.
  private static let iterationLimit = 64

  /// After a step this small the next would be below the last bit, since each is about the square of the one before.
  private static let lastStep = 1e-9

  /// Below this slope an error of one unit in the last place of x is worth over 1e-14 in s.
  private static let flatSlope = 0.02
}

/// A number kept as the sum of two doubles, about 32 decimal digits.
///
/// - Source: the error-free sum and product of Knuth and Dekker.
struct DoubleDouble {
  /// The leading part.
  var high: Double
  /// What the leading part leaves out.
  var low: Double

  /// A double as it is.
  init(_ value: Double) {
    high = value
    low = 0
  }

  private init(sum a: Double, _ b: Double, carrying rest: Double = 0) {
    let sum = a + b
    let virtual = sum - a
    let error = (a - (sum - virtual)) + (b - virtual) + rest
    high = sum + error
    low = error - (high - sum)
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    DoubleDouble(sum: a.high, b.high, carrying: a.low + b.low)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    DoubleDouble(sum: a.high, -b.high, carrying: a.low - b.low)
  }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = a.high * b.high
    let error = (-product).addingProduct(a.high, b.high) + (a.high * b.low + a.low * b.high)
    return DoubleDouble(sum: product, error)
  }

  static func * (a: DoubleDouble, b: Double) -> DoubleDouble { a * DoubleDouble(b) }
}
