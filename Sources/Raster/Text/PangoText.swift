internal import CPangoCairo
import Geometry
import Scene
import Synchronization

/// Measures and draws text with Pango over the Noto fonts.
///
/// Text is laid out once in points, without hinting and with unrounded advances, and then drawn at any scale:
/// its lines break at the same places at every scale. Words wrap; a word longer than a line breaks anywhere.
/// The direction of a paragraph is that of its first letter with one. Chinese characters have their Japanese shapes.
///
/// - Edge cases: an empty text is one line high and has no pixels. A width of 0 or less breaks after every
///   character; one that is not a number counts as none. Control characters are left out, and so is what
///   follows 100,000 characters.
/// - Fallback: a character that the Latin font lacks is looked for in the Japanese, symbol, emoji and other Noto fonts, in the
///   order of ``NotoFont/all``; one that none has is drawn as a box with its number (``missingCharacters(in:)``).
/// - Weights: medium is drawn as regular and semibold as bold, the two that Debian's core packages hold.
/// - Cost: a text that was measured or drawn before is looked up without allocating.
/// - Sharing: any thread; calls wait for one another.
public final class PangoText: TextMeasuring, TextSource, Sendable {
  private let engine: Mutex<TextEngine>

  /// Makes a text source over fonts.
  ///
  /// - Parameter textScale: how much larger every text is than its style says, for readers who need that.
  public init(fonts: FontLibrary, textScale: Double = 1) {
    engine = Mutex(TextEngine(fonts, textScale: textScale))
  }

  /// The metrics of a text in points; the same at every scale.
  public func measure(_ run: TextRun) -> TextMetrics {
    engine.withLock { $0.layout(for: run).metrics }
  }

  /// The characters of a text that none of the fonts has, each once, as they are met from the left.
  ///
  /// Each is drawn as a box with its number. A line that is cut off tells nothing of what it does not show.
  public func missingCharacters(in run: TextRun) -> [Unicode.Scalar] {
    engine.withLock { engine in
      let missing = GlyphRun.all(of: engine.layout(for: run)).flatMap(\.missingCharacters)
      var known: Set<Unicode.Scalar> = []
      return missing.filter { known.insert($0).inserted }
    }
  }

  /// The pixels of a text.
  public func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? {
    engine.withLock { $0.image(for: run, scale: scale, phase: phase) }
  }

  /// The bytes of pixels that are kept at the moment.
  public var keptBytes: Int { engine.withLock { $0.keptBytes } }
}

/// Pango's objects and what has been made with them.
private final class TextEngine {
  private struct ImageKey: Hashable {
    let run: TextRun
    let scale: Double
    let phase: TextPhase
  }

  private let fonts: FontLibrary
  private let context: OpaquePointer
  private let attributes: OpaquePointer
  private let measures: LatinFontMeasures
  private let textScale: Double
  private var layouts = BoundedCache<TextRun, TextLayout>(
    capacity: TextLimits.keptCharacters, slack: TextLimits.keptCharacters / 4)
  private var images = BoundedCache<ImageKey, TextImage?>(
    capacity: TextLimits.keptBytes, slack: TextLimits.keptBytes / 4)

  var keptBytes: Int { images.cost }

  init(_ fonts: FontLibrary, textScale: Double) {
    self.fonts = fonts
    self.textScale = textScale
    let map = fonts.makeFontMap()
    let context: OpaquePointer = pango_font_map_create_context(map)
    // The context holds the map from here on.
    if let map { g_object_unref(UnsafeMutableRawPointer(map)) }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, gboolean(0))
    // Without a language Pango asks the environment for one.
    pango_context_set_language(context, pango_language_from_string("ja"))
    self.context = context

    // Pango guesses a language for each script, partly from the environment, and fonts have variants of
    // letters by language: switched off, so that a text looks the same for everyone.
    attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_font_features_new("locl=0"))
    // A word broken for want of room is not hyphenated: Pango would put the hyphen anywhere.
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(gboolean(0)))
    measures = LatinFontMeasures(context)
  }

  deinit {
    pango_attr_list_unref(attributes)
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  func layout(for run: TextRun) -> TextLayout {
    if let layout = layouts.value(for: run) { return layout }
    var scaledRun = run
    scaledRun.style.size *= textScale
    let layout = TextLayout(scaledRun, context: context, attributes: attributes, font: measures)
    layouts.insert(layout, for: run, cost: run.text.utf8.count + TextLimits.layoutOverhead * layout.lines.count)
    return layout
  }

  func image(for run: TextRun, scale: Double, phase: TextPhase) -> TextImage? {
    guard scale > 0, scale.isFinite else { return nil }
    let key = ImageKey(run: run, scale: scale, phase: phase)
    if let image = images.value(for: key) { return image }
    let image = layout(for: run).image(scale: scale, phase: phase)
    images.insert(image, for: key, cost: (image?.byteCount ?? 0) + TextLimits.layoutOverhead)
    return image
  }
}

extension TextImage {
  fileprivate var byteCount: Int {
    (coverage.map { $0.width * $0.height } ?? 0) + (color.map { $0.width * $0.height * 4 } ?? 0)
  }
}

extension LatinFontMeasures {
  /// The size in points at which the font is measured: large, so that rounding to 1/1024 point does not show.
  private static let measuringSize = 1000.0

  fileprivate init(_ context: OpaquePointer) {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, NotoFont.latin)
    pango_font_description_set_absolute_size(description, Self.measuringSize * Double(PANGO_SCALE))
    // The context's own metrics would be those of all fonts together.
    let font = pango_context_load_font(context, description)
    let metrics = pango_font_get_metrics(font, nil)
    let unit = Double(PANGO_SCALE) * Self.measuringSize
    ascent = Double(pango_font_metrics_get_ascent(metrics)) / unit
    descent = Double(pango_font_metrics_get_descent(metrics)) / unit
    pango_font_metrics_unref(metrics)
    if let font { g_object_unref(UnsafeMutableRawPointer(font)) }
    pango_font_description_free(description)
  }
}
