internal import CPangoCairo
import Geometry
import Scene

extension TextLayout {
  /// Draws the text at a scale; nil when nothing of it can be seen.
  ///
  /// Outlines are filled at exact positions. Glyphs that are bitmaps, which are the coloured ones, can only be
  /// set down on whole pixels: they are drawn four times as large and averaged.
  func image(scale: Double, phase: TextPhase) -> TextImage? {
    guard !ink.isEmpty else { return nil }
    let steps = Double(TextPhase.stepsPerPixel)
    let shift = Point(Double(phase.x) / steps, Double(phase.y) / steps)
    // Pango measures coloured glyphs in whole points, so their pixels may reach one point further.
    let margin = 1 + 1 / scale
    let box = ink.insetBy(x: -margin, y: -margin)
    guard box.width * scale < TextLimits.maximumWidth, box.height * scale < Double(TextLimits.maximumPixels) else {
      return nil
    }
    let left = Int((box.minX * scale + shift.x).rounded(.down))
    let top = Int((box.minY * scale + shift.y).rounded(.down))
    // cairo wants rows of coverage to begin at multiples of four bytes.
    let width = (Int((box.maxX * scale + shift.x).rounded(.up)) - left + 3) / 4 * 4
    let height = min(Int((box.maxY * scale + shift.y).rounded(.up)) - top, TextLimits.maximumPixels / width)
    guard height > 0 else { return nil }

    let canvas = TextCanvas(
      width: width, height: height, scale: scale, origin: Point(shift.x - Double(left), shift.y - Double(top)))
    let runs = GlyphRun.all(of: self)
    let coverage = canvas.fill(runs.filter { !$0.isColored })
    let color = canvas.paint(runs.filter(\.isColored))
    if coverage == nil && color == nil { return nil }
    return TextImage(coverage: coverage, color: color, left: left, top: top)
  }
}

/// The pixels that a text is drawn on.
private struct TextCanvas {
  let width: Int
  let height: Int
  /// Pixels per point.
  let scale: Double
  /// Where the corner of the text's box lies, in pixels.
  let origin: Point

  /// How far a flattened curve may lie from the true one, in pixels; cairo's own 0.1 can be seen in large letters.
  private static let tolerance = 0.02

  /// Fills outlines band by band; nil without any.
  func fill(_ runs: [GlyphRun]) -> CoverageMask? {
    if runs.isEmpty { return nil }
    return CoverageMask(width: width, height: height) { bytes in
      for top in stride(from: 0, to: height, by: TextLimits.rowsPerBand) {
        fill(runs, top: top, rows: min(TextLimits.rowsPerBand, height - top), into: bytes)
      }
    }
  }

  private func fill(_ runs: [GlyphRun], top: Int, rows: Int, into bytes: UnsafeMutableBufferPointer<UInt8>) {
    let surface = cairo_image_surface_create_for_data(
      bytes.baseAddress.map { $0 + top * width }, CAIRO_FORMAT_A8, Int32(width), Int32(rows), Int32(width))
    let context = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    cairo_set_tolerance(context, Self.tolerance)
    cairo_translate(context, origin.x, origin.y - Double(top))
    cairo_scale(context, scale, scale)
    let first = (Double(top) - origin.y) / scale
    // Run by run, so that a long text does not build one path of a million points.
    for run in runs where run.touches(from: first, to: first + Double(rows) / scale) {
      cairo_move_to(context, run.origin.x, run.origin.y)
      pango_cairo_glyph_string_path(context, run.font, run.glyphs)
      cairo_fill(context)
    }
  }

  /// Paints coloured glyphs; nil without any.
  func paint(_ runs: [GlyphRun]) -> Bitmap? {
    if runs.isEmpty || width * height > TextLimits.maximumColoredPixels { return nil }
    return Bitmap(width: width, height: height) { pixels in
      for run in runs { paint(run, into: pixels) }
    }
  }

  /// Paints one run, averaged from four by four pixels each.
  private func paint(_ run: GlyphRun, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    let detail = TextPhase.stepsPerPixel
    let place = Point(run.origin.x * scale + origin.x, run.origin.y * scale + origin.y)
    let margin = scale + 1
    let area = PixelRect(
      covering: Rect(
        x: place.x - margin, y: place.y - run.reach * scale - margin, width: run.width * scale + 2 * margin,
        height: 2 * (run.reach * scale + margin)), scale: 1
    ).intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !area.isEmpty,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(area.width * detail), Int32(area.height * detail))
    else { return }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_scale(context, Double(detail), Double(detail))
    cairo_translate(context, place.x - Double(area.x), place.y - Double(area.y))
    cairo_scale(context, scale, scale)
    cairo_move_to(context, 0, 0)
    pango_cairo_show_glyph_string(context, run.font, run.glyphs)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    // A surface larger than cairo allows has no data.
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<UInt32>.stride
    data.withMemoryRebound(to: UInt32.self, capacity: stride * area.height * detail) { source in
      for row in 0..<area.height {
        for column in 0..<area.width {
          let average = Pixel.average(source + row * detail * stride + column * detail, side: detail, stride: stride)
          let index = (area.y + row) * width + area.x + column
          // Runs meet at their edges, where one pixel may belong to both.
          pixels[index] = Pixel.over(average, pixels[index])
        }
      }
    }
  }
}
