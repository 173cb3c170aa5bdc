import AnimationCore

extension GoldenFamily {
  static let curves: [String: GoldenFamily] = [
    "cubic_bezier": GoldenFamily { params in
      let curve = UnitCurve.cubicBezier(
        try params["x1"].number, try params["y1"].number, try params["x2"].number, try params["y2"].number)
      return { [curve.value(at: $0[0]), curve.slope(at: $0[0])] }
    },
    "path_easing": GoldenFamily { params in
      let curve = UnitCurve.path(
        try params["segments"].array.map { segment in
          let p = try segment.numbers
          return CurveSegment(control1: SIMD2(p[2], p[3]), control2: SIMD2(p[4], p[5]), end: SIMD2(p[6], p[7]))
        })
      return { [curve.value(at: $0[0])] }
    },
    "steps": GoldenFamily { params in
      let curve = UnitCurve.steps(try params["n"].integer, try stepPosition(params["position"].string))
      let isBefore = try params["before_flag"].bool
      return { [isBefore ? curve.valueBefore(at: $0[0]) : curve.value(at: $0[0])] }
    },
    "linear_easing": GoldenFamily { params in
      let curve = UnitCurve.linear(
        try params["stops"].array.map { stop in
          let inputs = try stop["inputs"].numbers
          return LinearStop(
            try stop["output"].number, at: inputs.first, until: inputs.count > 1 ? inputs[1] : nil)
        })
      let points = try params["points"].array.map { try $0.numbers }
      let resolved = (curve.resolvedStops ?? []).map { [$0.input ?? .nan, $0.output] }
      let isResolved =
        points.count == resolved.count
        && zip(points, resolved).allSatisfy { abs($0[0] - $1[0]) <= 1e-14 && $0[1] == $1[1] }
      return { isResolved ? [curve.value(at: $0[0])] : [nil] }
    },
    "penner": GoldenFamily { params in
      let name = try params["function"].string
      let phase = Penner.Phase.allCases.last { name.hasPrefix($0.rawValue) } ?? .easeIn
      let shapeName = name == "linear" ? name : String(name.dropFirst(phase.rawValue.count)).lowercased()
      guard let shape = Penner.Shape(rawValue: shapeName) else {
        throw JSON.Malformed(description: "no easing named \(name)")
      }
      let curve = UnitCurve.penner(
        Penner(
          shape, phase, overshoot: try params["overshoot"].number, amplitude: try params["amplitude"].number,
          period: try params["period"].number))
      return { [curve.value(at: $0[0]), curve.slope(at: $0[0])] }
    },
  ]

  static func stepPosition(_ name: String) throws -> StepPosition {
    switch name {
    case "start": return .jumpStart
    case "end": return .jumpEnd
    default:
      guard let position = StepPosition(rawValue: name) else {
        throw JSON.Malformed(description: "no step position named \(name)")
      }
      return position
    }
  }
}
