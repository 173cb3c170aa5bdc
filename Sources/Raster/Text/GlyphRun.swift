internal import CPangoCairo
import Geometry

/// Neighbouring glyphs of one font on one line, in visual order.
struct GlyphRun {
  /// The font; it belongs to the line.
  let font: UnsafeMutablePointer<PangoFont>
  /// The glyphs; they belong to the line.
  let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// Where the first glyph stands on the baseline, in points from the corner of the text's box.
  let origin: Point
  /// The width in points.
  let width: Double
  /// How far above and below the baseline anything of the line is drawn, in points.
  let reach: Double
  /// Whether the glyphs are bitmaps with colours of their own.
  let isColored: Bool

  /// The runs of all lines of a text.
  static func all(of layout: TextLayout) -> [GlyphRun] {
    var result: [GlyphRun] = []
    for line in layout.lines {
      var left = line.origin.x
      let ink = line.content.ink
      for item in sequence(first: line.content.line.pointee.runs, next: { $0?.pointee.next }) {
        guard let run = item?.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
          let glyphs = run.glyphs, let font = run.item.pointee.analysis.font
        else { continue }
        let width = Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
        result.append(
          GlyphRun(
            font: font, glyphs: glyphs, origin: Point(left, line.origin.y), width: width,
            reach: max(-ink.minY, ink.maxY), isColored: isColored(font)))
        left += width
      }
    }
    return result
  }

  /// Whether the run may have pixels between two heights in points.
  func touches(from top: Double, to bottom: Double) -> Bool {
    origin.y + reach >= top && origin.y - reach <= bottom
  }

  /// The characters that are in no font; each shows as a box with its number.
  var missingCharacters: [Unicode.Scalar] {
    (0..<Int(glyphs.pointee.num_glyphs)).compactMap { index in
      let glyph = glyphs.pointee.glyphs[index].glyph
      return glyph & Self.unknownFlag == 0 ? nil : Unicode.Scalar(glyph & ~Self.unknownFlag)
    }
  }

  /// What Pango adds to a character to say that it has no glyph: PANGO_GLYPH_UNKNOWN_FLAG, a macro that Swift cannot see.
  private static let unknownFlag: PangoGlyph = 0x1000_0000

  private static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let pattern = pango_fc_font_get_pattern(UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    var value: FcBool = 0
    return FcPatternGetBool(pattern, FC_COLOR, 0, &value) == FcResultMatch && value != 0
  }
}
