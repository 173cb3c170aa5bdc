import Flow
import Geometry
import Raster
import Testing

@Suite struct CaptureCanvasTests {
  @Test func `a region is cut out pixel by pixel`() throws {
    var framing = CaptureFraming()
    framing.region = Rect(x: 2, y: 3, width: 4, height: 5)
    let canvas = try #require(CaptureCanvas(window: Size(10, 10), scale: 2, framing: framing))

    let picture = canvas.picture(of: numberedFrame(20, 20))

    #expect(picture.width == 8 && picture.height == 10)
    let expected: [UInt32] = (6..<16).flatMap { y in (4..<12).map { x in pixel(x, y) } }
    #expect(picture.pixels == expected)
  }

  @Test func `a region reaches to the window's edge and no farther`() throws {
    var framing = CaptureFraming()
    framing.region = Rect(x: 8, y: -5, width: 100, height: 10)

    let canvas = try #require(CaptureCanvas(window: Size(10, 10), scale: 1, framing: framing))

    #expect(canvas.size == (2, 5))
  }

  @Test func `a region outside of the window has no picture`() {
    var framing = CaptureFraming()
    framing.region = Rect(x: 10, y: 0, width: 5, height: 5)

    #expect(CaptureCanvas(window: Size(10, 10), scale: 1, framing: framing) == nil)
  }

  @Test func `a window that was made smaller stands in the middle`() throws {
    let canvas = try #require(CaptureCanvas(window: Size(6, 4), scale: 1))

    let picture = canvas.picture(of: numberedFrame(2, 2))

    #expect(picture.width == 6 && picture.height == 4)
    #expect(picture.pixels[1 * 6 + 2] == pixel(0, 0))
    #expect(picture.pixels[2 * 6 + 3] == pixel(1, 1))
    #expect(picture.pixels.count { $0 == 0xFF1B_1B24 } == 20)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `a phone shows the frame's own pixels, with round corners on its background`(scale: Double) throws {
    var framing = CaptureFraming()
    framing.showsDevice = true
    framing.background = .white
    let canvas = try #require(CaptureCanvas(window: Size(100, 200), scale: scale, framing: framing))
    let frame = numberedFrame(Int(100 * scale), Int(200 * scale))

    let picture = canvas.picture(of: frame)

    let inset = (picture.width - frame.width) / 2
    #expect(inset > 0)
    let middle = (0..<frame.width).map { picture.pixels[(inset + frame.height / 2) * picture.width + inset + $0] }
    #expect(middle == (0..<frame.width).map { frame[$0, frame.height / 2] })
    #expect(picture.pixels[0] == 0xFFFF_FFFF)
    #expect(picture.pixels[inset * picture.width + inset] != frame[0, 0])
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 { 0xFF00_0000 | UInt32(x << 8 | y) }

  private func numberedFrame(_ width: Int, _ height: Int) -> PixelBuffer {
    let frame = PixelBuffer(width: width, height: height)
    frame.withPixels { pixels in
      for index in pixels.indices { pixels[index] = pixel(index % width, index / width) }
    }
    return frame
  }
}
