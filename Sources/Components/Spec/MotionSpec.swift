import AnimationCore
import Geometry

/// One animation of a component, as those who build the real app have to know it.
public struct MotionSpec: Hashable, Sendable {
  /// A value that a property starts from or comes to.
  public enum Value: Hashable, Sendable {
    /// A scale, an opacity, a part.
    case number(Double)
    /// A length in points.
    case points(Double)
    /// A colour.
    case color(Color)
    /// What no number says, such as "where it is".
    case words(String)
  }

  /// What moves the property.
  public enum Driver: Hashable, Sendable {
    /// Time, by an animation.
    case animation(Animation)
    /// The finger, without a time of its own.
    case finger
    /// Something else that is in this table, in words.
    case words(String)
  }

  /// What moves, such as "card favourites".
  public var subject: String
  /// Which of its properties.
  public var property: String
  /// Where the property starts.
  public var from: Value
  /// Where it comes to.
  public var to: Value
  /// What moves it.
  public var driver: Driver
  /// What sets it off.
  public var trigger: String
  /// What happens instead where less motion is asked for.
  public var reduced: Reduction

  /// What happens where less motion is asked for.
  public enum Reduction: Hashable, Sendable {
    /// The same: it is small, or says something that nothing else says.
    case same
    /// Nothing moves.
    case none
    /// A cross-fade, or another short animation.
    case instead(Animation)
  }

  /// Describes an animation.
  public init(
    _ subject: String, _ property: String, from: Value, to: Value, _ driver: Driver, when trigger: String,
    reduced: Reduction = .same
  ) {
    self.subject = subject
    self.property = property
    self.from = from
    self.to = to
    self.driver = driver
    self.trigger = trigger
    self.reduced = reduced
  }
}

extension MotionSpec.Value {
  /// Where the property is when the motion begins.
  static let present = Self.words("where it is")
  /// Where the property is when nothing moves.
  static let rest = Self.words("its place")
}
