import CPixelKernels
import Geometry
import Scene

extension FramePlanner {
  /// Draws a shape in one colour.
  func cover(_ key: CoverageKey, _ ink: pk_ink, _ area: PixelRect) {
    let patch = coverage.patch(for: key, visible: area, arena: &arena)
    let rect = patch.bounds.intersection(area)
    guard !rect.isEmpty else { return }
    let covered = patch.covered
    if covered.columns.contains(rect) || covered.rows.contains(rect) {
      append(.fill(ink), rect, hidden: ink.isOpaque ? rect : .nothing)
    } else if ink.isOpaque {
      append(.cover(patch, ink), rect, hidden: covered.columns, covered.rows)
    } else {
      append(.cover(patch, ink), rect)
    }
  }

  /// Draws a soft shadow.
  func shadow(_ shape: RoundedRect, sigma: Double, map: Transform, _ ink: pk_ink, _ area: PixelRect) {
    guard sigma > 0 else {
      cover(CoverageKey(shape: .roundedRectangle(shape), map: map), ink, area)
      return
    }
    if map.isScaleAndTranslation {
      let geometry = ShadowGeometry(shape, sigma: sigma, map: map)
      append(.shadow(geometry.paint(ink: ink, bounds: area, arena: &arena)), area)
    } else if let inverse = map.inverse {
      turnedShadow(shape, sigma: sigma, scale: map.meanScale, inverse: inverse, ink, area)
    }
  }

  /// Draws a shadow under a map that turns or skews it: made upright first, then sampled.
  private func turnedShadow(
    _ shape: RoundedRect, sigma: Double, scale: Double, inverse: Transform, _ ink: pk_ink, _ area: PixelRect
  ) {
    let reach = DisplayItem.shadowReach * sigma
    let local = shape.rect.insetBy(x: -reach, y: -reach)
    // A blur hides that a large shadow is made from fewer pixels.
    var scale = scale
    while PixelRect(covering: local, scale: scale).area > CoverageCache.patchLimit { scale /= 2 }
    let bounds = PixelRect(covering: local, scale: scale)
    let geometry = ShadowGeometry(shape, sigma: sigma, map: .scale(scale))
    let all = pk_ink(channels: (0, 0, 0, 0), weight: Weight.full)
    let upright = arena.allocate(UInt8.self, count: bounds.area)
    geometry.paint(ink: all, bounds: bounds, arena: &arena).write(into: upright)
    let grid = SampleGrid(
      inverse: inverse, unit: SIMD2(scale, scale), origin: SIMD2(Double(bounds.x), Double(bounds.y)))
    let bytes = arena.allocate(UInt8.self, count: area.area)
    grid.sample(upright, width: bounds.width, height: bounds.height, area: area, into: bytes)
    append(.cover(CoveragePatch(bytes, area: area), ink), area)
  }

  // MARK: Spotlights

  /// Dims a rectangle but for holes; one without a finite place is none.
  func spotlight(_ rect: Rect, holes: ArraySlice<RoundedRect>, map: Transform, _ ink: pk_ink, _ area: PixelRect) {
    func isNear(_ hole: RoundedRect) -> Bool { hole.rect.isNear(1) && map.apply(hole.rect).isNear(1) }
    let holes = holes.allSatisfy(isNear) ? holes : holes.filter(isNear)[...]
    // The clip costs nothing where the rectangle's edges lie between pixels, as those of a whole surface do.
    beginClip(CoverageKey(shape: .rectangle(rect), map: map), area)
    defer { end() }
    if holesOverlap(holes, map) {
      let around = holes.reduce(PixelRect.nothing) { $0.union(Self.bounds(ofHole: $1, map)) }.intersection(bounds)
      difference.reset(to: bounds)
      difference.subtract(around)
      if !around.isEmpty { append(.cover(product(of: holes, map, area: around), ink), around) }
    } else {
      difference.reset(to: bounds)
      for hole in holes {
        let patch = coverage.patch(for: Self.key(ofHole: hole, map), visible: bounds, arena: &arena)
        let rect = patch.bounds.intersection(bounds)
        difference.subtract(rect)
        if !rect.isEmpty { append(.cover(patch, ink), rect) }
      }
    }
    for part in difference.parts { append(.fill(ink), part, hidden: ink.isOpaque ? part : .nothing) }
  }

  private func holesOverlap(_ holes: ArraySlice<RoundedRect>, _ map: Transform) -> Bool {
    for index in holes.indices {
      let bounds = Self.bounds(ofHole: holes[index], map)
      for other in holes[..<index] where bounds.intersects(Self.bounds(ofHole: other, map)) { return true }
    }
    return false
  }

  /// All pixels that a hole may touch, whatever part of the surface is drawn.
  private static func bounds(ofHole hole: RoundedRect, _ map: Transform) -> PixelRect {
    PixelRect(covering: map.apply(hole.rect).insetBy(x: -1, y: -1), scale: 1)
  }

  private static func key(ofHole hole: RoundedRect, _ map: Transform) -> CoverageKey {
    CoverageKey(shape: .roundedRectangle(hole), isInverted: true, map: map)
  }

  /// What all holes leave: where several cover a part of a pixel, they are taken to do so independently of one
  /// another.
  private func product(of holes: ArraySlice<RoundedRect>, _ map: Transform, area: PixelRect) -> CoveragePatch {
    let bytes = arena.allocate(UInt8.self, count: area.area)
    bytes.update(repeating: 255, count: area.area)
    for hole in holes {
      let patch = coverage.patch(for: Self.key(ofHole: hole, map), visible: area, arena: &arena)
      let rect = patch.bounds.intersection(area)
      for y in rect.y..<rect.maxY {
        let row = patch.row(y)
        let out = bytes + (y - area.y) * area.width - area.x
        for x in rect.x..<rect.maxX {
          out[x] = UInt8((UInt32(out[x]) * UInt32(row[patch.columns.storedIndex(x)]) + 127) / 255)
        }
      }
    }
    return CoveragePatch(bytes, area: area)
  }
}
