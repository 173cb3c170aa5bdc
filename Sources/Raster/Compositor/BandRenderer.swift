import CPixelKernels

/// A command and the part of its rectangle that can be seen.
struct Piece {
  var command: Int
  var rect: PixelRect
}

/// Draws commands into a band of rows, on one thread.
struct BandRenderer {
  /// Pixels addressed by their place on the surface.
  struct Canvas {
    /// Where the pixel (0, 0) is or, for a layer, would be.
    var origin: UnsafeMutableRawPointer
    /// The distance between rows in pixels.
    var stride: Int

    /// Addresses memory whose first pixel is at a place.
    init(_ memory: UnsafeMutablePointer<UInt32>, stride: Int, x: Int = 0, y: Int = 0) {
      origin = UnsafeMutableRawPointer(memory) - (y * stride + x) * MemoryLayout<UInt32>.stride
      self.stride = stride
    }

    /// The pixel at a place, and those to its right.
    func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
      (origin + (y * stride + x) * MemoryLayout<UInt32>.stride).assumingMemoryBound(to: UInt32.self)
    }
  }

  /// The most groups and clips inside one another; the planner leaves out what is nested deeper.
  static let deepestNesting = 16

  let kernels: UnsafePointer<pk_kernels>
  let commands: UnsafeBufferPointer<Command>
  let pieces: UnsafeBufferPointer<Piece>
  let surface: Canvas

  /// Draws all pieces within an area.
  func draw(_ area: PixelRect, _ workspace: Workspace) {
    withUnsafeTemporaryAllocation(of: Canvas.self, capacity: Self.deepestNesting) { saved in
      var depth = 0
      var canvas = surface
      var free = workspace.layers
      for piece in pieces {
        let rect = piece.rect.intersection(area)
        if rect.isEmpty { continue }
        switch commands[piece.command].content {
        case .fill(let ink): fill(rect, ink.isOpaque ? ink : ink.covering(255), canvas)
        case .cover(let patch, let ink): cover(rect, patch, ink, canvas)
        case .shadow(let paint): shadow(rect, paint, canvas)
        case .picture(let paint): picture(rect, paint, canvas, workspace)
        case .turnedPicture(let paint): turnedPicture(rect, paint, canvas, workspace)
        case .pixels(let paint): pixels(rect, paint, canvas)
        case .beginLayer:
          saved[depth] = canvas
          depth += 1
          canvas = Canvas(free, stride: rect.width, x: rect.x, y: rect.y)
          free.update(repeating: 0, count: rect.area)
          free += rect.area
        case .endLayer(let weight):
          depth -= 1
          free -= rect.area
          for y in rect.y..<rect.maxY {
            kernels.pointee.blend_pixels(
              saved[depth].pixels(rect.x, y), rect.width, canvas.pixels(rect.x, y), weight)
          }
          canvas = saved[depth]
        case .beginClip(let patch):
          let kept = Canvas(free, stride: rect.width, x: rect.x, y: rect.y)
          free += rect.area
          forEachUncovered(rect, patch, workspace) { x, y, count, _ in
            kept.pixels(x, y).update(from: canvas.pixels(x, y), count: count)
          }
        case .endClip(let patch):
          free -= rect.area
          let kept = Canvas(free, stride: rect.width, x: rect.x, y: rect.y)
          forEachUncovered(rect, patch, workspace) { x, y, count, coverage in
            kernels.pointee.restore(canvas.pixels(x, y), count, kept.pixels(x, y), coverage)
          }
        }
      }
    }
  }

  private func fill(_ rect: PixelRect, _ ink: pk_ink, _ canvas: Canvas) {
    for y in rect.y..<rect.maxY { fillRow(canvas.pixels(rect.x, y), rect.width, ink) }
  }

  private func fillRow(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ ink: pk_ink) {
    if ink.isOpaque {
      kernels.pointee.fill(pixels, count, ink.pixel)
    } else if ink.weight > 0 {
      kernels.pointee.blend(pixels, count, ink)
    }
  }

  private func cover(_ rect: PixelRect, _ patch: CoveragePatch, _ ink: pk_ink, _ canvas: Canvas) {
    let columns = patch.columns
    let middle = columns.middleRange.clamped(to: rect.x..<rect.maxX)
    for y in rect.y..<rect.maxY {
      let row = patch.row(y)
      if middle.isEmpty {
        kernels.pointee.blend_mask(canvas.pixels(rect.x, y), rect.width, row + columns.storedIndex(rect.x), ink)
        continue
      }
      let left = middle.lowerBound - rect.x
      if left > 0 {
        kernels.pointee.blend_mask(canvas.pixels(rect.x, y), left, row + columns.storedIndex(rect.x), ink)
      }
      let coverage = row[columns.before]
      fillRow(
        canvas.pixels(middle.lowerBound, y), middle.count,
        coverage == 255 && ink.isOpaque ? ink : ink.covering(coverage))
      let right = rect.maxX - middle.upperBound
      if right > 0 {
        kernels.pointee.blend_mask(
          canvas.pixels(middle.upperBound, y), right, row + columns.storedIndex(middle.upperBound), ink)
      }
    }
  }

  private func shadow(_ rect: PixelRect, _ paint: ShadowPaint, _ canvas: Canvas) {
    let middle = (paint.middleStart..<paint.middleEnd).clamped(to: rect.x..<rect.maxX)
    for y in rect.y..<rect.maxY {
      let row = paint.rows[y - paint.bounds.y]
      if row.count == 0 { continue }
      func blend(from start: Int, to end: Int) {
        guard start < end else { return }
        kernels.pointee.blend_terms(
          canvas.pixels(start, y), end - start, row.columns, start - paint.bounds.x, row.parts, row.count, paint.ink)
      }
      blend(from: rect.x, to: middle.isEmpty ? rect.maxX : middle.lowerBound)
      if middle.isEmpty { continue }
      var ink = paint.ink
      ink.weight = row.middle
      fillRow(canvas.pixels(middle.lowerBound, y), middle.count, ink)
      blend(from: middle.upperBound, to: rect.maxX)
    }
  }

  private func pixels(_ rect: PixelRect, _ paint: PixelsPaint, _ canvas: Canvas) {
    for y in rect.y..<rect.maxY {
      let source = paint.source + (y - paint.y) * paint.stride + rect.x - paint.x
      kernels.pointee.blend_pixels(canvas.pixels(rect.x, y), rect.width, source, paint.weight)
    }
  }

  /// Calls a closure for each run of pixels that a coverage may not hold fully, with its coverage.
  private func forEachUncovered(
    _ rect: PixelRect, _ patch: CoveragePatch, _ workspace: Workspace,
    _ body: (Int, Int, Int, UnsafePointer<UInt8>) -> Void
  ) {
    let columns = patch.columns
    let middle = columns.middleRange.clamped(to: rect.x..<rect.maxX)
    for y in rect.y..<rect.maxY {
      let row = patch.row(y)
      if middle.isEmpty {
        body(rect.x, y, rect.width, row + columns.storedIndex(rect.x))
        continue
      }
      if middle.lowerBound > rect.x {
        body(rect.x, y, middle.lowerBound - rect.x, row + columns.storedIndex(rect.x))
      }
      let coverage = row[columns.before]
      if coverage < 255 {
        workspace.coverageRow.update(repeating: coverage, count: middle.count)
        body(middle.lowerBound, y, middle.count, workspace.coverageRow)
      }
      if middle.upperBound < rect.maxX {
        body(middle.upperBound, y, rect.maxX - middle.upperBound, row + columns.storedIndex(middle.upperBound))
      }
    }
  }
}
