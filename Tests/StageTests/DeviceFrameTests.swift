import Geometry
import Raster
import Scene
import Testing

@testable import Stage

@Suite struct DeviceFrameTests {
  private let sources = NoSources()

  /// A white screen in a frame, drawn as a window does: around it, and its corners over it.
  private func windowed(_ size: Size) -> PixelBuffer {
    let (list, screen, buffer) = stand(size)
    Rasterizer().render(list, scale: 1, into: buffer, pictures: sources, text: sources)
    var over = DisplayList(size: size, background: .white)
    DeviceCorners().draw(into: &over)
    let part = buffer.part(PixelRect(covering: screen, scale: 1))
    Rasterizer().render(over, scale: 1, into: part, pictures: sources, text: sources)
    return buffer
  }

  /// The same drawn at once, the screen cut by a clip.
  private func whole(_ size: Size) -> PixelBuffer {
    var (list, screen, buffer) = stand(size)
    list.beginClip(DeviceFrame.narrow.draw(around: screen, into: &list))
    list.fill(.rectangle(screen), .white)
    list.end()
    Rasterizer().render(list, scale: 1, into: buffer, pictures: sources, text: sources)
    return buffer
  }

  /// The frame of a screen, where the screen is, and room for both.
  private func stand(_ size: Size) -> (list: DisplayList, screen: Rect, buffer: PixelBuffer) {
    let inset = DeviceFrame.narrow.inset
    let outer = Size(size.width + 2 * inset, size.height + 2 * inset)
    let screen = Rect(origin: Point(inset, inset), size: size)
    var list = DisplayList(size: outer, background: DeviceFrame.background)
    DeviceFrame.narrow.draw(around: screen, into: &list)
    return (list, screen, PixelBuffer(width: Int(outer.width), height: Int(outer.height)))
  }

  @Test(arguments: [Size(200, 400), Size(600, 500)])
  func `the corners over a screen meet the frame around it without a seam`(size: Size) {
    let (parts, whole) = (windowed(size), whole(size))

    var largest = 0
    for y in 0..<parts.height {
      for x in 0..<parts.width {
        let (a, b) = (parts[x, y], whole[x, y])
        for shift in [0, 8, 16] { largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
      }
    }

    // Where two edges cross one pixel, one over the other is not the same as both at once.
    #expect(largest <= 24)
  }

  @Test func `what lies between the corners is the screen's own`() {
    let buffer = windowed(Size(600, 500))
    let inset = Int(DeviceFrame.narrow.inset)

    #expect(buffer[inset + 300, inset] == 0xFFFF_FFFF && buffer[inset, inset + 250] == 0xFFFF_FFFF)
    #expect(buffer[inset, inset] == 0xFF1B_1B24)
  }
}
