internal import CPangoCairo
import Geometry
import Scene

extension TextLayout {
  /// Draws the text at a scale; nil when nothing of it can be seen.
  ///
  /// Outlines are filled at exact positions. Glyphs that are bitmaps, which are the coloured ones, can only be
  /// set down on whole pixels: they are drawn four times as large and averaged.
  func image(scale: Double, phase: TextPhase) -> TextImage? {
    let steps = Double(TextPhase.stepsPerPixel)
    let shift = Point(Double(phase.x) / steps, Double(phase.y) / steps)
    // Pango measures coloured glyphs in whole points, so their pixels may reach one point further.
    let margin = 1 + 1 / scale
    let box = ink.insetBy(x: -margin, y: -margin)
    let left = Int((box.minX * scale + shift.x).rounded(.down))
    let top = Int((box.minY * scale + shift.y).rounded(.down))
    // cairo wants rows of coverage to begin at multiples of four bytes.
    let width = (Int((box.maxX * scale + shift.x).rounded(.up)) - left + 3) / 4 * 4
    let height = Int((box.maxY * scale + shift.y).rounded(.up)) - top
    guard !ink.isEmpty, width > 0, height > 0 else { return nil }
    let rows = min(height, TextLimits.maximumPixels / width)
    guard rows > 0 else { return nil }

    let glyphs = GlyphRun.all(of: self)
    let origin = Point(shift.x - Double(left), shift.y - Double(top))
    let outlines = glyphs.filter { !$0.isColored }
    let coverage =
      outlines.isEmpty
      ? nil
      : CoverageMask(width: width, height: rows) { bytes in
        Self.fill(outlines, scale: scale, origin: origin, into: bytes, width: width, height: rows)
      }
    let colored = glyphs.filter(\.isColored)
    let color =
      colored.isEmpty
      ? nil
      : Bitmap(width: width, height: rows) { pixels in
        for run in colored { run.paint(scale: scale, origin: origin, into: pixels, width: width, height: rows) }
      }
    return TextImage(coverage: coverage, color: color, left: left, top: top)
  }

  /// Fills outlines band by band.
  private static func fill(
    _ runs: [GlyphRun], scale: Double, origin: Point, into bytes: UnsafeMutableBufferPointer<UInt8>, width: Int,
    height: Int
  ) {
    for top in stride(from: 0, to: height, by: TextLimits.rowsPerBand) {
      let rows = min(TextLimits.rowsPerBand, height - top)
      let surface = cairo_image_surface_create_for_data(
        bytes.baseAddress.map { $0 + top * width }, CAIRO_FORMAT_A8, Int32(width), Int32(rows), Int32(width))
      let context = cairo_create(surface)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
      cairo_translate(context, origin.x, origin.y - Double(top))
      cairo_scale(context, scale, scale)
      for run in runs where run.touches(from: (Double(top) - origin.y) / scale, rows: Double(rows) / scale) {
        cairo_move_to(context, run.left, run.baseline)
        pango_cairo_glyph_string_path(context, run.font, run.glyphs)
        // Run by run, so that a long text does not build one path of a million points.
        cairo_fill(context)
      }
      cairo_destroy(context)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}

/// Neighbouring glyphs of one font, in visual order.
struct GlyphRun {
  let font: UnsafeMutablePointer<PangoFont>
  let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// Where the first glyph stands, in points from the left of the text's box.
  let left: Double
  /// The baseline in points from the top of the text's box.
  let baseline: Double
  /// The width in points.
  let width: Double
  /// The font size's worth of height above and below the baseline that glyphs surely stay within, in points.
  let reach: Double
  /// Whether the glyphs are bitmaps with colours of their own.
  let isColored: Bool

  /// The runs of all lines of a text.
  static func all(of layout: TextLayout) -> [GlyphRun] {
    var result: [GlyphRun] = []
    for line in layout.lines {
      var left = line.left
      for item in sequence(first: line.line.pointee.runs, next: { $0?.pointee.next }) {
        guard let run = item?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
          let glyphs = run.glyphs, let font = run.item.pointee.analysis.font
        else { continue }
        let width = Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
        result.append(
          GlyphRun(
            font: font, glyphs: glyphs, left: left, baseline: line.baseline, width: width,
            reach: line.ink.height + abs(line.ink.minY), isColored: isColored(font)))
        left += width
      }
    }
    return result
  }

  /// Whether the run may have pixels in a band of rows, in points.
  func touches(from top: Double, rows: Double) -> Bool {
    baseline + reach >= top && baseline - reach <= top + rows
  }

  /// Paints coloured glyphs, averaged from four by four pixels each.
  func paint(scale: Double, origin: Point, into pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int) {
    let detail = TextPhase.stepsPerPixel
    let place = Point(left * scale + origin.x, baseline * scale + origin.y)
    let firstColumn = max(0, Int((place.x - scale).rounded(.down)) - 1)
    let firstRow = max(0, Int((place.y - reach * scale).rounded(.down)) - 1)
    let columns = min(width, Int((place.x + (self.width + 1) * scale).rounded(.up)) + 1) - firstColumn
    let rows = min(height, Int((place.y + reach * scale).rounded(.up)) + 1) - firstRow
    guard columns > 0, rows > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns * detail), Int32(rows * detail))
    else { return }
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_scale(context, Double(detail), Double(detail))
    cairo_translate(context, place.x - Double(firstColumn), place.y - Double(firstRow))
    cairo_scale(context, scale, scale)
    cairo_move_to(context, 0, 0)
    pango_cairo_show_glyph_string(context, font, glyphs)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<UInt32>.stride
    data.withMemoryRebound(to: UInt32.self, capacity: stride * rows * detail) { source in
      for row in 0..<rows {
        for column in 0..<columns {
          let average = Pixel.average(source + row * detail * stride + column * detail, side: detail, stride: stride)
          let index = (firstRow + row) * width + firstColumn + column
          // Runs meet at their edges, where one pixel may belong to both.
          pixels[index] = Pixel.over(average, pixels[index])
        }
      }
    }
  }

  private static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    var value: FcBool = 0
    return FcPatternGetBool(pattern, FC_COLOR, 0, &value) == FcResultMatch && value != 0
  }
}
