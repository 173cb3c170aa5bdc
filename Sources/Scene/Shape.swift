import Geometry

/// An area to fill or an outline to stroke.
public enum Shape: Hashable, Sendable {
  /// A rectangle with rounded corners; radius 0 for sharp ones.
  case roundedRectangle(RoundedRect)
  /// The largest ellipse inside a rectangle.
  case ellipse(Rect)
  /// Any outline, filled by the non-zero winding rule.
  case path(Path)

  /// A rectangle with sharp corners.
  @inlinable public static func rectangle(_ rect: Rect) -> Shape { .roundedRectangle(RoundedRect(rect, radius: 0)) }

  /// The smallest rectangle that holds the area.
  public var bounds: Rect {
    switch self {
    case .roundedRectangle(let rounded): rounded.rect
    case .ellipse(let rect): rect
    case .path(let path): path.bounds
    }
  }
}

/// The name of a picture: its path as the deck writes it.
public struct PictureID: Hashable, Sendable, CustomStringConvertible {
  /// The path.
  public let name: String

  /// Names a picture.
  public init(_ name: String) { self.name = name }

  /// The path.
  public var description: String { name }
}
