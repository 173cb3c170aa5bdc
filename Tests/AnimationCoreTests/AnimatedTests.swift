import AnimationCore
import Geometry
import Testing

@Suite struct AnimatedTests {
  @Test func `a curve ends on its target at its duration`() {
    var value = Animated(0.0)

    value.animate(to: 10, at: 1, with: .easeInOut(duration: 0.5))

    #expect(value.restTime == 1.5)
    #expect(value.value(at: 1.5) == 10)
    #expect(abs(value.value(at: 1.25) - 5) < 1e-12)
  }

  @Test func `a spring takes over value and velocity of a spring`() {
    var value = Animated(Point.zero)
    value.animate(to: Point(390, 0), at: 0, with: .spring(Spring(duration: 0.5, bounce: 0.3)))
    let (place, speed) = (value.value(at: 0.1), value.velocity(at: 0.1))

    value.animate(to: Point(0, 80), at: 0.1, with: .spring(Spring(duration: 0.3)))

    #expect(value.value(at: 0.1).distance(to: place) < 1e-9)
    #expect(value.velocity(at: 0.1).distance(to: speed) < 1e-9)
  }
}
