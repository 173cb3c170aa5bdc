import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

private let arrived = 1.0
private let dim = Point(195, 820)
private let hole = Point(195, 125)

@Suite struct CoachTourInputTests {
  // MARK: Taps beside the hole

  @Test func `a tap on the dim goes on, closes or does nothing, as the mark says`() {
    func endings(_ tap: CoachMark.DimTap) -> ([Int], [CoachTour.Ending]) {
      var stand = CoachStand([CoachStand.mark("one") { $0.dimTap = tap }, CoachStand.mark("two")])
      stand.advance(to: arrived)
      stand.tap(dim)
      return (stand.shown, stand.endings)
    }

    #expect(endings(.next) == ([0, 1], []))
    #expect(endings(.close) == ([0], [.closed]))
    #expect(endings(.ignore) == ([0], []))
  }

  @Test func `a tap on the dim of the last mark ends the tour as done`() {
    var stand = CoachStand([CoachStand.mark("one")])
    stand.advance(to: arrived)

    stand.tap(dim)

    #expect(stand.endings == [.done])
  }

  @Test func `rapid taps are at most one step each`() {
    var stand = CoachStand(["one", "two", "three"].map { CoachStand.mark($0) })
    stand.advance(to: arrived)

    for tap in 0..<10 {
      stand.advance(to: arrived + Double(tap) * 0.02)
      stand.tap(dim)
    }

    #expect(stand.shown == [0, 1])
  }

  @Test func `a double press on Next while a mark comes is one step`() {
    var stand = CoachStand(["one", "two", "three"].map { CoachStand.mark($0) })
    stand.advance(to: arrived)

    stand.key(.enter)
    stand.advance(to: arrived + 0.1)
    stand.key(.enter)

    #expect(stand.shown == [0, 1])
  }

  // MARK: Taps through the hole

  @Test func `a tap on the hole passes, is blocked, or passes and goes on`() {
    func passes(_ tap: CoachMark.HoleTap) -> Bool {
      var stand = CoachStand([CoachStand.mark("one") { $0.holeTap = tap }, CoachStand.mark("two")])
      stand.advance(to: arrived)
      return stand.passes(hole)
    }
    var advancing = CoachStand([CoachStand.mark("one") { $0.holeTap = .advance }, CoachStand.mark("two")])
    advancing.advance(to: arrived)
    advancing.tour.targetTapped(at: arrived, into: &advancing.events)
    advancing.advance(to: arrived)

    #expect(passes(.pass) && passes(.advance) && !passes(.block))
    #expect(advancing.shown == [0, 1])
  }

  @Test func `the area that lets taps pass is the hole as it is drawn, padding and corners included`() throws {
    var stand = CoachStand([CoachStand.mark("one") { $0.holeTap = .pass }])
    stand.advance(to: arrived)
    let drawn = try #require(stand.spotlight?.holes.first)

    for x in stride(from: 10.0, through: 24, by: 0.5) {
      for y in stride(from: 90.0, through: 104, by: 0.5) {
        let point = Point(x, y)
        let passes = stand.tour.candidates(at: point, time: arrived) == nil

        #expect(passes == drawn.contains(point))
      }
    }
  }

  @Test func `nothing passes through a hole on its way`() {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two") { $0.holeTap = .pass }])
    stand.advance(to: arrived)
    stand.next()

    stand.advance(to: arrived + 0.2)

    for y in stride(from: 0.0, to: 844, by: 7) {
      #expect(stand.tour.candidates(at: Point(100, y), time: stand.time) != nil)
    }
  }

  @Test func `input is free as soon as the tour is dismissed, though the dim still shows`() {
    var stand = CoachStand([CoachStand.mark("one")])
    stand.advance(to: arrived)

    stand.key(.escape)

    #expect(stand.passes(dim))
    #expect((stand.spotlight?.color.alpha ?? 0) > 0.4)
  }

  @Test func `a card takes the pointer only where it is drawn`() throws {
    var stand = CoachStand([CoachStand.mark("one") { $0.holeTap = .pass }])
    stand.targets["one"] = CoachTarget(stand.window)
    stand.advance(to: arrived)
    let card = try #require(stand.element("coach")).frame

    #expect(!stand.passes(card.center))
    #expect(stand.passes(Point(card.minX - 1, card.midY)))
  }

  // MARK: Keys

  @Test func `Escape always leaves: while the mark comes, between marks, and during a demonstration`() {
    for time in [0.05, arrived, arrived + 0.1] {
      var stand = CoachStand([CoachStand.mark("one") { $0.demonstration = .swipe }, CoachStand.mark("two")])
      stand.advance(to: min(time, arrived))
      if time > arrived { stand.next() }
      stand.advance(to: time)

      stand.key(.escape)

      #expect(stand.endings == [.escaped])
    }
  }

  @Test func `Enter presses the button that has the keyboard`() {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two")])
    stand.advance(to: arrived)

    stand.key(.tab)
    let focused = stand.tour.focusedElement
    stand.key(.enter)

    #expect(focused == "coach-skip")
    #expect(stand.endings == [.skipped])
  }

  @Test func `arrows do what Next and Back do, mirrored where reading starts at the right`() {
    var stand = CoachStand(["one", "two", "three"].map { CoachStand.mark($0) })
    stand.advance(to: 1)
    stand.key(.right)
    stand.advance(to: 2)
    stand.key(.left)
    var mirrored = CoachStand(["one", "two"].map { CoachStand.mark($0) }) { $0.isRightToLeft = true }
    mirrored.advance(to: 1)
    mirrored.key(.left)

    #expect(stand.shown == [0, 1, 0])
    #expect(mirrored.shown == [0, 1])
  }

  @Test func `an arrow key goes the same way as the button: it can be forbidden too`() {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two")])
    stand.tour.allows = { _ in false }
    stand.advance(to: arrived)

    stand.key(.right)

    #expect(stand.shown == [0])
    #expect(stand.events.contains(.vetoed(.go(from: 0, to: 1), at: arrived)))
  }

  @Test func `a key that is held does not rush through the tour`() {
    var stand = CoachStand(["one", "two", "three"].map { CoachStand.mark($0) })
    stand.advance(to: arrived)

    for repetition in 0..<20 {
      stand.advance(to: arrived + Double(repetition) * 0.05)
      let key = KeyPress(.right, isRepeat: repetition > 0, time: stand.time)
      _ = stand.tour.handle(key, into: &stand.events)
    }
    stand.advance(to: 3)

    #expect(stand.shown == [0, 1])
  }

  @Test func `Tab goes round the buttons of the card and no further`() {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two")])
    stand.advance(to: arrived)
    stand.next()
    stand.advance(to: arrived + 1)

    let order = (0..<4).map { _ in
      stand.key(.tab)
      return stand.tour.focusedElement?.name ?? ""
    }

    #expect(Set(order) == ["coach-skip", "coach-back", "coach-next"])
    #expect(order[3] == order[0])
  }

  // MARK: Leaving

  @Test func `Skip and Escape cannot be forbidden, Done and a tap can`() {
    func endings(_ act: (inout CoachStand) -> Void) -> [CoachTour.Ending] {
      var stand = CoachStand([CoachStand.mark("one") { $0.dimTap = .close }, CoachStand.mark("two")])
      stand.tour.allows = { _ in false }
      stand.advance(to: arrived)
      act(&stand)
      return stand.endings
    }

    #expect(endings { $0.tap($0.center(of: "coach-skip")) } == [.skipped])
    #expect(endings { $0.key(.escape) } == [.escaped])
    #expect(endings { $0.tap(dim) } == [])
  }

  @Test func `the end tells the mark that it ended on, once`() {
    var stand = CoachStand(["one", "two"].map { CoachStand.mark($0) })
    stand.advance(to: arrived)
    stand.next()
    stand.advance(to: 2)

    stand.key(.escape)
    stand.key(.escape)
    stand.tour.end(.left, at: 2, into: &stand.events)
    stand.run(to: 4)

    let ends = stand.events.filter { if case .ended = $0 { true } else { false } }
    #expect(ends == [.ended(.escaped, mark: 1, at: 2)])
  }

  @Test func `a tour torn down while it moves ends at once`() {
    var stand = CoachStand([CoachStand.mark("one"), CoachStand.mark("two")])
    stand.advance(to: arrived)
    stand.next()
    stand.advance(to: arrived + 0.1)

    stand.tour.end(.left, at: stand.time, into: &stand.events)
    stand.advance(to: 5)

    #expect(stand.endings == [.left])
    #expect(stand.tour.isGone(at: 5))
    #expect(stand.tour.motions(at: 5).isEmpty)
  }

  @Test func `a tour dismissed before its first frame is safe`() {
    var tour = CoachTour(
      CoachTourContent([CoachStand.mark("one")]), environment: ComponentEnvironment(text: FixedWidthText()), at: 0)
    var events: [CoachTour.Event] = []

    tour.end(.left, at: 0, into: &events)
    tour.advance(to: 1, in: Rect(x: 0, y: 0, width: 390, height: 844), targets: { _ in nil }, into: &events)

    #expect(events == [.ended(.left, mark: 0, at: 0)])
    #expect(tour.elements(at: 1).isEmpty)
  }
}
