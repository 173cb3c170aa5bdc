import CPangoCairo
import Geometry
import Scene

/// Coverage as cairo draws it sixteen times as large, averaged: another program's answer, exact to about 1/4,000.
struct CairoReference {
  /// How many of cairo's pixels make one of ours, along each axis.
  static let supersampling = 16

  /// The coverage of each pixel, from 0 to 1, row by row.
  static func coverage(
    width: Int, height: Int, transform: Transform, _ draw: (OpaquePointer) -> Void
  ) -> [Double] {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_A8, Int32(width * supersampling), Int32(height * supersampling))
    let context: OpaquePointer = cairo_create(surface)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
    // Curves as fine as cairo can.
    cairo_set_tolerance(context, 0.01)
    cairo_scale(context, Double(supersampling), Double(supersampling))
    var matrix = cairo_matrix_t(
      xx: transform.xAxis.x, yx: transform.xAxis.y, xy: transform.yAxis.x, yy: transform.yAxis.y,
      x0: transform.translation.x, y0: transform.translation.y)
    cairo_transform(context, &matrix)
    draw(context)
    cairo_surface_flush(surface)

    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let bytes = cairo_image_surface_get_data(surface) else { return [] }
    var result: [Double] = []
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0
        for row in 0..<supersampling {
          for column in 0..<supersampling {
            sum += Int(bytes[(y * supersampling + row) * stride + x * supersampling + column])
          }
        }
        result.append(Double(sum) / Double(255 * supersampling * supersampling))
      }
    }
    return result
  }

  /// Adds a shape to cairo's path.
  static func add(_ shape: Shape, to context: OpaquePointer) {
    switch shape {
    case .roundedRectangle(let rounded): addRounded(rounded, to: context)
    case .ellipse(let rect):
      cairo_save(context)
      cairo_translate(context, rect.midX, rect.midY)
      cairo_scale(context, rect.width / 2, rect.height / 2)
      cairo_new_sub_path(context)
      cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
      cairo_close_path(context)
      cairo_restore(context)
    case .path(let path):
      for element in path.elements {
        switch element {
        case .move(let point): cairo_move_to(context, point.x, point.y)
        case .line(let point): cairo_line_to(context, point.x, point.y)
        case .curve(let a, let b, let end): cairo_curve_to(context, a.x, a.y, b.x, b.y, end.x, end.y)
        case .close: cairo_close_path(context)
        }
      }
    }
  }

  private static func addRounded(_ rounded: RoundedRect, to context: OpaquePointer) {
    let (rect, radius) = (rounded.rect, rounded.effectiveRadius)
    cairo_new_sub_path(context)
    cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
    cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
    cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, .pi, 1.5 * .pi)
    cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, 1.5 * .pi, 2 * .pi)
    cairo_close_path(context)
  }
}
