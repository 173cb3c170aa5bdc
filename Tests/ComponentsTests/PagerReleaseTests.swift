import AnimationCore
import Components
import Testing

/// Every way of letting go ends on a whole page, and each page that was come to is told once.
@Suite struct PagerReleaseTests {
  private static let width = 400.0

  /// Drags by so many points, positive to later pages, and lets go.
  private func drag(
    _ pager: inout Pager, _ points: Double, speed: Double, from start: Seconds, into events: inout [PagerEvent]
  ) {
    pager.advance(to: start, into: &events)
    pager.beginDrag(at: start)
    pager.drag(translation: -points)
    pager.endDrag(velocity: -speed, at: start + 0.05, into: &events)
  }

  @Test func `two quick swipes come to the second page, with one rest at its end`() {
    var pager = Pager(pageCount: 5, width: Self.width)
    var events: [PagerEvent] = []

    drag(&pager, 120, speed: 900, from: 0, into: &events)
    drag(&pager, 120, speed: 900, from: 0.25, into: &events)
    pager.advance(to: 10, into: &events)

    #expect(pager.currentPage == 2)
    #expect(pager.offset(of: 2, at: 10) == 0)
    #expect(
      events.map(\.kind) == [
        .willChange(from: 0, to: 1), .willChange(from: 1, to: 2), .changed(from: 0, to: 2), .settled(page: 2),
      ])
  }

  @Test(arguments: [0.0, 1200])
  func `a drag of exactly one page is one change and one rest`(_ speed: Double) {
    var pager = Pager(pageCount: 5, width: Self.width)
    var events: [PagerEvent] = []

    drag(&pager, Self.width, speed: speed, from: 0, into: &events)
    pager.advance(to: 10, into: &events)

    #expect(events.map(\.kind) == [.willChange(from: 0, to: 1), .changed(from: 0, to: 1), .settled(page: 1)])
  }

  @Test(arguments: [0.02, 0.06, 0.1, 0.15, 0.2, 0.25, 0.3])
  func `a touch during a settle that lets go at once ends on a whole page`(_ moment: Seconds) {
    var pager = Pager(pageCount: 5, width: Self.width)
    var events: [PagerEvent] = []

    pager.goToNext(at: 0, into: &events)
    pager.advance(to: moment, into: &events)
    pager.beginDrag(at: moment)
    pager.endDrag(velocity: 0, at: moment, into: &events)
    pager.advance(to: 10, into: &events)

    #expect(pager.phase == .idle)
    #expect(pager.offset(of: pager.currentPage, at: 10) == 0)
  }

  @Test(arguments: [1500.0, 8000, 1e6])
  func `one fling turns one page, however strong`(_ speed: Double) {
    var pager = Pager(pageCount: 9, width: Self.width, page: 3)
    var events: [PagerEvent] = []

    drag(&pager, 200, speed: speed, from: 0, into: &events)
    pager.advance(to: 10, into: &events)

    #expect(pager.currentPage == 4)
  }
}
