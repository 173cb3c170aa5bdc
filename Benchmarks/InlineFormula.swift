import Glibc

/// The formulas as one would write them where they are used, to compare with.
enum InlineFormula {
  /// All that the formula of an under-damped spring needs.
  struct Spring {
    let target: Double
    let displacement: Double
    let velocity: Double
    let decay: Double
    let frequency: Double
  }

  static func springs(count: Int, bounce: (Int) -> Double, target: (Int) -> Double) -> [Spring] {
    (0..<count).map { index in
      let ratio = 1 - bounce(index)
      let frequency = 2 * Double.pi / 0.5
      return Spring(
        target: target(index), displacement: -target(index), velocity: 50, decay: ratio * frequency,
        frequency: frequency * (1 - ratio * ratio).squareRoot())
    }
  }

  static func sum(_ springs: [Spring], at time: Double) -> Double {
    var sum = 0.0
    for spring in springs {
      let phase = spring.frequency * time
      let swing =
        spring.displacement * cos(phase)
        + (spring.velocity + spring.decay * spring.displacement) / spring.frequency * sin(phase)
      sum += spring.target + exp(-spring.decay * time) * swing
    }
    return sum
  }

  /// `cubic-bezier(0.25, 0.1, 0.25, 1)` by Newton's method until the last step is below 1e-15.
  static func ease(at x: Double) -> Double {
    var s = x
    for _ in 0..<20 {
      let r = 1 - s
      let error = 0.75 * s * r * r + 0.75 * s * s * r + s * s * s - x
      let slope = 0.75 * r * r + 2.25 * s * s
      let step = error / slope
      s -= step
      if abs(step) < 1e-15 { break }
    }
    let r = 1 - s
    return 0.3 * s * r * r + 3 * s * s * r + s * s * s
  }
}
