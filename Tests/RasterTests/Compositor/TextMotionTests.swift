import Geometry
import Raster
import Scene
import Testing

/// Texts that move between pixels, and texts at rest.
@Suite struct TextMotionTests {
  private static let run = TextRun("Hn", style: TextStyle(size: 12))

  /// An eighth of a pixel for the grid of quarters, and a thirtieth since cairo fills outlines in 15 rows to a pixel.
  private static let tolerance = 1.0 / 8 + 1.0 / 30 + 0.005

  private func draw(_ transform: Transform, _ text: PangoText, with rasterizer: Rasterizer = Rasterizer())
    -> PixelBuffer
  {
    var list = DisplayList(size: Size(40, 24))
    list.concatenate(transform)
    list.text(Self.run, in: Rect(x: 6, y: 3, width: 24, height: 17), .white)
    return RasterTests.draw(list, text: text, with: rasterizer)
  }

  /// The middle of all light, in pixels.
  private func middle(_ buffer: PixelBuffer) -> Point {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<buffer.height {
      for column in 0..<buffer.width {
        let light = Double(buffer[column, row] & 255)
        sum += light
        x += light * Double(column)
        y += light * Double(row)
      }
    }
    return Point(x / sum, y / sum)
  }

  @Test(arguments: [0.125, 0.25, 0.4, 0.5, 0.625, 0.75, 0.99])
  func `a text that moves stays within a sixth of a pixel of its place`(_ shift: Double) throws {
    let text = try TextFixtures.text()
    let start = middle(draw(.identity, text))

    let moved = middle(draw(.translation(x: shift, y: shift), text))

    #expect(abs(moved.x - start.x - shift) <= Self.tolerance)
    #expect(abs(moved.y - start.y - shift) <= Self.tolerance)
  }

  @Test func `a text at rest has the pixels of its image, one to one`() throws {
    let text = try TextFixtures.text()
    let buffer = draw(.identity, text)

    let image = try #require(text.image(for: Self.run, scale: 1, phase: .zero))
    let mask = try #require(image.coverage)

    let greys = (0..<mask.height).flatMap { y in
      (0..<mask.width).map { x in UInt8(buffer[6 + image.left + x, 3 + image.top + y] & 255) }
    }
    #expect(greys == mask.bytes)
  }

  @Test func `a text that has grown to its size is as crisp as one that never moved`() throws {
    let text = try TextFixtures.text()
    let rasterizer = Rasterizer()
    for growth in [0.25, 0.6, 0.9, 1.2] {
      _ = draw(.scale(growth, about: Point(20, 12)), text, with: rasterizer)
    }

    let rested = draw(.scale(1, about: Point(20, 12)), text, with: rasterizer)

    #expect(rested.bitmap == draw(.identity, try TextFixtures.text()).bitmap)
  }
}
