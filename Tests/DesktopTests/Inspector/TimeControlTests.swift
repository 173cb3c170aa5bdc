import Prototype
import Testing

@testable import Desktop

@Suite struct TimeControlTests {
  private let fixture: InspectorFixture

  init() throws { fixture = try InspectorFixture() }

  @Test func `a step back stops time at the frame before`() {
    var control = TimeControl()

    control.stepBack(in: fixture.recording)

    #expect(control.isPaused && control.past == 74.0 / 50)
    #expect(control.presentRate == 0)
  }

  @Test func `steps back and forward come to the present again`() {
    var control = TimeControl()
    for _ in 0..<5 { control.stepBack(in: fixture.recording) }

    let asked = (0..<5).map { _ in control.stepForward(in: fixture.recording) }

    let past = control.past
    let asksAtTheEnd = control.stepForward(in: fixture.recording)

    #expect(asked == [false, false, false, false, false] && past == nil)
    #expect(asksAtTheEnd)
  }

  @Test func `the first frame is as far as it goes back`() {
    var control = TimeControl()

    for _ in 0..<200 { control.stepBack(in: fixture.recording) }

    #expect(control.past == 1.0 / 50)
  }

  @Test func `scrubbing shows the moment, and its end is the present`() {
    var control = TimeControl()

    control.scrub(to: 0.333, in: fixture.recording)
    let shown = control.shown(in: fixture.recording)
    control.scrub(to: 9, in: fixture.recording)

    #expect(shown?.time == 0.333)
    #expect(control.past == nil && control.shown(in: fixture.recording) == nil)
  }

  @Test func `a step between two frames goes to the last one that was made`() {
    var control = TimeControl()
    control.scrub(to: 0.333, in: fixture.recording)

    control.stepBack(in: fixture.recording)

    #expect(control.past == 16.0 / 50)
  }

  @Test func `the past plays at the chosen speed and goes on into the present`() {
    var control = TimeControl()
    control.scrub(to: 0.5, in: fixture.recording)
    control.setRate(0.25)

    control.play(for: 0.4, in: fixture.recording)
    let after = control.past
    control.play(for: 60, in: fixture.recording)

    #expect(after == 0.6)
    #expect(control.past == nil && control.presentRate == 0.25)
  }
}
