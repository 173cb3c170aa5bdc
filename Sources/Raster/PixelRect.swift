import Geometry

/// A rectangle of whole pixels.
///
/// - Edges: the leading edges belong to the rectangle, the trailing ones do not.
public struct PixelRect: Hashable, Sendable, BitwiseCopyable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The number of columns, 0 when empty.
  public var width: Int
  /// The number of rows, 0 when empty.
  public var height: Int

  /// Makes a rectangle; negative lengths count as 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The smallest rectangle of whole pixels that holds a rectangle in points, cut to ±2^24 pixels.
  public init(covering rect: Rect, scale: Double) {
    func pixel(_ edge: Double, _ rule: FloatingPointRoundingRule) -> Int {
      let limited = min(max((edge * scale).rounded(rule), -Self.limit), Self.limit)
      return limited.isNaN ? 0 : Int(limited)
    }
    let (left, top) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
    self.init(x: left, y: top, width: pixel(rect.maxX, .up) - left, height: pixel(rect.maxY, .up) - top)
  }

  /// Far outside of every surface, and small enough that sums and products stay exact.
  private static let limit = 16_777_216.0

  /// The first column to the right.
  public var maxX: Int { x + width }
  /// The first row below.
  public var maxY: Int { y + height }
  /// Whether there are no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels.
  public var area: Int { width * height }

  /// The rectangle, moved.
  public func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The common part of two rectangles; without one, an empty rectangle.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Whether two rectangles share pixels.
  public func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  /// Whether another rectangle lies wholly inside.
  public func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
