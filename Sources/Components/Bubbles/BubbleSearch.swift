import Geometry

/// The search for a bubble's place: tries the four sides and takes the best.
struct BubbleSearch {
  typealias Side = BubblePlacement.Side

  /// How good a place is, the best first.
  private enum Quality: Int, Comparable {
    /// All of the bubble fits, and its arrow reaches the target.
    case pointing
    /// All of it fits, but the arrow does not reach.
    case fitting
    /// It fits when it is made lower.
    case compressed
    /// It lies over its target.
    case covering

    static func < (a: Quality, b: Quality) -> Bool { a.rawValue < b.rawValue }
  }

  private struct Attempt {
    var placement: BubblePlacement
    var side: Side
    var quality: Quality
    /// Whether it lies over something else that it had better leave uncovered.
    var coversOthers: Bool
    /// The room that is left when the bubble stands there, in points; negative when it lacks.
    var surplus: Double
    /// 0 for the side that is asked for, 1 for the one across, 2 for the others; 0 for all without a wish.
    var order: Int
  }

  /// Rounding errors of this size, in points, do not make a bubble change sides.
  private static let slack = 0.01
  /// How far beside the target, in points, an arrow may end and still point at it.
  private static let reach = 0.5

  private let size: Size
  private let narrowSize: Size
  private let target: Rect?
  private let others: [Rect]
  private let isTargetVisible: Bool
  private let bounds: Rect
  private let rules: BubblePlacement.Rules

  init(
    size: Size, narrowSize: Size, target: Rect?, others: [Rect] = [], window: Rect, rules: BubblePlacement.Rules
  ) {
    self.others = others
    let margin = max(0, min(rules.margin, window.width / 4, window.height / 4))
    bounds = window.insetBy(x: margin, y: margin)
    self.size = Self.limited(size, to: bounds.size)
    self.narrowSize = Self.limited(narrowSize, to: bounds.size)
    self.rules = rules
    guard let target, target.origin.isFinite, target.maximum.isFinite else {
      self.target = nil
      isTargetVisible = false
      return
    }
    let low = target.origin.clamped(to: window)
    let high = target.maximum.clamped(to: window)
    self.target = Rect(from: low, to: Point(max(low.x, high.x), max(low.y, high.y)))
    isTargetVisible =
      !rules.isTargetHidden
      && (target.minX < window.maxX && target.minY < window.maxY && target.maxX > window.minX
        && target.maxY > window.minY
        || target.isEmpty && window.contains(target.origin))
  }

  private static func limited(_ size: Size, to limit: Size) -> Size {
    Size(min(max(size.width, 0), limit.width), min(max(size.height, 0), limit.height))
  }

  func best(previous: Side?) -> BubblePlacement {
    guard let target else {
      return BubblePlacement(
        frame: Rect(center: bounds.center, size: size), omission: .noTarget, cornerRadius: rules.cornerRadius,
        isCompressed: false)
    }
    let wish = rules.preference.side(isRightToLeft: rules.isRightToLeft)
    var best: Attempt?
    var held: Attempt?
    for side in Side.allCases {
      let attempt = attempt(side, target, wish: wish)
      if best.map({ isBetter(attempt, $0) }) ?? true { best = attempt }
      if side == previous { held = attempt }
    }
    guard let best else { preconditionFailure("a rectangle has four sides") }
    if rules.keepsSide, let held { return held.placement }
    guard let held, held.quality <= best.quality, best.coversOthers || !held.coversOthers else { return best.placement }
    let isWishAgain = best.side == wish && best.surplus >= BubblePlacement.hysteresis
    return isWishAgain ? best.placement : held.placement
  }

  private func isBetter(_ a: Attempt, _ b: Attempt) -> Bool {
    if (a.quality == .covering) != (b.quality == .covering) { return b.quality == .covering }
    if a.coversOthers != b.coversOthers { return b.coversOthers }
    if a.quality != b.quality { return a.quality < b.quality }
    if a.order != b.order { return a.order < b.order }
    return a.surplus > b.surplus
  }

  // MARK: One side

  private func attempt(_ side: Side, _ target: Rect, wish: Side?) -> Attempt {
    var size = side.isVertical ? size : narrowSize
    let room = room(on: side, of: target)
    let surplus = room - (side.isVertical ? size.height : size.width)
    var quality = Quality.covering
    if surplus >= -Self.slack {
      quality = .fitting
    } else if side.isVertical, room >= min(rules.minimumHeight, size.height) {
      size.height = room
      quality = .compressed
    }
    let frame = frame(of: size, on: side, of: target, isCovering: quality == .covering)
    let (tip, omission) = quality == .covering ? (nil, .coversTarget) : arrow(of: frame, on: side, to: target)
    // A side that was asked for is worth more than an arrow.
    if quality == .fitting, tip != nil || side == wish { quality = .pointing }
    let radius = max(0, min(rules.cornerRadius, (edgeLength(of: frame, side) - rules.arrow.base) / 2))
    let placement = BubblePlacement(
      frame: frame, side: side, tip: tip, omission: omission, cornerRadius: tip == nil ? rules.cornerRadius : radius,
      isCompressed: quality == .compressed, coversTarget: frame.intersects(target))
    let order = wish.map { side == $0 ? 0 : side == $0.opposite ? 1 : 2 } ?? 0
    return Attempt(
      placement: placement, side: side, quality: quality, coversOthers: others.contains(where: frame.intersects),
      surplus: surplus, order: order)
  }

  /// The length that a body may have on a side, in points.
  private func room(on side: Side, of target: Rect) -> Double {
    let edge =
      switch side {
      case .top: target.minY - bounds.minY
      case .bottom: bounds.maxY - target.maxY
      case .left: target.minX - bounds.minX
      case .right: bounds.maxX - target.maxX
      }
    return edge - rules.gap - rules.arrow.length
  }

  private func frame(of size: Size, on side: Side, of target: Rect, isCovering: Bool) -> Rect {
    let distance = rules.gap + rules.arrow.length
    var origin: Point
    switch side {
    case .top: origin = Point(0, target.minY - distance - size.height)
    case .bottom: origin = Point(0, target.maxY + distance)
    case .left: origin = Point(target.minX - distance - size.width, 0)
    case .right: origin = Point(target.maxX + distance, 0)
    }
    if side.isVertical {
      let startsLeft = (rules.alignment == .leading) != rules.isRightToLeft
      let left =
        switch rules.alignment {
        case .center: target.midX - size.width / 2
        case .leading, .trailing: startsLeft ? target.minX : target.maxX - size.width
        }
      origin.x = min(max(left, bounds.minX), bounds.maxX - size.width)
    } else {
      let top =
        switch rules.alignment {
        case .leading: target.minY
        case .center: target.midY - size.height / 2
        case .trailing: target.maxY - size.height
        }
      origin.y = min(max(top, bounds.minY), bounds.maxY - size.height)
    }
    if isCovering {
      origin = origin.clamped(to: Rect(from: bounds.origin, to: bounds.maximum - Point(vector: size.vector)))
    }
    return Rect(origin: origin, size: size)
  }

  /// Where the arrow ends, or why there is none.
  private func arrow(of frame: Rect, on side: Side, to target: Rect) -> (Point?, BubblePlacement.Omission?) {
    guard isTargetVisible else { return (nil, .targetOutside) }
    let base = rules.arrow.base
    let length = edgeLength(of: frame, side)
    guard length >= base - Self.slack else { return (nil, .bodyTooSmall) }
    let radius = max(0, min(rules.cornerRadius, (length - base) / 2))
    let inset = radius + base / 2
    if side.isVertical {
      let x = min(max(target.midX, frame.minX + inset), frame.maxX - inset)
      guard x >= target.minX - Self.reach, x <= target.maxX + Self.reach else { return (nil, .outOfReach) }
      return (Point(x, side == .top ? target.minY - rules.gap : target.maxY + rules.gap), nil)
    }
    let y = min(max(target.midY, frame.minY + inset), frame.maxY - inset)
    guard y >= target.minY - Self.reach, y <= target.maxY + Self.reach else { return (nil, .outOfReach) }
    return (Point(side == .left ? target.minX - rules.gap : target.maxX + rules.gap, y), nil)
  }

  /// The length of the edge that bears the arrow.
  private func edgeLength(of frame: Rect, _ side: Side) -> Double { side.isVertical ? frame.width : frame.height }
}

extension Point {
  /// The nearest point of a rectangle; its trailing edges count too.
  fileprivate func clamped(to rect: Rect) -> Point {
    Point(vector: pointwiseMin(pointwiseMax(vector, rect.origin.vector), rect.maximum.vector))
  }
}
