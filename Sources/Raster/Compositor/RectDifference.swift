/// What is left of a rectangle after others were taken away; keeps its storage.
struct RectDifference {
  /// The rectangles that are left; they do not overlap.
  private(set) var parts: [PixelRect] = []
  private var remaining: [PixelRect] = []

  /// Starts over with one rectangle.
  mutating func reset(to rect: PixelRect) {
    parts.removeAll(keepingCapacity: true)
    if !rect.isEmpty { parts.append(rect) }
  }

  /// Takes a rectangle away, unless more parts than a limit would be left.
  mutating func subtract(_ other: PixelRect, limit: Int = .max) {
    remaining.removeAll(keepingCapacity: true)
    for part in parts { part.subtract(other) { remaining.append($0) } }
    if remaining.count <= limit { swap(&parts, &remaining) }
  }
}

extension PixelRect {
  /// Calls a closure with the up to four rectangles that are left without another one: above and below in full
  /// width, then left and right.
  fileprivate func subtract(_ other: PixelRect, _ body: (PixelRect) -> Void) {
    let common = intersection(other)
    if common.isEmpty {
      body(self)
      return
    }
    func rest(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      if width > 0, height > 0 { body(PixelRect(x: x, y: y, width: width, height: height)) }
    }
    rest(x, y, width, common.y - y)
    rest(x, common.maxY, width, maxY - common.maxY)
    rest(x, common.y, common.x - x, common.height)
    rest(common.maxX, common.y, maxX - common.maxX, common.height)
  }
}
