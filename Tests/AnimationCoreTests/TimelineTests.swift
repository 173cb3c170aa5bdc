import AnimationCore
import Geometry
import Testing

@Suite struct TimelineTests {
  @Test func `a sequence plays one after the other`() {
    let timeline = Timeline.sequence([
      .clip("a", .linear(duration: 1)), .pause(0.5), .label("half"), .clip("b", .linear(duration: 2)),
    ])

    #expect(timeline.duration == 3.5)
    #expect(timeline.time(of: "half") == 1.5)
    #expect(timeline.begin(of: "b") == 1.5)
    #expect(timeline.progress(of: "a", at: 0.25) == 0.25)
    #expect(timeline.progress(of: "b", at: 1) == 0)
    #expect(timeline.progress(of: "b", at: 2.5) == 0.5)
    #expect(timeline.progress(of: "a", at: 9) == 1)
  }

  @Test func `what is parallel begins together, and the longest decides`() {
    let timeline = Timeline.parallel([.clip("a", .linear(duration: 1)), .clip("b", .linear(duration: 3))])

    #expect(timeline.duration == 3)
    #expect(timeline.begin(of: "b") == 0)
  }

  @Test func `what is staggered begins at equal distances`() {
    let timeline = Timeline.stagger(
      by: 0.1, ["a", "b", "c"].map { .clip($0, .linear(duration: 1)) })

    #expect(timeline.begin(of: "c") == 0.2)
    #expect(timeline.end(of: "c") == 1.2)
  }

  @Test func `timelines nest`() {
    let inner = Timeline.sequence([.clip("a", .linear(duration: 1)), .label("end")])

    let outer = Timeline.sequence([.pause(2), .parallel([inner, inner.delay(1)])])

    #expect(outer.time(of: "end") == 3)
    #expect(outer.duration == 4)
  }

  @Test func `a value goes with its clip, through any animatable type`() {
    let timeline = Timeline.clip("a", .linear(duration: 2).delay(1))

    #expect(timeline.value(of: "a", from: Point(0, 40), to: .zero, at: 2) == Point(0, 20))
    #expect(timeline.velocity(of: "a", at: 2) == 0.5)
  }

  @Test func `clips of one name take over from each other`() {
    let timeline = Timeline.sequence([
      .clip("a", .linear(duration: 1)), .clip("a", .linear(duration: 1)),
    ])

    #expect(timeline.progress(of: "a", at: 0.5) == 0.5)
    #expect(timeline.progress(of: "a", at: 1.25) == 0.25)
  }

  @Test func `after an endless clip nothing begins`() {
    let timeline = Timeline.sequence([
      .clip("a", .linear(duration: 1).repeatForever()), .clip("b", .linear(duration: 1)),
    ])

    #expect(timeline.duration == .infinity)
    #expect(timeline.progress(of: "b", at: 1e6) == 0)
    #expect(timeline.end(of: "a") == nil)
  }

  @Test func `an unknown clip has not begun`() {
    #expect(Timeline().progress(of: "a", at: 1) == 0)
    #expect(Timeline().begin(of: "a") == nil)
  }
}
