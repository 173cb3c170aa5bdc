import Components
import Geometry
import Gestures
import Prototype
import Scene
import Testing

@Suite struct AppearanceTests {
  @Test func `dark colours show where the reader prefers them, unless the deck decides`() throws {
    let light = try TestPrototype(shelves("push"))
    let dark = try TestPrototype(shelves("push"), prefersDark: true)
    let always = try TestPrototype(shelves("push", keys: "theme: {appearance: dark}"))
    let never = try TestPrototype(shelves("push", keys: "theme: {appearance: light}"), prefersDark: true)

    #expect(light.frame.background == Color(rgb: 0xF6F4EF))
    #expect(dark.frame.background == Color(rgb: 0x101018))
    #expect(always.frame == dark.frame)
    #expect(never.frame == light.frame)
  }
}
