import AnimationCore
import Geometry
import TestSupport
import Testing

@Suite struct RestTests {
  @Test func `from its rest on a value is exactly its target`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let target = Point(random.number(-1000...1000), random.number(-1000...1000))
      var value = Animated(Point(random.number(-1000...1000), 0))
      value.animate(to: target, at: 0, with: .spring(random.spring()))
      let rest = value.restTime ?? .infinity

      #expect(value.value(at: rest) == target)
      #expect(value.velocity(at: rest) == .zero)
      #expect(value.isAtRest(at: rest))
      #expect(!value.isAtRest(at: rest.nextDown))
    }
  }

  @Test func `a spring rests when distance and speed stay below the threshold for good`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let spring = random.spring()
      let speed = random.number(-3000...3000)
      let threshold = RestThreshold.points
      let rest =
        spring.settlingDuration(
          fromValue: 0.0, toValue: 390, initialVelocity: speed, distanceThreshold: threshold.distance,
          speedThreshold: threshold.speed) ?? .infinity

      let after = (0..<400).map { rest + Double($0) * 0.003 }
      let isStill = after.allSatisfy { time in
        let place = spring.value(fromValue: 0.0, toValue: 390, initialVelocity: speed, time: time)
        let rate = spring.velocity(fromValue: 0.0, toValue: 390, initialVelocity: speed, time: time)
        return abs(place - 390) <= threshold.distance * (1 + 1e-6) && abs(rate) <= threshold.speed * (1 + 1e-6)
      }
      let before = rest * (1 - 1e-6)
      let place = spring.value(fromValue: 0.0, toValue: 390, initialVelocity: speed, time: before)
      let rate = spring.velocity(fromValue: 0.0, toValue: 390, initialVelocity: speed, time: before)

      #expect(isStill)
      #expect(abs(place - 390) > threshold.distance || abs(rate) > threshold.speed)
    }
  }

  @Test func `a motion that repeats for ever never rests`() {
    var value = Animated(1.0)

    value.animate(to: 1.1, at: 0, with: .linear(duration: 10).repeatForever())

    #expect(value.restTime == nil)
    #expect(!value.isAtRest(at: 1e9))
    #expect(abs(value.value(at: 15) - 1.05) <= 1e-12)
  }

  @Test func `an even number of reversing runs rests at the start`() {
    var value = Animated(0.0)

    value.animate(to: 10, at: 0, with: .easeInOut(duration: 0.5).repeatCount(2))

    #expect(abs(value.value(at: 0.5) - 10) <= 1e-12)
    #expect(value.value(at: 1) == 0)
    #expect(value.isAtRest(at: 1))
  }

  @Test func `counting cycles a run and its way back are one`() {
    var value = Animated(0.0)

    value.animate(to: 10, at: 0, with: .linear(duration: 1).repeatCount(1.5, counting: .cycles))

    #expect(value.value(at: 1.5) == 5)
    #expect(value.restTime == 3)
    #expect(value.value(at: 3) == 10)
  }

  @Test func `a repeated spring starts again when it has settled`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 0, with: Animation.spring(.smooth).repeatCount(2, autoreverses: false))
    let run = (value.restTime ?? 0) / 2

    #expect(abs(value.value(at: run * 1.25) - value.value(at: run * 0.25)) <= 1e-9)
    #expect(value.value(at: run * 2) == 100)
  }

  @Test func `setting a value ends its motion`() {
    var value = Animated(0.0)
    value.animate(to: 10, at: 0, with: .linear(duration: 10).repeatForever())

    value.set(3)

    #expect(value.value(at: 1) == 3)
    #expect(value.isAtRest(at: 1))
  }
}
