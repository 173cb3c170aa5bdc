/// How near to its target, and how slow, a spring must be for good before it counts as at rest.
///
/// Both must hold: a spring that flies through its target is near it but not at rest. Distance and
/// speed are those of the component that is furthest or fastest.
public struct RestThreshold: Hashable, Sendable {
  /// The distance from the target, in the unit of the value.
  public var distance: Double

  /// The speed, in units of the value per second.
  public var speed: Double

  /// Makes a threshold from a distance and a speed.
  public init(distance: Double, speed: Double) {
    self.distance = distance
    self.speed = speed
  }

  /// For values that run from 0 to 1, such as opacity and scale: a quarter of a colour step of 255.
  public static let unit = RestThreshold(distance: 0.001, speed: 0.01)

  /// For values in points: a fiftieth of a pixel on a display with two pixels to a point.
  public static let points = RestThreshold(distance: 0.01, speed: 1)

  /// For angles in degrees: the rim of a circle of 500 points moves by less than a tenth of a point.
  public static let degrees = RestThreshold(distance: 0.01, speed: 1)

  /// A spring is never near enough: it is evaluated by its law for ever, and so is endless.
  public static let never = RestThreshold(distance: 0, speed: 0)
}
