import CSDL2
import Deck
import Geometry
import Testing

@testable import Desktop

@Suite struct DeviceTests {
  @Test func `the devices follow one another and begin again`() {
    var sizes = [Deck.Device.Preset.phone.size]
    for _ in 0..<4 { sizes.append(Deck.Device.Preset.size(after: sizes[sizes.count - 1])) }

    #expect(sizes == [Size(390, 844), Size(320, 568), Size(430, 932), Size(820, 1180), Size(390, 844)])
  }

  @Test func `a device that is turned is followed by one that is turned`() {
    #expect(Deck.Device.Preset.size(after: Size(844, 390)) == Size(568, 320))
  }

  @Test func `a size that no device has is followed by the first`() {
    #expect(Deck.Device.Preset.size(after: Size(500, 501)) == Size(390, 844))
  }

  @Test(arguments: [
    (wanted: 1.0, display: Size(1366, 768), scale: 0.75), (wanted: 2, display: Size(2560, 1440), scale: 1.5),
    (wanted: 1.1, display: Size(1920, 1080), scale: 1.1), (wanted: 3, display: Size(300, 300), scale: 0.5),
  ])
  func `a phone gets the largest scale at which the display has room`(wanted: Double, display: Size, scale: Double) {
    #expect(Window.largestScale(upTo: wanted, for: Size(390, 844), on: display) == scale)
  }

  @Test(arguments: [
    (SDLK_r, KMOD_CTRL, WindowCommand.rotate), (SDLK_d, KMOD_CTRL, .nextDevice), (SDLK_F11, KMOD_NONE, .fullScreen),
  ])
  func `keys change the window`(key: SDL_KeyCode, modifiers: SDL_Keymod, command: WindowCommand) {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(key.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    var translator = EventTranslator()

    let events = translator.translate(event, mapping: .init(windowSize: Size(390, 844)), at: 0)

    #expect(events == [.command(command)])
  }
}
