import Glibc

/// How many times as large one set of measurements is as another, with the range that this can be told to.
///
/// The ratio is that of the geometric means. Its range is a percentile bootstrap (Efron 1979) over whole repeats, since
/// frames within a repeat hang together: both sets are drawn anew, with replacement, and the middle part of the ratios of
/// all draws is the interval. Draws of few values vary too little, by sqrt((n - 1) / n); the interval is widened by that.
/// The draws come from a generator with a fixed seed, so the same numbers always give the same interval.
struct Bootstrap: Hashable {
  /// How often both sets are drawn anew.
  private static let drawCount = 10_000
  /// Any number; a fixed one, so that a comparison can be repeated.
  private static let seed: UInt64 = 0x6E6F_7265_6E21_0001
  /// The part of all draws that lies within the interval.
  static let confidence = 0.99

  /// The ratio of the second set to the first.
  let ratio: Double
  /// Where the ratio lies with the confidence named.
  let interval: ClosedRange<Double>

  /// Compares two sets of positive numbers.
  ///
  /// - Errors: traps on an empty set; callers check how many repeats there are.
  init(from base: [Double], to new: [Double]) {
    precondition(!base.isEmpty && !new.isEmpty, "sets that are compared are not empty")
    let (base, new) = (base.map { log($0) }, new.map { log($0) })
    let estimate = Self.mean(new) - Self.mean(base)
    let count = Double(max(min(base.count, new.count), 2))
    let widening = (count / (count - 1)).squareRoot()
    var generator = SplitMix(state: Self.seed)
    let draws = (0..<Self.drawCount).map { _ in
      Self.drawnMean(of: new, &generator) - Self.drawnMean(of: base, &generator)
    }.sorted()
    let outside = Int((Double(Self.drawCount) * (1 - Self.confidence) / 2).rounded(.down))
    let (low, high) = (draws[outside], draws[Self.drawCount - 1 - outside])
    ratio = exp(estimate)
    interval = exp(estimate + widening * (low - estimate))...exp(estimate + widening * (high - estimate))
  }

  private static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

  private static func drawnMean(of values: [Double], _ generator: inout SplitMix) -> Double {
    var sum = 0.0
    for _ in values { sum += values[Int.random(in: 0..<values.count, using: &generator)] }
    return sum / Double(values.count)
  }
}

/// The generator of Steele, Lea and Flood (2014): small, and good enough to draw from a few values.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
