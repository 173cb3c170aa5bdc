import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

/// A grid of cards with an arena and what both reported.
private struct Table {
  var grid: CardGrid
  var arena = GestureArena<Int>()
  var events: [CardGrid.Event] = []
  private var reports: [GestureEvent<Int>] = []

  init(_ feedback: PressFeedback = .shrink(PressEffect.Style()), isEnabled: Bool = true, count: Int = 2) {
    let cards = (0..<count).map { index in
      CardGridContent.Card(
        ElementID("card-\(index)"), title: "Card \(index)", feedback: feedback, isEnabled: isEnabled)
    }
    grid = CardGrid(
      CardGridContent(cards: cards), width: 300, environment: ComponentEnvironment(text: FixedWidthText()))
  }

  /// Sends a sample; inside a scroller there is one more candidate, which the grid never hears of.
  mutating func send(
    _ phase: PointerSample.Phase, _ point: Point, at time: Seconds, device: PointerSample.Device = .mouse,
    inScroller: Bool = false
  ) {
    let grid = grid
    let sample = PointerSample(device: device, phase: phase, position: point, time: time)
    arena.handle(sample, into: &reports) {
      (inScroller ? [GestureCandidate(-1, .drag(.vertical))] : []) + grid.candidates(at: $0)
    }
    deliver()
  }

  mutating func wait(until time: Seconds) {
    arena.advance(to: time, into: &reports)
    deliver()
    grid.advance(to: time)
  }

  private mutating func deliver() {
    for report in reports where report.target >= 0 { grid.handle(report, into: &events) }
    reports.removeAll()
  }

  func scale(at time: Seconds) -> Double { grid.scale(ofCard: 0, at: time) }
}

private let inside = Point(20, 20)

@Suite struct CardPressTests {
  @Test func `a pressed card shrinks to 0.95 in 0.1 s along ease-in`() {
    var table = Table()

    table.send(.began, inside, at: 1)

    let half = 1 - 0.05 * UnitCurve.easeIn.value(at: 0.5)
    #expect(table.scale(at: 1) == 1)
    #expect(abs(table.scale(at: 1.05) - half) < 1e-12)
    #expect(table.scale(at: 1.1) == 0.95)
  }

  @Test func `a released card comes back in 0.1 s along ease-in and tells of the tap`() {
    var table = Table()

    table.send(.began, inside, at: 1)
    table.send(.ended, inside, at: 2)

    let half = 0.95 + 0.05 * UnitCurve.easeIn.value(at: 0.5)
    #expect(table.events == [.tapped(card: 0, at: 2)])
    #expect(abs(table.scale(at: 2.05) - half) < 1e-12)
    #expect(table.scale(at: 2.1) == 1)
  }

  @Test func `a tap shorter than the animation shows the whole press and then lifts`() {
    var table = Table()

    table.send(.began, inside, at: 1)
    table.send(.ended, inside, at: 1.02)
    let pressed = table.scale(at: 1.1)
    table.wait(until: 1.1)

    #expect(pressed == 0.95)
    #expect(table.scale(at: 1.21) == 1)
  }

  @Test func `a cancelled press comes back at once from where it is and does nothing`() {
    var table = Table()

    table.send(.began, inside, at: 1)
    let before = table.scale(at: 1.05)
    table.send(.cancelled, inside, at: 1.05)

    #expect(abs(table.scale(at: 1.05) - before) < 1e-12)
    #expect(table.scale(at: 1.15) == 1)
    #expect(table.events.isEmpty)
  }

  @Test func `a shrinking card never moves out from under the pointer`() {
    var table = Table()
    let rim = Point(0.5, 20)

    table.send(.began, rim, at: 1)
    table.wait(until: 1.5)
    table.send(.moved, rim, at: 1.5)
    table.send(.ended, rim, at: 1.6)

    #expect(table.events == [.tapped(card: 0, at: 1.6)])
  }

  @Test func `the whole of a card can be pressed, however small it has shrunk`() {
    var table = Table(.shrink(PressEffect.Style(scale: 0.5)))
    let corner = Point(299, 1)

    table.send(.began, corner, at: 1)
    table.wait(until: 2)
    table.send(.moved, Point(298, 2), at: 2)
    table.send(.ended, corner, at: 2.1)

    #expect(table.events == [.tapped(card: 0, at: 2.1)])
  }

  @Test func `a press that is released outside does nothing`() {
    var table = Table()

    table.send(.began, inside, at: 1)
    table.send(.moved, Point(-30, 20), at: 1.5)
    table.send(.ended, Point(-30, 20), at: 1.6)

    #expect(table.events.isEmpty)
    #expect(table.scale(at: 1.6) == 1)
  }

  @Test func `the look lifts when the pointer leaves and comes back with it`() {
    var table = Table()

    table.send(.began, inside, at: 1)
    table.send(.moved, Point(-30, 20), at: 1.5)
    let outside = table.scale(at: 1.6)
    table.send(.moved, inside, at: 2)

    #expect(outside == 1)
    #expect(table.scale(at: 2.1) == 0.95)
  }

  @Test func `a drag past the slop inside a scroller cancels the press, even if nothing can scroll`() {
    var table = Table()

    table.send(.began, inside, at: 1, inScroller: true)
    table.send(.moved, Point(20, 40), at: 1.2, inScroller: true)
    table.send(.moved, inside, at: 1.4, inScroller: true)
    table.send(.ended, inside, at: 1.6, inScroller: true)

    #expect(table.events.isEmpty)
    #expect(table.scale(at: 1.7) == 1)
  }

  @Test func `a finger that scrolls shows no press, a quick tap shows a whole one`() {
    var scrolling = Table()
    var tapping = Table()

    scrolling.send(.began, inside, at: 1, device: .touch, inScroller: true)
    scrolling.send(.moved, Point(20, 60), at: 1.05, device: .touch, inScroller: true)
    tapping.send(.began, inside, at: 1, device: .touch, inScroller: true)
    tapping.send(.ended, inside, at: 1.04, device: .touch, inScroller: true)

    #expect(scrolling.scale(at: 1.1) == 1)
    #expect(tapping.scale(at: 1.141) == 0.95)
  }

  @Test func `a card that is disabled takes no press`() {
    let table = Table(isEnabled: false)

    #expect(table.grid.candidates(at: inside).isEmpty)
    #expect(table.grid.elements(at: 0).first?.state == "disabled")
  }

  @Test func `a card that goes while it is pressed does nothing`() {
    var table = Table()
    var reports: [GestureEvent<Int>] = []

    table.send(.began, inside, at: 1)
    table.arena.cancel(where: { $0 == 0 }, at: 1.5, into: &reports)
    table.send(.ended, inside, at: 2)

    #expect(reports.map(\.kind) == [.pressCancelled])
    #expect(table.events.isEmpty)
  }

  @Test func `a key shows the whole press and fires once`() {
    var table = Table()

    table.grid.press(card: 1, at: 3, into: &table.events)

    #expect(table.events == [.tapped(card: 1, at: 3)])
    #expect(table.grid.scale(ofCard: 1, at: 3.1) == 0.95)
  }

  @Test func `rapid taps end with a card at rest`() {
    var table = Table()

    for tap in 0..<10 {
      table.send(.began, inside, at: Double(tap) * 0.07)
      table.send(.ended, inside, at: Double(tap) * 0.07 + 0.03)
    }
    table.wait(until: 2)

    #expect(table.events.count == 10)
    #expect(table.scale(at: 2) == 1)
    #expect(table.grid.nextDeadline == nil)
    #expect(table.grid.motions(at: 2).isEmpty)
  }

  @Test func `scale, duration and curve are the card's own`() {
    let style = PressEffect.Style(scale: 0.8, duration: 0.4, curve: .linear)
    var table = Table(.shrink(style))

    table.send(.began, inside, at: 1)

    #expect(abs(table.scale(at: 1.2) - 0.9) < 1e-12)
    #expect(table.scale(at: 1.4) == 0.8)
  }
}

@Suite struct RippleTests {
  /// The opacity and the frame of the disc at a time, if it is drawn.
  private func disc(_ table: Table, at time: Seconds) -> (opacity: Double, frame: Rect)? {
    var list = DisplayList()
    table.grid.draw(into: &list, visible: Rect(x: 0, y: 0, width: 300, height: 300), at: time)
    for case .fill(.ellipse(let frame), let color) in list.items.map(\.content) { return (color.alpha, frame) }
    return nil
  }

  @Test func `a ripple grows from where the card is pressed to its middle`() {
    var table = Table(.ripple)

    table.send(.began, inside, at: 1)

    let first = disc(table, at: 1.00001)
    let last = disc(table, at: 1 + Ripple.Defaults.growth)
    let card = table.grid.frame(ofCard: 0)
    #expect((first?.frame.center.distance(to: inside) ?? 99) < 0.1)
    #expect((last?.frame.center.distance(to: card.center) ?? 99) < 0.1)
    #expect((last?.frame.width ?? 0) > card.width)
  }

  @Test func `a short press shows the ripple for its least time`() {
    var table = Table(.ripple)

    table.send(.began, inside, at: 1)
    table.send(.ended, inside, at: 1.01)
    let shown = disc(table, at: 1 + Ripple.Defaults.minimumTime)?.opacity ?? 0
    table.wait(until: 2)

    #expect(abs(shown - Ripple.Defaults.opacity) < 1e-4)
    #expect(disc(table, at: 2) == nil)
  }

  @Test func `a ripple fades when the pointer leaves, and a new one begins where it comes back`() {
    var table = Table(.ripple)
    let back = Point(200, 40)

    table.send(.began, inside, at: 1)
    table.send(.moved, Point(-30, 20), at: 1.5)
    let faded = disc(table, at: 1.5 + Ripple.Defaults.fadeOut)
    table.send(.moved, back, at: 2)
    let again = disc(table, at: 2.00001)

    #expect(faded == nil)
    #expect((again?.frame.center.distance(to: back) ?? 99) < 0.1)
  }

  @Test func `a ripple fades at once when a scroll takes the pointer`() {
    var table = Table(.ripple)

    table.send(.began, inside, at: 1, inScroller: true)
    table.send(.moved, Point(20, 40), at: 1.2, inScroller: true)

    #expect((disc(table, at: 1.2 + Ripple.Defaults.fadeOut / 2)?.opacity ?? 0) < Ripple.Defaults.opacity)
    #expect(disc(table, at: 1.2 + Ripple.Defaults.fadeOut) == nil)
  }

  @Test func `a ripple of a key begins in the middle of the card`() {
    var table = Table(.ripple)

    table.grid.press(card: 0, at: 1, into: &table.events)

    let center = table.grid.frame(ofCard: 0).center
    #expect((disc(table, at: 1.001)?.frame.center.distance(to: center) ?? 99) < 0.01)
  }

  @Test func `a ripple leaves the card's scale alone`() {
    var table = Table(.ripple)

    table.send(.began, inside, at: 1)

    #expect(table.scale(at: 1.1) == 1)
  }
}

@Suite struct CardColumnTests {
  private func widths(_ titles: [String], columns: Int) -> [Double] {
    let cards = titles.enumerated().map { CardGridContent.Card(ElementID("card-\($0)"), title: $1) }
    let grid = CardGrid(
      CardGridContent(columns: columns, cards: cards), width: 240,
      environment: ComponentEnvironment(text: FixedWidthText()))
    return grid.elements(focus: nil, at: 0).map(\.frame.width)
  }

  @Test func `cards stand side by side as the content says`() {
    #expect(widths(["One", "Two"], columns: 2) == [114, 114])
  }

  @Test func `cards stand below each other where a title's word would be broken`() {
    #expect(widths(["Favourite crafts", "Two"], columns: 2) == [114, 114])
    #expect(widths(["Supercalifragilistic", "Two"], columns: 2) == [240, 240])
  }

  @Test func `a long title in Japanese breaks anywhere and costs no column`() {
    #expect(widths(["お気に入り一覧をここで見ることができます", "Two"], columns: 2) == [114, 114])
  }
}
