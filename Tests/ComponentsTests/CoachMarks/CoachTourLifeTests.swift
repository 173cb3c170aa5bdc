import AnimationCore
import Components
import Geometry
import Gestures
import Testing

private let arrived = 1.0

@Suite struct CoachTourLifeTests {
  // MARK: Missing and late targets

  @Test func `a missing target is skipped and said, and the numbers count what can be reached`() {
    var stand = CoachStand(["one", "two", "three"].map { CoachStand.mark($0) }, missing: ["two"])
    stand.advance(to: arrived)
    let first = stand.element("coach")?.state

    stand.next()
    stand.advance(to: 2)

    #expect(first == "1/2")
    #expect(stand.missing == [1])
    #expect(stand.shown == [0, 2])
    #expect(stand.element("coach")?.state == "2/2")
  }

  @Test func `the last mark that can be reached says Done`() {
    var stand = CoachStand(["one", "two", "three"].map { CoachStand.mark($0) }, missing: ["three"])
    stand.advance(to: arrived)
    stand.next()
    stand.advance(to: 2)

    #expect(stand.element("coach-next")?.text == "Done")
  }

  @Test func `the last mark says Done as soon as the one after it is gone`() {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two")])
    stand.advance(to: arrived)
    let before = stand.element("coach-next")?.text

    stand.targets["two"] = nil
    stand.advance(to: arrived + 0.1)

    #expect(before == "Next")
    #expect(stand.element("coach-next") == nil)
  }

  @Test func `a missing target that is to be centred is shown in the middle`() {
    var stand = CoachStand([CoachStand.mark("none") { $0.missing = .center }])

    stand.advance(to: arrived)

    #expect(stand.element("coach")?.frame.center == stand.window.center)
  }

  @Test func `a target that appears later is waited for, without a dim before the first mark`() {
    var stand = CoachStand([CoachStand.mark("two") { $0.wait = 5 }], missing: ["two"])
    stand.advance(to: 3)
    let dimmed = stand.spotlight != nil
    let isFree = stand.tour.candidates(at: Point(10, 10), time: 3) == nil

    stand.targets["two"] = CoachTarget(Rect(x: 20, y: 400, width: 160, height: 48))
    stand.advance(to: 3.5)

    #expect(!dimmed && isFree)
    #expect(stand.shown == [0])
  }

  @Test func `waiting ends at its limit to the moment, whatever the frames`() {
    for rate in [30.0, 60, 144] {
      var stand = CoachStand([CoachStand.mark("none") { $0.wait = 2 }, CoachStand.mark("one")])
      stand.run(to: 3, rate: rate)

      #expect(stand.events.contains(.missing(mark: 0, at: 2)))
      #expect(stand.events.contains(.shown(mark: 1, number: 1, of: 1, at: 2)))
    }
  }

  @Test func `a tour none of whose targets is there ends without having been seen`() {
    var stand = CoachStand([CoachStand.mark("none"), CoachStand.mark("neither")])

    stand.advance(to: 1)

    #expect(stand.endings == [.empty])
    #expect(stand.missing == [0, 1])
    #expect(!stand.events.contains(.began(at: 0)))
    #expect(stand.spotlight == nil)
  }

  @Test func `a tour without marks ends at once`() {
    let stand = CoachStand([])

    #expect(stand.endings == [.empty])
  }

  @Test func `a target removed during its step takes the tour on in the next frame`() {
    var stand = CoachStand(["one", "two"].map { CoachStand.mark($0) })
    stand.advance(to: arrived)

    stand.targets["one"] = nil
    stand.advance(to: arrived + 1.0 / 60)

    #expect(stand.shown == [0, 1])
    #expect(stand.missing == [0])
  }

  @Test func `the last target removed during its step ends the tour, and nothing eats taps`() {
    var stand = CoachStand([CoachStand.mark("one")])
    stand.advance(to: arrived)

    stand.targets["one"] = nil
    stand.advance(to: arrived + 1.0 / 60)

    #expect(stand.endings == [.done])
    #expect(stand.passes(Point(195, 300)))
  }

  @Test(arguments: [
    Rect(x: 100, y: 100, width: 0, height: 0), Rect(x: .nan, y: 0, width: 10, height: 10),
    Rect(x: 0, y: 0, width: -5, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 10),
    Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
  ])
  func `a target of odd size harms nothing`(_ frame: Rect) {
    var stand = CoachStand([CoachStand.mark("two")])
    stand.advance(to: arrived)

    stand.targets["two"] = CoachTarget(frame)
    stand.run(to: 2)

    for element in stand.tour.elements(at: 2) {
      #expect(element.frame.origin.isFinite && element.frame.maximum.isFinite)
    }
  }

  @Test func `a window of no size harms nothing`() {
    var stand = CoachStand([CoachStand.mark("one")])
    stand.window = .zero

    stand.run(to: 2)

    #expect(stand.shown == [0])
  }

  @Test func `after a resize there is exactly one mark, laid out for the new window`() throws {
    var stand = CoachStand([CoachStand.mark("one")])
    stand.advance(to: arrived)

    stand.window = Rect(x: 0, y: 0, width: 200, height: 400)
    stand.targets["one"] = CoachTarget(Rect(x: 10, y: 50, width: 180, height: 40))
    stand.advance(to: arrived + 0.1)

    let card = try #require(stand.element("coach")).frame
    #expect(stand.window.contains(card))
    #expect(stand.tour.elements(at: stand.time).count { $0.role == .bubble && $0.id == "coach" } == 1)
    #expect(stand.spotlight?.holes == [RoundedRect(Rect(x: 4, y: 44, width: 192, height: 52), radius: 8)])
  }

  // MARK: Going on

  @Test func `a mark goes on by itself, to the moment`() {
    for rate in [30.0, 60, 144] {
      var stand = CoachStand([CoachStand.mark("one") { $0.advancesAfter = 2 }, CoachStand.mark("two")])
      stand.run(to: 4, rate: rate)

      #expect(stand.events.contains(.shown(mark: 1, number: 2, of: 2, at: 2.3)))
    }
  }

  @Test func `a mark that goes on by itself does not cut its demonstration short`() {
    var stand = CoachStand([
      CoachStand.mark("one") {
        $0.advancesAfter = 0.5
        $0.demonstration = .swipe
      }, CoachStand.mark("two"),
    ])
    stand.run(to: 2)
    let during = stand.shown

    stand.tour.demonstrationEnded(at: 2, into: &stand.events)
    stand.advance(to: 2.1)

    #expect(during == [0])
    #expect(stand.shown == [0, 1])
  }

  @Test func `paused with the dim kept, the card is gone, times stop, and taps do nothing`() {
    var stand = CoachStand([CoachStand.mark("one") { $0.advancesAfter = 2 }, CoachStand.mark("two")])
    stand.advance(to: arrived)

    stand.tour.pause(hidesDim: false, at: arrived, into: &stand.events)
    stand.run(to: 10)
    let isFree = stand.tap(Point(195, 820))

    #expect(stand.element("coach") == nil)
    #expect(stand.spotlight?.color.alpha == 0.5)
    #expect(!isFree)
    #expect(stand.shown == [0])
  }

  @Test func `paused with the dim hidden, input is free`() {
    var stand = CoachStand([CoachStand.mark("one")])
    stand.advance(to: arrived)

    stand.tour.pause(hidesDim: true, at: arrived, into: &stand.events)
    stand.advance(to: 2)
    let takesEscape = stand.key(.escape)

    #expect(stand.passes(Point(195, 820)))
    #expect(stand.spotlight == nil)
    #expect(!takesEscape)
  }

  @Test func `a tour that goes on does so with the same mark and the rest of its time`() {
    var stand = CoachStand([CoachStand.mark("one") { $0.advancesAfter = 2 }, CoachStand.mark("two")])
    stand.advance(to: arrived)
    stand.tour.pause(hidesDim: true, at: arrived, into: &stand.events)
    stand.advance(to: 11)
    stand.tour.resume(at: 11, into: &stand.events)
    stand.run(to: 12.29)
    let before = (stand.element("coach")?.state, stand.shown)

    stand.run(to: 12.31)

    #expect(before == ("1/2", [0]))
    #expect(stand.shown == [0, 1])
  }

  @Test func `a tour jumps to a mark and begins at one`() {
    var stand = CoachStand(["one", "two", "three"].map { CoachStand.mark($0) }, startingAt: 1)
    stand.advance(to: arrived)

    stand.tour.go(to: 2, at: arrived, into: &stand.events)
    stand.advance(to: arrived)

    #expect(stand.shown == [1, 2])
  }

  @Test func `going back leaves missing marks out too`() {
    var stand = CoachStand(["one", "two", "three"].map { CoachStand.mark($0) }, startingAt: 2, missing: ["two"])
    stand.advance(to: arrived)

    stand.key(.left)

    #expect(stand.shown == [2, 0])
  }

  // MARK: Memory

  @Test func `that a mark was shown is told once, when it is shown`() {
    var stand = CoachStand([CoachStand.mark("one") { $0.memory = "swipe" }, CoachStand.mark("two")])
    stand.run(to: arrived)
    stand.next()
    stand.run(to: 2)
    stand.key(.left)
    stand.run(to: 3)

    let told = stand.events.filter { if case .remember = $0 { true } else { false } }
    #expect(told == [.remember("swipe", at: 0)])
  }

  @Test func `a mark that is remembered is not shown again`() {
    var stand = CoachStand(
      [CoachStand.mark("one") { $0.memory = "swipe" }, CoachStand.mark("two")], seen: ["swipe"])

    stand.advance(to: arrived)

    #expect(stand.shown == [1])
    #expect(stand.missing.isEmpty)
  }

  @Test func `run N has the same events as run 1`() {
    func run() -> [CoachTour.Event] {
      var stand = CoachStand([
        CoachStand.mark("one") { $0.demonstration = .tap }, CoachStand.mark("none"), CoachStand.mark("two"),
      ])
      stand.run(to: 3)
      stand.key(.right)
      stand.run(to: 4)
      stand.tap(stand.center(of: "coach-back"))
      stand.run(to: 5)
      stand.key(.escape)
      stand.run(to: 6)
      return stand.events
    }

    let first = run()

    #expect(!first.isEmpty)
    for _ in 0..<3 { #expect(run() == first) }
  }
}
