/// The normal distribution, from a table made of nothing but additions and multiplications, so that it is the same on
/// every machine whatever its `exp`.
///
/// - Units: places in standard deviations.
/// - Accuracy: 1e-5, from interpolating between table entries.
enum Gaussian {
  /// Beyond this many standard deviations nothing is left: 3.2e-5 of the whole.
  static let reach = 4.0
  private static let stepsPerUnit = 64
  private static let count = Int(reach) * stepsPerUnit

  /// The density at 0: 1 / sqrt(2 pi).
  private static let peak = 0.398_942_280_401_432_7

  /// The density at each 64th from 0 to 4, and at two more for interpolation.
  ///
  /// With h = 1/64, exp(-(n + 1)^2 h^2 / 2) is exp(-n^2 h^2 / 2) times a ratio that itself shrinks by exp(-h^2)
  /// from step to step.
  private static let densities: [Double] = {
    let step = 1 / Double(stepsPerUnit)
    let square = step * step
    var ratio = exponential(-square / 2)
    let shrink = exponential(-square)
    var density = peak
    return (0..<count + 2).map { _ in
      defer {
        density *= ratio
        ratio *= shrink
      }
      return density
    }
  }()

  /// The part of the whole that lies below each of them, by Simpson's rule.
  private static let parts: [Double] = {
    let step = 1 / Double(stepsPerUnit)
    let half = exponential(-step * step / 8)
    var sum = 0.5
    var parts = [sum]
    for index in 0..<count + 1 {
      // The middle's density from that of the step's start: exp(-(x + h/2)^2 / 2) = exp(-x^2 / 2) exp(-x h / 2)
      // exp(-h^2 / 8).
      let middle = densities[index] * half * exponential(-Double(index) * step * step / 2)
      sum += step / 6 * (densities[index] + 4 * middle + densities[index + 1])
      parts.append(sum)
    }
    return parts
  }()

  /// The exponential of a number between -1 and 0, by its series.
  private static func exponential(_ x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for n in 1...20 {
      term *= x / Double(n)
      sum += term
    }
    return sum
  }

  /// The density at a place.
  static func density(_ x: Double) -> Double {
    let place = abs(x) * Double(stepsPerUnit)
    guard place < Double(count) else { return 0 }
    return interpolate(densities, place)
  }

  /// The part of the whole that lies below a place: 0 far to the left, 1 far to the right.
  static func part(below x: Double) -> Double {
    let place = abs(x) * Double(stepsPerUnit)
    let upper = place < Double(count) ? interpolate(parts, place) : 1
    return x < 0 ? 1 - upper : upper
  }

  private static func interpolate(_ table: [Double], _ place: Double) -> Double {
    let index = Int(place)
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }
}
