import AnimationCore
import TestSupport
import Testing

@Suite struct UnitCurveTests {
  static let named: [UnitCurve] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .materialStandard, .materialStandardDecelerate,
    .materialStandardAccelerate, .materialEmphasizedDecelerate, .materialEmphasizedAccelerate, .materialLegacy,
    .materialLegacyDecelerate, .materialLegacyAccelerate, .materialEmphasized,
  ]

  @Test(arguments: named)
  func `a named curve runs from 0 to 1 and never back`(_ curve: UnitCurve) {
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }

    #expect(values.first == 0)
    #expect(values.last == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `a Bezier curve is solved for its parameter, whatever its control points`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let (x1, y1) = (random.number(0...1), random.number(-3...3))
      let (x2, y2) = (random.number(0...1), random.number(-3...3))
      let s = random.number(0...1)
      let bernstein = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s), s * s * s)
      let x = bernstein.0 * x1 + bernstein.1 * x2 + bernstein.2
      let y = bernstein.0 * y1 + bernstein.1 * y2 + bernstein.2

      let curve = UnitCurve.cubicBezier(x1, y1, x2, y2)

      // The rounding of x alone moves y by its slope.
      let allowance = 1e-14 * (1 + abs(curve.slope(at: x) ?? 0))
      #expect(abs(curve.value(at: x) - y) <= allowance)
    }
  }

  @Test func `the curve with a triple root is solved next to it`() {
    let curve = UnitCurve.cubicBezier(1, 0, 0, 1)

    // x - 1/2 = 4 (s - 1/2)^3, so at 2^-31 from the middle s is 2^-11 from it; y is 3 s^2 - 2 s^3.
    let step = 0x1p-11
    let expected = 0.5 + 1.5 * step - 2 * step * step * step

    #expect(abs(curve.value(at: 0.5 + 0x1p-31) - expected) <= 1e-15)
    #expect(curve.slope(at: 0.5) == nil)
  }

  @Test func `the slope is the derivative`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let curve = random.curve()
      let progress = random.number(0.05...0.95)
      let step = 1e-7

      let difference = (curve.value(at: progress + step) - curve.value(at: progress - step)) / (2 * step)

      let slope = curve.slope(at: progress) ?? difference
      #expect(abs(slope - difference) <= 1e-4 * max(1, slope * slope))
    }
  }

  @Test func `control points that are out of range count as the nearest in range`() {
    #expect(UnitCurve.cubicBezier(-2, 0.3, 9, 0.7) == .cubicBezier(0, 0.3, 1, 0.7))
    #expect(UnitCurve.cubicBezier(.nan, .nan, 1, .infinity) == .cubicBezier(0, 0, 1, 0))
  }

  @Test(arguments: [0, 1e-300, 0.5, 1 - 0x1p-53, 1, -1e308, 1e308, .infinity, -.infinity, .nan] as [Double])
  func `every curve has a value at every progress`(_ progress: Double) {
    let curves =
      UnitCurveTests.named + [
        .cubicBezier(0, 4, 0, -4), .cubicBezier(1, -1e308, 0, 1e308), .steps(0), .steps(3, .jumpBoth), .linear([]),
        .linear([LinearStop(0.3)]), .linear([LinearStop(0), LinearStop(2, at: 0.2), LinearStop(1)]), .path([]),
        .path([CurveSegment(control1: SIMD2(2, 0), control2: SIMD2(-1, 1), end: SIMD2(0.5, 0.5))]),
        .penner(Penner(.elastic, .easeOut, period: 0)), .penner(Penner(.back, .easeIn, overshoot: 4)),
      ]

    let values = curves.map { $0.value(at: progress) }

    #expect(!values.contains { $0.isNaN })
  }

  @Test func `stairs are continuous from the right`() {
    let curve = UnitCurve.steps(4)

    #expect(curve.value(at: 0.25.nextDown) == 0)
    #expect(curve.value(at: 0.25) == 0.25)
    #expect(curve.valueBefore(at: 0.25) == 0)
  }

  @Test func `a jump between stops shows the later one`() {
    let curve = UnitCurve.linear([
      LinearStop(0), LinearStop(0.2, at: 0.5), LinearStop(0.8, at: 0.5), LinearStop(1),
    ])

    #expect(curve.value(at: 0.5) == 0.8)
    #expect(curve.slope(at: 0.25) == 0.4)
  }

  @Test func `every easing of Penner's starts at exactly 0 and ends at exactly 1`() {
    let easings = Penner.Shape.allCases.flatMap { shape in
      Penner.Phase.allCases.map { UnitCurve.penner(Penner(shape, $0)) }
    }

    #expect(easings.allSatisfy { $0.value(at: 0) == 0 && $0.value(at: 1) == 1 })
  }
}
