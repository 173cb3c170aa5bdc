import AnimationCore
import Geometry
import TestSupport
import Testing

@Suite struct ColorInterpolationTests {
  @Test func `half way from white to black depends on the space`() {
    let grays = ColorInterpolation.Space.allCases.map { space in
      ColorInterpolation(space: space).color(from: .white, to: .black, at: 0.5).red * 255
    }

    #expect(zip(grays, [127.5, 187.5, 99.1]).allSatisfy { abs($0 - $1) <= 0.05 })
  }

  @Test func `an invisible colour lends no tint when premultiplied`() {
    let red = Color(red: 1, green: 0, blue: 0)

    let mixed = ColorInterpolation.css.color(from: red, to: .clear, at: 0.75)

    #expect(mixed == Color(red: 1, green: 0, blue: 0, alpha: 0.25))
  }

  @Test func `coordinates lead back to their colour`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let color = Color(
        red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
        alpha: random.number(0.05...1))
      for space in ColorInterpolation.Space.allCases {
        let interpolation = ColorInterpolation(space: space)

        let back = interpolation.color(at: interpolation.coordinates(of: color))

        #expect((back.components - color.components).mapComponents(abs).max() <= 1e-12)
      }
    }
  }

  @Test func `an animated colour moves straight through sRGB`() {
    var color = Animated(Color.black)

    color.animate(to: Color(red: 1, green: 0.5, blue: 0, alpha: 0), at: 0, with: .linear(duration: 1))

    #expect(color.value(at: 0.5) == Color(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
  }

  @Test func `a plain angle does not wrap, a hue does`() {
    var angle = Animated(Angle.degrees(350))
    angle.animate(to: .degrees(10), at: 0, with: .linear(duration: 1))

    #expect(angle.value(at: 0.5) == .degrees(180))
    #expect(HueInterpolation.shorter.angle(from: .degrees(350), to: .degrees(10), at: 0.5) == .degrees(360))
  }
}
