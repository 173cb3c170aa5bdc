import AnimationCore
import Geometry

extension GoldenFamily {
  static let mixing: [String: GoldenFamily] = [
    "color_lerp": GoldenFamily { params in
      let spaces: [String: ColorInterpolation.Space] = [
        "srgb": .sRGB, "srgb_linear": .linearSRGB, "oklab": .oklab,
      ]
      let name = try params["space"].string
      guard let space = spaces[name] else { throw JSON.Malformed(description: "no colour space named \(name)") }
      let interpolation = ColorInterpolation(space: space, isPremultiplied: try params["premultiplied"].bool)
      let from = try color(params["from"])
      let to = try color(params["to"])
      return { inputs in
        let mixed = interpolation.color(from: from, to: to, at: inputs[0])
        return [mixed.red, mixed.green, mixed.blue, mixed.alpha]
      }
    },
    "angle_lerp": GoldenFamily(period: 360) { params in
      let (from, to) = (try params["from"].number, try params["to"].number)
      let name = try params["mode"].string
      guard let mode = HueInterpolation(rawValue: name) else {
        throw JSON.Malformed(description: "no hue interpolation named \(name)")
      }
      return { [mode.degrees(from: from, to: to, at: $0[0])] }
    },
  ]

  private static func color(_ json: JSON) throws -> Color {
    let p = try json.numbers
    return Color(red: p[0], green: p[1], blue: p[2], alpha: p[3])
  }
}
