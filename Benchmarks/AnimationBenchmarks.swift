import AnimationCore
import Geometry
import Glibc

/// The cost of motion: many values advanced per frame, single evaluations, and the same formulas written out by hand.
enum AnimationBenchmarks {
  /// How many values move at once.
  private static let valueCount = 10_000
  /// How many frames are shown of them, at 60 frames per second: none of the motions is at rest by then.
  private static let frameCount = 24
  /// How many times a single curve or spring is evaluated.
  private static let evaluationCount = 1_000_000
  /// How much a value may cost more than its formula written inline.
  private static let allowedRatio = 1.5

  static func run(_ report: inout Report) {
    advance(&report)
    evaluate(&report)
  }

  /// The bounce of a value by its number, so that no two are alike.
  private static func bounce(_ index: Int) -> Double { Double(index % 50) / 100 + 0.1 }

  private static func target(_ index: Int) -> Double { Double(index % 977) + 100 }

  private static func advance(_ report: inout Report) {
    let springs = (0..<valueCount).map { index in
      var value = Animated(0.0)
      value.animate(
        to: target(index), at: 0, with: .spring(duration: 0.5, bounce: bounce(index)), initialVelocity: 50)
      return value
    }
    let points = (0..<valueCount).map { index in
      var value = Animated(Point.zero)
      value.animate(
        to: Point(target(index), 40), at: 0, with: .spring(duration: 0.5, bounce: bounce(index)),
        initialVelocity: Point(50, 0))
      return value
    }
    let curves = (0..<valueCount).map { index in
      var value = Animated(0.0)
      value.animate(to: target(index), at: 0, with: .easeInOut(duration: 1 + bounce(index)))
      return value
    }
    let inline = InlineFormula.springs(count: valueCount, bounce: bounce, target: target)

    let formula = frames("spring formula written inline") { InlineFormula.sum(inline, at: $0) }
    let scalars = frames("10,000 springs of numbers") { sum(springs, at: $0) }
    let vectors = frames("10,000 springs of points") { time in
      var sum = 0.0
      for index in points.indices { sum += points[index].value(at: time).x }
      return sum
    }
    let eased = frames("10,000 eased numbers") { sum(curves, at: $0) }

    for measurement in [formula, scalars, vectors, eased] { report.show(measurement, unit: "value") }
    for measurement in [scalars, vectors, eased] { report.require(measurement, .noAllocations) }
    report.require(scalars, .ratio(to: formula, atMost: allowedRatio))
  }

  /// Advances all values through the frames.
  private static func frames(_ name: String, _ frame: (Seconds) -> Double) -> Measurement {
    Measurement(name, units: valueCount * frameCount) {
      (1...frameCount).reduce(0) { $0 + frame(Double($1) / 60) }
    }
  }

  private static func sum(_ values: [Animated<Double>], at time: Seconds) -> Double {
    var sum = 0.0
    for index in values.indices { sum += values[index].value(at: time) }
    return sum
  }

  private static func evaluate(_ report: inout Report) {
    let spring = Spring.bouncy
    let creep = Spring(duration: 0.5, bounce: -0.3)
    let curve = UnitCurve.ease
    let evaluations = [
      Measurement("bouncing spring, one evaluation", units: evaluationCount) {
        evaluated { spring.value(fromValue: 0.0, toValue: 390, initialVelocity: 100, time: $0) }
      },
      Measurement("creeping spring, one evaluation", units: evaluationCount) {
        evaluated { creep.value(fromValue: 0.0, toValue: 390, initialVelocity: 100, time: $0) }
      },
      Measurement("cubic-bezier(0.25, 0.1, 0.25, 1), one evaluation", units: evaluationCount) {
        evaluated { curve.value(at: $0) }
      },
    ]
    let formula = Measurement("cubic Bezier by Newton's method inline", units: evaluationCount) {
      evaluated { InlineFormula.ease(at: $0) }
    }

    for measurement in evaluations + [formula] { report.show(measurement, unit: "call") }
    for measurement in evaluations { report.require(measurement, .noAllocations) }
    report.require(evaluations[2], .ratio(to: formula, atMost: allowedRatio))
  }

  /// Sums a function over evenly spread arguments in 0..<1.
  @inline(__always)
  private static func evaluated(_ function: (Double) -> Double) -> Double {
    var sum = 0.0
    for index in 0..<evaluationCount { sum += function(Double(index) / Double(evaluationCount)) }
    return sum
  }
}
