import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

@Suite struct CardPressTests {
  @Test func `a pressed card shrinks to 0.95 in 0.1 s along ease-in`() {
    var table = CardTable()

    table.send(.began, CardTable.inside, at: 1)

    let half = 1 - 0.05 * UnitCurve.easeIn.value(at: 0.5)
    #expect(table.scale(at: 1) == 1)
    #expect(abs(table.scale(at: 1.05) - half) < 1e-12)
    #expect(table.scale(at: 1.1) == 0.95)
  }

  @Test func `a released card comes back in 0.1 s along ease-in and tells of the tap`() {
    var table = CardTable()

    table.send(.began, CardTable.inside, at: 1)
    table.send(.ended, CardTable.inside, at: 2)

    let half = 0.95 + 0.05 * UnitCurve.easeIn.value(at: 0.5)
    #expect(table.events == [.tapped(card: 0, at: 2)])
    #expect(abs(table.scale(at: 2.05) - half) < 1e-12)
    #expect(table.scale(at: 2.1) == 1)
  }

  @Test func `a tap shorter than the animation shows the whole press and then lifts`() {
    var table = CardTable()

    table.send(.began, CardTable.inside, at: 1)
    table.send(.ended, CardTable.inside, at: 1.02)
    let pressed = table.scale(at: 1.1)
    table.wait(until: 1.1)

    #expect(pressed == 0.95)
    #expect(table.scale(at: 1.21) == 1)
  }

  @Test func `a cancelled press comes back at once from where it is and does nothing`() {
    var table = CardTable()

    table.send(.began, CardTable.inside, at: 1)
    let before = table.scale(at: 1.05)
    table.send(.cancelled, CardTable.inside, at: 1.05)

    #expect(abs(table.scale(at: 1.05) - before) < 1e-12)
    #expect(table.scale(at: 1.15) == 1)
    #expect(table.events.isEmpty)
  }

  @Test func `a shrinking card never moves out from under the pointer`() {
    var table = CardTable()
    let rim = Point(0.5, 20)

    table.send(.began, rim, at: 1)
    table.wait(until: 1.5)
    table.send(.moved, rim, at: 1.5)
    table.send(.ended, rim, at: 1.6)

    #expect(table.events == [.tapped(card: 0, at: 1.6)])
  }

  @Test func `the whole of a card can be pressed, however small it has shrunk`() {
    var table = CardTable(.shrink(PressEffect.Style(scale: 0.5)))
    let corner = Point(299, 1)

    table.send(.began, corner, at: 1)
    table.wait(until: 2)
    table.send(.moved, Point(298, 2), at: 2)
    table.send(.ended, corner, at: 2.1)

    #expect(table.events == [.tapped(card: 0, at: 2.1)])
  }

  @Test func `a press that is released outside does nothing`() {
    var table = CardTable()

    table.send(.began, CardTable.inside, at: 1)
    table.send(.moved, Point(-30, 20), at: 1.5)
    table.send(.ended, Point(-30, 20), at: 1.6)

    #expect(table.events.isEmpty)
    #expect(table.scale(at: 1.6) == 1)
  }

  @Test func `the look lifts when the pointer leaves and comes back with it`() {
    var table = CardTable()

    table.send(.began, CardTable.inside, at: 1)
    table.send(.moved, Point(-30, 20), at: 1.5)
    let outside = table.scale(at: 1.6)
    table.send(.moved, CardTable.inside, at: 2)

    #expect(outside == 1)
    #expect(table.scale(at: 2.1) == 0.95)
  }

  @Test func `a drag past the slop CardTable.inside a scroller cancels the press, even if nothing can scroll`() {
    var table = CardTable()

    table.send(.began, CardTable.inside, at: 1, inScroller: true)
    table.send(.moved, Point(20, 40), at: 1.2, inScroller: true)
    table.send(.moved, CardTable.inside, at: 1.4, inScroller: true)
    table.send(.ended, CardTable.inside, at: 1.6, inScroller: true)

    #expect(table.events.isEmpty)
    #expect(table.scale(at: 1.7) == 1)
  }

  @Test func `a finger that scrolls shows no press, a quick tap shows a whole one`() {
    var scrolling = CardTable()
    var tapping = CardTable()

    scrolling.send(.began, CardTable.inside, at: 1, device: .touch, inScroller: true)
    scrolling.send(.moved, Point(20, 60), at: 1.05, device: .touch, inScroller: true)
    tapping.send(.began, CardTable.inside, at: 1, device: .touch, inScroller: true)
    tapping.send(.ended, CardTable.inside, at: 1.04, device: .touch, inScroller: true)

    #expect(scrolling.scale(at: 1.1) == 1)
    #expect(tapping.scale(at: 1.141) == 0.95)
  }

  @Test func `a card that is disabled takes no press`() {
    let table = CardTable(isEnabled: false)

    #expect(table.grid.candidates(at: CardTable.inside).isEmpty)
    #expect(table.grid.elements(at: 0).first?.state == "disabled")
  }

  @Test func `a card that goes while it is pressed does nothing`() {
    var table = CardTable()
    var reports: [GestureEvent<Int>] = []

    table.send(.began, CardTable.inside, at: 1)
    table.arena.cancel(where: { $0 == 0 }, at: 1.5, into: &reports)
    table.send(.ended, CardTable.inside, at: 2)

    #expect(reports.map(\.kind) == [.pressCancelled])
    #expect(table.events.isEmpty)
  }

  @Test func `a key shows the whole press and fires once`() {
    var table = CardTable()

    table.grid.press(card: 1, at: 3, into: &table.events)

    #expect(table.events == [.tapped(card: 1, at: 3)])
    #expect(table.grid.scale(ofCard: 1, at: 3.1) == 0.95)
  }

  @Test func `rapid taps end with a card at rest`() {
    var table = CardTable()

    for tap in 0..<10 {
      table.send(.began, CardTable.inside, at: Double(tap) * 0.07)
      table.send(.ended, CardTable.inside, at: Double(tap) * 0.07 + 0.03)
    }
    table.wait(until: 2)

    #expect(table.events.count == 10)
    #expect(table.scale(at: 2) == 1)
    #expect(table.grid.nextDeadline == nil)
    #expect(table.grid.motions(at: 2).isEmpty)
  }

  @Test func `scale, duration and curve are the card's own`() {
    let style = PressEffect.Style(scale: 0.8, duration: 0.4, curve: .linear)
    var table = CardTable(.shrink(style))

    table.send(.began, CardTable.inside, at: 1)

    #expect(abs(table.scale(at: 1.2) - 0.9) < 1e-12)
    #expect(table.scale(at: 1.4) == 0.8)
  }
}
