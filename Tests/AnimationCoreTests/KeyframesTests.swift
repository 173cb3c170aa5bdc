import AnimationCore
import Geometry
import Testing

@Suite struct KeyframesTests {
  @Test func `each stretch follows its own curve`() {
    let keyframes = Keyframes(
      Point.zero,
      [
        .curve(Point(10, 0), duration: 1), .curve(Point(10, 20), .easeInOut, duration: 2),
      ])

    #expect(keyframes.value(at: 0.5) == Point(5, 0))
    #expect(keyframes.value(at: 2) == Point(10, 10))
    #expect(keyframes.duration == 3)
    #expect(keyframes.value(at: 9) == Point(10, 20))
    #expect(keyframes.value(at: -1) == .zero)
  }

  @Test func `a spring takes over the velocity of the stretch before it`() {
    let keyframes = Keyframes(0.0, [.curve(100, duration: 0.5), .spring(100, .smooth)])

    #expect(keyframes.velocity(at: 0.5) == 200)
    #expect(keyframes.value(at: 0.55) > 100)
    #expect(keyframes.value(at: keyframes.duration) == 100)
  }

  @Test func `a spring cut short hands over where it is`() {
    let keyframes = Keyframes(0.0, [.spring(100, .bouncy, duration: 0.2), .curve(0, duration: 1)])
    let cut = Spring.bouncy.value(fromValue: 0.0, toValue: 100, time: 0.2)

    #expect(abs(keyframes.value(at: 0.2) - cut) <= 1e-12)
    #expect(abs(keyframes.value(at: 0.7) - cut / 2) <= 1e-12)
  }

  @Test func `a move and a hold jump`() {
    let keyframes = Keyframes(1.0, [.hold(until: 2, duration: 1), .move(5), .curve(6, duration: 1)])

    #expect(keyframes.value(at: 1.0.nextDown) == 1)
    #expect(keyframes.value(at: 1) == 5)
    #expect(keyframes.velocity(at: 0.5) == 0)
  }

  @Test func `without values there is nothing to move`() {
    #expect(Keyframes([Double](), times: []) == nil)
    #expect(Keyframes([1.0, 2], times: [0]) == nil)
  }
}
