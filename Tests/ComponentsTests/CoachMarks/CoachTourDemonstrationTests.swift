import AnimationCore
import Components
import Geometry
import Gestures
import Testing

private let arrived = 1.0

/// The motions that marks ask for, as far as the tour sees them.
@Suite struct CoachTourDemonstrationTests {
  @Test func `a demonstration is asked for once, as soon as the mark is there`() {
    var stand = CoachStand([CoachStand.mark("one") { $0.demonstration = .swipe }])

    stand.run(to: 3)

    let asked = stand.events.filter { if case .demonstrate = $0 { true } else { false } }
    #expect(asked == [.demonstrate(.swipe, on: "one", mark: 0, at: 0.3)])
  }

  @Test func `a tap on the dim does nothing until the demonstration has ended, and then closes`() {
    var stand = CoachStand([CoachStand.mark("one") { $0.demonstration = .swipe }])
    for time in [0.1, 0.4, 1.2] {
      stand.advance(to: time)
      stand.tap(Point(195, 820))
    }
    let during = stand.endings

    stand.tour.demonstrationEnded(at: 1.3, into: &stand.events)
    stand.advance(to: 1.3)
    stand.tap(Point(195, 820))

    #expect(during.isEmpty)
    #expect(stand.endings == [.done])
  }

  @Test func `leaving a mark ends its demonstration from where it is`() {
    var stand = CoachStand([CoachStand.mark("one") { $0.demonstration = .swipe }, CoachStand.mark("two")])
    stand.advance(to: 0.6)

    stand.key(.escape)

    #expect(stand.events.contains(.stopDemonstration(at: 0.6)))
    #expect(stand.events.contains(.demonstrated(completed: false, at: 0.6)))
    #expect(!stand.tour.isDemonstrating)
  }

  @Test func `a demonstration is not shown again when a tour is resumed`() {
    var stand = CoachStand([CoachStand.mark("one") { $0.demonstration = .swipe }])
    stand.advance(to: 0.6)
    stand.tour.pause(hidesDim: true, at: 0.6, into: &stand.events)
    stand.tour.resume(at: 1, into: &stand.events)
    stand.run(to: 3)

    let asked = stand.events.count { if case .demonstrate = $0 { true } else { false } }
    #expect(asked == 1)
  }

  @Test func `a demonstrated tap presses its target under a ring and lets go, without a tap`() {
    var stand = CoachStand([CoachStand.mark("two") { $0.demonstration = .tap }])

    stand.run(to: 0.7)
    let during = (stand.tour.isDemonstrating, stand.tour.motions(at: 0.7).contains(Motion("coach.demonstration")))
    stand.run(to: 3)

    let presses = stand.events.filter { if case .press = $0 { true } else { false } }
    #expect(during == (true, true))
    #expect(presses.count == 2)
    #expect(presses.first == .press("two", isDown: true, at: 0.3 + 0.35))
    #expect(!stand.tour.isDemonstrating)
    #expect(stand.tour.motions(at: 3).isEmpty)
  }

  @Test func `a demonstrated tap that is left lets its target go`() {
    var stand = CoachStand([CoachStand.mark("two") { $0.demonstration = .tap }])
    stand.advance(to: 0.7)

    stand.key(.escape)

    #expect(stand.events.contains(.press("two", isDown: false, at: 0.7)))
  }

  @Test func `a key does not close a mark without buttons before its demonstration has ended`() {
    var stand = CoachStand([CoachStand.mark("one") { $0.demonstration = .swipe }])
    stand.advance(to: 0.6)
    stand.key(.enter)
    let during = stand.endings

    stand.tour.demonstrationEnded(at: 1.3, into: &stand.events)
    stand.key(.enter)

    #expect(during.isEmpty)
    #expect(stand.endings == [.done])
  }

  @Test(arguments: [CoachMark.Demonstration.drag, .scroll, .page])
  func `with reduced motion nothing slides, and taps count at once`(_ motion: CoachMark.Demonstration) {
    var stand = CoachStand([CoachStand.mark("one") { $0.demonstration = motion }], reduceMotion: true)
    stand.run(to: arrived)

    stand.tap(Point(195, 820))

    #expect(!stand.events.contains { if case .demonstrate = $0 { true } else { false } })
    #expect(stand.endings == [.done])
  }

  @Test func `a mark without an arrow is reported once`() {
    let corner = CoachTarget(Rect(x: 0, y: 0, width: 2, height: 2))
    var stand = CoachStand([CoachStand.mark("two")], moved: ["two": corner])

    stand.run(to: 2)

    let told = stand.events.filter { if case .noArrow = $0 { true } else { false } }
    #expect(told == [.noArrow(mark: 0, .outOfReach, at: 0)])
  }
}
