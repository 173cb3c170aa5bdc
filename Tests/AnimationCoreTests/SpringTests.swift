import AnimationCore
import Geometry
import TestSupport
import Testing

@Suite struct SpringTests {
  @Test func `a duration and a bounce give the constants Apple documents`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)

    #expect(abs(spring.stiffness - 157.9) <= 0.05)
    #expect(abs(spring.damping - 17.6) <= 0.05)
  }

  @Test func `physical constants give the duration and the bounce Apple documents`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)

    #expect(abs(spring.duration - 0.63) <= 0.005)
    #expect(abs(spring.bounce - 0.5) <= 1e-12)
  }

  @Test(arguments: [-0.9, -0.3, 0, 0.3, 1])
  func `a bounce can be read back`(_ bounce: Double) {
    let spring = Spring(duration: 0.7, bounce: bounce)

    #expect(abs(spring.bounce - bounce) <= 1e-12)
    #expect(abs(spring.duration - 0.7) <= 1e-12)
  }

  @Test func `the three ways to make a spring agree`() {
    let spring = Spring(duration: 0.4, bounce: 0.25)
    let others = [
      Spring(response: 0.4, dampingRatio: 0.75),
      Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping),
    ]

    for time in stride(from: 0, through: 1, by: 0.05) {
      let expected = spring.value(fromValue: 0.0, toValue: 1, initialVelocity: 5, time: time)
      for other in others {
        let value = other.value(fromValue: 0.0, toValue: 1, initialVelocity: 5, time: time)
        #expect(abs(value - expected) <= 1e-12)
      }
    }
  }

  @Test func `the law of motion holds: mass times acceleration is the force`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<300 {
      let spring = Spring(
        mass: random.number(0.2...4), stiffness: random.number(10...800), damping: random.number(0...80),
        allowOverDamping: true)
      let time = random.number(0.01...0.5)
      let step = 1e-6
      func velocity(_ time: Seconds) -> Double {
        spring.velocity(fromValue: -20.0, toValue: 100, initialVelocity: 300, time: time)
      }

      let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
      let force = spring.force(fromValue: -20.0, toValue: 100, initialVelocity: 300, time: time)

      #expect(abs(spring.mass * acceleration - force) <= 1e-5 * (1 + abs(force)))
    }
  }

  @Test func `damping regimes join without a seam`() {
    for ratio in [1 - 1e-6, 1 - 1e-9, 1 - 1e-12, 1 + 1e-12, 1 + 1e-9, 1 + 1e-6] {
      for time in stride(from: 0, through: 2, by: 0.1) {
        let critical = Spring(response: 0.5, dampingRatio: 1)
        let near = Spring(response: 0.5, dampingRatio: ratio)

        let difference =
          near.value(fromValue: 0.0, toValue: 1, initialVelocity: 9, time: time)
          - critical.value(fromValue: 0.0, toValue: 1, initialVelocity: 9, time: time)

        #expect(abs(difference) <= 2 * abs(ratio - 1) + 1e-14)
      }
    }
  }

  @Test func `without overdamping allowed, more friction changes nothing`() {
    let critical = Spring(mass: 2, stiffness: 50, damping: 20)

    let clamped = Spring(mass: 2, stiffness: 50, damping: 500)
    let solved = Spring(mass: 2, stiffness: 50, damping: 500, allowOverDamping: true)

    #expect(clamped == critical)
    #expect(solved.dampingRatio == 25)
  }

  @Test func `a spring with huge friction creeps and does not arrive early`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 1e6, allowOverDamping: true)

    let value = spring.value(fromValue: 0.0, toValue: 1, time: 1000)

    // The slow root is k/c to a part in 10^8, so 1 - e^(-1000 k/c) remains.
    #expect(abs(value - 0.095162581964040) <= 1e-9)
  }

  @Test func `components move independently`() {
    let spring = Spring.bouncy
    let place = spring.value(
      fromValue: Point(0, 50), toValue: Point(100, -20), initialVelocity: Point(400, -100), time: 0.13)

    #expect(place.x == spring.value(fromValue: 0.0, toValue: 100, initialVelocity: 400, time: 0.13))
    #expect(place.y == spring.value(fromValue: 50.0, toValue: -20, initialVelocity: -100, time: 0.13))
  }

  @Test func `the slowest component decides when a spring settles`() {
    let spring = Spring.smooth
    let far = spring.settlingDuration(fromValue: 0.0, toValue: 500)

    #expect(spring.settlingDuration(fromValue: Point.zero, toValue: Point(1, 500)) == far)
  }
}
