internal import CPangoCairo
import Scene

/// Breaks texts into lines with Pango.
struct LayoutBuilder {
  /// Lines and the layouts that own them.
  struct Broken {
    var layouts: [OpaquePointer]
    var lines: [UnsafeMutablePointer<PangoLayoutLine>]
    var isTruncated = false
  }

  let context: OpaquePointer
  let attributes: OpaquePointer
  let style: TextStyle
  /// The font size in points.
  let size: Double
  /// The width in points at which lines wrap; nil for never.
  let width: Double?

  private static let ellipsis = "…"

  /// Breaks a text into at most as many lines as are asked for; the last of them ends in an ellipsis if
  /// there were more.
  ///
  /// Pango counts lines by paragraph, so the last line is laid out by itself from the text that is left.
  func build(_ text: String, maximumLines: Int?) -> Broken {
    let layout = makeLayout(text)
    var broken = Broken(layouts: [layout], lines: Self.lines(of: layout))
    guard let maximumLines, broken.lines.count > maximumLines else { return broken }

    let cut = broken.lines[maximumLines - 1]
    let paragraph = text.utf8.dropFirst(Int(cut.pointee.start_index)).prefix { $0 != UInt8(ascii: "\n") }
    var rest = String(decoding: paragraph, as: UTF8.self)
    // A line that holds the whole rest of its paragraph still stands for the paragraphs after it.
    let endsParagraph = Int(cut.pointee.length) >= paragraph.count
    if endsParagraph { rest += Self.ellipsis }
    // The rest alone might begin in the other direction, so it gets an invisible mark of the paragraph's.
    let isRightToLeft = pango_layout_line_get_resolved_direction(cut) == PANGO_DIRECTION_RTL
    let last = makeLayout((isRightToLeft ? "\u{200F}" : "\u{200E}") + rest)
    pango_layout_set_ellipsize(last, PANGO_ELLIPSIZE_END)
    pango_layout_set_height(last, -1)
    broken.lines.removeSubrange((maximumLines - 1)...)
    broken.lines += Self.lines(of: last).prefix(1)
    broken.layouts.append(last)
    broken.isTruncated = true
    return broken
  }

  private func makeLayout(_ text: String) -> OpaquePointer {
    let layout: OpaquePointer = pango_layout_new(context)
    let description = pango_font_description_new()
    let families = style.isMonospaced ? [NotoFont.monospaced] + NotoFont.families : NotoFont.families
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, style.weight.pangoWeight)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
    pango_layout_set_attributes(layout, attributes)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_width(layout, width.map { Int32($0 * Double(PANGO_SCALE)) } ?? -1)
    pango_layout_set_text(layout, text, -1)
    return layout
  }

  private static func lines(of layout: OpaquePointer) -> [UnsafeMutablePointer<PangoLayoutLine>] {
    sequence(first: pango_layout_get_lines_readonly(layout)) { $0?.pointee.next }
      .compactMap { $0?.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) }
  }
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
