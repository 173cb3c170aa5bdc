import AnimationCore
import Geometry
import Scene

/// The dots that say which page is current; each is a button (W4).
///
/// The current dot is longer. As pages move, length and opacity move from one dot to the next, so that the
/// dots follow the finger. More dots than fit scroll so that the current one stays in sight.
public struct PageControl: Hashable, Sendable {
  /// Sizes in points.
  enum Metrics {
    /// The diameter of a dot: small, but round at one pixel to a point.
    static let diameter = 8.0
    /// How much longer the current dot is.
    static let stretch = 14.0
    /// From dot to dot.
    static let pitch = 18.0
    /// The height of the strip in which a dot can be tapped.
    static let touchHeight = 32.0
    /// The opacity of a dot that is not current: quiet, yet told from the ground at a glance.
    static let idleOpacity = 0.4
    /// Over how many dots the ends of a strip that scrolls fade out.
    static let fadeLength = 2.0
  }

  /// How many dots there are.
  public let pageCount: Int
  /// The middle of the strip.
  public let center: Point
  /// The longest that the strip may be, in points.
  public let maximumWidth: Double
  /// Whether the first dot is the one on the right.
  public let isRightToLeft: Bool

  /// Makes a strip of dots about a point.
  public init(pageCount: Int, center: Point, maximumWidth: Double, isRightToLeft: Bool = false) {
    self.pageCount = pageCount
    self.center = center
    self.maximumWidth = maximumWidth
    self.isRightToLeft = isRightToLeft
  }

  /// How many dots fit.
  private var visibleCount: Int {
    let fitting = Int(max(0, (maximumWidth - Metrics.stretch) / Metrics.pitch))
    return max(1, min(pageCount, fitting))
  }

  /// The index, with a fraction, of the dot in the middle of the strip.
  private func middle(for blend: PageBlend) -> Double {
    guard pageCount > visibleCount else { return Double(pageCount - 1) / 2 }
    let half = Double(visibleCount - 1) / 2
    let position = Double(blend.lower).interpolated(to: Double(blend.upper ?? blend.lower), by: blend.fraction)
    return min(max(position, half), Double(pageCount - 1) - half)
  }

  /// Where a dot is drawn.
  public func frame(ofDot index: Int, blend: PageBlend) -> Rect {
    let length = Metrics.diameter + Metrics.stretch * blend.weight(of: index)
    // The stretch of the dots to the left pushes a dot to the right; all stretches add up to one.
    var pushed = -Metrics.stretch / 2 + Metrics.stretch * blend.weight(of: index) / 2
    if blend.lower < index { pushed += Metrics.stretch * blend.weight(of: blend.lower) }
    if let upper = blend.upper, upper < index { pushed += Metrics.stretch * blend.fraction }
    let shift = (Double(index) - middle(for: blend)) * Metrics.pitch + pushed
    return Rect(
      center: Point(center.x + (isRightToLeft ? -shift : shift), center.y), size: Size(length, Metrics.diameter))
  }

  /// How strongly a dot is drawn, in 0...1.
  public func opacity(ofDot index: Int, blend: PageBlend) -> Double {
    let base = Metrics.idleOpacity.interpolated(to: 1, by: blend.weight(of: index))
    guard pageCount > visibleCount else { return base }
    let half = Double(visibleCount - 1) / 2
    let middle = middle(for: blend)
    let distance = Double(index) - middle
    // An end fades as far as dots are hidden behind it: the first and the last page have their whole dot.
    let hidden = distance < 0 ? middle - half : Double(pageCount - 1) - half - middle
    let fade = min(hidden, Metrics.fadeLength)
    let outside = abs(distance) - (half - fade)
    return base * min(max(1 - outside / (fade + 1), 0), 1)
  }

  /// The dots that can be seen.
  public func visibleDots(blend: PageBlend) -> ClosedRange<Int> {
    let half = Double(visibleCount) / 2
    let middle = middle(for: blend)
    let low = max(0, Int((middle - half).rounded(.down)))
    let high = min(pageCount - 1, Int((middle + half).rounded(.up)))
    return low...max(low, high)
  }

  /// The dot that a tap means, or nothing outside of the strip.
  public func dot(at point: Point, blend: PageBlend) -> Int? {
    guard abs(point.y - center.y) <= Metrics.touchHeight / 2 else { return nil }
    return visibleDots(blend: blend).first { index in
      guard opacity(ofDot: index, blend: blend) > 0 else { return false }
      let frame = frame(ofDot: index, blend: blend)
      let margin = (Metrics.pitch - Metrics.diameter) / 2
      return point.x >= frame.minX - margin && point.x < frame.maxX + margin
    }
  }

  /// Where a dot can be tapped.
  public func touchFrame(ofDot index: Int, blend: PageBlend) -> Rect {
    let frame = frame(ofDot: index, blend: blend)
    return frame.insetBy(
      x: -(Metrics.pitch - Metrics.diameter) / 2, y: -(Metrics.touchHeight - Metrics.diameter) / 2)
  }

  /// Draws the dots.
  public func draw(into list: inout DisplayList, blend: PageBlend, color: Color) {
    for index in visibleDots(blend: blend) {
      let opacity = opacity(ofDot: index, blend: blend)
      guard opacity > 0 else { continue }
      let frame = frame(ofDot: index, blend: blend)
      list.fill(
        .roundedRectangle(RoundedRect(frame, radius: Metrics.diameter / 2)), color.opacity(opacity))
    }
  }
}
