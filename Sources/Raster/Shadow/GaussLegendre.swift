import Glibc

/// Places and weights for integrating from 0 to 1.
///
/// - Source: Gauss-Legendre quadrature, exact for polynomials of a degree below twice the number of places;
///   roots of the Legendre polynomial by Newton's method from Tricomi's estimate.
struct GaussLegendre {
  let places: [Double]
  let weights: [Double]

  private init(count: Int) {
    var places: [Double] = []
    var weights: [Double] = []
    for index in 0..<count {
      var x = cos(.pi * (Double(index) + 0.75) / (Double(count) + 0.5))
      var slope = 1.0
      for _ in 0..<8 {
        var (previous, value) = (1.0, x)
        for degree in stride(from: 2, through: count, by: 1) {
          let n = Double(degree)
          (previous, value) = (value, ((2 * n - 1) * x * value - (n - 1) * previous) / n)
        }
        slope = Double(count) * (x * value - previous) / (x * x - 1)
        x -= value / slope
      }
      places.append((1 - x) / 2)
      weights.append(1 / ((1 - x * x) * slope * slope))
    }
    self.places = places
    self.weights = weights
  }

  /// The most places there are.
  static let finest = 64
  private static let rules = (1...finest).map(GaussLegendre.init(count:))

  /// The rule with a number of places from 1 to ``finest``.
  static func rule(_ count: Int) -> GaussLegendre { rules[count - 1] }
}
