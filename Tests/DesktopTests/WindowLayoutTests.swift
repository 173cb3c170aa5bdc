import CSDL2
import Geometry
import Gestures
import Raster
import Testing

@testable import Desktop

@Suite struct WindowLayoutTests {
  @Test func `without a frame and a panel the screen is all of the window`() {
    let layout = WindowLayout(width: 390, height: 844)

    #expect(layout.screen == PixelRect(x: 0, y: 0, width: 390, height: 844))
    #expect(layout.panel.isEmpty && layout.surroundings(height: 844).isEmpty)
  }

  @Test func `the panel stands beside the frame and not in it`() {
    let layout = WindowLayout(width: 780, height: 894, panel: 340, inset: 25)

    #expect(layout.screen == PixelRect(x: 25, y: 25, width: 390, height: 844))
    #expect(layout.panel == PixelRect(x: 440, y: 0, width: 340, height: 894))
  }

  @Test func `on the whole display a phone keeps its size and stands in the middle of what the panel leaves`() {
    let layout = WindowLayout(width: 1920, height: 1080, panel: 400, inset: 30, device: (width: 460, height: 1000))

    #expect(layout.screen == PixelRect(x: 530, y: 40, width: 460, height: 1000))
  }

  @Test(arguments: [(1, 1), (60, 40), (2, 900), (900, 2)])
  func `a window with no room for the frame still has a screen`(width: Int, height: Int) {
    let layout = WindowLayout(width: width, height: height, panel: 340, inset: 25)

    #expect(!layout.screen.isEmpty)
    #expect(PixelRect(x: 0, y: 0, width: width, height: height).contains(layout.screen))
  }

  @Test func `screen, panel and what is around them cover the window once`() {
    let layout = WindowLayout(width: 780, height: 894, panel: 340, inset: 25)

    let parts = layout.surroundings(height: 894) + [layout.screen, layout.panel]

    #expect(parts.map(\.area).reduce(0, +) == 780 * 894)
    for (index, part) in parts.enumerated() { #expect(!parts[..<index].contains { $0.intersects(part) }) }
  }

  @Test(arguments: [
    (display: 1920.0, scale: 1.25, expected: 1.25, panel: 340.0), (display: 800, scale: 1.25, expected: 1, panel: 340),
    (display: 700, scale: 1, expected: 0.75, panel: 340), (display: 500, scale: 1, expected: 0.5, panel: 305),
    (display: 300, scale: 1, expected: 0.5, panel: 240),
  ])
  func `a display without room for device and panel shows first the one smaller, then the other`(
    display: Double, scale: Double, expected: Double, panel: Double
  ) {
    let fit = WindowFit(device: 390, scale: scale, panel: 340, display: display, smallest: 0.5, narrowest: 240)

    #expect(fit.scale == expected && fit.panel == panel)
  }

  @Test func `a press in a framed window means the point of the screen under it`() {
    var event = SDL_Event()
    event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    (event.button.x, event.button.y) = (125, 75)
    var translator = EventTranslator()
    let mapping = EventTranslator.Mapping(
      windowSize: Size(440, 894), pixelsPerCoordinate: 2, pixelsPerPoint: 2.5, origin: Point(50, 50))

    let events = translator.translate(event, mapping: mapping, at: 1)

    #expect(events == [.input(.pointer(PointerSample(phase: .began, position: Point(80, 40), time: 1)))])
  }
}
