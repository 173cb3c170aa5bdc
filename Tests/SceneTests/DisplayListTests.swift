import Geometry
import Scene
import Testing

@Suite struct DisplayListTests {
  @Test func `coordinates closer than the quantum draw the same picture`() {
    var a = DisplayList(size: Size(10, 10))
    var b = a

    a.fill(.rectangle(Rect(x: 0.1, y: 0, width: 1, height: 1)), .white)
    b.fill(.rectangle(Rect(x: 0.1 + 1e-12, y: 0, width: 1, height: 1)), .white)

    #expect(a == b)
  }

  @Test func `the state inside a group is gone after its end`() {
    var list = DisplayList(size: Size(10, 10))

    list.beginGroup(bounds: Rect(x: 0, y: 0, width: 5, height: 5), opacity: 0.5)
    list.translate(x: 3, y: 3)
    list.end()
    list.fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), .white)

    #expect(list.items.last?.transform == .identity)
  }

  @Test func `a group's opacity is gone after its end`() {
    var list = DisplayList(size: Size(10, 10))

    list.beginGroup(bounds: Rect(x: 0, y: 0, width: 5, height: 5), opacity: 0.5)
    list.end()
    list.fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), .white)

    #expect(list.items.map(\.opacity) == [0.5, 1, 1])
  }
}
