import CPixelKernels
import Geometry
import Scene

extension FramePlanner {
  /// Draws a text.
  func text(
    _ run: TextRun, in box: Rect, map: Transform, _ ink: pk_ink, opacity: Double, _ area: PixelRect,
    _ source: any TextSource
  ) {
    let origin = map.apply(box.origin)
    if map.xAxis == SIMD2(scale, 0), map.yAxis == SIMD2(0, scale) {
      let steps = (origin.vector * Double(TextPhase.stepsPerPixel)).rounded(.toNearestOrAwayFromZero)
      let pixel = (steps / Double(TextPhase.stepsPerPixel)).rounded(.down)
      let phase = steps - pixel * Double(TextPhase.stepsPerPixel)
      guard
        let image = source.image(for: run, scale: scale, phase: TextPhase(x: Int(phase.x), y: Int(phase.y)))
      else { return }
      place(image, x: Int(pixel.x) + image.left, y: Int(pixel.y) + image.top, ink, opacity: opacity, area)
    } else {
      // Half, one, two, ... pixels to the point, whichever is nearest: sampling then neither skips pixels nor
      // blurs much.
      let growth = map.meanScale / scale
      guard growth > 0, let inverse = map.inverse else { return }
      var level = 1.0
      while growth > level * 2.0.squareRoot(), level < Self.finestTextLevel { level *= 2 }
      while growth * 2.0.squareRoot() < level, level > Self.coarsestTextLevel { level /= 2 }
      guard let image = source.image(for: run, scale: scale * level, phase: .zero) else { return }
      sample(image, pixelsPerUnit: scale * level, from: box.origin, inverse: inverse, ink, opacity: opacity, area)
    }
  }

  /// The largest and the smallest text that is drawn for a growing or shrinking text, relative to its size at rest.
  private static let finestTextLevel = 8.0
  private static let coarsestTextLevel = 1.0 / 16

  /// Draws a text's pixels one to one.
  private func place(_ image: TextImage, x: Int, y: Int, _ ink: pk_ink, opacity: Double, _ area: PixelRect) {
    if let mask = image.coverage {
      retain(mask)
      let bounds = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
      let patch = CoveragePatch(mask.base, area: bounds)
      let rect = patch.bounds.intersection(area)
      if !rect.isEmpty { append(.cover(patch, ink), rect) }
    }
    if let bitmap = image.color {
      retain(bitmap)
      let rect = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height).intersection(area)
      place(bitmap.base, stride: bitmap.width, x: x, y: y, opacity: opacity, rect)
    }
  }

  /// Draws a text's pixels under a map that changes their size, bilinearly.
  private func sample(
    _ image: TextImage, pixelsPerUnit: Double, from boxOrigin: Point, inverse: Transform, _ ink: pk_ink,
    opacity: Double,
    _ area: PixelRect
  ) {
    let grid = SampleGrid(
      inverse: inverse, unit: SIMD2(pixelsPerUnit, pixelsPerUnit),
      origin: boxOrigin.vector * pixelsPerUnit + SIMD2(Double(image.left), Double(image.top)))
    if let mask = image.coverage {
      let bytes = arena.allocate(UInt8.self, count: area.area)
      grid.sample(mask.base, width: mask.width, height: mask.height, area: area, into: bytes)
      append(.cover(CoveragePatch(bytes, area: area), ink), area)
    }
    if let bitmap = image.color, bitmap.width > 0, bitmap.height > 0 {
      let pixels = arena.allocate(UInt32.self, count: area.area)
      for row in 0..<area.height {
        grid.sampleRow(
          bitmap.base, width: bitmap.width, height: bitmap.height, x: area.x, y: area.y + row, count: area.width,
          into: pixels + row * area.width)
      }
      place(pixels, stride: area.width, x: area.x, y: area.y, opacity: opacity, area)
    }
  }

  private func place(
    _ pixels: UnsafePointer<UInt32>, stride: Int, x: Int, y: Int, opacity: Double, _ rect: PixelRect
  ) {
    let weight = Weight.of(opacity)
    guard !rect.isEmpty, weight > 0 else { return }
    append(.pixels(PixelsPaint(source: pixels, stride: stride, x: x, y: y, weight: weight)), rect)
  }
}
