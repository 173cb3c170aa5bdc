import Geometry

extension DisplayItem {
  /// How far glyphs may stick out of the box that was measured for a text, in font sizes.
  ///
  /// Accents, italics and emoji of a fallback font stay well within. What sticks out further is cut.
  private static let textOverhang = 0.5
  /// How far a shadow reaches beyond its shape, in standard deviations; what is cut there is 0.13 % of the ink.
  public static let shadowReach = 3.0

  /// An upright rectangle in points of the surface outside of which the item draws nothing.
  ///
  /// What encloses the item may cut it further; the end of a group or clip has none. A renderer cuts the item to the
  /// pixels that this rectangle touches, so that what two lists have in common can be told from rectangles alone.
  public var bounds: Rect {
    if case .end = content { .zero } else { transform.apply(localBounds) }
  }

  /// The same in local coordinates, before the transform.
  public var localBounds: Rect {
    switch content {
    case .fill(let shape, _): shape.bounds
    case .stroke(let shape, _, let width): shape.bounds.insetBy(x: -width / 2, y: -width / 2)
    case .shadow(let shape, _, let sigma):
      shape.rect.insetBy(x: -Self.shadowReach * sigma, y: -Self.shadowReach * sigma)
    case .picture(_, let rect): rect
    case .text(let run, let box, _):
      box.insetBy(x: -Self.textOverhang * run.style.size, y: -Self.textOverhang * run.style.size)
    case .spotlight(let rect, _, _): rect
    case .beginGroup(let bounds): bounds
    case .beginClip(let shape): shape.rect
    case .end: .zero
    }
  }
}

extension DisplayList {
  /// Whether an item and the one before it are pictures over the same place.
  ///
  /// A renderer may draw such two in one pass, which rounds differently; it must do so for these and no others,
  /// so that ``Damage`` knows.
  public func joinsPrevious(_ index: Int) -> Bool {
    guard index > 0, case .picture(_, let rect) = items[index].content,
      case .picture(_, rect) = items[index - 1].content
    else { return false }
    return items[index].transform == items[index - 1].transform
  }
}
