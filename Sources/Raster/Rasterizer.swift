import Geometry
import Glibc
import Scene

/// Draws display lists.
public final class Rasterizer {
  private typealias Layer = [SIMD4<Float>]

  /// How many pixels the last frame wrote, counting each damaged rectangle once.
  public private(set) var pixelsTouched = 0

  /// Makes a rasterizer that shares a frame's work among a number of threads, the caller's included.
  public init(threads: Int = 1) {
    precondition(threads >= 1, "a rasterizer needs a thread")
  }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: what to draw.
  ///   - scale: pixels per point.
  ///   - target: where to.
  ///   - damage: the pixels to draw; the others stay as they are. Nil for all.
  ///   - pictures: the pictures that the list names.
  ///   - text: what its texts look like.
  public func render(
    _ list: DisplayList, scale: Double, into target: PixelBuffer, damage: [PixelRect]? = nil,
    pictures: any PictureSource, text: any TextSource
  ) {
    let count = target.width * target.height
    var layers = [Layer(repeating: Self.vector(list.background, 1), count: count)]
    var clips = [[Float]]()
    var ends: [(isGroup: Bool, opacity: Float)] = []
    for item in list.items {
      let map = item.transform.concatenating(.scale(scale))
      guard let inverse = map.inverse else { continue }
      let unit = Float(map.meanScale)
      let opacity = Float(min(max(item.opacity, 0), 1))
      func paint(_ bounds: Rect, _ source: (Point, Int, Int) -> SIMD4<Float>) {
        let area = PixelRect(covering: map.apply(bounds), scale: 1).intersection(target.bounds)
        for y in area.y..<area.maxY {
          for x in area.x..<area.maxX {
            let place = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
            var color = source(place, x, y) * opacity
            let index = y * target.width + x
            for clip in clips { color *= clip[index] }
            layers[layers.count - 1][index] = color + layers[layers.count - 1][index] * (1 - color.w)
          }
        }
      }
      func cover(_ distance: Double) -> Float { min(max(0.5 - Float(distance) * unit, 0), 1) }
      let margin = 1 / Double(unit)
      switch item.content {
      case .fill(let shape, let color):
        let ink = Self.vector(color, 1)
        paint(shape.bounds.insetBy(x: -margin, y: -margin)) { place, _, _ in
          ink * cover(Self.distance(place, shape))
        }
      case .stroke(let shape, let color, let width):
        let ink = Self.vector(color, 1)
        paint(shape.bounds.insetBy(x: -width - margin, y: -width - margin)) { place, _, _ in
          ink * cover(abs(Self.distance(place, shape)) - width / 2)
        }
      case .shadow(let rounded, let color, let sigma):
        let ink = Self.vector(color, 1)
        paint(rounded.rect.insetBy(x: -3 * sigma, y: -3 * sigma)) { place, _, _ in
          let distance = Self.distance(place, .roundedRectangle(rounded))
          return ink * Float(0.5 * erfc(distance / (max(sigma, 0.01) * 2.0.squareRoot())))
        }
      case .picture(let id, let rect):
        let size = rect.size * scale
        let bitmap = pictures.picture(id, pixelSize: size)
        let placeholder = Self.vector(pictures.placeholder(for: id), 1)
        paint(rect) { place, _, _ in
          guard let bitmap else { return placeholder }
          return Self.sample(
            bitmap, (place.x - rect.minX) / rect.width * Double(bitmap.width) - 0.5,
            (place.y - rect.minY) / rect.height * Double(bitmap.height) - 0.5)
        }
      case .text(let run, let box, let color):
        guard let image = text.image(for: run, scale: scale, phase: .zero) else { continue }
        let ink = Self.vector(color, 1)
        let margin = run.style.size
        paint(box.insetBy(x: -margin, y: -margin)) { place, _, _ in
          let x = Int(((place.x - box.minX) * scale).rounded(.down)) - image.left
          let y = Int(((place.y - box.minY) * scale).rounded(.down)) - image.top
          guard let mask = image.coverage, x >= 0, y >= 0, x < mask.width, y < mask.height else { return .zero }
          return ink * (Float(mask.base[y * mask.width + x]) / 255)
        }
      case .spotlight(let rect, let holes, let color):
        let ink = Self.vector(color, 1)
        paint(rect) { place, _, _ in
          list.holes[holes].reduce(ink * cover(Self.distance(place, .rectangle(rect)))) {
            $0 * (1 - cover(Self.distance(place, .roundedRectangle($1))))
          }
        }
      case .beginGroup:
        layers.append(Layer(repeating: .zero, count: count))
        ends.append((true, opacity))
      case .beginClip(let rounded):
        clips.append(
          (0..<count).map { index in
            let place = inverse.apply(
              Point(Double(index % target.width) + 0.5, Double(index / target.width) + 0.5))
            return cover(Self.distance(place, .roundedRectangle(rounded)))
          })
        ends.append((false, 1))
      case .end:
        guard let end = ends.popLast() else { continue }
        if end.isGroup {
          let top = layers.removeLast()
          for index in 0..<count {
            let color = top[index] * end.opacity
            layers[layers.count - 1][index] = color + layers[layers.count - 1][index] * (1 - color.w)
          }
        } else {
          clips.removeLast()
        }
      }
    }
    pixelsTouched = 0
    for area in damage ?? [target.bounds] {
      let area = area.intersection(target.bounds)
      pixelsTouched += area.area
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX {
          let color = layers[0][y * target.width + x].clamped(lowerBound: .zero, upperBound: .one) * 255
          let bytes = SIMD4<UInt32>(color.rounded(.toNearestOrAwayFromZero))
          target.base[y * target.stride + x] = 0xFF00_0000 | bytes.x << 16 | bytes.y << 8 | bytes.z
        }
      }
    }
  }

  private static func vector(_ color: Color, _ opacity: Double) -> SIMD4<Float> {
    let c = color.components.clamped(lowerBound: .zero, upperBound: .one)
    let alpha = c.w * opacity
    return SIMD4(Float(c.x * alpha), Float(c.y * alpha), Float(c.z * alpha), Float(alpha))
  }

  private static func sample(_ bitmap: Bitmap, _ x: Double, _ y: Double) -> SIMD4<Float> {
    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
      let p = bitmap.base[min(max(y, 0), bitmap.height - 1) * bitmap.width + min(max(x, 0), bitmap.width - 1)]
      return SIMD4(Float(p >> 16 & 255), Float(p >> 8 & 255), Float(p & 255), Float(p >> 24)) / 255
    }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (fx, fy) = (Float(x - left), Float(y - top))
    let (column, row) = (Int(left), Int(top))
    let upper = pixel(column, row) * (1 - fx) + pixel(column + 1, row) * fx
    let lower = pixel(column, row + 1) * (1 - fx) + pixel(column + 1, row + 1) * fx
    return upper * (1 - fy) + lower * fy
  }

  private static func distance(_ p: Point, _ shape: Shape) -> Double {
    switch shape {
    case .roundedRectangle(let rounded):
      let radius = rounded.effectiveRadius
      let q = Point(
        abs(p.x - rounded.rect.midX) - rounded.rect.width / 2 + radius,
        abs(p.y - rounded.rect.midY) - rounded.rect.height / 2 + radius)
      return Point(max(q.x, 0), max(q.y, 0)).length + min(max(q.x, q.y), 0) - radius
    case .ellipse(let rect):
      let radius = Point(max(rect.width, 1e-9) / 2, max(rect.height, 1e-9) / 2)
      let q = Point((p.x - rect.midX) / radius.x, (p.y - rect.midY) / radius.y)
      return (q.length - 1) * min(radius.x, radius.y)
    case .path(let path):
      return distance(p, path)
    }
  }

  private static func distance(_ p: Point, _ path: Path) -> Double {
    var (nearest, winding) = (Double.infinity, 0)
    var (pen, start) = (Point.zero, Point.zero)
    func line(to end: Point) {
      let along = end - pen
      let offset = p - pen
      let part = (offset.vector * along.vector).sum() / max((along.vector * along.vector).sum(), 1e-12)
      nearest = min(nearest, (offset - along * min(max(part, 0), 1)).length)
      let side = along.x * offset.y - along.y * offset.x
      if pen.y <= p.y, end.y > p.y, side > 0 { winding += 1 }
      if pen.y > p.y, end.y <= p.y, side < 0 { winding -= 1 }
      pen = end
    }
    for element in path.elements {
      switch element {
      case .move(let point): (pen, start) = (point, point)
      case .line(let point): line(to: point)
      case .curve(let a, let b, let end):
        let from = pen
        for step in 1...16 {
          let t = Double(step) / 16
          let u = 1 - t
          line(to: from * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + end * (t * t * t))
        }
      case .close: line(to: start)
      }
    }
    return winding == 0 ? nearest : -nearest
  }
}
