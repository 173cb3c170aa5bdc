import Geometry

/// One thing to draw, in drawing order, with everything that its look depends on.
public struct DisplayItem: Hashable, Sendable {
  /// What to draw, in local coordinates.
  public enum Content: Hashable, Sendable {
    /// An area in one colour.
    case fill(Shape, Color)
    /// An outline in one colour, centred on the edge of the shape; the width is in local points.
    ///
    /// Sharp corners of a rectangle stay sharp; paths have round joins and ends.
    case stroke(Shape, Color, width: Double)
    /// A soft shadow: a rounded rectangle blurred by a Gaussian with the given standard deviation in points.
    case shadow(RoundedRect, Color, sigma: Double)
    /// A picture stretched over a rectangle.
    case picture(PictureID, Rect)
    /// A text; the rectangle is its box as measured.
    case text(TextRun, Rect, Color)
    /// A dim over a rectangle that leaves holes free; the range is into the list's ``DisplayList/holes``.
    ///
    /// Holes may overlap: what lies in any of them stays free.
    case spotlight(Rect, holes: Range<Int>, Color)
    /// Everything up to the matching end is composed by itself and then drawn at the item's opacity.
    case beginGroup(bounds: Rect)
    /// Everything up to the matching end is cut to a rounded rectangle.
    case beginClip(RoundedRect)
    /// The end of the innermost group or clip.
    case end
  }

  /// What to draw.
  public var content: Content
  /// Where local coordinates go, in points of the surface.
  public var transform: Transform
  /// The opacity in 0...1, applied on top of the content's own alpha.
  public var opacity: Double
}
