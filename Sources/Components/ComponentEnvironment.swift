import Geometry
import Scene

/// What components must know of the world around them.
public struct ComponentEnvironment: Sendable {
  /// Measures text.
  public var text: any TextMeasuring
  /// The natural size of each picture, in any unit: only the ratio of the sides counts.
  public var pictureSizes: [PictureID: Size]
  /// Whether large motion gives way to short cross-fades.
  public var reduceMotion: Bool
  /// Whether one reads from right to left, so that the way back lies to the right.
  public var isRightToLeft: Bool
  /// Whether text and signs stand out from their ground more than they do by themselves.
  public var increasesContrast: Bool

  /// Makes an environment.
  public init(
    text: any TextMeasuring, pictureSizes: [PictureID: Size] = [:], reduceMotion: Bool = false,
    isRightToLeft: Bool = false, increasesContrast: Bool = false
  ) {
    self.text = text
    self.pictureSizes = pictureSizes
    self.reduceMotion = reduceMotion
    self.isRightToLeft = isRightToLeft
    self.increasesContrast = increasesContrast
  }

  /// The rectangle that a picture takes to fill another one wholly, its middle on the other's middle.
  ///
  /// A picture of unknown size takes the rectangle itself.
  public func aspectFill(_ picture: PictureID, in rect: Rect) -> Rect {
    guard let natural = pictureSizes[picture], !natural.isEmpty, !rect.isEmpty else { return rect }
    let scale = max(rect.width / natural.width, rect.height / natural.height)
    return Rect(center: rect.center, size: natural * scale)
  }

  /// The largest rectangle of a picture's shape inside another one, its middle on the other's middle.
  ///
  /// A picture of unknown size takes the rectangle itself.
  public func aspectFit(_ picture: PictureID, in rect: Rect) -> Rect {
    guard let natural = pictureSizes[picture], !natural.isEmpty, !rect.isEmpty else { return rect }
    let scale = min(rect.width / natural.width, rect.height / natural.height)
    return Rect(center: rect.center, size: natural * scale)
  }
}
