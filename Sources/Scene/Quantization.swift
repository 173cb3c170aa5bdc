import Geometry

/// The steps to which a display list rounds what it is given.
enum Quantum {
  /// Steps per point, and per unit of a colour component or opacity: far below what an eye or an
  /// eight-bit pixel tells apart, far above the rounding error of the formulas that feed a list.
  static let stepsPerUnit = 65_536.0
  /// Steps per unit of scale: at 1,000 points from the anchor a step moves an edge by 6e-5 points.
  static let stepsPerScale = 16_777_216.0
}

extension Double {
  var quantized: Double { (self * Quantum.stepsPerUnit).rounded() / Quantum.stepsPerUnit }
}

extension Rect {
  var quantized: Rect {
    Rect(origin: Point(origin.x.quantized, origin.y.quantized), size: Size(width.quantized, height.quantized))
  }
}

extension RoundedRect {
  var quantized: RoundedRect { RoundedRect(rect.quantized, radius: radius.quantized) }
}

extension Color {
  var quantized: Color {
    Color(components: (components * Quantum.stepsPerUnit).rounded(.toNearestOrAwayFromZero) / Quantum.stepsPerUnit)
  }
}

extension Transform {
  var quantized: Transform {
    let scale = Quantum.stepsPerScale
    let unit = Quantum.stepsPerUnit
    return Transform(
      xAxis: (xAxis * scale).rounded(.toNearestOrAwayFromZero) / scale,
      yAxis: (yAxis * scale).rounded(.toNearestOrAwayFromZero) / scale,
      translation: (translation * unit).rounded(.toNearestOrAwayFromZero) / unit)
  }
}

extension Shape {
  /// Paths stay as they are: they are built once in local coordinates, and rounding would copy them.
  var quantized: Shape {
    switch self {
    case .roundedRectangle(let rounded): .roundedRectangle(rounded.quantized)
    case .ellipse(let rect): .ellipse(rect.quantized)
    case .path: self
    }
  }
}
