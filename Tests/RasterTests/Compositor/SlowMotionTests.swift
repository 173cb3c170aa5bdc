import Geometry
import Raster
import Scene
import Testing

/// A zoom of ten seconds moves edges by less than a hundredth of a pixel a frame: nothing may step.
@Suite struct SlowMotionTests {
  private static let size = Size(80, 12)
  private static let frameCount = 600
  /// The frames that are looked at: a second and a half at the beginning and at the end, where edges are slowest and
  /// pictures largest.
  private static let frames = Array(0..<90) + Array(510...600)
  /// The pulse of a walkthrough: from 1 to 1.1 in ten seconds, linear.
  private static func zoom(_ frame: Int) -> Double { 1 + 0.1 * Double(frame) / Double(frameCount) }

  /// Where the right edge of something white on black lies in each frame, by the light in a row.
  ///
  /// - Parameter draw: draws it so that the row is white from the middle of the surface to the edge.
  private func edges(
    pictures: FormulaPictures = FormulaPictures(), _ draw: (inout DisplayList) -> Void
  ) -> [Double] {
    let rasterizer = Rasterizer()
    return Self.frames.map { frame in
      var list = DisplayList(size: Self.size)
      list.concatenate(.scale(Self.zoom(frame), about: Point(40, 6)))
      draw(&list)
      let buffer = RasterTests.draw(list, pictures: pictures, with: rasterizer)
      return 40 + (40..<80).reduce(0.0) { $0 + Double(buffer[$1, 6] & 255) / 255 }
    }
  }

  /// The largest distance from where the edge should be, and the largest step between two frames, in pixels.
  private func deviation(_ edges: [Double], from distance: Double) -> (place: Double, step: Double) {
    var (place, step) = (0.0, 0.0)
    for (index, frame) in Self.frames.enumerated() {
      place = max(place, abs(edges[index] - 40 - distance * Self.zoom(frame)))
      guard index > 0, Self.frames[index - 1] == frame - 1 else { continue }
      step = max(step, abs(edges[index] - edges[index - 1]))
    }
    return (place, step)
  }

  @Test func `the edge of a shape glides`() {
    let edges = edges { list in
      list.fill(.roundedRectangle(RoundedRect(Rect(x: 10.3, y: -20, width: 59.4, height: 52), radius: 3)), .white)
    }

    let (place, step) = deviation(edges, from: 29.7)

    #expect(place <= 1.0 / 128)
    #expect(step <= 1.0 / 64)
  }

  @Test func `the edge of a picture glides`() {
    let white = Bitmap(width: 59, height: 52, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 59 * 52))
    let edges = edges(pictures: FormulaPictures([PictureID("white"): white])) { list in
      list.picture(PictureID("white"), in: Rect(x: 10.5, y: -20, width: 59, height: 52))
    }

    let (place, step) = deviation(edges, from: 29.5)

    #expect(place <= 1.0 / 128)
    #expect(step <= 1.0 / 64)
  }

  @Test func `an edge inside of a picture glides`() {
    let width = 80
    let halves = Bitmap(width: width, height: 12) { pixels in
      for index in pixels.indices { pixels[index] = index % width < 65 ? 0xFFFF_FFFF : 0xFF00_0000 }
    }
    let edges = edges(pictures: FormulaPictures([PictureID("halves"): halves])) { list in
      list.picture(PictureID("halves"), in: Rect(origin: .zero, size: Self.size))
    }

    let (place, step) = deviation(edges, from: 25)

    // The ramp between two source pixels is looked at in the middle of pixels, not over their area.
    #expect(place <= 1.0 / 25)
    #expect(step <= 1.0 / 64)
  }

  @Test func `no frame of the zoom goes back`() {
    let edges = edges { list in
      list.fill(.ellipse(Rect(x: 10.3, y: -20, width: 59.4, height: 52)), .white)
    }

    let steps = zip(edges.dropFirst(), edges).map { $0 - $1 }

    #expect(steps.min() ?? -1 >= 0)
  }
}
