internal import CPangoCairo
import Geometry
import Scene

/// Breaks texts into lines with Pango.
///
/// Each paragraph is laid out by itself: Pango's time for one layout grows with the square of its paragraphs
/// (1.2 s for 20,000 with Pango 1.50), and its limit of lines counts them by paragraph.
struct LayoutBuilder {
  /// Lines from the top, and whether an ellipsis stands for further ones.
  struct Result {
    var lines: [BrokenLine] = []
    var isTruncated = false
  }

  private let context: OpaquePointer
  private let attributes: OpaquePointer
  private let description: OpaquePointer
  /// The width in Pango's units at which lines wrap; -1 for never.
  private let width: Int32

  /// Prepares to break texts of one style.
  ///
  /// - Parameters:
  ///   - size: the font size in points, finite.
  ///   - width: the width in points at which lines wrap; nil for never.
  init(context: OpaquePointer, attributes: OpaquePointer, style: TextStyle, size: Double, width: Double?) {
    self.context = context
    self.attributes = attributes
    self.width = width.map { Int32($0 * Double(PANGO_SCALE)) } ?? -1
    description = pango_font_description_new()
    let families = style.isMonospaced ? [NotoFont.monospaced] + NotoFont.families : NotoFont.families
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, style.weight.pangoWeight)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
  }

  /// Frees what Pango needs; the lines stay.
  func free() { pango_font_description_free(description) }

  /// Breaks a text into at most as many lines as are asked for; the last of them ends in an ellipsis if
  /// there were more.
  func lines(of text: String, maximumLines: Int?) -> Result {
    let limit = maximumLines ?? .max
    var result = Result()
    var paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let paragraph = paragraphs.popFirst() {
      let room = limit - result.lines.count
      let lines = broken(String(paragraph), isCut: false)
      if lines.count < room || lines.count == room && paragraphs.isEmpty {
        result.lines += lines
        continue
      }
      result.lines += lines.prefix(room - 1)
      result.lines.append(cutLine(lines[room - 1], of: paragraph))
      result.isTruncated = true
      break
    }
    return result
  }

  /// The line that stands for itself and all that follows.
  private func cutLine(_ line: BrokenLine, of paragraph: Substring) -> BrokenLine {
    var rest = String(decoding: paragraph.utf8.dropFirst(line.start), as: UTF8.self)
    // A line that holds the whole rest of its paragraph stands for the paragraphs after it.
    if line.start + line.length >= paragraph.utf8.count { rest += "…" }
    // The rest alone might begin in the other direction, so it gets an invisible mark of the paragraph's.
    let mark = line.isRightToLeft ? "\u{200F}" : "\u{200E}"
    return broken(mark + rest, isCut: true)[0]
  }

  /// The lines of one paragraph, at least one.
  private func broken(_ paragraph: String, isCut: Bool) -> [BrokenLine] {
    let layout: OpaquePointer = pango_layout_new(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width)
    if isCut {
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      pango_layout_set_height(layout, -1)
    }
    pango_layout_set_text(layout, paragraph, -1)
    return sequence(first: pango_layout_get_lines_readonly(layout)) { $0?.pointee.next }
      .compactMap { $0?.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) }
      .map(BrokenLine.init)
  }
}

/// A line of a paragraph, measured while its layout was there; it outlives the layout.
final class BrokenLine {
  /// The line; its glyphs may be drawn, but Pango measures it no more.
  let line: UnsafeMutablePointer<PangoLayoutLine>
  /// Where it begins in its paragraph, in bytes.
  let start: Int
  /// How many bytes of the paragraph it holds.
  let length: Int
  /// The width in points, without a space at which the line was broken.
  let width: Double
  /// The box of what is drawn in points, from the left end of the baseline.
  let ink: Rect
  /// Whether it is read from the right.
  let isRightToLeft: Bool

  fileprivate init(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    self.line = pango_layout_line_ref(line)
    start = Int(line.pointee.start_index)
    length = Int(line.pointee.length)
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    pango_layout_line_get_extents(line, &ink, &logical)
    let unit = Double(PANGO_SCALE)
    width = Double(logical.width) / unit
    self.ink = Rect(
      x: Double(ink.x) / unit, y: Double(ink.y) / unit, width: Double(ink.width) / unit,
      height: Double(ink.height) / unit)
    isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
  }

  deinit { pango_layout_line_unref(line) }
}

extension TextStyle.Weight {
  /// The weight of the font file: Debian's core packages hold regular and bold alone.
  fileprivate var pangoWeight: PangoWeight {
    switch self {
    case .regular, .medium: PANGO_WEIGHT_NORMAL
    case .semibold, .bold: PANGO_WEIGHT_BOLD
    }
  }
}
