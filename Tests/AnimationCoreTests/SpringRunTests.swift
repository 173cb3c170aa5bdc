import TestSupport
import Testing

@testable import AnimationCore

/// The short way by which a frame reads a moving spring, beside the long one.
@Suite struct SpringRunTests {
  private static let bounces = [-0.6, -0.1, 0, 0.15, 0.5, 1]

  private func moving(_ animation: Animation) -> Animated<Double> {
    var value = Animated(3.0)
    value.animate(to: 390, at: 0.25, with: animation, initialVelocity: -700)
    return value
  }

  @Test(arguments: bounces, [0, 0.4])
  func `a spring is in the same place to the last bit, whichever way it is read`(_ bounce: Double, _ delay: Double)
    throws
  {
    let value = moving(.spring(duration: 0.5, bounce: bounce).delay(delay).speed(1.7))
    let score = try #require(value.score)

    for step in -20...300 {
      let time = Double(step) / 97
      #expect(value.value(at: time).bitPattern == score.value(at: time).bitPattern, "at \(time)")
    }
    for time in [Double.nan, .infinity, -.infinity] {
      #expect(value.value(at: time).bitPattern == score.value(at: time).bitPattern, "at \(time)")
    }
  }

  @Test func `one run of a spring is read the short way`() {
    #expect(moving(.spring(duration: 0.5, bounce: 0.2)).score?.springRun != nil)
  }

  @Test func `what repeats, stands, goes backwards or is no spring is read the long way`() {
    var paused = moving(.spring())
    paused.pause(at: 0.3)
    var reversed = moving(.spring())
    reversed.reverse(at: 0.3)
    var added = moving(.spring())
    added.animate(to: 0, at: 0.3, with: .spring(), blend: .adding)
    let others = [paused, reversed, added, moving(.spring().repeatCount(2)), moving(.easeIn(duration: 1))]

    #expect(others.allSatisfy { $0.score?.springRun == nil })
  }
}
