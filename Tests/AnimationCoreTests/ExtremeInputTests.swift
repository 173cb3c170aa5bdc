import AnimationCore
import Geometry
import Testing

/// Inputs no designer means, each with the result the documentation states.
@Suite struct ExtremeInputTests {
  static let extremes: [Double] = [
    0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-9, 1, 1e6, 1e308, -1e-9, -1, -1e308, .infinity, -.infinity, .nan,
  ]
  static let times: [Seconds] = [-.infinity, -1, 0, 1e-9, 1e-3, 0.4, 1, 1e6, 1e308, .infinity, .nan]

  @Test(arguments: extremes)
  func `a spring of any constants moves between finite places through finite places`(_ constant: Double) {
    let springs = ExtremeInputTests.extremes.flatMap { other in
      [
        Spring(mass: constant, stiffness: other, damping: 10, allowOverDamping: true),
        Spring(mass: 1, stiffness: constant, damping: other, allowOverDamping: true),
        Spring(mass: other, stiffness: 100, damping: constant),
        Spring(duration: constant, bounce: other),
        Spring(response: other, dampingRatio: constant),
      ]
    }

    let values = springs.flatMap { spring in
      ExtremeInputTests.times.map { spring.value(fromValue: 20.0, toValue: 120, time: $0) }
    }

    #expect(values.allSatisfy { $0 >= -100 && $0 <= 300 })
  }

  @Test(arguments: extremes)
  func `a spring of any constants settles at a time, or never`(_ constant: Double) {
    let springs = ExtremeInputTests.extremes.flatMap { other in
      [
        Spring(mass: constant, stiffness: other, damping: 10, allowOverDamping: true),
        Spring(mass: 1, stiffness: constant, damping: other, allowOverDamping: true),
        Spring(duration: constant, bounce: other),
      ]
    }

    let durations = springs.flatMap { spring in
      ExtremeInputTests.extremes.map { threshold in
        spring.settlingDuration(
          fromValue: 20.0, toValue: 120, initialVelocity: 1e3, distanceThreshold: threshold, speedThreshold: 1)
      }
    }

    #expect(durations.allSatisfy { $0 == nil || ($0 ?? .nan) >= 0 })
  }

  @Test(arguments: [0, -1, -.infinity, .nan] as [Double])
  func `a spring without mass or stiffness is at its target at once`(_ constant: Double) {
    let springs = [
      Spring(mass: constant, stiffness: 100, damping: 10), Spring(mass: 1, stiffness: constant, damping: 10),
      Spring(response: constant, dampingRatio: 1), Spring(duration: constant),
    ]

    #expect(springs.allSatisfy { $0.isInstant })
    #expect(Set(springs).count == 1)
    #expect(springs.allSatisfy { $0.value(fromValue: 0.0, toValue: 7, initialVelocity: 9, time: 0) == 7 })
    #expect(springs.allSatisfy { $0.velocity(fromValue: 0.0, toValue: 7, initialVelocity: 9, time: 0) == 0 })
    #expect(springs.allSatisfy { $0.settlingDuration(fromValue: 0.0, toValue: 7) == 0 })
  }

  @Test func `infinite damping holds a value where it is`() {
    let spring = Spring(duration: 0.5, bounce: -1)

    #expect(spring.value(fromValue: 3.0, toValue: 8, initialVelocity: 100, time: 1e6) == 3)
    #expect(spring.settlingDuration(fromValue: 3.0, toValue: 8) == nil)
    #expect(Animation.spring(spring).isEndless)
  }

  @Test func `a spring without damping swings for ever`() {
    let spring = Spring(duration: 0.5, bounce: 1)

    #expect(abs(spring.value(fromValue: 0.0, toValue: 8, time: 0.25) - 16) <= 1e-12)
    #expect(spring.settlingDuration(fromValue: 0.0, toValue: 8) == nil)
    #expect(spring.settlingDuration(fromValue: 0.0, toValue: 8, distanceThreshold: 8) == 0)
  }

  @Test(arguments: [1e-9, 1e6])
  func `a spring of a nanosecond or of a million seconds keeps its shape`(_ duration: Seconds) {
    let ordinary = Spring(duration: 1, bounce: 0.3)
    let extreme = Spring(duration: duration, bounce: 0.3)

    let differences = stride(from: 0, through: 2, by: 0.1).map { time in
      extreme.value(fromValue: 0.0, toValue: 1, time: time * duration)
        - ordinary.value(fromValue: 0.0, toValue: 1, time: time)
    }
    let settling = extreme.settlingDuration(fromValue: 0.0, toValue: 1) ?? .nan
    let ordinarySettling = ordinary.settlingDuration(fromValue: 0.0, toValue: 1) ?? .nan

    #expect(differences.allSatisfy { abs($0) <= 1e-12 })
    #expect(abs(settling / duration - ordinarySettling) <= 1e-9)
  }

  @Test(arguments: extremes)
  func `an animated value between finite places is never lost`(_ extreme: Double) {
    let animations: [Animation] = [
      .spring(Spring(mass: extreme, stiffness: 100, damping: 10)), .spring(duration: extreme, bounce: 0.3),
      .linear(duration: extreme), .easeInOut(duration: 0.5).delay(extreme), .easeInOut(duration: 0.5).speed(extreme),
      .easeInOut(duration: 0.5).repeatCount(extreme), .spring(.bouncy).repeatCount(extreme),
      .spring(.bouncy).speed(extreme), .curve(.cubicBezier(extreme, 0, 0.5, 1), duration: 0.5),
      .curve(.steps(3, .jumpBoth), duration: 0.5).repeatForever(),
    ]

    for animation in animations {
      var value = Animated(20.0)
      value.animate(to: 120, at: 0.5, with: animation)
      let values = ExtremeInputTests.times.map { value.value(at: $0) }
      let speeds = ExtremeInputTests.times.map { value.velocity(at: $0) }

      #expect(values.allSatisfy { $0.isFinite }, "\(animation)")
      #expect(!speeds.contains { $0.isNaN }, "\(animation)")
    }
  }

  @Test func `a motion of no duration is a jump that is told`() {
    var value = Animated(1.0)

    value.animate(to: 2, at: 3, with: .linear(duration: 0))

    #expect(value.value(at: 3) == 2)
    #expect(value.takeCompletion(at: 3) == 3)
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func `at no speed a value stands still and never rests`(_ speed: Double) {
    var value = Animated(1.0)

    value.animate(to: 2, at: 0, with: .linear(duration: 1).speed(speed))

    #expect(value.value(at: 1e6) == 1)
    #expect(value.restTime == nil)
  }

  @Test(arguments: [.infinity, -.infinity, .nan] as [Double])
  func `a target or a time that is not finite is a jump`(_ extreme: Double) {
    var thrown = Animated(0.0)
    var timed = Animated(0.0)

    thrown.animate(to: extreme, at: 0, with: .linear(duration: 1))
    timed.animate(to: 5, at: extreme, with: .linear(duration: 1))

    #expect(thrown.isAtRest(at: 0))
    #expect(timed.value(at: 0) == 5)
    #expect(timed.isAtRest(at: 0))
  }

  @Test func `a distance beyond the largest double saturates`() {
    var value = Animated(1e308)

    value.animate(to: -1e308, at: 0, with: .linear(duration: 1))

    #expect(value.value(at: 0.5).isFinite)
    #expect(value.value(at: 1) == -1e308)
  }

  @Test func `an initial velocity that is not finite counts as none`() {
    var value = Animated(Point.zero)

    value.animate(to: Point(10, 10), at: 0, with: .spring(.smooth), initialVelocity: Point(.nan, 5))

    #expect(value.velocity(at: 0) == Point(0, 5))
  }

  @Test func `arrays of different lengths move as if filled with zeros`() {
    var value = Animated([10.0])

    value.animate(to: [20, 8], at: 0, with: .linear(duration: 1))

    #expect(value.value(at: 0.5) == [15, 4])
    #expect(value.value(at: 1) == [20, 8])
  }
}
