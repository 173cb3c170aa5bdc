import Geometry
import Scene

/// A drawn phone around a screen: plain, of no maker.
public struct DeviceFrame: Hashable, Sendable {
  /// Lengths in points, and colours.
  fileprivate enum Look {
    static let bezel = 11.0
    /// The screen's corners, as a part of its shorter side: those of present phones.
    static let cornerPart = 0.115
    static let body = Color(rgb: 0x0B0B0F)
    static let edge = Color(rgb: 0x5A5A66)
    static let edgeWidth = 2.0
    static let shadow = Color(rgb: 0x000000, alpha: 0.45)
    static let shadowBlur = 12.0
    static let shadowDrop = 6.0
  }

  /// What shows around the phone.
  public static let background = Color(rgb: 0x1B1B24)

  /// How far the screen stands from the edges of the whole at least, in points: the margin and the phone's own edge.
  public let inset: Double
  private let hasShadow: Bool

  /// Makes a frame with so much room around the phone, in points.
  private init(margin: Double, hasShadow: Bool) {
    inset = margin + Look.bezel
    self.hasShadow = hasShadow
  }

  /// With room for a shadow, as pictures have it.
  public static let wide = DeviceFrame(margin: 28, hasShadow: true)
  /// With as little room as a phone needs in a window, where every point is one less for the screen.
  public static let narrow = DeviceFrame(margin: 14, hasShadow: false)

  /// Draws the phone around its screen, which is left dark.
  ///
  /// - Parameter screen: where the screen is, in points.
  /// - Returns: the screen with its corners.
  @discardableResult public func draw(around screen: Rect, into list: inout DisplayList) -> RoundedRect {
    let corner = Self.cornerRadius(of: screen.size)
    let body = RoundedRect(screen.insetBy(x: -Look.bezel, y: -Look.bezel), radius: corner + Look.bezel)
    if hasShadow {
      list.save()
      list.translate(x: 0, y: Look.shadowDrop)
      list.shadow(body, Look.shadow, sigma: Look.shadowBlur)
      list.restore()
    }
    list.fill(.roundedRectangle(body), Look.body)
    let edge = RoundedRect(
      body.rect.insetBy(x: Look.edgeWidth / 2, y: Look.edgeWidth / 2), radius: body.radius - Look.edgeWidth / 2)
    list.stroke(.roundedRectangle(edge), Look.edge, width: Look.edgeWidth)
    return RoundedRect(screen, radius: corner)
  }

  /// The radius of a screen's corners, in points.
  fileprivate static func cornerRadius(of screen: Size) -> Double {
    min(screen.width, screen.height) * Look.cornerPart
  }
}

/// The corners of a phone's screen: what of ``DeviceFrame/narrow`` lies over the stage.
///
/// Four small pieces, so that the screen between them is drawn as without a phone.
public struct DeviceCorners: StageOverlay {
  private typealias Look = DeviceFrame.Look

  /// Makes the corners of whatever screen they are drawn over.
  public init() {}

  /// Draws the four corners.
  public func draw(into list: inout DisplayList) {
    let radius = DeviceFrame.cornerRadius(of: list.size)
    let edge = Look.bezel - Look.edgeWidth / 2
    for corner in Corner.allCases {
      list.fill(.path(corner.path(of: list.size, standingOut: 0, radius: radius)), Look.body)
      list.fill(
        .path(corner.path(of: list.size, standingOut: Look.bezel, radius: radius + Look.bezel)), DeviceFrame.background)
      list.stroke(
        .path(corner.arc(of: list.size, standingOut: edge, radius: radius + edge)), Look.edge, width: Look.edgeWidth)
    }
  }

  private enum Corner: CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight

    private var isRight: Bool { self == .topRight || self == .bottomRight }
    private var isBottom: Bool { self == .bottomLeft || self == .bottomRight }

    /// The quarter circle of a rectangle that stands out around the screen.
    func arc(of size: Size, standingOut distance: Double, radius: Double) -> Path {
      path(of: size, standingOut: distance, radius: radius, isClosed: false)
    }

    /// What lies between that quarter circle and the rectangle's corner.
    func path(of size: Size, standingOut distance: Double, radius: Double, isClosed: Bool = true) -> Path {
      let corner = Point(
        isRight ? size.width + distance : -distance, isBottom ? size.height + distance : -distance)
      let across = Point(corner.x + (isRight ? -radius : radius), corner.y)
      let down = Point(corner.x, corner.y + (isBottom ? -radius : radius))
      var path = Path()
      path.move(to: across)
      path.addQuarterArc(from: across, to: down, corner: corner)
      if isClosed {
        path.addLine(to: corner)
        path.close()
      }
      return path
    }
  }
}
