import CSDL2
import Geometry
import Gestures
import Testing

@testable import Desktop

@Suite struct EventTranslatorTests {
  private static let mapping = EventTranslator.Mapping(
    windowSize: Size(390, 844), pixelsPerCoordinate: 2, pixelsPerPoint: 2)

  private static func button(_ type: SDL_EventType, _ button: Int32, which: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.which = which
    event.button.button = UInt8(button)
    event.button.x = 100
    event.button.y = 50
    return event
  }

  private static func pointer(_ events: [WindowEvent]) -> [PointerSample] {
    events.compactMap { event in
      if case .input(.pointer(let sample)) = event { sample } else { nil }
    }
  }

  private func translate(_ events: [SDL_Event]) -> [WindowEvent] {
    var translator = EventTranslator()
    return events.flatMap { translator.translate($0, mapping: Self.mapping, at: 1) }
  }

  @Test func `a button becomes a pointer in points`() {
    let samples = Self.pointer(
      translate([Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT)]))

    #expect(samples.map(\.phase) == [.began, .ended])
    #expect(samples.first?.position == Point(100, 50))
  }

  @Test func `a mouse event made from a touch is dropped`() {
    #expect(translate([Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, which: .max)]).isEmpty)
  }

  @Test func `a second button gives the drag up`() {
    let samples = Self.pointer(
      translate([Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT)])
    )

    #expect(samples.map(\.phase) == [.began, .cancelled])
  }

  @Test func `a zoom takes a button and fingers away that are down, and their releases mean nothing`() {
    var translator = EventTranslator()
    var finger = SDL_Event()
    finger.tfinger.type = SDL_FINGERDOWN.rawValue
    finger.tfinger.fingerId = 77
    var zoomed = Self.mapping
    zoomed.pixelsPerPoint = 2.5
    var exposed = SDL_Event()
    exposed.window.type = SDL_WINDOWEVENT.rawValue
    exposed.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
    let down = [Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), finger]
    let begun = down.flatMap { translator.translate($0, mapping: Self.mapping, at: 1) }

    let lost = translator.translate(exposed, mapping: zoomed, at: 2)
    let released = translator.translate(
      Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), mapping: zoomed, at: 3)

    #expect(Self.pointer(begun).map(\.phase) == [.began, .began])
    #expect(Self.pointer(lost).map(\.phase) == [.cancelled, .cancelled])
    #expect(Self.pointer(lost).map(\.id) == [0, 1])
    #expect(lost.last == .exposed)
    #expect(released.isEmpty)
  }

  @Test func `a button that goes down after a zoom is felt at the new scale`() {
    var translator = EventTranslator()
    var zoomed = Self.mapping
    zoomed.pixelsPerPoint = 4
    _ = translator.translate(Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT), mapping: Self.mapping, at: 1)

    let events = [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP].flatMap {
      translator.translate(Self.button($0, SDL_BUTTON_LEFT), mapping: zoomed, at: 2)
    }

    #expect(Self.pointer(events).map(\.phase) == [.began, .ended])
    #expect(Self.pointer(events).map(\.position) == [Point(50, 25), Point(50, 25)])
  }

  @Test func `a release after the focus was lost means nothing`() {
    var lost = SDL_Event()
    lost.window.type = SDL_WINDOWEVENT.rawValue
    lost.window.event = UInt8(SDL_WINDOWEVENT_FOCUS_LOST.rawValue)

    let events = translate([
      Self.button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT), lost, Self.button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT),
    ])

    #expect(Self.pointer(events).map(\.phase) == [.began])
    #expect(events.contains(.input(.focusLost(time: 1))))
  }

  @Test func `fingers are counted and placed in the window`() {
    var down = SDL_Event()
    down.tfinger.type = SDL_FINGERDOWN.rawValue
    down.tfinger.fingerId = 77
    down.tfinger.x = 0.5
    down.tfinger.y = 0.25

    let samples = Self.pointer(translate([down]))

    #expect(samples == [PointerSample(id: 1, device: .touch, phase: .began, position: Point(195, 211), time: 1)])
  }

  @Test func `a notch down shows what lies below, and fractions are precise`() {
    var notch = SDL_Event()
    notch.wheel.type = SDL_MOUSEWHEEL.rawValue
    notch.wheel.preciseY = -1
    var touchpad = notch
    touchpad.wheel.preciseY = -0.25

    let samples = translate([notch, touchpad]).compactMap { event in
      if case .input(.wheel(let sample)) = event { sample } else { nil }
    }

    #expect(samples.map(\.isPrecise) == [false, true])
    #expect(samples.map(\.delta.y) == [60, 15])
  }

  @Test func `a flipped wheel goes the other way`() {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseY = 1
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue

    #expect(
      translate([event]) == [
        .input(.wheel(WheelSample(delta: Point(0, 60), isPrecise: false, position: .zero, time: 1)))
      ])
  }

  @Test(arguments: [(SDLK_q, WindowEvent.quit), (SDLK_0, .command(.zoomReset)), (SDLK_EQUALS, .command(.zoomIn))])
  func `keys with control concern the window`(_ key: SDL_KeyCode, _ expected: WindowEvent) {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(key.rawValue)
    event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue)

    #expect(translate([event]) == [expected])
  }

  @Test(arguments: [(SDL_RENDER_TARGETS_RESET, WindowEvent.exposed), (SDL_RENDER_DEVICE_RESET, .deviceReset)])
  func `after a reset of the graphics card everything is drawn again`(
    _ type: SDL_EventType, _ expected: WindowEvent
  ) {
    var event = SDL_Event()
    event.type = type.rawValue

    #expect(translate([event]) == [expected])
  }

  @Test func `a hidden window loses the focus first`() {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(SDL_WINDOWEVENT_MINIMIZED.rawValue)

    #expect(translate([event]) == [.input(.focusLost(time: 1)), .hidden])
  }
}
