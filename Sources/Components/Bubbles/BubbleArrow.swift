/// The arrow of a bubble: the corner of a square that is turned by 45 degrees and stands out of the body (B1).
public struct BubbleArrow: Hashable, Sendable {
  /// How far the tip stands out of the body, in points.
  public var length: Double
  /// How long the arrow is where it leaves the body, in points.
  public var base: Double

  /// Makes an arrow; the defaults are those of the speech bubble article.
  public init(length: Double = BubbleArrow.squareLength, base: Double = BubbleArrow.squareSide) {
    self.length = length
    self.base = base
  }

  /// The side of the article's square, in points.
  public static let squareSide = 20.0
  /// The tip of the article's square: half of its diagonal, less the 4 points by which its middle lies inside of the body.
  public static let squareLength = squareSide * 0.5.squareRoot() - 4
}
