import AnimationCore

extension GoldenFamily {
  static let timing: [String: GoldenFamily] = [
    "repeat_autoreverse": GoldenFamily(absence: .nothing) { params in
      guard let model = RepeatModel(rawValue: try params["model"].string),
        let fillMode = FillMode(rawValue: try params["fill_mode"].string)
      else { throw JSON.Malformed(description: "no such repeat model or fill mode") }
      let count = try params["repeat_count"].number
      let timing = RepeatTiming(
        duration: try params["duration"].number, count: count < 0 ? .infinity : count,
        autoreverses: try params["autoreverses"].bool, model: model, beginTime: try params["begin_time"].number,
        fillMode: fillMode)
      return { inputs in
        guard let phase = timing.phase(at: inputs[0]) else { return [nil, nil, nil] }
        return [phase.progress, phase.iteration, phase.isForward ? 1 : 0]
      }
    },
    "keyframes": GoldenFamily { params in
      let keyframes = Keyframes(
        try params["values"].numbers, times: try params["times"].numbers,
        curves: try params["easings"].array.map(keyframeCurve))
      guard let keyframes else { throw JSON.Malformed(description: "no keyframes") }
      return { [keyframes.value(at: $0[0])] }
    },
  ]

  private static func keyframeCurve(_ easing: JSON) throws -> UnitCurve {
    let p = try easing["p"].numbers
    switch try easing["type"].string {
    case "linear": return .linear
    case "hold": return .stepEnd
    case "cubic_bezier": return .cubicBezier(p[0], p[1], p[2], p[3])
    case "steps":
      let positions = ["jump-start", "jump-end", "jump-none", "jump-both"]
      return .steps(Int(p[0]), try stepPosition(positions[Int(p[1])]))
    case let name: throw JSON.Malformed(description: "no easing named \(name)")
    }
  }
}
