import Geometry

/// A quarter of the unit circle as points, found by halving angles, so that it takes nothing but square roots
/// and is the same on every machine.
enum UnitArc {
  /// How far a chord may stay inside its arc, in pixels.
  ///
  /// The area it leaves out is two thirds of that: less than one of
  /// the 255 steps of a pixel's coverage.
  static let tolerance = 1.0 / 256
  /// The finest division: 2^8 chords hold the tolerance up to a radius of 800 pixels.
  private static let finest = 8

  /// Divisions of the quarter into ever twice as many chords, from (1, 0) to (0, 1).
  private static let divisions: [[SIMD2<Double>]] = {
    var points: [SIMD2<Double>] = [SIMD2(1, 0), SIMD2(0, 1)]
    var all = [points]
    for _ in 0..<finest {
      var finer: [SIMD2<Double>] = []
      for (a, b) in zip(points, points.dropFirst()) {
        let sum = a + b
        finer += [a, sum / (sum * sum).sum().squareRoot()]
      }
      points = finer + [SIMD2(0, 1)]
      all.append(points)
    }
    return all
  }()

  /// The coarsest division that is fine enough for a radius in pixels.
  ///
  /// A chord over the angle a stays r (1 - cos(a / 2)), about r a^2 / 8, inside.
  static func points(radius: Double) -> [SIMD2<Double>] {
    let quarter = Double.pi / 2
    var level = 0
    while level < finest {
      let angle = quarter / Double(1 << level)
      if radius * angle * angle / 8 <= tolerance { break }
      level += 1
    }
    return divisions[level]
  }
}
