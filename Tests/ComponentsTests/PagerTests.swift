import AnimationCore
import Components
import TestSupport
import Testing

private let width = 400.0

/// A pager with the reports that it made.
private struct Story {
  var pager: Pager
  var events: [PagerEvent] = []

  init(pages: Int = 5, page: Int = 0) { pager = Pager(pageCount: pages, width: width, page: page) }

  /// Drags by so many points, positive to later pages, and lets go.
  mutating func drag(_ points: Double, speed: Double, from start: Seconds, over duration: Seconds = 0.1) {
    pager.advance(to: start, into: &events)
    pager.beginDrag(at: start)
    pager.drag(translation: -points)
    pager.endDrag(velocity: -speed, at: start + duration, into: &events)
  }

  mutating func settle() { pager.advance(to: 1e6, into: &events) }
}

@Suite struct PagerDragTests {
  @Test func `the content follows the finger one to one`() {
    var story = Story()

    story.pager.beginDrag(at: 0)
    story.pager.drag(translation: -100)

    #expect(story.pager.blend(at: 0) == PageBlend(lower: 0, upper: 1, fraction: 0.25))
  }

  @Test func `beyond an end nothing fades and the pull is banded`() {
    var story = Story()

    story.pager.beginDrag(at: 0)
    story.pager.drag(translation: 100)

    let expected = RubberBand.offset(100, dimension: width) / width
    #expect(story.pager.blend(at: 0) == PageBlend(lower: 0, upper: nil, fraction: 0))
    #expect(abs(story.pager.offset(of: 0, at: 0) - expected) < 1e-12)
  }

  @Test func `one drag reaches no further than the next page`() {
    var story = Story()

    story.pager.beginDrag(at: 0)
    story.pager.drag(translation: -900)

    let reached = -story.pager.offset(of: 0, at: 0)
    #expect(reached > 1 && reached < 2)
  }

  @Test(arguments: [
    (190.0, 0.0, 0), (210, 0, 1), (20, 300, 1), (20, 299, 0), (390, -300, 0), (390, -299, 1), (800, 5_000, 1),
  ])
  func `distance decides a slow release and direction a fast one`(_ points: Double, _ speed: Double, _ page: Int) {
    var story = Story()

    story.drag(points, speed: speed, from: 0)
    story.settle()

    #expect(story.pager.currentPage == page)
  }

  @Test func `a settling page can be grabbed where it is and sent back`() {
    var story = Story()
    story.drag(200, speed: 1_000, from: 0)
    let before = story.pager.offset(of: 0, at: 0.15)

    story.pager.beginDrag(at: 0.15)
    story.pager.drag(translation: 0)
    let grabbed = story.pager.offset(of: 0, at: 0.15)
    story.pager.endDrag(velocity: 500, at: 0.2, into: &story.events)
    story.settle()

    #expect(abs(grabbed - before) < 1e-9)
    #expect(story.pager.currentPage == 0)
  }

  @Test func `a band that is grabbed on its way back does not jump`() {
    var story = Story()
    story.drag(-200, speed: 0, from: 0)
    let before = story.pager.offset(of: 0, at: 0.12)

    story.pager.beginDrag(at: 0.12)
    story.pager.drag(translation: 0)

    #expect(before > 0.01)
    #expect(abs(story.pager.offset(of: 0, at: 0.12) - before) < 1e-9)
  }

  @Test(arguments: [300.0, 3_000, 30_000])
  func `a settle never passes its page`(_ speed: Double) {
    var story = Story()
    story.drag(100, speed: speed, from: 0)

    let furthest = (0...1_000).map { -story.pager.offset(of: 0, at: 0.1 + Double($0) / 1_000) }.max() ?? 0

    #expect(furthest <= 1 + 1e-9)
  }

  @Test func `a cancelled drag goes back to where the pager was bound`() {
    var story = Story()

    story.pager.beginDrag(at: 0)
    story.pager.drag(translation: -350)
    story.pager.cancelDrag(at: 0.1, into: &story.events)
    story.settle()

    #expect(story.events.map(\.kind) == [.cancelled(page: 0), .settled(page: 0)])
  }
}

@Suite struct PagerCommandTests {
  @Test func `next during a settle counts from the target`() {
    var story = Story()

    story.pager.goToNext(at: 0, into: &story.events)
    story.pager.goToNext(at: 0.05, into: &story.events)
    story.settle()

    #expect(story.pager.currentPage == 2)
    #expect(story.events.count { if case .settled = $0.kind { true } else { false } } == 1)
  }

  @Test func `a far page is faded to directly`() {
    var story = Story()

    story.pager.go(to: 4, at: 0, into: &story.events)
    let middle = story.pager.blend(at: 0.1)
    story.settle()

    #expect(middle.lower == 0 && middle.upper == 4)
    #expect(story.pager.currentPage == 4)
  }

  @Test func `a far page in the other direction comes from the other side`() {
    var story = Story(page: 4)

    story.pager.go(to: 0, at: 0, into: &story.events)
    let middle = story.pager.blend(at: 0.1)
    story.settle()

    #expect(middle.lower == 0 && middle.upper == 4)
    #expect(story.pager.currentPage == 0)
  }

  @Test func `a command during a direct fade waits for its end`() {
    var story = Story()

    story.pager.go(to: 4, at: 0, into: &story.events)
    story.pager.go(to: 2, at: 0.1, into: &story.events)
    let target = story.pager.targetPage
    story.settle()

    #expect(target == 2)
    #expect(story.pager.currentPage == 2)
  }

  @Test(arguments: [-1, 5, 99])
  func `a page that is not there is ignored`(_ page: Int) {
    var story = Story()

    story.pager.go(to: page, at: 0, into: &story.events)

    #expect(story.events.isEmpty && story.pager.phase == .idle)
  }

  @Test func `the log tells of the change when the pager rests, at that time`() {
    var story = Story()

    story.drag(300, speed: 0, from: 0)
    let rest = story.pager.nextDeadline
    story.settle()

    #expect(
      story.events.map(\.kind) == [.willChange(from: 0, to: 1), .changed(from: 0, to: 1), .settled(page: 1)])
    #expect(story.events.last?.time == rest)
  }
}

@Suite struct PagerInvariantTests {
  @Test func `random storms always end on a whole page with three pages mounted at most`() {
    var random = SeededGenerator(seed: 11)
    var story = Story(pages: 7)
    var time = 0.0
    var isDown = false
    var mostMounted = 0

    for _ in 0..<20_000 {
      time += Double.random(in: 0...0.1, using: &random)
      story.pager.advance(to: time, into: &story.events)
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        story.pager.beginDrag(at: time)
        isDown = true
      case 2, 3: if isDown { story.pager.drag(translation: .random(in: -900...900, using: &random)) }
      case 4, 5:
        story.pager.endDrag(velocity: .random(in: -4_000...4_000, using: &random), at: time, into: &story.events)
        isDown = false
      case 6:
        story.pager.cancelDrag(at: time, into: &story.events)
        isDown = false
      default: story.pager.go(to: Int.random(in: -1...8, using: &random), at: time, into: &story.events)
      }
      mostMounted = max(mostMounted, story.pager.mountedPages(at: time).count)
    }
    story.pager.cancelDrag(at: time, into: &story.events)
    story.settle()

    #expect(mostMounted <= 3)
    #expect(story.pager.phase == .idle)
    #expect(story.pager.offset(of: story.pager.currentPage, at: 1e6) == 0)
  }

  @Test func `the position at a time does not depend on when frames were drawn`() {
    var often = Story()
    var seldom = Story()
    often.drag(250, speed: 700, from: 0)
    seldom.drag(250, speed: 700, from: 0)

    for frame in 0..<28 { often.pager.advance(to: 0.1 + Double(frame) / 144, into: &often.events) }
    often.pager.advance(to: 0.3, into: &often.events)
    seldom.pager.advance(to: 0.3, into: &seldom.events)

    #expect(often.pager.blend(at: 0.3) == seldom.pager.blend(at: 0.3))
  }
}
