internal import CPangoCairo
internal import CRSVG

/// A drawing parsed by librsvg, which draws clip paths, masks, text and filters as designers mean them.
///
/// The drawing is parsed from memory without an address of its own, so nothing outside is ever loaded: no
/// file, no network; pictures inside must be `data:` addresses. Animation and scripts are not run.
///
/// - Sharing: not for more than one thread at a time.
struct SVGDrawing: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  /// Points per inch: a CSS pixel is 1/96 inch, and a point of a deck is a CSS pixel.
  private static let pointsPerInch = 96.0

  /// Parses a drawing.
  init(_ bytes: [UInt8]) throws(PictureError) {
    LibraryMessages.areDropped
    var problem: UnsafeMutablePointer<GError>?
    let parsed = bytes.withUnsafeBufferPointer { rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &problem) }
    guard let parsed else { throw .damaged(.svg, reason: takeMessage(problem)) }
    handle = parsed
    rsvg_handle_set_dpi(handle, Self.pointsPerInch)
  }

  deinit { g_object_unref(handle) }

  /// Width and height in points: those stated in lengths, else the viewBox.
  private var exactSize: (width: Double, height: Double) {
    get throws(PictureError) {
      var (width, height) = (0.0, 0.0)
      if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
        var hasViewBox: gboolean = 0
        var viewBox = RsvgRectangle()
        rsvg_handle_get_intrinsic_dimensions(handle, nil, nil, nil, nil, &hasViewBox, &viewBox)
        guard hasViewBox != 0 else { throw .sizeless }
        (width, height) = (viewBox.width, viewBox.height)
      }
      // A drawing may say anything, so the conversion to whole numbers must not trap.
      let largest = Double(PictureLimits.maximumPixels)
      guard width > 0, height > 0, width <= largest, height <= largest else {
        throw .size(width: Int(clamping: width), height: Int(clamping: height))
      }
      return (width, height)
    }
  }

  /// Width and height in points, rounded up to whole ones.
  var naturalSize: (width: Int, height: Int) {
    get throws(PictureError) {
      let exact = try exactSize
      return (Int(exact.width.rounded(.up)), Int(exact.height.rounded(.up)))
    }
  }

  /// Draws once at a size in pixels; a size of another shape stretches the drawing.
  ///
  /// - Parameter fonts: what its texts are set in; nil for the system's fonts.
  func render(width: Int, height: Int, fonts: FontLibrary? = nil) throws(PictureError) -> Bitmap {
    guard PictureLimits.allows(width: width, height: height) else { throw .size(width: width, height: height) }
    let exact = try exactSize
    // librsvg takes its fonts from the thread's default map.
    let map = fonts?.makeFontMap()
    if let map { pango_cairo_font_map_set_default(OpaquePointer(map)) }
    defer {
      if let map {
        pango_cairo_font_map_set_default(nil)
        g_object_unref(UnsafeMutableRawPointer(map))
      }
    }
    return try Bitmap(width: width, height: height) { pixels throws(PictureError) in
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutableRawBufferPointer(pixels).baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(width), Int32(height), Int32(width * MemoryLayout<UInt32>.stride))
      let context = cairo_create(surface)
      defer {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
      cairo_scale(context, Double(width) / exact.width, Double(height) / exact.height)
      var viewport = RsvgRectangle(x: 0, y: 0, width: exact.width, height: exact.height)
      var problem: UnsafeMutablePointer<GError>?
      guard rsvg_handle_render_document(handle, context, &viewport, &problem) != 0 else {
        throw .damaged(.svg, reason: takeMessage(problem))
      }
      cairo_surface_flush(surface)
    }
  }
}

/// The words of a GLib error on one line, which is freed.
private func takeMessage(_ error: UnsafeMutablePointer<GError>?) -> String {
  guard let error else { return "no reason given" }
  defer { g_error_free(error) }
  let words = String(cString: error.pointee.message)
  return words.split(whereSeparator: \.isNewline).joined(separator: " ")
}

extension Int {
  /// The nearest whole number that fits; 0 for what is not a number.
  fileprivate init(clamping value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    self = Int(exactly: value.rounded(.up)) ?? (value < 0 ? .min : .max)
  }
}
