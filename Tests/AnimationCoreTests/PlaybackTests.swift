import AnimationCore
import Geometry
import TestSupport
import Testing

@Suite struct PlaybackTests {
  @Test func `reversing leads back through the same values to the start`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var value = Animated(20.0)
      value.animate(to: 320, at: 1, with: random.animation())
      let forwards = value
      let turn = (1 + (value.restTime ?? 1)) / 2
      let step = (turn - 1) * 0.4

      value.reverse(at: turn)

      let speed = forwards.velocity(at: turn - step)
      #expect(abs(value.value(at: turn + step) - forwards.value(at: turn - step)) <= 1e-9)
      #expect(abs(value.velocity(at: turn + step) + speed) <= 1e-9 * max(1, abs(speed)))
      #expect(abs(value.value(at: 2 * turn - 1) - 20) <= 1e-12)
      #expect(value.isAtRest(at: 2 * turn - 1))
    }
  }

  @Test func `reversing twice goes on forwards`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 0, with: .linear(duration: 1))

    value.reverse(at: 0.5)
    value.reverse(at: 0.75)

    #expect(value.value(at: 1) == 50)
    #expect(value.restTime == 1.5)
  }

  @Test func `reversing long after the end turns round at once`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 0, with: .linear(duration: 1))

    value.reverse(at: 50)

    #expect(value.value(at: 50.25) == 75)
    #expect(value.restTime == 51)
  }

  @Test func `a paused value stands still and goes on from there`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 0, with: .linear(duration: 1))

    value.pause(at: 0.25)
    let paused = value
    value.resume(at: 10.25)

    #expect(paused.value(at: 7) == 25)
    #expect(paused.velocity(at: 7) == 0)
    #expect(paused.isAtRest(at: 7))
    #expect(value.value(at: 10.5) == 50)
    #expect(value.restTime == 11)
  }

  @Test func `seeking leads to any time within the motion`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 3, with: Animation.linear(duration: 1).delay(1))

    value.seek(to: 0.75, at: 3.5)

    #expect(value.value(at: 3.5) == 75)
    #expect(value.elapsed(at: 3.5) == 0.75)
    #expect(value.restTime == 3.75)
  }

  @Test func `a reversed value can be given a new target`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 0, with: .linear(duration: 1))
    value.reverse(at: 0.5)

    value.animate(to: 60, at: 0.75, with: .linear(duration: 1))

    #expect(value.value(at: 0.75) == 25)
    #expect(value.value(at: 1.75) == 60)
  }

  @Test func `a spring takes over the velocity of a reversed value`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 0, with: .linear(duration: 1))
    value.reverse(at: 0.5)

    value.animate(to: 60, at: 0.75, with: .spring(.smooth))

    #expect(value.velocity(at: 0.75) == -100)
  }

  @Test func `the end of a motion is told once, with its exact time`() {
    var value = Animated(0.0)
    value.animate(to: 1, at: 0.1, with: .linear(duration: 0.25))

    let told = stride(from: 0.0, to: 1, by: 1 / 60).compactMap { value.takeCompletion(at: $0) }

    #expect(told == [0.35])
  }

  @Test func `the end of a motion that was replaced is not told`() {
    var value = Animated(0.0)
    value.animate(to: 1, at: 0, with: .linear(duration: 1))
    value.animate(to: 2, at: 0.5, with: .linear(duration: 1))

    let told = [0.9, 1.1, 1.6, 1.7].compactMap { value.takeCompletion(at: $0) }

    #expect(told == [1.5])
  }

  @Test func `a copy has a life of its own`() {
    var value = Animated(0.0)
    value.animate(to: 100, at: 0, with: .linear(duration: 1))
    let copy = value

    value.reverse(at: 0.5)
    value.animate(to: 9, at: 0.6, with: .spring())

    #expect(copy.value(at: 0.75) == 75)
    #expect(copy != value)
  }

  @Test func `values moved alike are equal`() {
    var one = Animated(Point.zero)
    var other = Animated(Point.zero)

    one.animate(to: Point(9, 9), at: 1, with: .spring(.bouncy))
    other.animate(to: Point(9, 9), at: 1, with: .spring(.bouncy))

    #expect(one == other)
  }

  @Test func `a value that never moved has no end to tell`() {
    var value = Animated(1.0)

    #expect(value.takeCompletion(at: 1) == nil)
    #expect(value.restTime == -.infinity)
  }
}
