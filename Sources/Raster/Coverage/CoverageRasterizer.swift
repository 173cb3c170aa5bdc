import Geometry
import Scene

/// Turns shapes into coverage.
struct CoverageRasterizer {
  private let accumulator = AreaAccumulator()
  private var lines = Polylines()
  private var sweep = WindingSweep()

  /// Which pixels a shape touches and how they may be stored.
  ///
  /// - Parameter key: what to draw; its map's translation may have whole pixels.
  static func layout(of key: CoverageKey) -> (columns: PatchAxis, rows: PatchAxis) {
    let reach = key.strokeWidth / 2
    let bounds = key.map.apply(key.shape.bounds.insetBy(x: -reach, y: -reach))
    var corner: SIMD2<Double>?
    if key.map.isScaleAndTranslation, let rounded = RoundedOutline(key) {
      corner = rounded.corner * SIMD2(key.map.xAxis.x, key.map.yAxis.y)
    }
    return (
      axis(from: bounds.minX, to: bounds.maxX, corner: corner?.x),
      axis(from: bounds.minY, to: bounds.maxY, corner: corner?.y)
    )
  }

  /// The pixels between two places, with a middle if the shape is the same all along beyond its corners.
  private static func axis(from low: Double, to high: Double, corner: Double?) -> PatchAxis {
    let start = Int(low.rounded(.down))
    let length = max(0, Int(high.rounded(.up)) - start)
    if let corner {
      let before = Int((low + corner).rounded(.up)) - start
      let middle = Int((high - corner).rounded(.down)) - start - before
      if middle > 0 { return PatchAxis(start: start, length: length, before: before, middle: middle) }
    }
    return PatchAxis(start: start, length: length, before: length, middle: 0)
  }

  /// Writes the coverage of all stored pixels.
  mutating func write(
    _ key: CoverageKey, columns: PatchAxis, rows: PatchAxis, into bytes: UnsafeMutablePointer<UInt8>
  ) {
    accumulator.reset(width: columns.storedLength, height: rows.storedLength)
    let shift = SIMD2(-Double(columns.start), -Double(rows.start))
    let map = key.map.concatenating(.translation(x: shift.x, y: shift.y))
    if let outline = RoundedOutline(key) {
      // A middle of one pixel instead of many: the far edges move closer by the others.
      let scale = SIMD2(key.map.xAxis.x, key.map.yAxis.y)
      let skipped = SIMD2(Double(max(0, columns.middle - 1)), Double(max(0, rows.middle - 1)))
      let less = Size(vector: skipped == .zero ? .zero : skipped / scale)
      accumulator.add(outline.outer.shortened(by: less), radii: outline.outerRadii, map: map)
      if let inner = outline.inner?.shortened(by: less), !inner.isEmpty {
        accumulator.add(inner, radii: outline.innerRadii, map: map, isHole: true)
      }
    } else if case .path(let path) = key.shape {
      sweep.reset()
      if key.strokeWidth > 0 {
        sweep.addStroke(of: path, width: key.strokeWidth, map: map, through: &lines)
      } else {
        sweep.add(path, map: map, through: &lines)
      }
      sweep.resolve(into: accumulator)
    }
    accumulator.write(into: bytes)
    if key.isInverted {
      for index in 0..<columns.storedLength * rows.storedLength { bytes[index] = 255 - bytes[index] }
    }
  }
}

/// A rectangle with round corners, or the ring between two of them.
private struct RoundedOutline {
  var outer: Rect
  var outerRadii: SIMD2<Double>
  var inner: Rect?
  var innerRadii = SIMD2<Double>.zero

  /// The outline of a rounded rectangle or an ellipse; nothing for a path.
  ///
  /// The stroke of a sharp corner stays sharp; that of a round one is round on both sides as long as its radius
  /// allows.
  init?(_ key: CoverageKey) {
    switch key.shape {
    case .roundedRectangle(let rounded):
      outer = rounded.rect
      let radius = rounded.effectiveRadius
      outerRadii = SIMD2(radius, radius)
    case .ellipse(let rect):
      outer = rect
      outerRadii = rect.size.vector / 2
    case .path:
      return nil
    }
    let half = key.strokeWidth / 2
    if half > 0 {
      inner = outer.insetBy(x: half, y: half)
      innerRadii = pointwiseMax(outerRadii - half, .zero)
      outer = outer.insetBy(x: -half, y: -half)
      outerRadii = outerRadii == .zero ? .zero : outerRadii + half
    }
  }

  /// How far from an edge of the outer rectangle the outline is not yet straight, along both axes.
  var corner: SIMD2<Double> {
    guard let inner else { return outerRadii }
    return pointwiseMax(outerRadii, SIMD2(inner.minX - outer.minX, inner.minY - outer.minY) + innerRadii)
  }
}

extension Rect {
  /// The rectangle with its far edges moved closer.
  fileprivate func shortened(by size: Size) -> Rect {
    Rect(origin: origin, size: Size(vector: self.size.vector - size.vector))
  }
}
