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
    (x: 100.0, y: 50.0, isReachable: true), (x: -300, y: 0, isReachable: true), (x: -380, y: 0, isReachable: false),
    (x: 100, y: -20, isReachable: false), (x: 100, y: 1070, isReachable: false), (x: 2000, y: 50, isReachable: true),
    (x: 5000, y: 50, isReachable: false),
  ])
  func `a window's place counts where its upper edge can be taken hold of`(x: Double, y: Double, isReachable: Bool) {
    let displays = [Rect(x: 0, y: 0, width: 1920, height: 1080), Rect(x: 1920, y: 0, width: 1280, height: 1024)]

    #expect(Window.isReachable(Rect(x: x, y: y, width: 390, height: 844), on: displays) == isReachable)
  }

  @Test(arguments: [
    (SDLK_r, KMOD_CTRL, WindowCommand.rotate), (SDLK_d, KMOD_CTRL, .nextDevice), (SDLK_F11, KMOD_NONE, .fullScreen),
    (SDLK_f, KMOD_CTRL, .frame),
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
