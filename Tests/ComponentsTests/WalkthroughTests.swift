import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

private let size = Size(390, 844)
private let colors = [Color(rgb: 0x0E7C86), Color(rgb: 0x2E6F40, alpha: 0.5), Color(rgb: 0xF4A259)]

private func walkthrough(pages: Int = 3, reduceMotion: Bool = false, isRightToLeft: Bool = false) -> Walkthrough {
  let pages = (0..<pages).map { index in
    WalkthroughContent.Page(
      picture: PictureID("\(index).png"), title: "Title \(index)", body: "Body", color: colors[index % 3])
  }
  let environment = ComponentEnvironment(
    text: FixedWidthText(),
    pictureSizes: ["0.png": Size(100, 100)].reduce(into: [:]) { $0[PictureID($1.key)] = $1.value },
    reduceMotion: reduceMotion, isRightToLeft: isRightToLeft)
  return Walkthrough(WalkthroughContent(pages: pages), size: size, environment: environment, at: 0)
}

/// A walkthrough with a pointer on it.
private struct Hand {
  var walkthrough: Walkthrough
  var arena = GestureArena<ElementID>()
  var events: [Walkthrough.Event] = []

  init(_ walkthrough: Walkthrough) { self.walkthrough = walkthrough }

  mutating func send(_ phase: PointerSample.Phase, _ x: Double, _ y: Double, at time: Seconds) {
    walkthrough.advance(to: time, into: &events)
    var reports: [GestureEvent<ElementID>] = []
    let copy = walkthrough
    arena.handle(PointerSample(phase: phase, position: Point(x, y), time: time), into: &reports) {
      copy.candidates(at: $0, time: time)
    }
    for report in reports { walkthrough.handle(report, into: &events) }
  }

  /// Drags to the left without letting go.
  mutating func hold(_ points: Double, at time: Seconds) {
    send(.began, 380, 300, at: time)
    send(.moved, 380 - GestureLimits.mouseSlop - points, 300, at: time)
  }

  mutating func tap(_ x: Double, _ y: Double, at time: Seconds) {
    send(.began, x, y, at: time)
    send(.ended, x, y, at: time + 0.05)
  }

  mutating func wait(until time: Seconds) { walkthrough.advance(to: time, into: &events) }

  func list(at time: Seconds) -> DisplayList {
    var list = DisplayList(size: size)
    walkthrough.draw(into: &list, at: time)
    return list
  }

  func element(_ id: ElementID, at time: Seconds) -> Element? {
    walkthrough.elements(at: time).first { $0.id == id }
  }
}

@Suite struct WalkthroughPictureTests {
  private func pictures(_ list: DisplayList) -> [(id: String, opacity: Double, scale: Double)] {
    list.items.compactMap { item in
      if case .picture(let id, _) = item.content { (id.name, item.opacity, item.transform.xAxis.x) } else { nil }
    }
  }

  @Test func `the present picture lies below the next and both share the drag's fraction`() {
    var hand = Hand(walkthrough())

    hand.hold(size.width / 4, at: 1)
    let drawn = pictures(hand.list(at: 1))

    #expect(drawn.map(\.id) == ["0.png", "1.png"])
    #expect(drawn.map(\.opacity) == [0.75, 0.25])
  }

  @Test(arguments: [(0.0, 1.0), (5, 1.05), (10, 1.1), (15, 1.05), (20, 1.0), (1_000_005, 1.05)])
  func `the pulse goes from 1 to 1.1 in ten seconds, back, and on for ever`(_ time: Seconds, _ scale: Double) {
    let hand = Hand(walkthrough())

    let drawn = pictures(hand.list(at: time))

    #expect(abs((drawn.first?.scale ?? 0) - scale) < 1e-6)
  }

  @Test func `a page change does not restart the pulse`() {
    var hand = Hand(walkthrough())
    let still = Hand(walkthrough())

    hand.walkthrough.go(to: 1, at: 3, into: &hand.events)
    hand.wait(until: 7)

    #expect(pictures(hand.list(at: 7)).first?.scale == pictures(still.list(at: 7)).first?.scale)
  }

  @Test func `pictures fill the page by their larger ratio`() {
    let hand = Hand(walkthrough())

    let frame = hand.element("picture-0", at: 0)?.frame

    #expect(frame == Rect(x: (390 - 844) / 2, y: 0, width: 844, height: 844))
  }

  @Test(arguments: [(1, 1), (2, 2), (200, 3)])
  func `at most three pictures are mounted however many pages there are`(_ pages: Int, _ expected: Int) {
    var hand = Hand(walkthrough(pages: pages))
    for page in 0..<min(pages - 1, 2) {
      hand.walkthrough.go(to: page + 1, at: Double(page) * 2, into: &hand.events)
      hand.wait(until: Double(page) * 2 + 2)
    }

    let atRest = hand.walkthrough.mountedPictures(at: 10).count
    hand.hold(30, at: 10)

    #expect(atRest == 1)
    #expect(hand.walkthrough.mountedPictures(at: 10).count == expected)
  }

  @Test func `reduced motion has no pulse and no sliding text`() {
    var hand = Hand(walkthrough(reduceMotion: true))

    hand.walkthrough.go(to: 1, at: 0, into: &hand.events)
    hand.wait(until: 0.1)

    #expect(hand.walkthrough.motions(at: 0.1).map(\.name) == ["pager.position"])
    #expect(hand.element("title-1", at: 0.1)?.offset == .zero)
    #expect(pictures(hand.list(at: 5)).first?.scale == 1)
  }
}

@Suite struct WalkthroughFooterTests {
  @Test func `each component of the footer's colour follows the drag, alpha too`() {
    var hand = Hand(walkthrough())

    hand.hold(size.width * 0.3, at: 1)
    let color = hand.walkthrough.footerColor(at: 1)

    let expected = colors[0].components + (colors[1].components - colors[0].components) * 0.3
    let error = color.components - expected
    #expect((error * error).sum() < 1e-24)
  }

  @Test func `beyond the first page the footer keeps its colour and nothing fades`() {
    var hand = Hand(walkthrough())

    hand.send(.began, 10, 300, at: 0)
    hand.send(.moved, 200, 300, at: 0.1)

    #expect(hand.walkthrough.footerColor(at: 0.1) == colors[0])
    #expect(hand.element("title-0", at: 0.1)?.opacity == 1)
    #expect((hand.element("title-0", at: 0.1)?.offset.x ?? 0) > 50)
  }

  @Test func `title and body travel with the finger and fade`() {
    var hand = Hand(walkthrough())

    hand.hold(100, at: 1)

    #expect(abs((hand.element("title-0", at: 1)?.offset.x ?? 0) + 100) < 1e-9)
    #expect(abs((hand.element("title-1", at: 1)?.offset.x ?? 0) - 290) < 1e-9)
    #expect(abs((hand.element("body-1", at: 1)?.opacity ?? 0) - 100 / 390) < 1e-9)
  }
}

@Suite struct WalkthroughControlTests {
  @Test func `the dots move with the drag`() {
    var hand = Hand(walkthrough())
    let before = hand.element("dot-1", at: 0)?.frame.width ?? 0

    hand.hold(size.width / 2, at: 1)

    #expect((hand.element("dot-1", at: 1)?.frame.width ?? 0) > before)
    #expect(hand.element("dot-0", at: 1)?.frame.width == hand.element("dot-1", at: 1)?.frame.width)
  }

  @Test func `a dot is a button`() throws {
    var hand = Hand(walkthrough(pages: 5))
    let dot = try #require(hand.element("dot-4", at: 0)?.frame.center)

    hand.tap(dot.x, dot.y, at: 0)
    let middle = hand.walkthrough.pager.blend(at: 0.15)
    hand.wait(until: 2)

    #expect(middle.lower == 0 && middle.upper == 4)
    #expect(hand.walkthrough.pager.currentPage == 4)
  }

  @Test func `two hundred dots keep the current one inside the window`() throws {
    var hand = Hand(walkthrough(pages: 200))
    hand.walkthrough.go(to: 150, at: 0, into: &hand.events)
    hand.wait(until: 2)

    let dot = try #require(hand.element("dot-150", at: 2))

    #expect(dot.frame.minX > 0 && dot.frame.maxX < size.width)
    #expect(dot.opacity == 1)
  }

  @Test func `the current dot changes when the pages rest`() {
    var hand = Hand(walkthrough())

    hand.hold(300, at: 0)
    let held = hand.element("dot-0", at: 0)?.state
    hand.send(.ended, 70, 300, at: 0.2)
    hand.wait(until: 2)

    #expect(held == "current")
    #expect(hand.element("dot-1", at: 2)?.state == "current")
  }

  @Test func `the button goes on and at the end is done`() throws {
    var hand = Hand(walkthrough(pages: 2))
    let button = try #require(hand.element("next", at: 0)?.frame.center)

    hand.tap(button.x, button.y, at: 0)
    hand.wait(until: 2)
    hand.tap(button.x, button.y, at: 2)

    #expect(hand.walkthrough.pager.currentPage == 1)
    #expect(hand.events.last == .done(2.05))
  }

  @Test func `skip leaves at once and is gone on the last page`() throws {
    var hand = Hand(walkthrough(pages: 2))
    let skip = try #require(hand.element("skip", at: 0)?.frame.center)

    hand.tap(skip.x, skip.y, at: 0)
    let skipped = hand.events.last
    hand.walkthrough.go(to: 1, at: 1, into: &hand.events)
    hand.wait(until: 3)

    #expect(skipped == .skipped(0.05))
    #expect(hand.element("skip", at: 3)?.opacity == 0)
    #expect(!hand.walkthrough.candidates(at: skip, time: 3).contains { $0.target == "skip" })
  }

  @Test func `a press that turns into a drag does not fire`() throws {
    var hand = Hand(walkthrough())
    let button = try #require(hand.element("next", at: 0)?.frame.center)

    hand.send(.began, button.x, button.y, at: 0)
    hand.send(.moved, button.x - 40, button.y, at: 0.1)
    hand.send(.moved, button.x, button.y, at: 0.2)
    hand.send(.ended, button.x, button.y, at: 0.5)
    hand.wait(until: 2)

    #expect(hand.walkthrough.pager.currentPage == 0)
    #expect(hand.element("next", at: 2)?.scale == 1)
  }
}

@Suite struct WalkthroughKeyTests {
  private func press(_ hand: inout Hand, _ key: KeyPress.Key, shift: Bool = false, at time: Seconds) -> Bool {
    hand.wait(until: time)
    return hand.walkthrough.handle(KeyPress(key, shift: shift, time: time), into: &hand.events)
  }

  @Test(arguments: [
    (KeyPress.Key.right, 2), (.down, 2), (.pageDown, 2), (.left, 0), (.up, 0), (.pageUp, 0), (.home, 0), (.end, 4),
  ])
  func `keys turn pages`(_ key: KeyPress.Key, _ page: Int) {
    var hand = Hand(walkthrough(pages: 5))
    hand.walkthrough.go(to: 1, at: 0, into: &hand.events)

    _ = press(&hand, key, at: 2)
    hand.wait(until: 4)

    #expect(hand.walkthrough.pager.currentPage == page)
  }

  @Test func `the focus can be moved, seen and pressed`() {
    var hand = Hand(walkthrough())

    _ = press(&hand, .tab, at: 0)
    let first = hand.walkthrough.focusedElement
    _ = press(&hand, .tab, at: 0)
    let second = hand.walkthrough.focusedElement
    _ = press(&hand, .enter, at: 0)
    hand.wait(until: 0.05)
    let scale = hand.element("next", at: 0.05)?.scale ?? 1
    hand.wait(until: 2)

    #expect(first == "skip" && second == "next")
    #expect(scale < 1)
    #expect(hand.walkthrough.pager.currentPage == 1)
  }

  @Test func `a key that means nothing here is passed on`() {
    var hand = Hand(walkthrough())

    #expect(!press(&hand, .escape, at: 0))
  }
}

@Suite struct WalkthroughWheelTests {
  private func wheel(_ hand: inout Hand, _ delta: Double, precise: Bool, at time: Seconds) {
    hand.wait(until: time)
    hand.walkthrough.handle(
      WheelSample(delta: Point(0, delta), isPrecise: precise, position: .zero, time: time), into: &hand.events)
  }

  @Test func `a notch turns one page and its echo none`() {
    var hand = Hand(walkthrough(pages: 5))

    wheel(&hand, 60, precise: false, at: 0)
    wheel(&hand, 60, precise: false, at: 0.05)
    hand.wait(until: 2)

    #expect(hand.walkthrough.pager.currentPage == 1)
  }

  @Test func `small steps drag and come to rest when they stop`() {
    var hand = Hand(walkthrough(pages: 5))

    for step in 0..<20 { wheel(&hand, 12, precise: true, at: Double(step) / 60) }
    let dragged = hand.walkthrough.pager.phase
    hand.wait(until: 3)

    #expect(dragged == .dragging)
    #expect(hand.walkthrough.pager.currentPage == 1)
  }
}

@Suite struct WalkthroughSpeedTests {
  @Test func `texts under a finger are as fast as the finger`() throws {
    var hand = Hand(walkthrough())

    hand.send(.began, 380, 300, at: 1)
    for step in 1...10 { hand.send(.moved, 380 - 6 * Double(step), 300, at: 1 + 0.01 * Double(step)) }

    let speed = try #require(hand.element("title-0", at: 1.1)).velocity.x
    #expect(abs(speed + 600) < 1)
  }
}

@Suite struct WalkthroughMirrorTests {
  @Test func `where one reads from right to left, a drag to the right brings the next page`() {
    var hand = Hand(walkthrough(isRightToLeft: true))

    hand.send(.began, 10, 300, at: 1)
    hand.send(.moved, 10 + GestureLimits.mouseSlop + 195, 300, at: 1.2)

    #expect(hand.element("title-1", at: 1.2)?.opacity == 0.5)
    #expect(hand.element("title-0", at: 1.2)?.offset.x == 195)
    #expect(hand.element("title-1", at: 1.2)?.offset.x == -195)
  }

  @Test func `where one reads from right to left, a flick to the right turns the page`() {
    var hand = Hand(walkthrough(isRightToLeft: true))

    hand.send(.began, 10, 300, at: 1)
    for step in 1...6 { hand.send(.moved, 10 + 10 * Double(step), 300, at: 1 + 0.01 * Double(step)) }
    hand.send(.ended, 70, 300, at: 1.06)
    hand.wait(until: 4)

    #expect(hand.walkthrough.pager.currentPage == 1)
  }

  @Test func `where one reads from right to left, the left arrow goes on and the right one back`() {
    var hand = Hand(walkthrough(isRightToLeft: true))

    _ = hand.walkthrough.handle(KeyPress(.left, time: 1), into: &hand.events)
    #expect(hand.walkthrough.pager.targetPage == 1)
    _ = hand.walkthrough.handle(KeyPress(.right, time: 2), into: &hand.events)
    #expect(hand.walkthrough.pager.targetPage == 0)
  }

  @Test func `where one reads from right to left, dots and skip are on the other side`() throws {
    let mirrored = Hand(walkthrough(isRightToLeft: true))
    let plain = Hand(walkthrough())

    for id in ["dot-0", "dot-2", "skip"] as [ElementID] {
      let there = try #require(mirrored.element(id, at: 0)).frame
      let here = try #require(plain.element(id, at: 0)).frame
      #expect(abs(there.midX - (size.width - here.midX)) < 1e-9)
    }
  }

  @Test func `a tap on a dot goes to its page in a mirrored strip too`() throws {
    var hand = Hand(walkthrough(isRightToLeft: true))
    let frame = try #require(hand.element("dot-2", at: 0)).frame

    hand.tap(frame.midX, frame.midY, at: 1)
    hand.wait(until: 4)

    #expect(hand.walkthrough.pager.currentPage == 2)
  }

  @Test func `two fingers to the right bring the next page where one reads from right to left`() {
    var hand = Hand(walkthrough(isRightToLeft: true))

    for step in 1...10 {
      let sample = WheelSample(
        delta: Point(-30, 0), isPrecise: true, position: Point(100, 100), time: 1 + 0.01 * Double(step))
      hand.walkthrough.handle(sample, into: &hand.events)
    }
    hand.wait(until: 4)

    #expect(hand.walkthrough.pager.currentPage == 1)
  }
}
