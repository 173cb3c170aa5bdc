import AnimationCore
import Components
import Geometry
import Gestures
import Scene
import Testing

@Suite struct RippleTests {
  /// The opacity and the frame of the disc at a time, if it is drawn.
  private func disc(_ table: CardTable, at time: Seconds) -> (opacity: Double, frame: Rect)? {
    var list = DisplayList()
    table.grid.draw(into: &list, visible: Rect(x: 0, y: 0, width: 300, height: 300), at: time)
    for case .fill(.ellipse(let frame), let color) in list.items.map(\.content) { return (color.alpha, frame) }
    return nil
  }

  @Test func `a ripple grows from where the card is pressed to its middle`() {
    var table = CardTable(.ripple)

    table.send(.began, CardTable.inside, at: 1)

    let first = disc(table, at: 1.00001)
    let last = disc(table, at: 1 + Ripple.Defaults.growth)
    let card = table.grid.frame(ofCard: 0)
    #expect((first?.frame.center.distance(to: CardTable.inside) ?? 99) < 0.1)
    #expect((last?.frame.center.distance(to: card.center) ?? 99) < 0.1)
    #expect((last?.frame.width ?? 0) > card.width)
  }

  @Test func `a short press shows the ripple for its least time`() {
    var table = CardTable(.ripple)

    table.send(.began, CardTable.inside, at: 1)
    table.send(.ended, CardTable.inside, at: 1.01)
    let shown = disc(table, at: 1 + Ripple.Defaults.minimumTime)?.opacity ?? 0
    table.wait(until: 2)

    #expect(abs(shown - Ripple.Defaults.opacity) < 1e-4)
    #expect(disc(table, at: 2) == nil)
  }

  @Test func `a ripple fades when the pointer leaves, and a new one begins where it comes back`() {
    var table = CardTable(.ripple)
    let back = Point(200, 40)

    table.send(.began, CardTable.inside, at: 1)
    table.send(.moved, Point(-30, 20), at: 1.5)
    let faded = disc(table, at: 1.5 + Ripple.Defaults.fadeOut)
    table.send(.moved, back, at: 2)
    let again = disc(table, at: 2.00001)

    #expect(faded == nil)
    #expect((again?.frame.center.distance(to: back) ?? 99) < 0.1)
  }

  @Test func `a ripple fades at once when a scroll takes the pointer`() {
    var table = CardTable(.ripple)

    table.send(.began, CardTable.inside, at: 1, inScroller: true)
    table.send(.moved, Point(20, 40), at: 1.2, inScroller: true)

    #expect((disc(table, at: 1.2 + Ripple.Defaults.fadeOut / 2)?.opacity ?? 0) < Ripple.Defaults.opacity)
    #expect(disc(table, at: 1.2 + Ripple.Defaults.fadeOut) == nil)
  }

  @Test func `a ripple of a key begins in the middle of the card`() {
    var table = CardTable(.ripple)

    table.grid.press(card: 0, at: 1, into: &table.events)

    let center = table.grid.frame(ofCard: 0).center
    #expect((disc(table, at: 1.001)?.frame.center.distance(to: center) ?? 99) < 0.01)
  }

  @Test func `a ripple leaves the card's scale alone`() {
    var table = CardTable(.ripple)

    table.send(.began, CardTable.inside, at: 1)

    #expect(table.scale(at: 1.1) == 1)
  }
}
