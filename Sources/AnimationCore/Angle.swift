/// A plane angle.
///
/// Kept in degrees, so that a right angle is exact. Animates as the plain number: from 350 to 370
/// degrees is a turn of 20, and nothing wraps. For the shorter way round see ``HueInterpolation``.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees, 360 to a turn.
  public var degrees: Double

  /// The angle in radians, two pi to a turn.
  public var radians: Double { degrees * (.pi / 180) }

  /// Makes an angle from degrees.
  @inlinable public init(degrees: Double) { self.degrees = degrees }

  /// Makes an angle from radians.
  @inlinable public init(radians: Double) { self.init(degrees: radians * (180 / .pi)) }

  /// Makes an angle from degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Makes an angle from radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// No turn.
  public static let zero = Angle(degrees: 0)
}
