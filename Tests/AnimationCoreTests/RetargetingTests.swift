import AnimationCore
import Geometry
import TestSupport
import Testing

@Suite struct RetargetingTests {
  @Test func `the value is continuous across a thousand retargets`() {
    var random = SeededGenerator(seed: 1)
    var value = Animated(0.0)
    var time = 0.0
    for _ in 0..<1000 {
      time += random.number(0...0.6)
      let before = value.value(at: time)

      value.animate(to: random.number(-1000...1000), at: time, with: random.animation())

      #expect(abs(value.value(at: time) - before) <= 1e-9)
    }
  }

  @Test func `the velocity is continuous across a thousand retargets of springs`() {
    var random = SeededGenerator(seed: 2)
    var value = Animated(Point.zero)
    var time = 0.0
    for _ in 0..<1000 {
      time += random.number(0...0.6)
      let (place, speed) = (value.value(at: time), value.velocity(at: time))

      let target = Point(random.number(-1000...1000), random.number(-1000...1000))
      value.animate(to: target, at: time, with: .spring(random.spring()))

      #expect(value.value(at: time).distance(to: place) <= 1e-9)
      #expect(value.velocity(at: time).distance(to: speed) <= 1e-9 * max(1, speed.length))
    }
  }

  @Test func `a spring that takes over from a curve starts with the curve's velocity`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      var value = Animated(0.0)
      value.animate(to: 200, at: 0, with: .easeInOut(duration: 0.5))
      let time = random.number(0.01...0.49)
      let speed = value.velocity(at: time)

      value.animate(to: -100, at: time, with: .spring(random.spring()))

      #expect(abs(value.velocity(at: time) - speed) <= 1e-9 * max(1, abs(speed)))
    }
  }

  @Test func `the velocity is the derivative of the value`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var value = Animated(0.0)
      value.animate(to: 100, at: 0, with: .spring(random.spring()).speed(random.number(0.5...2)))
      let time = random.number(0.02...0.3)
      let step = 1e-6

      let slope = (value.value(at: time + step) - value.value(at: time - step)) / (2 * step)

      #expect(abs(value.velocity(at: time) - slope) <= 1e-3)
    }
  }

  @Test func `a delayed motion lets the one under way go on until it begins`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 0, with: .spring(.bouncy))
    let undisturbed = value

    value.animate(to: 0, at: 0.1, with: Animation.spring(.bouncy).delay(0.2))

    #expect(value.value(at: 0.25) == undisturbed.value(at: 0.25))
    #expect(abs(value.value(at: 0.3) - undisturbed.value(at: 0.3)) <= 1e-12)
    #expect(abs(value.velocity(at: 0.3) - undisturbed.velocity(at: 0.3)) <= 1e-9)
  }

  @Test func `delayed motions replace each other in turn`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 0, with: .linear(duration: 10))
    value.animate(to: 0, at: 1, with: Animation.linear(duration: 1).delay(1))

    value.animate(to: 50, at: 1.5, with: Animation.linear(duration: 1).delay(1))

    #expect(abs(value.value(at: 1.75) - 17.5) <= 1e-12)
    #expect(abs(value.value(at: 2.25) - 15) <= 1e-12)
    #expect(abs(value.value(at: 3) - 30) <= 1e-12)
    #expect(value.value(at: 3.5) == 50)
  }

  @Test func `an added motion leaves the one under way to its end`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 0, with: .linear(duration: 1))

    value.animate(to: 300, at: 0.5, with: .linear(duration: 1), blend: .adding)

    #expect(value.value(at: 0.5) == 50)
    #expect(abs(value.velocity(at: 0.75) - 300) <= 1e-9)
    #expect(value.value(at: 1) == 200)
    #expect(value.value(at: 1.5) == 300)
    #expect(value.restTime == 1.5)
  }

  @Test func `an initial velocity replaces the value's own`() {
    var value = Animated(0.0)

    value.animate(to: 100, at: 0, with: .spring(.smooth), initialVelocity: -900)

    #expect(value.velocity(at: 0) == -900)
  }
}
