import CPixelKernels
import Geometry
import Scene

/// An upright picture to be drawn.
struct PictureItem {
  var bitmap: Bitmap
  /// Where its edges are, in pixels of the surface.
  var edges: Rect
  var opacity: Double
  /// The pixels it may touch.
  var area: PixelRect
}

/// Pixels along one axis that a picture covers equally.
private struct PictureSegment {
  var range: Range<Int>
  var coverage: Double

  /// Steps per pixel that edges are rounded to, as those of other shapes.
  private static let stepsPerPixel = 256.0

  /// The pixel at the low edge, those between, and the one at the high edge, as far as there are any.
  static func segments(from low: Double, to high: Double) -> (PictureSegment, PictureSegment, PictureSegment) {
    let low = (low * stepsPerPixel).rounded() / stepsPerPixel
    let high = (high * stepsPerPixel).rounded() / stepsPerPixel
    let (outerLow, innerLow) = (Int(low.rounded(.down)), Int(low.rounded(.up)))
    let (innerHigh, outerHigh) = (Int(high.rounded(.down)), Int(high.rounded(.up)))
    if innerHigh < innerLow {
      let nothing = PictureSegment(range: innerLow..<innerLow, coverage: 0)
      return (PictureSegment(range: outerLow..<outerHigh, coverage: high - low), nothing, nothing)
    }
    return (
      PictureSegment(range: outerLow..<innerLow, coverage: Double(innerLow) - low),
      PictureSegment(range: innerLow..<innerHigh, coverage: 1),
      PictureSegment(range: innerHigh..<outerHigh, coverage: high - Double(innerHigh))
    )
  }
}

extension FramePlanner {
  /// Draws a picture together with the one that waits, or waits whether the next item is another one for the same place.
  func picture(
    _ id: PictureID, in rect: Rect, map: Transform, opacity: Double, _ area: PixelRect, _ pictures: any PictureSource
  ) {
    let size = rect.size * (scale * Self.sizeStep(growth: map.meanScale / scale))
    guard let bitmap = pictures.picture(id, pixelSize: size), bitmap.width > 0, bitmap.height > 0 else {
      flushPicture()
      if let ink = pk_ink(pictures.placeholder(for: id), opacity: opacity) {
        cover(CoverageKey(shape: .rectangle(rect), map: map), ink, area)
      }
      return
    }
    retain(bitmap)
    guard map.isScaleAndTranslation else {
      flushPicture()
      turnedPicture(bitmap, in: rect, map: map, opacity: opacity, area)
      return
    }
    let item = PictureItem(bitmap: bitmap, edges: map.apply(rect), opacity: opacity, area: area)
    guard !item.edges.isEmpty else { return flushPicture() }
    if let lower = pending, lower.bitmap.isOpaque, bitmap.isOpaque, lower.bitmap.width == bitmap.width,
      lower.bitmap.height == bitmap.height
    {
      pending = nil
      draw(lower, item)
    } else {
      flushPicture()
      pending = item
    }
  }

  /// The power of two to ask for a picture by, so that growing and shrinking pictures ask for few sizes: 1
  /// until it is drawn half as large again or half as large.
  private static func sizeStep(growth: Double) -> Double {
    var step = 1.0
    if growth > 1.5 { while step < growth, step < largestStep { step *= 2 } }
    while growth <= step / 2, step > smallestStep { step /= 2 }
    return step
  }

  private static let largestStep = 64.0
  private static let smallestStep = 1.0 / 64

  /// Draws the picture that waits.
  func flushPicture() {
    guard let item = pending else { return }
    pending = nil
    draw(item, nil)
  }

  /// Draws a picture, or two with the same edges at once.
  private func draw(_ lower: PictureItem, _ upper: PictureItem?) {
    let (edges, area, bitmap) = (lower.edges, lower.area, lower.bitmap)
    let columns = PictureColumns(
      area.x..<area.maxX, from: edges.minX, to: edges.maxX, sourceLength: bitmap.width, arena: &arena)
    let rows = PictureRows(from: edges.minY, to: edges.maxY, sourceLength: bitmap.height)
    workspaceSize.sourceColumns = max(workspaceSize.sourceColumns, bitmap.width)
    let across = PictureSegment.segments(from: edges.minX, to: edges.maxX)
    let down = PictureSegment.segments(from: edges.minY, to: edges.maxY)
    func drawSegment(_ column: PictureSegment, _ row: PictureSegment) {
      let rect = PixelRect(
        x: column.range.lowerBound, y: row.range.lowerBound, width: column.range.count, height: row.range.count
      ).intersection(area)
      let coverage = column.coverage * row.coverage
      let upperPart = (upper?.opacity ?? 0) * coverage
      let upperWeight = Weight.of(upperPart)
      let lowerWeight = min(Weight.of(lower.opacity * coverage * (1 - upperPart)), Weight.full - upperWeight)
      guard !rect.isEmpty, lowerWeight > 0 || upperWeight > 0 else { return }
      let targetWeight = Weight.full - upperWeight - lowerWeight
      var paint = PicturePaint(
        lower: bitmap.base, lowerWeight: lowerWeight, blending: .alpha, width: bitmap.width, height: bitmap.height,
        columns: columns, rows: rows)
      if let upper {
        paint.upper = upper.bitmap.base
        paint.upperWeight = upperWeight
        if lowerWeight == 0 {
          paint.lower = upper.bitmap.base
          paint.lowerWeight = upperWeight
          paint.upper = nil
        }
      }
      guard bitmap.isOpaque else {
        append(.picture(paint), rect)
        return
      }
      if targetWeight == 0 {
        paint.blending = .replacing
      } else if paint.upper != nil, isBackground(rect) {
        paint.blending = .replacing
        paint.constant = constant(background, weight: targetWeight)
      } else {
        paint.blending = .over(targetWeight)
      }
      if case .replacing = paint.blending {
        append(.picture(paint), rect, hidden: rect)
      } else {
        append(.picture(paint), rect)
      }
    }
    func drawRow(_ row: PictureSegment) {
      drawSegment(across.0, row)
      drawSegment(across.1, row)
      drawSegment(across.2, row)
    }
    drawRow(down.0)
    drawRow(down.1)
    drawRow(down.2)
  }

  /// What a pixel of the target adds, as the kernels compute it.
  private func constant(_ pixel: UInt32, weight: UInt16) -> (UInt16, UInt16, UInt16, UInt16) {
    func part(_ shift: UInt32) -> UInt16 { Weight.product(UInt16((pixel >> shift) & 255) << 8, weight) }
    return (part(0), part(8), part(16), part(24))
  }

  private func turnedPicture(_ bitmap: Bitmap, in rect: Rect, map: Transform, opacity: Double, _ area: PixelRect) {
    let weight = Weight.of(opacity)
    guard weight > 0, !rect.isEmpty, let inverse = map.inverse else { return }
    let outline = coverage.patch(for: CoverageKey(shape: .rectangle(rect), map: map), visible: area, arena: &arena)
    let bounds = outline.bounds.intersection(area)
    guard !bounds.isEmpty else { return }
    let perUnit = Size(Double(bitmap.width) / rect.width, Double(bitmap.height) / rect.height).vector
    let grid = SampleGrid(inverse: inverse, unit: perUnit, origin: rect.origin.vector * perUnit)
    append(
      .turnedPicture(
        TurnedPicturePaint(
          source: bitmap.base, width: bitmap.width, height: bitmap.height, grid: grid, outline: outline, weight: weight)
      ),
      bounds)
  }
}
