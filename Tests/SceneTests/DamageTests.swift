import Geometry
import Scene
import Testing

/// What of a surface must be drawn again when a list follows another.
@Suite struct DamageTests {
  private static let size = Size(100, 80)
  private static let dot = Rect(x: 10, y: 10, width: 8, height: 8)
  private static let card = Rect(x: 40, y: 20, width: 30, height: 40)

  private func list(_ draw: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList(size: Self.size, background: .white)
    draw(&list)
    return list
  }

  private func damage(_ old: (inout DisplayList) -> Void, _ new: (inout DisplayList) -> Void) -> [Rect] {
    var damage = Damage()
    damage.compare(list(old), list(new))
    return damage.rects
  }

  private func area(_ rects: [Rect]) -> Double { rects.reduce(0) { $0 + $1.width * $1.height } }

  private func drawPage(_ list: inout DisplayList) {
    list.fill(.rectangle(Rect(origin: .zero, size: Self.size)), Color(rgb: 0x334455))
    list.fill(.roundedRectangle(RoundedRect(Self.card, radius: 6)), .white)
  }

  @Test func `equal lists have none`() {
    #expect(damage(drawPage, drawPage).isEmpty)
  }

  @Test func `a dot that moves damages where it was and where it is`() {
    func page(_ x: Double) -> (inout DisplayList) -> Void {
      { list in
        self.drawPage(&list)
        list.fill(.ellipse(Self.dot.offsetBy(x: x, y: 0)), .white)
      }
    }

    let rects = damage(page(0), page(2))

    #expect(rects == [Rect(x: 10, y: 10, width: 10, height: 8)])
  }

  @Test func `a dot that jumps far damages two small places`() {
    func page(_ x: Double) -> (inout DisplayList) -> Void {
      { list in list.fill(.ellipse(Self.dot.offsetBy(x: x, y: 0)), .white) }
    }

    let rects = damage(page(0), page(70))

    #expect(area(rects) == 2 * 64)
  }

  @Test func `a card that shrinks damages its larger bounds`() {
    func page(_ scale: Double) -> (inout DisplayList) -> Void {
      { list in
        list.concatenate(.scale(scale, about: Self.card.center))
        list.fill(.roundedRectangle(RoundedRect(Self.card, radius: 6)), .white)
      }
    }

    let rects = damage(page(1), page(0.95))

    #expect(rects == [Self.card])
  }

  @Test func `a shadow's reach counts`() {
    func page(_ alpha: Double) -> (inout DisplayList) -> Void {
      { list in list.shadow(RoundedRect(Self.card, radius: 6), Color.black.opacity(alpha), sigma: 2) }
    }

    let rects = damage(page(0.3), page(0.4))

    #expect(rects == [Self.card.insetBy(x: -6, y: -6)])
  }

  @Test func `an item that appears damages its own bounds though all others move up in the list`() {
    let rects = damage(
      drawPage,
      { list in
        list.fill(.rectangle(Rect(origin: .zero, size: Self.size)), Color(rgb: 0x334455))
        list.fill(.ellipse(Self.dot), .white)
        list.fill(.roundedRectangle(RoundedRect(Self.card, radius: 6)), .white)
      })

    #expect(rects == [Self.dot])
  }

  @Test func `a change inside a group damages the item, not the group`() {
    func page(_ x: Double) -> (inout DisplayList) -> Void {
      { list in
        list.beginGroup(bounds: Rect(origin: .zero, size: Self.size), opacity: 0.5)
        list.fill(.rectangle(Self.card), .white)
        list.fill(.ellipse(Self.dot.offsetBy(x: x, y: 0)), .white)
        list.end()
      }
    }

    let rects = damage(page(0), page(1))

    #expect(rects == [Rect(x: 10, y: 10, width: 9, height: 8)])
  }

  @Test func `a group whose opacity changes is damaged as a whole`() {
    func page(_ opacity: Double) -> (inout DisplayList) -> Void {
      { list in
        list.beginGroup(bounds: Self.card, opacity: opacity)
        list.fill(.ellipse(Self.dot.offsetBy(x: 40, y: 20)), .white)
        list.end()
      }
    }

    let rects = damage(page(0.5), page(0.6))

    #expect(rects == [Self.card])
  }

  @Test func `what a clip cuts away is not damaged`() {
    func page(_ color: Color) -> (inout DisplayList) -> Void {
      { list in
        list.beginClip(RoundedRect(Self.card, radius: 6))
        list.fill(.rectangle(Rect(origin: .zero, size: Self.size)), color)
        list.end()
      }
    }

    let rects = damage(page(.white), page(.black))

    #expect(rects == [Self.card])
  }

  @Test func `a hole that moves damages the holes and not the dim`() {
    func page(_ x: Double) -> (inout DisplayList) -> Void {
      { list in
        list.spotlight(
          Rect(origin: .zero, size: Self.size), holes: [RoundedRect(Self.dot.offsetBy(x: x, y: 0), radius: 4)],
          Color.black.opacity(0.5))
      }
    }

    let rects = damage(page(0), page(3))

    #expect(rects == [Rect(x: 10, y: 10, width: 11, height: 8)])
  }

  @Test func `another background or size damages everything`() {
    var damage = Damage()

    damage.compare(DisplayList(size: Self.size, background: .white), DisplayList(size: Self.size, background: .black))
    let background = damage.rects
    damage.compare(DisplayList(size: Size(50, 50)), DisplayList(size: Self.size))

    #expect(background == [Rect(origin: .zero, size: Self.size)])
    #expect(damage.rects == [Rect(origin: .zero, size: Self.size)])
  }

  @Test func `many small changes become few rectangles that hold them all`() {
    func page(_ color: Color) -> (inout DisplayList) -> Void {
      { list in
        for index in 0..<40 {
          let place = Point(Double(index % 8) * 12, Double(index / 8) * 16)
          list.fill(.rectangle(Rect(origin: place, size: Size(2, 2))), color)
        }
      }
    }

    let rects = damage(page(.white), page(.black))

    #expect(rects.count <= Damage.rectLimit)
    for index in 0..<40 {
      let place = Rect(x: Double(index % 8) * 12, y: Double(index / 8) * 16, width: 2, height: 2)
      #expect(rects.contains { $0.intersection(place) == place })
    }
  }

  @Test func `rectangles that were added join those they touch`() {
    var damage = Damage()
    damage.compare(list(drawPage), list(drawPage))

    damage.add(Rect(x: 0, y: 0, width: 10, height: 10))
    damage.add(Rect(x: 5, y: 5, width: 10, height: 10))
    damage.add(Rect(x: 60, y: 60, width: 5, height: 5))
    damage.add(.zero)

    #expect(Set(damage.rects) == [Rect(x: 0, y: 0, width: 15, height: 15), Rect(x: 60, y: 60, width: 5, height: 5)])
  }
}
