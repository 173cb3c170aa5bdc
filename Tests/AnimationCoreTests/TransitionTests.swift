import AnimationCore
import Geometry
import Testing

@Suite struct TransitionTests {
  static let bubble = Transition.scale(0.25).combined(with: .opacity)

  @Test func `it comes from one look and goes to another`() {
    var sheet = Presence(.asymmetric(insertion: .offset(Point(0, 300)), removal: .opacity))

    sheet.insert(at: 0, with: .linear(duration: 1))
    let coming = sheet.effect(at: 0.5)
    sheet.remove(at: 2, with: .linear(duration: 1))
    let going = sheet.effect(at: 2.5)

    #expect(coming == TransitionEffect(offset: Point(0, 150)))
    #expect(going == TransitionEffect(opacity: 0.5))
  }

  @Test func `combined effects happen together`() {
    var bubble = Presence(TransitionTests.bubble)

    bubble.insert(at: 0, with: .linear(duration: 1))

    #expect(bubble.effect(at: 0) == TransitionEffect(scale: 0.25, opacity: 0))
    #expect(bubble.effect(at: 1) == .identity)
  }

  @Test func `a change of mind starts from the present look`() {
    var bubble = Presence(TransitionTests.bubble)
    bubble.insert(at: 0, with: .spring(.bouncy))
    let before = bubble.effect(at: 0.1)

    bubble.remove(at: 0.1, with: .spring(.bouncy))

    #expect(abs(bubble.effect(at: 0.1).scale - before.scale) <= 1e-12)
    #expect(bubble.effect(at: 0.101).scale > before.scale)
  }

  @Test func `it is visible until it is quite gone`() {
    var bubble = Presence(TransitionTests.bubble, isPresent: true)

    bubble.remove(at: 1, with: .linear(duration: 0.5))

    #expect(!bubble.isPresent)
    #expect(bubble.isVisible(at: 1.25))
    #expect(!bubble.isVisible(at: 1.5))
  }

  @Test func `without an animation it is there at once`() {
    var bubble = Presence(TransitionTests.bubble)

    bubble.insert(at: 0, with: nil)

    #expect(bubble.effect(at: 0) == .identity)
    #expect(bubble.restTime == -.infinity)
  }
}
