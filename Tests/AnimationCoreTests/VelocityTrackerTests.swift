import AnimationCore
import Geometry
import Testing

@Suite struct VelocityTrackerTests {
  /// A pointer moving evenly, sampled 120 times a second.
  private static func tracker(samples: Int) -> VelocityTracker {
    var tracker = VelocityTracker()
    for index in 0..<samples {
      let time = Double(index) / 120
      tracker.add(position: Point(600 * time, -240 * time), at: time)
    }
    return tracker
  }

  @Test(arguments: VelocityTracker.Estimator.allCases)
  func `an even motion has its velocity`(_ estimator: VelocityTracker.Estimator) {
    let velocity = VelocityTrackerTests.tracker(samples: 500).velocity(at: 500.0 / 120, estimator: estimator)

    #expect(velocity.distance(to: Point(600, -240)) <= 1e-6)
  }

  @Test func `a hold before letting go leaves no velocity`() {
    let tracker = VelocityTrackerTests.tracker(samples: 30)

    #expect(tracker.velocity(at: 29.0 / 120 + 0.041) == .zero)
  }

  @Test func `one sample has no velocity`() {
    #expect(VelocityTrackerTests.tracker(samples: 1).velocity(at: 0) == .zero)
    #expect(VelocityTracker().velocity(at: 0) == .zero)
  }

  @Test func `samples from the past or from nowhere are left out`() {
    var tracker = VelocityTrackerTests.tracker(samples: 10)
    let expected = tracker.velocity(at: 0.08)

    tracker.add(position: Point(9000, 0), at: 0.01)
    tracker.add(position: Point(.nan, 0), at: 0.08)
    tracker.add(position: .zero, at: .infinity)

    #expect(tracker.velocity(at: 0.08) == expected)
  }

  @Test func `a tracker that was reset is as good as new`() {
    var tracker = VelocityTrackerTests.tracker(samples: 100)

    tracker.reset()

    #expect(tracker == VelocityTracker())
  }

  @Test func `samples older than the horizon do not count`() {
    var tracker = VelocityTracker()
    for index in 0..<40 {
      let time = Double(index) / 100
      tracker.add(position: Point(index < 20 ? -1000 * time : 300 * time - 260, 0), at: time)
    }

    #expect(abs(tracker.velocity(at: 0.39).x - 300) <= 1e-9)
  }
}
