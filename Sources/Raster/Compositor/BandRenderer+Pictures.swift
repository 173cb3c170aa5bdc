import CPixelKernels

extension BandRenderer {
  /// Draws an upright picture: each source row is mixed and stretched along x once, and rows of the surface lie
  /// between two such rows.
  func picture(_ rect: PixelRect, _ paint: PicturePaint, _ canvas: Canvas, _ workspace: Workspace) {
    let first = rect.x - paint.columns.start
    let indices = paint.columns.indices + first
    let weights = paint.columns.weights + 4 * first
    // The columns that the first and the last pixel lie between; the source may end at the left one.
    let sourceStart = Int(indices[0])
    let sourceCount = min(Int(indices[rect.width - 1]) + 2, paint.width) - sourceStart
    var (upper, lower) = workspace.stretchedRows
    var (upperRow, lowerRow) = (-1, -1)

    func stretch(_ row: Int, into stretched: UnsafeMutablePointer<UInt16>) {
      let start = row * paint.width + sourceStart
      let wide = workspace.sourceRow + 4 * sourceStart
      if let second = paint.upper {
        withUnsafePointer(to: paint.constant) { constant in
          constant.withMemoryRebound(to: UInt16.self, capacity: 4) {
            kernels.pointee.mix(
              wide, sourceCount, paint.lower + start, paint.lowerWeight, second + start, paint.upperWeight, $0)
          }
        }
      } else {
        kernels.pointee.widen(wide, sourceCount, paint.lower + start, paint.lowerWeight)
      }
      kernels.pointee.interpolate_columns(stretched, rect.width, workspace.sourceRow, indices, weights)
    }

    for y in rect.y..<rect.maxY {
      let (row, weight) = paint.rows.place(y)
      let next = weight > 0 ? row + 1 : row
      if row != upperRow {
        if row == lowerRow {
          swap(&upper, &lower)
          (upperRow, lowerRow) = (lowerRow, upperRow)
        } else {
          stretch(row, into: upper)
          upperRow = row
        }
      }
      if next != row, next != lowerRow {
        stretch(next, into: lower)
        lowerRow = next
      }
      let below = next == row ? upper : lower
      let pixels = canvas.pixels(rect.x, y)
      switch paint.blending {
      case .replacing:
        kernels.pointee.interpolate_rows(pixels, rect.width, upper, below, weight)
      case .over(let targetWeight):
        kernels.pointee.interpolate_rows_over(pixels, rect.width, upper, below, weight, targetWeight)
      case .alpha:
        kernels.pointee.interpolate_rows_alpha(pixels, rect.width, upper, below, weight)
      }
    }
  }

  func turnedPicture(_ rect: PixelRect, _ paint: TurnedPicturePaint, _ canvas: Canvas, _ workspace: Workspace) {
    for y in rect.y..<rect.maxY {
      paint.grid.sampleRow(
        paint.source, width: paint.width, height: paint.height, x: rect.x, y: y, count: rect.width,
        into: workspace.pixelRow)
      let coverage = paint.outline.row(y) + paint.outline.columns.storedIndex(rect.x)
      kernels.pointee.blend_pixels_mask(
        canvas.pixels(rect.x, y), rect.width, workspace.pixelRow, coverage, paint.weight)
    }
  }
}
