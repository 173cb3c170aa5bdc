import Geometry
import Raster
import Scene
import Testing

/// Groups, clips and what hides what.
@Suite struct LayerTests {
  private static let whole = Rect(x: 0, y: 0, width: 20, height: 20)

  @Test func `a group's opacity applies once where its items overlap`() {
    var list = DisplayList(size: Size(20, 20))
    list.beginGroup(bounds: Self.whole, opacity: 0.5)
    list.fill(.rectangle(Rect(x: 0, y: 0, width: 12, height: 20)), .white)
    list.fill(.rectangle(Rect(x: 8, y: 0, width: 12, height: 20)), .white)
    list.end()

    let buffer = draw(list)

    #expect(Set((0..<20).map { buffer[$0, 10] }) == [0xFF80_8080])
  }

  @Test func `nested groups multiply their opacities`() {
    var list = DisplayList(size: Size(20, 20))
    list.beginGroup(bounds: Self.whole, opacity: 0.5)
    list.fill(.rectangle(Self.whole), Color(rgb: 0x400000))
    list.beginGroup(bounds: Self.whole, opacity: 0.5)
    list.fill(.rectangle(Self.whole), Color(rgb: 0x00FF00))
    list.fill(.rectangle(Self.whole), Color(rgb: 0x0000FF))
    list.end()
    list.end()

    let buffer = draw(list)

    // Half of what half of blue leaves of 0x40, and a quarter of blue.
    #expect(buffer[10, 10].components.distance(to: SIMD4(63.75, 0, 16, 255)) <= 1)
  }

  @Test func `a group at full opacity is the same as its items`() {
    func list(isGrouped: Bool) -> DisplayList {
      var list = DisplayList(size: Size(20, 20), background: Color(rgb: 0x123456))
      if isGrouped { list.beginGroup(bounds: Self.whole, opacity: 1) }
      list.fill(.ellipse(Rect(x: 2.3, y: 3.1, width: 14, height: 12)), Color(rgb: 0xABCDEF, alpha: 0.7))
      list.stroke(.ellipse(Rect(x: 4, y: 5, width: 9, height: 9)), .white, width: 1.5)
      if isGrouped { list.end() }
      return list
    }

    let grouped = draw(list(isGrouped: true)).bitmap

    #expect(grouped == draw(list(isGrouped: false)).bitmap)
  }

  @Test func `a clip's edge shows what is under it, not the items it cuts`() {
    var list = DisplayList(size: Size(20, 20), background: .black)
    list.beginClip(RoundedRect(Rect(x: 2, y: 2, width: 15.5, height: 16), radius: 0))
    list.fill(.rectangle(Self.whole), Color(rgb: 0xFF0000))
    list.fill(.rectangle(Self.whole), Color(rgb: 0x0000FF))
    list.end()

    let buffer = draw(list)

    // Half blue, half black: no red from the item that the blue one hides.
    #expect(buffer[17, 10] == 0xFF00_0080)
    #expect(buffer[18, 10] == 0xFF00_0000)
    #expect(buffer[10, 10] == 0xFF00_00FF)
  }

  @Test func `a clip cuts to the same coverage that a fill of its shape has`() {
    let shape = RoundedRect(Rect(x: 2.3, y: 1.7, width: 15, height: 16), radius: 5)
    var clipped = DisplayList(size: Size(20, 20))
    clipped.beginClip(shape)
    clipped.fill(.rectangle(Self.whole), .white)
    clipped.end()
    var filled = DisplayList(size: Size(20, 20))
    filled.fill(.roundedRectangle(shape), .white)

    #expect(draw(clipped).bitmap == draw(filled).bitmap)
  }

  @Test func `an item inside of a clip inside of a group stays inside of both`() {
    var list = DisplayList(size: Size(20, 20))
    list.beginGroup(bounds: Rect(x: 0, y: 0, width: 10, height: 20), opacity: 0.5)
    list.beginClip(RoundedRect(Rect(x: 5, y: 5, width: 10, height: 10), radius: 3))
    list.fill(.rectangle(Self.whole), .white)
    list.end()
    list.end()

    let buffer = draw(list)

    #expect(buffer[8, 10] == 0xFF80_8080)
    #expect(buffer[4, 10] == 0xFF00_0000)
    #expect(buffer[11, 10] == 0xFF00_0000)
  }

  @Test func `items after an end are free of the group and the clip`() {
    var list = DisplayList(size: Size(20, 20))
    list.beginGroup(bounds: Rect(x: 0, y: 0, width: 5, height: 5), opacity: 0)
    list.fill(.rectangle(Self.whole), .white)
    list.end()
    list.beginClip(RoundedRect(Rect(x: 30, y: 30, width: 5, height: 5), radius: 0))
    list.fill(.rectangle(Self.whole), .white)
    list.end()
    list.fill(.rectangle(Rect(x: 10, y: 10, width: 5, height: 5)), .white)

    let buffer = draw(list)

    #expect(buffer[2, 2] == 0xFF00_0000)
    #expect(buffer[12, 12] == 0xFFFF_FFFF)
  }

  @Test func `an opaque shape hides what is under it and nothing else`() {
    func list(withUnder: Bool) -> DisplayList {
      var list = DisplayList(size: Size(200, 100))
      if withUnder { list.fill(.ellipse(Rect(x: 60, y: 20, width: 60, height: 60)), Color(rgb: 0xFF0000)) }
      list.fill(.roundedRectangle(RoundedRect(Rect(x: 20.5, y: 10.25, width: 150, height: 80), radius: 20)), .white)
      return list
    }

    let shown = draw(list(withUnder: true)).bitmap

    #expect(shown == draw(list(withUnder: false)).bitmap)
  }
}
