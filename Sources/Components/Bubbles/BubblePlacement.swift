import Geometry

/// Where a bubble stands beside what it points at, and where its arrow ends.
///
/// A pure function of rectangles. The bubble stands on the side where it has most room to spare, slides along that side to
/// stay inside of the window, and its arrow stays on the straight part of its edge.
///
/// - Promises: the frame lies inside of the window. It covers the target only where no side has room even for a bubble of
///   the least height. Without an arrow there is an ``omission``.
/// - Stability: a bubble that is handed its last side stays there as long as that is no worse than another side.
/// - Edge cases: a target of no size counts as a point or a line. One that lies partly outside of the window counts as far as
///   it can be seen; wholly outside, as the nearest part of the window's edge. Numbers that are not finite count as no target.
public struct BubblePlacement: Hashable, Sendable {
  /// A side of a target.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Above. Where sides are equally good, the first in this order is chosen.
    case bottom, top, right, left

    /// Whether the bubble is above or below.
    public var isVertical: Bool { self == .top || self == .bottom }

    /// The side across.
    public var opposite: Side {
      switch self {
      case .top: .bottom
      case .bottom: .top
      case .left: .right
      case .right: .left
      }
    }
  }

  /// The side that is asked for.
  public enum Preference: Hashable, Sendable {
    /// Where there is most room.
    case automatic
    /// Above.
    case top
    /// Below.
    case bottom
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing

    func side(isRightToLeft: Bool) -> Side? {
      switch self {
      case .automatic: nil
      case .top: .top
      case .bottom: .bottom
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
    }
  }

  /// Where along its side a bubble stands.
  public enum Alignment: Hashable, Sendable {
    /// Begins where the target begins: at the side where reading starts, or at the top.
    case leading
    /// Has its middle where the target's middle is.
    case center
    /// Ends where the target ends.
    case trailing
  }

  /// Why there is no arrow.
  public enum Omission: String, Hashable, Sendable {
    /// There is nothing to point at.
    case noTarget = "no target"
    /// The target cannot be seen.
    case targetOutside = "the target is outside of the window"
    /// The bubble lies over its target.
    case coversTarget = "no side has room"
    /// The bubble's edge is shorter than the arrow.
    case bodyTooSmall = "the bubble is too small"
    /// The straight part of the bubble's edge does not reach the target.
    case outOfReach = "the target is too near to a corner"
  }

  /// Lengths in points, and what is asked for.
  public struct Rules: Hashable, Sendable {
    /// The side that is asked for; another one is taken where it has no room.
    public var preference = Preference.automatic
    /// Where along the side.
    public var alignment = Alignment.center
    /// The arrow.
    public var arrow = BubbleArrow()
    /// The radius of the body's corners.
    public var cornerRadius = 8.0
    /// Between the tip and the target.
    public var gap = 0.0
    /// Between the bubble and the edges of the window; less in a window that has no room for it.
    public var margin = 8.0
    /// How low a bubble may become, to scroll, before it would rather cover its target.
    public var minimumHeight = 96.0
    /// Whether reading starts at the right.
    public var isRightToLeft = false
    /// Whether something lies over the target, so that there is nothing to point at though it is inside of the window.
    public var isTargetHidden = false
    /// Whether it stays on the side that it has, whatever room there is: as a bubble does that goes away.
    public var keepsSide = false

    /// Makes the default rules.
    public init() {}
  }

  /// The room to spare, in points, that makes a bubble go back to the side that was asked for: less than this comes and goes
  /// as a target trembles.
  public static let hysteresis = 16.0

  /// The body, without the arrow.
  public let frame: Rect
  /// On which side of the target it stands; nothing without a target.
  public let side: Side?
  /// Where the arrow ends; nothing without an arrow.
  public let tip: Point?
  /// Why there is no arrow; nothing when there is one.
  public let omission: Omission?
  /// The radius of the corners: smaller than asked for where the edge is hardly longer than the arrow.
  public let cornerRadius: Double
  /// Whether the body is lower than asked for, so that what it says must scroll.
  public let isCompressed: Bool
  /// Whether the body lies over its target.
  public let coversTarget: Bool

  /// Finds a place.
  ///
  /// - Parameters:
  ///   - size: the body's size above and below a target.
  ///   - narrowSize: the body's size to the left and right of it; nil for the same.
  ///   - target: what it points at; nil for a place in the middle of the window.
  ///   - others: what it leaves uncovered besides, if a side allows that.
  ///   - window: the rectangle to stay in.
  ///   - rules: what is asked for.
  ///   - previous: the side of a moment ago, for stability.
  public init(
    of size: Size, beside narrowSize: Size? = nil, at target: Rect?, avoiding others: [Rect] = [], in window: Rect,
    rules: Rules = Rules(), previous: Side? = nil
  ) {
    let search = BubbleSearch(
      size: size, narrowSize: narrowSize ?? size, target: target, others: others, window: window, rules: rules)
    self = search.best(previous: previous)
  }

  init(
    frame: Rect, side: Side? = nil, tip: Point? = nil, omission: Omission? = nil, cornerRadius: Double,
    isCompressed: Bool, coversTarget: Bool = false
  ) {
    self.frame = frame
    self.side = side
    self.tip = tip
    self.omission = omission
    self.cornerRadius = cornerRadius
    self.isCompressed = isCompressed
    self.coversTarget = coversTarget
  }
}
