import Components
import Geometry
import Notation

/// How far a number may be from what a flow expects, where the flow does not say.
///
/// The values are those of the design, section 4: what an eye can tell on a screen at scale 2, rounded down.
enum Tolerance {
  /// Lengths and places, in points.
  static let points = 0.5
  /// Scales and opacities.
  static let factors = 0.01
  /// Colour components, of 255.
  static let colorBytes = 1.0
  /// Speeds, in points per second: half a point per frame at 60 frames per second.
  static let speed = 30.0
}

extension Flow.Property {
  /// Whether an element has the property's value; the value that it has instead if it has not.
  func mismatch(of element: FlowElement, tolerance: Double?) -> (expected: String, got: String)? {
    let own = element.element
    switch self {
    case .text(let text): return own.text == text ? nil : (text.debugDescription, own.text.debugDescription)
    case .color(let color):
      guard let got = own.color else { return (color.hexadecimal, "no colour") }
      return color.isNear(got, within: tolerance ?? Tolerance.colorBytes)
        ? nil : (color.hexadecimal, got.hexadecimal)
    case .frame(let rect):
      return Self.compare(rect.numbers, own.frame.numbers, within: tolerance ?? Tolerance.points)
    case .offset(let point):
      return Self.compare(point.numbers, own.offset.numbers, within: tolerance ?? Tolerance.points)
    case .velocity(let point):
      return Self.compare(point.numbers, own.velocity.numbers, within: tolerance ?? Tolerance.speed)
    case .scale(let scale): return Self.compare(scale, own.scale, within: tolerance ?? Tolerance.factors)
    case .opacity(let opacity): return Self.compare(opacity, own.opacity, within: tolerance ?? Tolerance.factors)
    case .visible(let isVisible): return element.shows == isVisible ? nil : ("\(isVisible)", "\(element.shows)")
    case .state(let state): return own.state == state ? nil : (state.debugDescription, own.state.debugDescription)
    case .rows(let rows): return element.rows == rows ? nil : (rows.listed, element.rows.listed)
    }
  }

  private static func compare(
    _ expected: Double, _ got: Double, within tolerance: Double
  ) -> (expected: String, got: String)? {
    abs(expected - got) <= tolerance + roundingSlack ? nil : (expected.shortest, got.precise)
  }

  private static func compare(
    _ expected: [Double], _ got: [Double], within tolerance: Double
  ) -> (expected: String, got: String)? {
    let isNear = zip(expected, got).allSatisfy { abs($0 - $1) <= tolerance + roundingSlack }
    if isNear { return nil }
    return ("[\(expected.map(\.shortest).joined(separator: ", "))]", "[\(got.map(\.precise).joined(separator: ", "))]")
  }

  /// 0.96 must count as within 0.01 of 0.95, though the difference of the two ends a last bit above.
  private static let roundingSlack = 1e-9
}

extension Color {
  /// Whether no component is farther from another colour's than so many of 255.
  fileprivate func isNear(_ other: Color, within tolerance: Double) -> Bool {
    let (a, b) = (bytes, other.bytes)
    return (0..<4).allSatisfy { abs(Double(a[$0]) - Double(b[$0])) <= tolerance }
  }
}

extension Point {
  fileprivate var numbers: [Double] { [x, y] }
}

extension Rect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}

extension [String] {
  /// The texts as a flow would write them.
  var listed: String { "[" + joined(separator: ", ") + "]" }
}

extension Double {
  /// The number with at most four places after the point: finer than any tolerance.
  fileprivate var precise: String { rounded(toPlaces: 4).shortest }
}
