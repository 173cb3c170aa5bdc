internal import CPangoCairo
import Geometry
import Scene

/// A text broken into lines, in points, the same at every scale.
///
/// Lines stand one below the other at the distance of the Latin font's own lines, whatever fonts a line
/// holds: a Japanese word or an emoji does not push the lines apart. A spacing other than 1 adds or takes
/// half of the difference above and half below each line.
final class TextLayout {
  /// One line, whose origin is the left end of its baseline.
  struct Line {
    let line: UnsafeMutablePointer<PangoLayoutLine>
    /// The left end from the left of the box, in points, if the box is as wide as the longest line.
    var left = 0.0
    /// The baseline from the top of the box, in points.
    let baseline: Double
    /// The line's width in points, without a space at which it was broken.
    let width: Double
    /// The pixels' box in points, from the line's origin.
    let ink: Rect
    let isRightToLeft: Bool
  }

  /// The lines from the top.
  private(set) var lines: [Line] = []
  /// What the text measures.
  let metrics: TextMetrics
  /// The box of everything drawn in points, from the corner of the text's box.
  let ink: Rect

  /// The text's layout and, if its last line is cut, that line's own.
  private let layouts: [OpaquePointer]

  /// Lays out a text.
  ///
  /// - Cost: some microseconds per word; 100,000 characters take about a second.
  init(_ run: TextRun, context: OpaquePointer, attributes: OpaquePointer, font: LatinFontMeasures) {
    let style = run.style
    let size = min(max(style.size.isFinite ? style.size : 0, 0), TextLimits.maximumFontSize)
    let spacing = min(max(style.lineSpacing.isFinite ? style.lineSpacing : 1, 0), TextLimits.maximumLineSpacing)
    let builder = LayoutBuilder(
      context: context, attributes: attributes, style: style, size: size,
      width: run.width.flatMap { $0.isNaN || $0 == .infinity ? nil : min(max($0, 0), TextLimits.maximumWidth) })
    let broken = builder.build(run.sanitizedText, maximumLines: style.maximumLines.map { max(1, $0) })
    layouts = broken.layouts

    let natural = size * (font.ascent + font.descent)
    let distance = natural * spacing
    let firstBaseline = size * font.ascent + (distance - natural) / 2
    for (index, line) in broken.lines.enumerated() {
      lines.append(Line(line, baseline: firstBaseline + Double(index) * distance))
    }
    let width = lines.map(\.width).max() ?? 0
    var ink = Rect.zero
    for index in lines.indices {
      lines[index].left = (width - lines[index].width) * style.alignment.part(isRightToLeft: lines[index].isRightToLeft)
      ink = ink.union(lines[index].ink.offsetBy(x: lines[index].left, y: lines[index].baseline))
    }
    self.ink = ink
    metrics = TextMetrics(
      size: Size(width, Double(lines.count) * distance), firstBaseline: firstBaseline, lineCount: lines.count,
      isTruncated: broken.isTruncated)
  }

  deinit { for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) } }
}

/// The measures of the Latin font, by which lines are spaced, as multiples of the font size.
struct LatinFontMeasures {
  /// From the baseline up.
  let ascent: Double
  /// From the baseline down.
  let descent: Double
}

extension TextLayout.Line {
  init(_ line: UnsafeMutablePointer<PangoLayoutLine>, baseline: Double) {
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_line_get_extents(line, &ink, &logical)
    let unit = Double(PANGO_SCALE)
    self.init(
      line: line, baseline: baseline, width: Double(logical.width) / unit,
      ink: Rect(
        x: Double(ink.x) / unit, y: Double(ink.y) / unit, width: Double(ink.width) / unit,
        height: Double(ink.height) / unit),
      isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
  }
}

extension TextStyle.Alignment {
  /// Which part of the free width lies to the left of a line.
  func part(isRightToLeft: Bool) -> Double {
    switch self {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }
}
